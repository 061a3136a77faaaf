"""The bots of one game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from foxden.botkit.bot import Bot, Greedy, RandomBot, Searcher
from foxden.botkit.guide import Guide
from foxden.botkit.level import GREEDY, RANDOM, Level


@dataclass(frozen=True)
class BotKit:
    """A game's levels, and what a bot of each is made of: a guide for search, or a kind of bot of its own."""

    levels: tuple[Level, ...] = ()
    """From the lowest to the highest. Iterations are those at the table; the ladder plays with a tenth."""
    guide: Callable[[], Guide] | None = None
    """All that the game knows beyond its rules."""
    plain_guide: Callable[[], Guide] | None = None
    """Nothing but the rules."""
    own: Callable[[int, Level, int], Bot] | None = None
    """For a game in which search does not help: a bot of its own, made of seat, level and seed."""
    remembers: bool = False
    """Do its bots need the Views of earlier turns? In most games all that counts lies on the table."""

    def make(self, level: Level, seat: int, seed: int) -> Bot:
        """A bot for a seat. The same seed remembers, forgets and dreams the same."""
        if level.name == RANDOM.name:
            return RandomBot(seat, level, seed)
        if self.own is not None:
            return self.own(seat, level, seed)
        if level.name == GREEDY.name:
            return Greedy(seat, level, seed, self.make_guide())
        return Searcher(seat, level, seed, self.make_guide(level.knows))

    def make_guide(self, knows: bool = True) -> Guide:
        """`knows`: may it use what the game knows beyond its rules?"""
        make = self.guide if knows else self.plain_guide
        assert make is not None, "a game whose bots search has a guide"
        return make()
