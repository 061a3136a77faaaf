"""How well a bot plays."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Level:
    """One of a game's four levels, or a bot to measure them by."""

    name: str
    words: str = ""
    """The key of its description."""
    iterations: int = 0
    """Search: at the table, where time ends it as well."""
    slip: float = 0.0
    """Search: how often it moves without thinking."""
    positions: int = 0
    """Search: how many it may look at to solve an ending."""
    knows: bool = True
    """Search: does it use what the game's own guide knows beyond the rules?"""
    fade: float = 0.0
    """Memory: the chance that an animal kept in mind is forgotten with the next card."""
    confuse: float = 0.0
    """Memory: the chance that an animal is taken for its neighbour."""
    bets: bool = True
    """Memory: does it dare to circle a number?"""

    @property
    def quick(self) -> Level:
        """With a tenth of the budget, where many games are wanted."""
        return replace(self, iterations=max(1, self.iterations // 10), positions=self.positions // 10)


RANDOM = Level("random")
"""Makes random moves."""
GREEDY = Level("greedy", bets=False)
"""Looks one step ahead, or takes no risk: something to measure levels by."""
