"""What a game brings to the review of its games: how positions are evaluated, and what is worth saying about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from foxden.botkit.curve import STRAIGHT, Curve, Situation, straighten
from foxden.scene import Names, Say
from foxden.state import State

WHOLE = 1_000_000
"""Probabilities are integers, in parts of this, so that sums of them are exact."""
ANY = Situation()


class Appraiser(Protocol):
    """Evaluates positions of one game. The same position and seed give the same value."""

    def known(self, state: State, seats: Iterable[int]) -> dict[int, int]:
        """Each of these seats' probability of winning, from what that seat could know."""

    def true(self, state: State) -> list[int]:
        """Every seat's probability of winning, from the true position."""

    def awaited(self, state: State, seat: int, move: int) -> int:
        """The value this seat could expect of this move before seeing what it reveals."""

    def best(self, state: State, seat: int) -> int | None:
        """The best move this seat could have known; None if there was no choice."""

    def deeper(self) -> Appraiser | None:
        """An appraiser that searches longer, for the moments that matter; None if that wouldn't help."""


class ReviewTable(msgspec.Struct, frozen=True):
    """A game-specific part of a review: a table with a heading and remarks."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    notes: list[str] = []


@dataclass(frozen=True)
class Decision:
    """A move of a game under review."""

    before: State
    seat: int
    move: int
    best: int | None
    after: State


@dataclass(frozen=True)
class ReviewKit:
    """Optional: a game without one isn't reviewed."""

    curves: Mapping[int, Curve] = field(default_factory=dict)
    """By number of seats: how a search value becomes a probability (`botkit/curve.py`), as measured by
    bench/calibration.py."""
    stage: Callable[[Any], float] = field(default=lambda _: 0.0)
    """How far the game has progressed, as everyone can see, from 0 to 1: early on, search is less reliable."""
    iterations: int = 400
    """Search iterations per position."""
    fates: Callable[[Any, int, int], list[tuple[int, Any]]] | None = None
    """Everything a move can reveal, from what this seat could know: probabilities and the positions after it. None:
    sample deals."""
    own: Callable[[ReviewKit, int], Appraiser] | None = None
    """For a game in which search doesn't help: makes a special appraiser from this kit and a seed."""
    explain: Callable[[Decision, Names, Say], str] | None = None
    """Why a move was good or bad, with the rule's number; often None."""
    tables: Callable[[Sequence[State], Names, Say], list[ReviewTable]] | None = None
    """Further tables, from all positions of a finished game."""
    partial_tables: Callable[[Any, Any, Names, Say], list[ReviewTable]] | None = None
    """The same for a game entered at a real table, from its entry and box."""
    teams: Callable[[Any], list[int]] | None = None
    """For two teams with the same information: the team of each seat, 0 or 1. The curves are team 0's; the other team's
    value is 1 minus it."""

    def straighten(self, hope: float, seats: int, situation: Situation = ANY) -> int:
        """Convert a search value into a probability; for more seats than were measured, use the curve for the most."""
        curve = self.curves.get(min(seats, max(self.curves, default=0)), STRAIGHT)
        return in_whole(straighten(hope, curve, situation))

    def situation(self, state: State, acts: bool) -> Situation:
        return Situation(min(max(self.stage(state), 0.0), 1.0), acts)


def in_whole(chance: float) -> int:
    return round(min(max(chance, 0.0), 1.0) * WHOLE)
