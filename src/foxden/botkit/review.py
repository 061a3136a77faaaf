"""What a game brings to the review of its games: who could hope for what, and what is worth saying about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any, Protocol

import msgspec

from foxden.scene import Names, Say
from foxden.state import State

WHOLE = 1_000_000
"""Chances are whole numbers, so many millionths being certainty: whatever is made of them by adding is exact."""
Curve = tuple[float, ...]
"""What is added to the log-odds of a hope: a number, then so many times the odds, their square, their cube."""
STRAIGHT: Curve = (0.0, 1.0)
SUREST = 5.5
"""Log-odds beyond which a curve is not followed: nobody has measured there."""
LEAST = 0.0005
"""No position that is not over is more certain than this."""


class Appraiser(Protocol):
    """Says what positions of one game are worth. The same position, and the same seed, give the same."""

    def known(self, state: State, seats: Iterable[int]) -> dict[int, int]:
        """The chance of each of these seats to win, as that seat could know it."""

    def true(self, state: State) -> list[int]:
        """The chance of every seat, as things truly are."""

    def awaited(self, state: State, seat: int, move: int) -> int:
        """What this seat could await of this move, before it was seen what comes to light by it."""

    def best(self, state: State, seat: int) -> int | None:
        """The best move as far as this seat could know; nothing where there is nothing to choose."""

    def deeper(self) -> Appraiser | None:
        """Who thinks longer, for the moments that matter; nothing where that would not help."""


class ReviewTable(msgspec.Struct, frozen=True):
    """Something particular to a game that a review shows: a table with a heading, and remarks below it."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    notes: list[str] = []


@dataclass(frozen=True)
class Decision:
    """A move of a game that is looked back at."""

    before: State
    seat: int
    move: int
    best: int | None
    after: State


@dataclass(frozen=True)
class ReviewKit:
    """Nothing of this is needed: a game that brings none is not reviewed."""

    curves: Mapping[int, Curve] = field(default_factory=dict)
    """By the number of seats: how what search hopes for becomes a chance (`straighten`), as measured by
    bench/calibration.py."""
    iterations: int = 400
    """How long a position is thought about."""
    fates: Callable[[Any, int, int], list[tuple[int, Any]]] | None = None
    """All that may come to light by a move, as this seat could know it: how likely, and the position after it.
    Nothing: some deals are tried."""
    own: Callable[[ReviewKit, int], Appraiser] | None = None
    """For a game in which search does not help: an appraiser of its own, made of this and a seed."""
    explain: Callable[[Decision, Names, Say], str] | None = None
    """Why a move was good or bad, with the number of the rule behind it; often nothing."""
    tables: Callable[[Sequence[State], Names, Say], list[ReviewTable]] | None = None
    """What else is worth looking at, of all positions of a finished game."""
    partial_tables: Callable[[Any, Any, Names, Say], list[ReviewTable]] | None = None
    """The same of what was entered at a real table: its entry, and the box."""
    teams: Callable[[Any], list[int]] | None = None
    """Where two teams play, and nobody knows more than another: the team of each seat, 0 or 1. The curves are those of
    team 0, and what one team can hope for the other cannot."""

    def straighten(self, hope: float, seats: int) -> int:
        """What search hopes for, as a chance; more seats than were ever measured are taken for the most that were."""
        curve = self.curves.get(min(seats, max(self.curves, default=0)), STRAIGHT)
        return in_whole(straighten(hope, curve))


def log_odds(hope: float) -> float:
    return min(max(log(max(hope, LEAST) / max(1.0 - hope, LEAST)), -SUREST), SUREST)


def straighten(hope: float, curve: Curve) -> float:
    """What search hopes for, as the chance with which such positions were won: a curve between log-odds."""
    odds = log_odds(hope)
    return 1.0 / (1.0 + exp(-sum(part * odds**power for power, part in enumerate(curve))))


def in_whole(chance: float) -> int:
    return round(min(max(chance, 0.0), 1.0) * WHOLE)
