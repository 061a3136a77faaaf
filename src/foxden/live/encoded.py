"""Encode objects that are sent repeatedly only once."""

from __future__ import annotations

import msgspec

from foxden.live import wire

MOST = 1024


class Encoded:
    """Keyed by object identity, not by value: games reuse the objects they show again, and nobody changes them."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.known: dict[int, tuple[msgspec.Struct, msgspec.Raw]] = {}
        """By the object's id; the object is kept alive, so that its id isn't reused."""

    def of(self, value: msgspec.Struct) -> msgspec.Raw:
        found = self.known.get(id(value))
        if found is None:
            if len(self.known) >= self.most:
                self.known.clear()
            found = self.known[id(value)] = (value, msgspec.Raw(wire.encode(value)))
        return found[1]
