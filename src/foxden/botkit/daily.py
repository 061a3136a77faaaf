"""One deal a day: what a game asks of everyone in a house, and what comes of it."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from foxden.chance import Rng
from foxden.data import Contents
from foxden.option import Value
from foxden.scene import Say
from foxden.state import State

PLAYER = 0
"""The seat of whoever tries it."""
CYCLE = 32
"""Days before a problem out of a collection can come again."""


class DailyTask(msgspec.Struct, frozen=True):
    """Plain values. It begins where these moves lead to from this setup, as a record has them."""

    ask: str
    """The message that says what is to be done …"""
    words: dict[str, str | int]
    """… and its arguments."""
    options: dict[str, Value]
    seats: int
    setup: Contents
    moves: list[tuple[int, str]] = []
    last: int = 0
    """By which the game knows that the try is over, where that is before its own end."""
    best: int = 0
    """The points that are known to be in it."""
    answer: list[tuple[int, str]] = []
    """How to make them."""


class DailyScore(NamedTuple):
    points: int
    """More is better, whatever they count."""
    signs: str
    """A few signs to share, which say how it went and nothing of what it was."""


@dataclass(frozen=True)
class DailyKit:
    """How a game makes one deal a day."""

    deal: Callable[[Rng, int], DailyTask]
    """Of the day's own generator, and of the day's number."""
    is_over: Callable[[Any, DailyTask], bool]
    """Is the try over, in this position?"""
    score: Callable[[Any, DailyTask, Sequence[tuple[int | None, str]]], DailyScore]
    """Of the position at its end, and of the moves that led there."""
    tell: Callable[[int, DailyTask, Say], str]
    """What so many points are, in words."""
    tell_answer: Callable[[DailyTask, Say], str]
    """What would have been best, told when the day is over."""
    rival: str = ""
    """The level of the bots on the other seats."""
    reply: Callable[[Any, int, DailyTask], int] | None = None
    """How the other seats move, where no bot is meant but whatever is worst for whoever tries it; in milliseconds."""
    levels: Callable[[], Mapping[str, Mapping[int, int]]] = field(default=dict)
    """By level: how often its bots have made so many points, in many games."""
    play_bots: Callable[[int, int], dict[str, dict[int, int]]] | None = None
    """How those were found: from a seed on, so many games of each level."""
    make: Callable[[int], Iterator[tuple[Contents, str]]] | None = None
    """Problems for the collection, one after the other, from a seed on; and a line on each for whoever waits."""
    tasks: Callable[[], Sequence[DailyTask]] | None = None
    """The collection: one of these it will be, on whichever day."""
    prove: Callable[[DailyTask], bool] | None = None
    """Is the answer the best there is? Takes as long as it takes. Nothing: there is nothing to prove."""


def pack_moves(moves: Sequence[int]) -> str:
    """Numbers of moves as text: two bytes each."""
    return base64.b64encode(b"".join(int(move).to_bytes(2, "big") for move in moves)).decode()


def unpack_moves(packed: str) -> list[int]:
    found = base64.b64decode(packed)
    return [int.from_bytes(found[at : at + 2], "big") for at in range(0, len(found), 2)]


def play_out(state: State, moves: Sequence[int], write: Callable[[int], str]) -> list[tuple[int, str]]:
    """Make these moves, each for whoever is waited for first; as a record has them."""
    made = []
    for move in moves:
        seat = int(state.waits_for())
        made.append((seat, write(move)))
        state.play(seat, move)
    return made


def pick(size: int, rng: Rng, day: int) -> int:
    """Which of a collection comes on a day: one of those whose turn it is in the cycle, by the day's generator."""
    due = range(day % CYCLE, size, CYCLE) or range(size)
    return due[int(rng.below(len(due)))]
