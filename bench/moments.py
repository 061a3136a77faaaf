"""Moments of games, as bench/calibration.py has measured them: a line for each game."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from foxden.botkit.curve import Situation

UNKNOWN = -1.0
Key = tuple[str, int, int]
"""Game, seats, and the number of the game."""


class Moment(NamedTuple):
    hope: float
    """What a seat was given, before it is straightened; from 0 to 1."""
    won: float
    """Its part of the win, from 0 to 1."""
    stage: float = UNKNOWN
    acts: int = 0
    """The `Situation` it was in; the first games that were measured do not tell."""

    @property
    def situation(self) -> Situation:
        return Situation(max(self.stage, 0.0), bool(self.acts))


Games = dict[Key, list[Moment]]
Found = dict[tuple[str, int], dict[int, list[Moment]]]
"""By game and seats, and by the number of the game."""


def read_lines(file: Path) -> Found:
    found: Found = defaultdict(dict)
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            found[told["game"], told["seats"]][told["number"]] = [Moment(*each) for each in told["moments"]]
    return found


def choose(found: Found, name: str, seats: int, odd: int) -> Games:
    """Of one game or of all (""), of one number of seats or of all (0): those with odd numbers, or with even ones."""
    return {
        (each, many, number): moments
        for (each, many), games in found.items()
        if name in ("", each) and seats in (0, many)
        for number, moments in games.items()
        if number % 2 == odd
    }
