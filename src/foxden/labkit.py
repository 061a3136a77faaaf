"""What a game tells the lab: what can be counted of it once it is over, and which boxes are worth a try."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from foxden.data import Contents
from foxden.option import Value


@dataclass(frozen=True)
class Measure:
    """Something to be counted of a game that is over."""

    name: str
    """What its column is called."""
    title: str
    count: Callable[[Any], Sequence[int]]
    """Of a final state: a number for each seat; of a measure of the whole game just one."""
    yes_no: bool = False
    """It is 1 or 0."""
    choice: bool = False
    """It is up to the player, not something that comes of the game."""


@dataclass(frozen=True)
class Opening:
    """The first move of a game, where it is a choice worth counting."""

    title: str
    name: Callable[[int], str]


@dataclass(frozen=True)
class Variation:
    """Another box, or other options, to compare the standard ones with."""

    name: str
    title: str
    change: Callable[[Contents], Contents] | None = None
    """From the contents of the standard box to those of this one; nothing: the box stays as it is."""
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class LabKit:
    """All that the lab knows of one game beyond its results."""

    side_of: Callable[[Any, int], str] | None = None
    """Which side a seat has played; nothing: a game without sides."""
    of_game: tuple[Measure, ...] = ()
    of_seat: tuple[Measure, ...] = ()
    opening: Opening | None = None
    endings: Mapping[str, str] = field(default_factory=dict)
    """What happens in each of them, in a few words."""
    variations: tuple[Variation, ...] = ()
    series: int = 1
    """So many times a data set plays every pairing, each time with a seed of its own: more where games are quick."""
