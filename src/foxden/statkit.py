"""What a game tells people about their own finished games: figures for each, and tables of their totals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from foxden.botkit.review import ReviewTable
from foxden.scene import Say

Figures = dict[str, tuple[int, int]]
"""By name: how much, in how many tries. They are stored longer than the game itself, so a name never changes its
meaning (docs/persisted.md)."""


class FigureSum(NamedTuple):
    """One figure over many games."""

    amount: int
    tries: int
    games: int
    """The number of games in which it was counted."""

    @property
    def mean(self) -> float:
        return self.amount / self.tries if self.tries else 0.0


Sums = Mapping[str, FigureSum]


@dataclass(frozen=True)
class StatKit:
    """Optional: a game without one shows only results."""

    count: Callable[[Any, int], Figures]
    """Count the figures of one seat in a final state."""
    tell: Callable[[Sums, Say], list[ReviewTable]]
    """Make the tables; the last column of each gives the number of games behind a row."""


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
    return write_decimal(figure.mean, say)


def write_decimal(number: float, say: Say, signed: bool = False) -> str:
    """A number with one decimal, with the language's decimal separator."""
    written = f"{number:+.1f}" if signed else f"{number:.1f}"
    whole, _, tenths = written.replace("-", "−").partition(".")
    return say("stat-decimal", whole=whole, tenths=tenths)
