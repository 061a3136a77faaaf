"""A problem: a position with one best answer, proved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from foxden.data import Contents
from foxden.option import Value


class SolvedProblem(msgspec.Struct, frozen=True):
    """Plain values: the position is where these moves lead to from this setup, as a record has them."""

    game: str
    seed: int
    ask: str
    """The message that says what is to be done …"""
    words: dict[str, str | int]
    """… and its arguments."""
    options: dict[str, Value]
    seats: int
    setup: Contents
    moves: list[tuple[int, str]]
    answer: str
    """The one first move after which it is proved."""
    positions: int
    """So many were looked at to prove that it is, and that no other is."""


@dataclass(frozen=True)
class ProblemKit:
    make: Callable[[int], SolvedProblem]
    """The same seed gives the same problem."""
    prove: Callable[[Any, SolvedProblem], list[str]]
    """In the position of a problem: all first moves after which it is proved. One, or it is no problem."""
