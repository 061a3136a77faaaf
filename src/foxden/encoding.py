"""What a game tells those who train: which numbers its observations are made of, and how they are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from foxden.tensors import Tensors
from foxden.view import View

Shared = TypeVar("Shared", bound=msgspec.Struct)
Own = TypeVar("Own", bound=msgspec.Struct)


@dataclass(frozen=True)
class Section:
    """Some numbers of an observation that belong together, one after the other."""

    name: str
    shape: tuple[int, ...]
    least: int
    most: int
    what: str
    """In a sentence, for the table in docs/research.md."""
    private: bool = False
    """Nobody else is shown these."""

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


@dataclass(frozen=True)
class ActionRange:
    """Actions of one kind, from one number to another."""

    first: int
    count: int
    what: str


@dataclass(frozen=True)
class Reveals:
    """How things come to light in a game that hides nothing else: to a search they are chance, and nobody's secret."""

    find: Callable[[Any, Any], int | None]
    """Where something has come to light between a state and the one after a move; None: nowhere that matters."""
    weigh: Callable[[Any], list[tuple[int, int]]]
    """What may come to light in a state, and how many of each there are."""
    lay: Callable[[Any, int, int], None]
    """Change a state so that this place holds such a thing."""
    name: Callable[[int], str]


@dataclass(frozen=True)
class Encoding(Generic[Shared, Own]):
    """A game as numbers. Seats are counted from whoever looks: 0 is oneself, 1 the next around the table."""

    version: int
    """Counted up whenever an action or a number of an observation means something else."""
    tensors: Tensors
    actions: tuple[ActionRange, ...]
    parts: tuple[Section, ...]
    observe: Callable[[View[Shared, Own]], list[int]]
    """All parts, number after number, of the view of a seat."""
    together: bool = False
    """Is everybody always asked at once?"""
    absorb: Callable[[int], int] | None = None
    """The action that is meant by one that is not legal, where that is clear; nothing: it is refused."""
    reveals: Reveals | None = None
    most_moves: Callable[[int], int] = lambda seats: 10_000
    """No game of so many seats has more moves."""


def one_hot(size: int, *which: int) -> list[int]:
    """Ones in these places, where they are places, and zeros elsewhere."""
    row = [0] * size
    for each in which:
        if each >= 0:
            row[each] = 1
    return row
