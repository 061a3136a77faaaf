"""How a game of Fox on the Run ended, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from foxden.games.foxrun.names import CHARACTER, ENDINGS, EndedBy, name_ending
from foxden.games.foxrun.numbers import FOXES_RESIGNED, FREED, GUARDIANS_RESIGNED
from foxden.games.foxrun.rules import FoxRun, foxes_win, is_fox
from foxden.result import Result, rank

Side = Literal["foxes", "guardians"]


def result(state: FoxRun) -> Result | None:
    if not state.over():
        return None
    return count_wins([state.wins(seat) for seat in range(state.seats)], name_ending(state.ended_by))


def count_wins(won: Sequence[bool], ended_by: EndedBy | None) -> Result:
    """A point for each seat that has won."""
    scores = [int(each) for each in won]
    return Result(scores, rank([(score,) for score in scores]), ended_by)


def resign(state: FoxRun, seat: int) -> None:
    """With two players, each plays a whole side (FR-4), and resigning gives the win to the other."""
    state.finish(FOXES_RESIGNED if state.plays_foxes(seat) else GUARDIANS_RESIGNED)


@cache
def side_of(character: str) -> Side:
    return "foxes" if is_fox(CHARACTER[character]) else "guardians"


def find_winners(ended_by: EndedBy) -> Side:
    """The side that wins by such an end."""
    return "foxes" if foxes_win(FREED + ENDINGS.index(ended_by)) else "guardians"
