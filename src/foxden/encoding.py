"""A game as numbers, for training: what its observations consist of, and how they are made."""

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
    """A contiguous part of an observation."""

    name: str
    shape: tuple[int, ...]
    least: int
    most: int
    what: str
    """A description for the table in docs/research.md."""
    private: bool = False
    """Nobody else sees these."""

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
    """How things are revealed in a game that hides nothing else: for a search they are chance, and nobody's secret."""

    find: Callable[[Any, Any], int | None]
    """Where a move revealed something, from the states before and after it; None: nowhere that matters."""
    weigh: Callable[[Any], list[tuple[int, int]]]
    """What can be revealed in a state, and how many of each there are."""
    lay: Callable[[Any, int, int], None]
    """Change a state so that this place holds such a thing instead."""
    name: Callable[[int], str]


@dataclass(frozen=True)
class Encoding(Generic[Shared, Own]):
    """A game as numbers. Seats are counted from the observer: 0 is the observer, 1 the next seat around the table."""

    version: int
    """Increased whenever an action or a number of an observation changes its meaning."""
    tensors: Tensors
    actions: tuple[ActionRange, ...]
    parts: tuple[Section, ...]
    observe: Callable[[View[Shared, Own]], list[int]]
    """The observation from a seat's view: all parts in sequence."""
    together: bool = False
    """Whether everybody is always asked at once."""
    absorb: Callable[[int], int] | None = None
    """Maps an illegal action to the one that is clearly meant; None: it is refused."""
    reveals: Reveals | None = None
    most_moves: Callable[[int], int] = lambda seats: 10_000
    """An upper bound of the moves in a game with this many seats."""


def one_hot(size: int, *which: int) -> list[int]:
    """Ones at these indexes, ignoring invalid ones, and zeros elsewhere."""
    row = [0] * size
    for each in which:
        if each >= 0:
            row[each] = 1
    return row
