"""A scene as text, for players who only read and write: assistants and language agents.

It says what the scene says, in the reader's language; only a few connecting words are English.
"""

from __future__ import annotations

from foxden.scene import Filled, OwnScene, Say, Scene, Sheet, Stage, Zone

MOST_CHOICES = 500
"""Most choices listed at once."""


def tell_position(stage: Stage, scene: Scene, own: OwnScene | None, say: Say) -> str:
    """Everything a seat is shown, line by line; without `own`, what everyone is shown."""
    lines = [scene.summary or scene.status]
    if own is not None:
        lines += [own.summary, *tell_roles(stage, own, say)]
    lines += tell_zones(stage, [*scene.zones, *(own.zones if own else [])], say)
    for sheet in (scene.sheet, own.sheet if own else None):
        lines += tell_sheet(sheet, say) if sheet else []
    if own is not None and own.tip:
        lines.append(own.tip)
    return "\n".join(line for line in lines if line)


def tell_roles(stage: Stage, own: OwnScene, say: Say) -> list[str]:
    roles = [role for role in stage.roles if role.piece in own.mine]
    return [say("list-labelled", label=role.name, text=f"{role.ability} {role.goal}".strip()) for role in roles]


def tell_zones(stage: Stage, filled: list[Filled], say: Say) -> list[str]:
    zones = {zone.id: zone for zone in stage.zones}
    return [tell_zone(zones[each.zone], each, say) for each in filled if each.zone in zones and each.pieces]


def tell_zone(zone: Zone, filled: Filled, say: Say) -> str:
    """The pieces of a zone and their places, grouped by kind."""
    places = {space.id: space.label for space in zone.spaces}
    by_label: dict[str, list[str]] = {}
    for piece in filled.pieces:
        by_label.setdefault(piece.label, []).append(places.get(piece.on, ""))
    told = [f"{label} ({', '.join(on)})" if (on := [each for each in all_on if each]) else label
            for label, all_on in by_label.items()]  # fmt: skip
    return say("list-labelled", label=zone.label, text=f"{'; '.join(told)}.")


def tell_sheet(sheet: Sheet, say: Say) -> list[str]:
    head = say("list-labelled", label=sheet.label, text=", ".join(column.label for column in sheet.columns))
    rows = [
        say("list-labelled", label=row.label, text=", ".join(cell.text for cell in row.cells)) for row in sheet.rows
    ]
    return [head, *(f"  {row}" for row in rows)]


def tell_choices(own: OwnScene) -> str:
    """Every legal move: what to write, and what it means."""
    lines = [f"{choice.move} = {choice.label}" for choice in own.choices[:MOST_CHOICES]]
    if len(own.choices) > MOST_CHOICES:
        lines.append(f"… and {len(own.choices) - MOST_CHOICES} more")
    number = own.number
    if number is not None:
        lines.append(f"any whole number from {number.least} to {number.most}")
        if number.toggle is not None:
            lines.append(f"any of these followed by {number.toggle.text} = {number.toggle.label}")
        if number.written is not None:
            lines.append(f"(written so far: {number.written})")
    return "\n".join(lines)
