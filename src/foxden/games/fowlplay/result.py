"""How a game of Fowl Play! ended."""

from __future__ import annotations

import msgspec

from foxden.games.fowlplay.count import write_columns
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.score import FowlPlayScore
from foxden.result import Result, rank


def result(state: FowlPlay) -> Result | None:
    if not state.over():
        return None
    sheet = state.sheet()
    columns = write_columns(sheet, target_known=True)
    return Result(
        [column.total for column in columns], rank_seats(sheet), details={"sheet": msgspec.to_builtins(columns)}
    )


def rank_seats(sheet: FowlPlayScore) -> list[int]:
    """FP-22"""
    return rank([sheet.key(seat) for seat in range(sheet.seats)])
