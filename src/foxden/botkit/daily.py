"""The deal of the day: the task a game sets for everyone on a server, and how a try is scored."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from foxden.chance import Rng
from foxden.data import Contents
from foxden.option import Value
from foxden.scene import Say
from foxden.state import State

Entry = TypeVar("Entry", bound=msgspec.Struct)
PLAYER = 0
"""The seat of the player."""
CYCLE = 32
"""Days before a problem from the collection can come again."""


class DailyTask(msgspec.Struct, frozen=True):
    """Plain values. The starting position is the setup after these moves, written as in a record."""

    ask: str
    """Message key that says what to do …"""
    words: dict[str, str | int]
    """… and its arguments."""
    options: dict[str, Value]
    seats: int
    setup: Contents
    moves: list[tuple[int, str]] = []
    last: int = 0
    """Tells the game when the try is over, if that is before the game ends."""
    best: int = 0
    """The most points that are known to be possible."""
    answer: list[tuple[int, str]] = []
    """The moves that score them."""


class DailyScore(NamedTuple):
    points: int
    """More is better, whatever is counted."""
    signs: str
    """A few symbols to share, which show how it went without giving anything away."""


@dataclass(frozen=True)
class DailyKit:
    """How a game makes one deal a day."""

    deal: Callable[[Rng, int], DailyTask]
    """Deal from the day's own generator and the day's number."""
    is_over: Callable[[Any, DailyTask], bool]
    """Whether the try is over in this position."""
    score: Callable[[Any, DailyTask, Sequence[tuple[int | None, str]]], DailyScore]
    """Score the final position and the moves that led there."""
    tell: Callable[[int, DailyTask, Say], str]
    """A score in words."""
    tell_answer: Callable[[DailyTask, Say], str]
    """The best answer in words, shown when the day is over."""
    rival: str = ""
    """The level of the bots on the other seats."""
    reply: Callable[[Any, int, DailyTask], int] | None = None
    """How the other seats move if they should play the worst reply for the player instead of a bot's; takes
    milliseconds."""
    levels: Callable[[], Mapping[str, Mapping[int, int]]] = field(default=dict)
    """For each level, how often its bots scored each number of points."""
    play_bots: Callable[[int, int], dict[str, dict[int, int]]] | None = None
    """How those counts were found: play this many games of each level, starting from a seed."""
    make: Callable[[int], Iterator[tuple[Contents, str]]] | None = None
    """Make problems for the collection one by one, starting from a seed, with a progress line for each."""
    tasks: Callable[[], Sequence[DailyTask]] | None = None
    """The collection from which each day's task comes."""
    prove: Callable[[DailyTask], bool] | None = None
    """Prove that the answer is the best there is; can take long. None if there is nothing to prove."""


class DailyCollection(Generic[Entry]):
    """Tasks made in advance, one per line of a file; each day takes one of them."""

    def __init__(self, file: Path, kind: type[Entry], open_entry: Callable[[Entry], DailyTask]) -> None:
        self.file = file
        self.kind = kind
        self.open_entry = open_entry

    @cached_property
    def entries(self) -> list[Entry]:
        return [msgspec.json.decode(line, type=self.kind) for line in self.file.read_bytes().splitlines()]

    def deal(self, rng: Rng, day: int) -> DailyTask:
        return self.open_entry(self.entries[pick(len(self.entries), rng, day)])

    def tasks(self) -> list[DailyTask]:
        return [self.open_entry(entry) for entry in self.entries]


def make_entries(
    seed: int, find_in_game: Callable[[int], Entry | None], tell: Callable[[Entry], str]
) -> Iterator[tuple[Contents, str]]:
    """Look for entries in one game after the other, at most one in each, and tell what was found."""
    for number in count(seed + 1):
        found = find_in_game(number)
        if found is not None:
            yield msgspec.to_builtins(found), tell(found)


def pack_moves(moves: Sequence[int]) -> str:
    """Encode move numbers as text, two bytes each."""
    return base64.b64encode(b"".join(int(move).to_bytes(2, "big") for move in moves)).decode()


def unpack_moves(packed: str) -> list[int]:
    found = base64.b64decode(packed)
    return [int.from_bytes(found[at : at + 2], "big") for at in range(0, len(found), 2)]


def play_out(state: State, moves: Sequence[int], write: Callable[[int], str]) -> list[tuple[int, str]]:
    """Make these moves, each for the first seat the game waits for. Returns them as a record writes them."""
    made = []
    for move in moves:
        seat = int(state.waits_for())
        made.append((seat, write(move)))
        state.play(seat, move)
    return made


def pick(size: int, rng: Rng, day: int) -> int:
    """Pick the task of a day: one of those whose turn it is in the cycle, chosen by the day's generator."""
    due = range(day % CYCLE, size, CYCLE) or range(size)
    return due[int(rng.below(len(due)))]
