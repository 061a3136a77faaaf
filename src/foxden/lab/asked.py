"""What is asked of a run, as it is typed: by that its results can be had again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from foxden.lab.plan import FIXED


@dataclass(frozen=True)
class Asked:
    """As it is typed."""

    game: str
    players: Sequence[int]
    num: int
    seed: int
    options: Sequence[str]
    bots: Sequence[str]
    data: Sequence[str]
    seating: str = FIXED

    def command(self) -> str:
        """What decides the results, as it is typed; where it is played and what it is called does not."""
        words = ["foxden", "simulate", self.game]
        words += [word for players in self.players for word in ("--players", str(players))]
        words += ["--num", str(self.num), "--seed", str(self.seed)]
        words += [word for option in self.options for word in ("--option", option)]
        words += [word for bot in self.bots for word in ("--bot", bot)]
        words += [word for data in self.data for word in ("--data", data)]
        return shlex.join(words + (["--seating", self.seating] if self.seating != FIXED else []))
