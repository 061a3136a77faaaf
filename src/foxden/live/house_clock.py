"""The server's time: calendar time that never jumps."""

from __future__ import annotations

import time
from collections.abc import Callable


class HouseClock:
    """Reads the wall clock once and then runs on monotonic time: if somebody sets the machine's clock while the server
    runs, nobody loses thinking time, nobody is locked out, and no table looks old."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.monotonic = monotonic
        self.offset = wall() - monotonic()
        self.moved = 0.0
        """Seconds by which it is ahead of the wall clock read at startup."""

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self.offset + self.monotonic()

    def never_before(self, moment: float) -> None:
        """Never go back before this time: something was written then, whatever the wall clock said at startup."""
        late = max(0.0, moment - self())
        self.offset += late
        self.moved += late
