"""Who places a fox first, if the players have said who last ate poultry (FP-8)."""

from __future__ import annotations

from collections.abc import Mapping

from foxden.game import Value
from foxden.games.fowlplay.numbers import NONE
from foxden.scene import Say

SEATS: dict[Value, int] = {"drawn": NONE, "first-seat": 0, "second-seat": 1, "third-seat": 2, "fourth-seat": 3}
"""By the option `first`."""


def choose_first(options: Mapping[str, Value], seats: int) -> int:
    """The chosen seat; `NONE` if chance decides, also because nobody has that seat."""
    first = SEATS[options["first"]]
    return first if first < seats else NONE


def foretell(options: Mapping[str, Value], seats: int, say: Say) -> list[str]:
    """Which seat will be first; empty if chance decides."""
    first = choose_first(options, seats)
    return [say("fowlplay-will-be-first") if seat == first else "" for seat in range(seats)]
