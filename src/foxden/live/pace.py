"""How long bots take in games that reveal who answered last.

A bot that answers at once is never last, so only people would have to reveal their answer. Where that matters, each bot
takes as long as the people at its table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from random import Random

REMEMBERED = 24
"""How many of the people's latest answer times are kept."""
USUAL = 6.0
"""Seconds assumed until somebody here has answered."""
SPREAD = 0.35
"""How much one person's answer times vary."""
LONGEST = 20.0
"""The most seconds a bot waits, however slow the people are."""


class Pace:
    """The people of one table: when they were asked, and how long they took."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.taken: deque[float] = deque(maxlen=REMEMBERED)
        self.turn = 0
        self.asked_at = 0.0
        self.waiting: frozenset[int] = frozenset()

    def note(self, turn: int, waiting: Collection[int], now: float) -> None:
        """Note which people the game is waiting for in this turn; those no longer on the list have answered."""
        is_new = turn != self.turn
        answered = self.waiting if is_new else self.waiting - frozenset(waiting)
        self.taken.extend(now - self.asked_at for _ in answered)
        if is_new:
            self.turn, self.asked_at = turn, now
        self.waiting = frozenset(waiting)

    def draw(self, most: float) -> float:
        """Draw the seconds a bot takes: about as long as somebody here took recently."""
        usual = self.random.choice(self.taken) if self.taken else USUAL
        return min(usual * self.random.lognormvariate(0.0, SPREAD), LONGEST, most)
