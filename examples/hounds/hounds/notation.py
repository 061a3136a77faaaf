"""Squares and moves as people write them: `e1`, `e1-f2`."""

from __future__ import annotations

from collections.abc import Mapping

from foxden.data import Contents, require_parts, wrong_form
from foxden.game import DataError, Refusal, Value

from .rules import FOX, SIZE, SQUARES, Box, FoxAndHounds, around

NAMES = [f"{'abcdefgh'[square // SIZE]}{square % SIZE + 1}" for square in range(SQUARES)]
SQUARE = {name: square for square, name in enumerate(NAMES)}


def write(move: int) -> str:
    return f"{NAMES[move // SQUARES]}-{NAMES[move % SQUARES]}"


def read(text: str) -> int:
    start, _, end = text.partition("-")
    if start not in SQUARE or end not in SQUARE:
        raise Refusal("record", "hounds-no-move", text=text)
    return SQUARE[start] * SQUARES + SQUARE[end]


def why_not(state: FoxAndHounds, seat: int, move: int) -> Refusal:
    """Which rule forbids this seat this move."""
    if state.over():
        return Refusal("record", "game-over")
    if seat != state.turn % 2:
        return Refusal("FH-3", "hounds-not-your-turn")
    start, end = divmod(move, SQUARES)
    if start not in ([state.fox] if seat == FOX else state.hounds):
        return Refusal("FH-3", "hounds-not-your-piece", square=NAMES[start])
    if end in around(start, backwards=seat == FOX):
        return Refusal("FH-4", "hounds-taken", square=NAMES[end])
    return Refusal("FH-5", "hounds-one-step", seat=seat)


def pack(contents: Contents) -> Box:
    """FH-2: from data.toml."""
    require_parts(contents, ("fox", "hounds"))
    fox, hounds = contents.get("fox"), contents.get("hounds")
    if not isinstance(hounds, list) or len(hounds) != SIZE // 2:
        raise wrong_form("hounds")
    for name in (fox, *hounds):
        if not isinstance(name, str) or name not in SQUARE or sum(divmod(SQUARE[name], SIZE)) % 2:
            raise DataError("FH-2", "hounds-no-square", square=name)
    if len({fox, *hounds}) < 1 + len(hounds):
        raise DataError("FH-2", "hounds-shared")
    return Box(SQUARE[str(fox)], tuple(SQUARE[name] for name in hounds))


def write_setup(_state: FoxAndHounds) -> Contents:
    """Nothing is dealt: the box says where the pieces start."""
    return {}


def read_setup(box: Box, _options: Mapping[str, Value], _seats: int, setup: Contents) -> FoxAndHounds:
    if setup:
        raise Refusal("FH-2", "hounds-no-setup")
    return FoxAndHounds(box)
