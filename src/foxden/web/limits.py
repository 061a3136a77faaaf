"""How much one guest, or one address, may ask in a time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """Fills with so many drops a second up to its size; every request takes one out."""

    __slots__ = ("drops", "since")

    def __init__(self, drops: float, since: float) -> None:
        self.drops = drops
        self.since = since


class Limit:
    """A bucket for every name; the longest unused are forgotten, so that names cannot fill the memory."""

    def __init__(
        self, rate: float, size: float, names: int = 50_000, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        """On monotonic time: a wall clock that is set back must lock nobody out."""
        self.monotonic = monotonic
        self.rate = rate
        self.size = size
        self.names = names
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        now = self.monotonic()
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.size, now)
            if len(self.buckets) > self.names:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(name)
        bucket.drops = min(self.size, bucket.drops + (now - bucket.since) * self.rate)
        bucket.since = now
        if bucket.drops < 1:
            return False
        bucket.drops -= 1
        return True

    def give_back(self, name: str) -> None:
        """What was taken last was no trouble."""
        if name in self.buckets:
            self.buckets[name].drops += 1
