"""A problem: a position with one best answer, proved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from foxden.data import Contents
from foxden.option import Value


class SolvedProblem(msgspec.Struct, frozen=True):
    """Plain values. The position is the setup after these moves, written as in a record."""

    game: str
    seed: int
    ask: str
    """Message key that says what to do …"""
    words: dict[str, str | int]
    """… and its arguments."""
    options: dict[str, Value]
    seats: int
    setup: Contents
    moves: list[tuple[int, str]]
    answer: str
    """The only first move that solves it."""
    positions: int
    """Positions searched to prove that it solves the problem and that no other move does."""


@dataclass(frozen=True)
class ProblemKit:
    make: Callable[[int], SolvedProblem]
    """The same seed gives the same problem."""
    prove: Callable[[Any, SolvedProblem], list[str]]
    """All first moves that solve the position. A problem has exactly one."""
