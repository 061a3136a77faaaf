"""A view of Fox on the Run as text."""

from __future__ import annotations

from foxden.games.foxrun.view import FoxRunOwn, FoxRunShared, FoxRunView

ARROW_SIGNS = {
    "u": "↑", "r": "→", "d": "↓", "l": "←",
    "ur": "↑→", "rd": "→↓", "dl": "↓←", "ul": "←↑", "ud": "↑↓", "rl": "←→",
    "urd": "↑→↓", "rdl": "→↓←", "udl": "↓←↑", "url": "←↑→", "urdl": "↑→↓←",
}  # fmt: skip


def draw(view: FoxRunView) -> str:
    shared, own = view.shared, view.own
    return "\n".join([headline(shared, own), *draw_board(shared), footline(shared)])


def headline(shared: FoxRunShared, own: FoxRunOwn | None) -> str:
    if shared.ended_by:
        return f"turn {shared.turn}: over, by {shared.ended_by}"
    mine = f"; you are {' and '.join(own.characters)}" if own else ""
    return f"turn {shared.turn}: {shared.character}, {shared.phase}{mine}"


def draw_board(shared: FoxRunShared) -> list[str]:
    rows = [
        f"{row}  " + " ".join(draw_space(shared, f"{column}{row}") for column in "abcde") for row in range(5, 0, -1)
    ]
    return [*(row.rstrip() for row in rows), "   a    b    c    d    e"]


def draw_space(shared: FoxRunShared, space: str) -> str:
    """Who stands there, by initials, and the tile: its arrows, # a start tile, a dot one that is face down."""
    pawns = "".join(name[0].upper() for name, at in shared.pawns.items() if at == space)
    tile = shared.tiles[space]
    sign = "·" if tile is None else "#" if tile == "start" else ARROW_SIGNS[tile]
    return f"{pawns + sign:<4}"


def footline(shared: FoxRunShared) -> str:
    guard = "Zev guards Scarlett" if shared.guarded else "Scarlett is unguarded"
    return f"face down: {shared.face_down}; quiet turns: {shared.quiet}; {guard}"
