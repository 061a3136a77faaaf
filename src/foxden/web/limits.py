"""Rate limits per guest or address."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from itertools import islice

log = logging.getLogger("foxden.web")


class Bucket:
    """A token bucket: fills at a fixed rate up to its size; every request takes one token."""

    __slots__ = ("drops", "since")

    def __init__(self, drops: float, since: float) -> None:
        self.drops = drops
        self.since = since


class Limit:
    """A bucket per name; those that are full again and, if there are too many, the least recently used are dropped, so
    that names can't fill the memory."""

    def __init__(
        self, rate: float, size: float, names: int = 50_000, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        """Uses monotonic time: setting the wall clock back must not lock anyone out."""
        self.monotonic = monotonic
        self.rate = rate
        self.size = size
        self.names = names
        self.fills_in = size / rate
        """Seconds in which any bucket is full, as a new one would be."""
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str, drops: float = 1) -> bool:
        now = self.monotonic()
        bucket = self.buckets.get(name)
        if bucket is None:
            self.drop_full(now)
            bucket = self.buckets[name] = Bucket(self.size, now)
            if len(self.buckets) > self.names:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(name)
        bucket.drops = min(self.size, bucket.drops + (now - bucket.since) * self.rate)
        bucket.since = now
        if bucket.drops < drops:
            return False
        bucket.drops -= drops
        return True

    def drop_full(self, now: float) -> None:
        """Two for each new one: they become fewer, and nobody waits long."""
        for name, bucket in list(islice(self.buckets.items(), 2)):
            if now - bucket.since > self.fills_in:
                del self.buckets[name]

    def give_back(self, name: str) -> None:
        """Return the last token: the request was harmless."""
        if name in self.buckets:
            self.buckets[name].drops += 1


class Shares:
    """How many of something each name has right now, with a limit."""

    def __init__(self, most: int, what: str) -> None:
        self.most = most
        self.what = what
        self.held: Counter[str] = Counter()
        self.said = Limit(1 / 60, 1)

    def take(self, name: str) -> bool:
        if self.held[name] >= self.most:
            if self.said.allows(""):  # once a minute is enough
                log.warning("too many %s (%d): more are turned away", self.what, self.most)
            return False
        self.held[name] += 1
        return True

    def give_back(self, name: str) -> None:
        self.held[name] -= 1
        if not self.held[name]:
            del self.held[name]
