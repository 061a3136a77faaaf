"""How long bots take where all are told who was the last to answer.

A bot that answers at once is never the last, and then only people have to tell. So where that matters, each bot takes
as long as people at this table do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from random import Random

REMEMBERED = 24
"""So many of the people's latest answers are known."""
USUAL = 6.0
"""Seconds that people take, as long as nobody here has answered anything."""
SPREAD = 0.35
"""How far one and the same person is now quicker, now slower."""
LONGEST = 20.0
"""Seconds: nobody is kept waiting longer by a bot, however slow the people are."""


class Pace:
    """The people of one table: when they were asked, and how long they took."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.taken: deque[float] = deque(maxlen=REMEMBERED)
        self.turn = 0
        self.asked_at = 0.0
        self.waiting: frozenset[int] = frozenset()

    def note(self, turn: int, waiting: Collection[int], now: float) -> None:
        """These people are waited for in this turn. Whoever no longer is has answered."""
        is_new = turn != self.turn
        answered = self.waiting if is_new else self.waiting - frozenset(waiting)
        self.taken.extend(now - self.asked_at for _ in answered)
        if is_new:
            self.turn, self.asked_at = turn, now
        self.waiting = frozenset(waiting)

    def draw(self, most: float) -> float:
        """Seconds that a bot takes: about as many as somebody here has taken lately."""
        usual = self.random.choice(self.taken) if self.taken else USUAL
        return min(usual * self.random.lognormvariate(0.0, SPREAD), LONGEST, most)
