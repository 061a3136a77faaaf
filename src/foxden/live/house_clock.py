"""The time of a house: calendar time that does not jump."""

from __future__ import annotations

import time
from collections.abc import Callable


class HouseClock:
    """Reads the wall clock once, and then runs on monotonic time: if somebody sets the machine's clock while the house
    is open, nobody loses thinking time, nobody is locked out, and no table looks old."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.monotonic = monotonic
        self.offset = wall() - monotonic()
        self.moved = 0.0
        """By how many seconds it is ahead of the wall clock, as that was when the house opened."""

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self.offset + self.monotonic()

    def never_before(self, moment: float) -> None:
        """Something was written then, so it is later now, whatever the wall clock said when the house opened."""
        late = max(0.0, moment - self())
        self.offset += late
        self.moved += late
