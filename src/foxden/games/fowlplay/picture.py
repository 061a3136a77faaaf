"""A view of Fowl Play! as text: the farmyard hex by hex, who has what, and the score sheet."""

from __future__ import annotations

from foxden.games.fowlplay.board import CENTRE, DEN, PLACES, RADIUS
from foxden.games.fowlplay.names import COLOURS, FEATURES, SHAPES, TYPES
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared, FowlPlayView, Place
from foxden.games.fowlplay.words import name_hex

SIGNS = dict(zip((*TYPES, *COLOURS, *SHAPES), "cdgtkbwohs", strict=True))
"""A bird is drawn as three letters: type, colour (k is black), shape (o is a circle)."""
DEN_PLACES = {PLACES[CENTRE], *(PLACES[space] for space in DEN)}
LEGEND = (
    "c chicken  d duck  g goose  t turkey | k black  b brown  w white | o circle  h hexagon  s square",
    "(.) tunnel entrance  - den  BLA BRO ORA WHI foxes | the hex at each end of a row is named beside it",
)


def draw(view: FowlPlayView) -> str:
    shared, own = view.shared, view.own
    lines = [headline(shared), "", *draw_yard(shared), "", *LEGEND, *number_birds(shared), ""]
    lines += draw_players(shared, own)
    if own:
        lines += draw_own(shared, own)
    return "\n".join(line.rstrip() for line in [*lines, footline(shared), *draw_sheet(shared)])


def headline(shared: FowlPlayShared) -> str:
    if shared.phase == "over":
        return f"round {shared.round}: over"
    names = " and ".join(f"player {seat + 1}" for seat in shared.acting) or "chance"
    steps = f", {shared.steps_left} steps left" if shared.steps_left else ""
    return f"round {shared.round}, {shared.phase}: waiting for {names}{steps}"


# --- the farmyard ---------------------------------------------------------------------------------------


def draw_yard(shared: FowlPlayShared) -> list[str]:
    """Each line is a row of hexes, shifted by half a hex against its neighbours."""
    signs = find_signs(shared)
    return [draw_row(signs, r) for r in range(-RADIUS, RADIUS + 1)]


def draw_row(signs: dict[Place, str], r: int) -> str:
    row = [place for place in PLACES if place[1] == r]
    cells = " ".join(f"{signs[place]:^3}" for place in row)
    return f"{' ' * 2 * abs(r)}{name_hex(row[0]):>5}  {cells}  {name_hex(row[-1])}"


def find_signs(shared: FowlPlayShared) -> dict[Place, str]:
    signs = dict.fromkeys(PLACES, ".") | dict.fromkeys(DEN_PLACES, "-") | dict.fromkeys(shared.tunnels, "(.)")
    birds = {place: sign_bird(shared.cards[int(bird) - 1]) for bird, place in shared.birds.items()}
    return signs | birds | {fox.at: fox.colour[:3].upper() for fox in shared.foxes if fox}


def sign_bird(card: str) -> str:
    return "".join(SIGNS[word] for word in card.split())


def number_birds(shared: FowlPlayShared) -> list[str]:
    """The birds in the yard by their numbers, as used in moves, a dozen per line."""
    names = [f"{bird} {sign_bird(shared.cards[int(bird) - 1])}" for bird in shared.birds]
    return ["  ".join(names[start : start + 12]) for start in range(0, len(names), 12)]


# --- people and cards -----------------------------------------------------------------------------------


def name_cards(shared: FowlPlayShared, numbers: list[int]) -> str:
    return ", ".join(f"{number} {shared.cards[number - 1]}" for number in numbers) or "nothing"


def draw_players(shared: FowlPlayShared, own: FowlPlayOwn | None) -> list[str]:
    return [draw_player(shared, seat, own is not None and own.seat == seat) for seat in range(len(shared.foxes))]


def draw_player(shared: FowlPlayShared, seat: int, you: bool) -> str:
    fox = shared.foxes[seat]
    words = [f"{fox.colour} fox at {name_hex(fox.at)}" if fox else "no fox yet"]
    if shared.played:
        words.append(f"played {name_cards(shared, [shared.played[seat]])}")
    elif seat in shared.ready:
        words.append("has chosen")
    words.append(f"caught {name_cards(shared, shared.caught[seat])}")
    if shared.secrets:
        words.append(f"target {name_cards(shared, [shared.secrets.targets[seat]])}")
    return f"player {seat + 1}{' (you)' if you else ''}: {'; '.join(words)}"


def draw_own(shared: FowlPlayShared, own: FowlPlayOwn) -> list[str]:
    lines = [f"your hand: {name_cards(shared, own.hand)}"]
    if own.chosen:
        lines.append(f"your card, face down: {name_cards(shared, [own.chosen])}")
    if own.target and not shared.secrets:
        lines.append(f"your target: {name_cards(shared, [own.target])}; your score now: {own.column.total}")
    return lines


def footline(shared: FowlPlayShared) -> str:
    turned = f"turn cards: {shared.turn_cards_turned} of {shared.turn_cards}"
    return f"birds: {shared.birds_left}; {turned}; deck: {shared.deck}; discards: {len(shared.discards)}"


# --- the score sheet ------------------------------------------------------------------------------------


def draw_sheet(shared: FowlPlayShared) -> list[str]:
    """As the rulebook prints it, once the targets are known."""
    survivors = [column.survivors for column in shared.sheet if column.survivors]
    if not survivors:
        return []
    majorities = list(shared.sheet[0].majorities)
    return [
        "",
        f"{'':<18}" + "".join(f"player {seat + 1}".rjust(10) for seat in range(len(shared.sheet))),
        *(draw_line(f"most {name}", [column.majorities[name] for column in shared.sheet]) for name in majorities),
        draw_line("sets", [column.sets for column in shared.sheet]),
        draw_line("caught", [column.subtotal for column in shared.sheet], rule="="),
        *(draw_line(f"alive {name}", [part.features[name] for part in survivors]) for name in FEATURES),
        draw_line("target alive", [part.target for part in survivors]),
        draw_line("survivors", [part.subtotal for part in survivors], rule="="),
        draw_line("total", [column.total for column in shared.sheet], rule="="),
    ]


def draw_line(name: str, points: list[int], rule: str = " ") -> str:
    """Zeroes are left blank, except in sums."""
    return f"{rule} {name:<16}" + "".join(f"{number or ('0' if rule == '=' else '')!s:>10}" for number in points)
