"""What is shown again and again is encoded once."""

from __future__ import annotations

import msgspec

from foxden.live import wire

MOST = 1024


class Encoded:
    """Goes by which object it is, not by what it holds: games keep what they show again, and nobody changes it."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.known: dict[int, tuple[msgspec.Struct, msgspec.Raw]] = {}
        """By the object's id; the object is held, so that no other one gets its id."""

    def of(self, value: msgspec.Struct) -> msgspec.Raw:
        found = self.known.get(id(value))
        if found is None:
            if len(self.known) >= self.most:
                self.known.clear()
            found = self.known[id(value)] = (value, msgspec.Raw(wire.encode(value)))
        return found[1]
