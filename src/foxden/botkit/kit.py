"""The bots of one game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from foxden.botkit.bot import Bot, Greedy, RandomBot, Searcher
from foxden.botkit.guide import Guide
from foxden.botkit.level import GREEDY, RANDOM, Level


@dataclass(frozen=True)
class BotKit:
    """A game's levels, and how their bots are built: a guide for search, or a special kind of bot."""

    levels: tuple[Level, ...] = ()
    """From lowest to highest. Iterations are those used at a table; the ladder uses a tenth."""
    guide: Callable[[], Guide] | None = None
    """Everything we know about the game beyond its rules."""
    plain_guide: Callable[[], Guide] | None = None
    """Nothing but the rules."""
    own: Callable[[int, Level, int], Bot] | None = None
    """For a game in which search doesn't help: makes a special bot from seat, level and seed."""
    remembers: bool = False
    """Whether its bots need the Views of earlier turns. In most games the table shows everything that counts."""

    def make(self, level: Level, seat: int, seed: int) -> Bot:
        """Make a bot for a seat. The same seed gives the same memory and the same choices."""
        if level.name == RANDOM.name:
            return RandomBot(seat, level, seed)
        if self.own is not None:
            return self.own(seat, level, seed)
        if level.name == GREEDY.name:
            return Greedy(seat, level, seed, self.make_guide())
        return Searcher(seat, level, seed, self.make_guide(level.knows))

    def make_guide(self, knows: bool = True) -> Guide:
        """`knows`: whether it uses what we know about the game beyond its rules."""
        make = self.guide if knows else self.plain_guide
        assert make is not None, "a game whose bots search has a guide"
        return make()
