"""What to play: plain values only, so that it can be sent to other processes and machines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from foxden.bots.match import Contestant
from foxden.game import Contents, Value

FIXED, ROTATED, DUPLICATE = "fixed", "rotated", "duplicate"
SEATINGS = (FIXED, ROTATED, DUPLICATE)
"""How bots are seated: always the same; moved on by one seat after every game; each deal once for every rotation."""
BLOCK = 100
"""Games of each setting before the next one's turn."""


@dataclass(frozen=True)
class Plan:
    """Which games to play. A game's number and the seed determine all its randomness."""

    game: str
    seats: int
    seed: int
    options: dict[str, Value]
    data: str | Contents = "default"
    recorded: bool = False
    bots: tuple[Contestant, ...] = ()
    """The bot on each seat; if empty, random players that sometimes change a secret choice."""
    seating: str = FIXED

    def deal_of(self, number: int) -> int:
        return number // self.seats if self.seating == DUPLICATE else number

    def shift_of(self, number: int) -> int:
        """By how many seats everybody has moved on in this game."""
        return 0 if self.seating == FIXED else number % self.seats

    def bots_of(self, number: int) -> tuple[Contestant, ...]:
        """The bot on each seat in this game."""
        shift = self.shift_of(number) if self.bots else 0
        return self.bots[shift:] + self.bots[:shift]

    def names_of(self, number: int) -> list[str]:
        return [bot.name for bot in self.bots_of(number)] or ["random"] * self.seats

    def describe(self) -> dict[str, Any]:
        """Everything that determines what is played: the same description gives the same games."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        found.pop("recorded")
        return found


@dataclass(frozen=True)
class Setting:
    """A point of the grid: its label, and what is played there."""

    varied: dict[str, str]
    plan: Plan

    @property
    def label(self) -> str:
        return ", ".join(f"{name} {value}" for name, value in self.varied.items())


class GameSpan(msgspec.Struct, array_like=True, frozen=True):
    """Consecutive games of one setting, to be played as one piece."""

    setting: int
    first: int
    stop: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.stop)


def cut(settings: int, num: int, size: int, done: int = 0) -> list[GameSpan]:
    """All games of all settings, without the first `done`: block by block, one setting after the other in each block,
    so that a stopped run has played about equally much of each, and a longer run can continue."""
    block = BLOCK if settings > 1 else num
    batches, left = [], done
    for begin in range(0, num, block):
        end = min(begin + block, num)
        for setting in range(settings):
            first = min(end, begin + left)
            left -= first - begin
            batches += [GameSpan(setting, start, min(start + size, end)) for start in range(first, end, size)]
    return batches
