"""What a viewer is allowed to know: everything."""

from __future__ import annotations

import msgspec

from foxden.game import Result, View

from .notation import NAMES
from .rules import SIZE, FoxAndHounds

SIDES = ("fox", "hounds")
"""By seat."""


class Shared(msgspec.Struct, frozen=True):
    turn: int
    acting: list[int]
    fox: str
    hounds: list[str]
    winner: str | None


class Own(msgspec.Struct, frozen=True):
    seat: int


HoundsView = View[Shared, Own]


def look_shared(state: FoxAndHounds) -> Shared:
    winner = state.winner()
    return Shared(
        turn=state.turn + 1,
        acting=[] if winner is not None else [state.turn % 2],
        fox=NAMES[state.fox],
        hounds=[NAMES[hound] for hound in state.hounds],
        winner=None if winner is None else SIDES[winner],
    )


def look_own(_state: FoxAndHounds, seat: int) -> Own:
    return Own(seat)


def result(state: FoxAndHounds) -> Result | None:
    winner = state.winner()
    if winner is None:
        return None
    return Result([int(seat == winner) for seat in (0, 1)], [1 if seat == winner else 2 for seat in (0, 1)])


def draw(view: HoundsView) -> str:
    """For the terminal, and for people who read a failing test."""
    signs = {view.shared.fox: "F"} | dict.fromkeys(view.shared.hounds, "h")
    rows = [[signs.get(NAMES[column * SIZE + row], "·") for column in range(SIZE)] for row in range(SIZE)]
    lines = [f"{row + 1}  {' '.join(rows[row])}" for row in reversed(range(SIZE))]
    return "\n".join([*lines, "   a b c d e f g h"])
