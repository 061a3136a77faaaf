"""What a game tells people about their own finished games: figures of each, and tables of what these add up to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from foxden.botkit.review import ReviewTable
from foxden.scene import Say

Figures = dict[str, tuple[int, int]]
"""By name: how much, in how many tries. They are kept for longer than the game itself, so a name never changes its
meaning (docs/persisted.md)."""


class FigureSum(NamedTuple):
    """One figure over many games."""

    amount: int
    tries: int
    games: int
    """In how many games it was counted at all."""

    @property
    def mean(self) -> float:
        return self.amount / self.tries if self.tries else 0.0


Sums = Mapping[str, FigureSum]


@dataclass(frozen=True)
class StatKit:
    """Nothing of this is needed: of a game that brings none, only results are told."""

    count: Callable[[Any, int], Figures]
    """Of the final state of a game, for one seat."""
    tell: Callable[[Sums, Say], list[ReviewTable]]
    """The last column of each table says how many games are behind a line."""


def add_figures(games: Iterable[Figures]) -> dict[str, FigureSum]:
    """All of them together, by name."""
    sums: dict[str, FigureSum] = {}
    for figures in games:
        for name, (amount, tries) in figures.items():
            before = sums.get(name, FigureSum(0, 0, 0))
            sums[name] = FigureSum(before.amount + amount, before.tries + tries, before.games + 1)
    return sums


def write_share(figure: FigureSum, say: Say) -> str:
    return say("stat-percent", percent=round(100 * figure.mean))


def write_mean(figure: FigureSum, say: Say) -> str:
    """One digit after the point, or the comma."""
    whole, _, tenths = f"{figure.mean:.1f}".partition(".")
    return say("stat-decimal", whole=whole, tenths=tenths)
