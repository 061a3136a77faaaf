"""Counts the results of many games, with confidence intervals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from foxden.game import Result

SURE = 1.959964
"""Standard deviations of a 95% interval."""


def interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    return interval_of_share(hits / of if of else 0.0, of)


def interval_of_share(share: float, of: float) -> tuple[float, float]:
    """The same for a share of an effective number of trials."""
    if of == 0:
        return 0.0, 1.0
    square = SURE * SURE
    middle = share + square / (2 * of)
    spread = SURE * sqrt(share * (1 - share) / of + square / (4 * of * of))
    below = 1 + square / of
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


@dataclass
class Points:
    """The points of one seat, for their mean and its interval."""

    games: int = 0
    total: int = 0
    squares: int = 0

    def add(self, points: int) -> None:
        self.games += 1
        self.total += points
        self.squares += points * points

    def merge(self, other: Points) -> None:
        self.games += other.games
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    @property
    def margin(self) -> float:
        """Half the 95% interval of the mean."""
        if self.games < 2:
            return 0.0
        variance = (self.squares - self.total * self.total / self.games) / (self.games - 1)
        return SURE * sqrt(max(0.0, variance) / self.games)


@dataclass
class ResultTally:
    """The results of some games."""

    seats: int
    games: int = 0
    moves: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[Points] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats
        self.points = self.points or [Points() for _ in range(self.seats)]

    def add(self, result: Result, moves: int) -> None:
        self.games += 1
        self.moves += moves
        for seat in range(self.seats):
            self.wins[seat] += result.ranks[seat] == 1
            self.points[seat].add(result.scores[seat])
        if result.by:
            self.endings[result.by] += 1

    def merge(self, other: ResultTally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for mine, theirs in zip(self.points, other.points, strict=True):
            mine.merge(theirs)
        self.endings += other.endings
