"""What a game tells the lab: what can be counted in a finished game, and which boxes are worth trying."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from foxden.data import Contents
from foxden.option import Value


@dataclass(frozen=True)
class Measure:
    """Something to count in a finished game."""

    name: str
    """The name of its column."""
    title: str
    count: Callable[[Any], Sequence[int]]
    """From a final state: a number for each seat, or just one for a measure of the whole game."""
    yes_no: bool = False
    """Its values are 1 and 0."""
    choice: bool = False
    """The player chooses it; it isn't a consequence of the game."""


@dataclass(frozen=True)
class Opening:
    """The first move of a game, if it is a choice worth counting."""

    title: str
    name: Callable[[int], str]


@dataclass(frozen=True)
class Variation:
    """Another box, or other options, to compare the standard ones with."""

    name: str
    title: str
    change: Callable[[Contents], Contents] | None = None
    """Turns the contents of the standard box into those of this one; None: unchanged."""
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class LabKit:
    """Everything the lab knows about one game beyond its results."""

    side_of: Callable[[Any, int], str] | None = None
    """Which side a seat played; None: a game without sides."""
    of_game: tuple[Measure, ...] = ()
    of_seat: tuple[Measure, ...] = ()
    opening: Opening | None = None
    endings: Mapping[str, str] = field(default_factory=dict)
    """Each ending in a few words."""
    variations: tuple[Variation, ...] = ()
    series: int = 1
    """How often a data set plays every pairing, each time with its own seed: more for quick games."""
