"""The arguments of a run, as typed, so that its results can be reproduced."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from foxden.lab.plan import FIXED


@dataclass(frozen=True)
class Asked:
    """The arguments as typed."""

    game: str
    players: Sequence[int]
    num: int
    seed: int
    options: Sequence[str]
    bots: Sequence[str]
    data: Sequence[str]
    seating: str = FIXED

    def command(self) -> str:
        """The command that determines the results; where it runs and its output files don't matter."""
        words = ["foxden", "simulate", self.game]
        words += [word for players in self.players for word in ("--players", str(players))]
        words += ["--num", str(self.num), "--seed", str(self.seed)]
        words += [word for option in self.options for word in ("--option", option)]
        words += [word for bot in self.bots for word in ("--bot", bot)]
        words += [word for data in self.data for word in ("--data", data)]
        return shlex.join(words + (["--seating", self.seating] if self.seating != FIXED else []))
