"""Foxy bots that differ only in when they bet, for docs/findings.md: they have Aesop's memory; those called Keen have
Kitsune's.

foxden simulate foxy --bot bench/bettors.py:Never …
"""

from __future__ import annotations

from dataclasses import replace

from foxden.botkit.level import Level
from foxden.games.foxy import FOXY
from foxden.games.foxy.bot import FoxyBot
from foxden.games.foxy.numbers import BET
from foxden.games.foxy.view import FoxyShared
from foxden.state import Moves, State
from foxden.view import View

LEVELS = {level.name: level for level in FOXY.bots.levels}
AESOP, KITSUNE = LEVELS["aesop"], LEVELS["kitsune"]


class Never(FoxyBot):
    """Takes no risk."""

    turn = 0
    memory = AESOP

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        super().__init__(seat, replace(self.memory, bets=False), seed)

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        assert isinstance(view.shared, FoxyShared)
        if view.shared.turn == self.turn:
            belief, row, recalled = self.consider(view, redealt)
            return BET + (int(belief.bet(row)) if belief.seen(row) else recalled)
        return super().choose(view, redealt, moves, seconds)


class Turn4(Never):
    turn = 4


class Turn8(Never):
    turn = 8


class Turn12(Never):
    turn = 12


class Turn16(Never):
    turn = 16


class Turn20(Never):
    turn = 20


class WhenSure(FoxyBot):
    """Bets like the level itself: when waiting for something better isn't worth it."""

    memory = AESOP

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        super().__init__(seat, self.memory, seed)


class KeenNever(Never):
    memory = KITSUNE


class KeenTurn4(Turn4):
    memory = KITSUNE


class KeenTurn8(Turn8):
    memory = KITSUNE


class KeenTurn12(Turn12):
    memory = KITSUNE


class KeenTurn16(Turn16):
    memory = KITSUNE


class KeenTurn20(Turn20):
    memory = KITSUNE


class KeenWhenSure(WhenSure):
    memory = KITSUNE
