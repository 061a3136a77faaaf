"""What is to be played: plain values only, so that it travels to other processes and machines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from foxden.bots.match import Contestant
from foxden.game import Contents, Value

FIXED, ROTATED, DUPLICATE = "fixed", "rotated", "duplicate"
SEATINGS = (FIXED, ROTATED, DUPLICATE)
"""Where bots sit: always the same; one seat further with every game; each deal once for every seat further."""
BLOCK = 100
"""Games of each setting in turn."""


@dataclass(frozen=True)
class Plan:
    """Which games. Each is known by its number, and by that and the seed all that is chance in it."""

    game: str
    seats: int
    seed: int
    options: dict[str, Value]
    data: str | Contents = "default"
    recorded: bool = False
    bots: tuple[Contestant, ...] = ()
    """Who sits on each seat; nobody: players who know nothing, and now and then change their minds."""
    seating: str = FIXED

    def deal_of(self, number: int) -> int:
        return number // self.seats if self.seating == DUPLICATE else number

    def shift_of(self, number: int) -> int:
        """How many seats further everybody sits in this game."""
        return 0 if self.seating == FIXED else number % self.seats

    def bots_of(self, number: int) -> tuple[Contestant, ...]:
        """Who sits on each seat in this game."""
        shift = self.shift_of(number) if self.bots else 0
        return self.bots[shift:] + self.bots[:shift]

    def names_of(self, number: int) -> list[str]:
        return [bot.name for bot in self.bots_of(number)] or ["random"] * self.seats

    def describe(self) -> dict[str, Any]:
        """All that decides what is played. The same description, the same games."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        found.pop("recorded")
        return found


@dataclass(frozen=True)
class Setting:
    """A point of the grid that is swept: what tells it from the others, and what is played there."""

    varied: dict[str, str]
    plan: Plan

    @property
    def label(self) -> str:
        return ", ".join(f"{name} {value}" for name, value in self.varied.items())


class GameSpan(msgspec.Struct, array_like=True, frozen=True):
    """Some games of one setting in a row, to be played in one piece."""

    setting: int
    first: int
    stop: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.stop)


def cut(settings: int, num: int, size: int, done: int = 0) -> list[GameSpan]:
    """All games of all settings without as many as are done: block by block, in each block one setting after the other,
    so that a run which is stopped has played about as much of each, and one that is told to play more goes on."""
    block = BLOCK if settings > 1 else num
    batches, left = [], done
    for begin in range(0, num, block):
        end = min(begin + block, num)
        for setting in range(settings):
            first = min(end, begin + left)
            left -= first - begin
            batches += [GameSpan(setting, start, min(start + size, end)) for start in range(first, end, size)]
    return batches
