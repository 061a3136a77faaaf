"""A cache limited by bytes."""

from __future__ import annotations

from collections import OrderedDict

SHELF = 32_000_000
Key = tuple[str, str, int, str]


class Shelf:
    """Compressed answers, up to a number of bytes; the least recently used goes first."""

    def __init__(self, size: int = SHELF) -> None:
        self.size = size
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.filled = 0

    def find(self, key: Key) -> bytes | None:
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def keep(self, key: Key, packed: bytes) -> None:
        self.filled += len(packed) - len(self.kept.pop(key, b""))
        self.kept[key] = packed
        while self.filled > self.size:
            self.filled -= len(self.kept.popitem(last=False)[1])
