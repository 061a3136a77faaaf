"""How well a bot plays."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Level:
    """One of a game's four levels, or a reference bot."""

    name: str
    words: str = ""
    """Message key of its description."""
    iterations: int = 0
    """Search: iterations at a table, where a time limit applies too."""
    slip: float = 0.0
    """Search: how often it makes a random move."""
    positions: int = 0
    """Search: positions it can look at to solve an ending."""
    knows: bool = True
    """Search: whether it uses what the game's guide knows beyond the rules."""
    fade: float = 0.0
    """Memory: probability that a remembered animal is forgotten with the next card."""
    confuse: float = 0.0
    """Memory: probability that an animal is mistaken for its neighbour."""
    bets: bool = True
    """Memory: whether it bets (circles a number)."""

    @property
    def quick(self) -> Level:
        """The same level with a tenth of the budget, for playing many games."""
        return replace(self, iterations=max(1, self.iterations // 10), positions=self.positions // 10)


RANDOM = Level("random")
"""Makes random moves."""
GREEDY = Level("greedy", bets=False)
"""Looks one step ahead, or takes no risk: a reference for measuring levels."""
