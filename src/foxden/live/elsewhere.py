"""Who is at a table in other processes."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from foxden.live import wire
from foxden.scene import CROWD
from foxden.table.seats import Seats

MOST_HOUSES = 64
MANY = 1_000_000

House = Annotated[str, Meta(max_length=32)]
Badge = Annotated[str, Meta(max_length=32)]
"""A guest at one table, as processes refer to them: it identifies neither the guest nor any other table."""


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is connected to a table in one process."""

    house: House
    seated: Annotated[list[Badge], Meta(max_length=CROWD)] = []
    watching: Annotated[int, Meta(ge=0, le=MANY)] = 0
    """How many of them have no seat."""
    asks: bool = False
    """Ask the others to announce theirs too."""


class Reacts(msgspec.Struct, frozen=True, tag="reacts"):
    house: House
    badge: Badge
    reaction: wire.Reaction


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    """Sent to all processes, periodically."""

    house: House


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """Sent to all processes by one that shuts down."""

    house: House


Said = Here | Reacts | Alive | Gone
decode = msgspec.json.Decoder(Said).decode


@lru_cache(10_000)
def badge_of(table: str, guest: str) -> str:
    return hashlib.blake2b(f"{table} {guest}".encode(), digest_size=8).hexdigest()


class Elsewhere:
    def __init__(self, table: str) -> None:
        self.table = table
        self.houses: dict[str, Here] = {}

    def note(self, here: Here) -> bool:
        """Store what another process announced; returns whether anything changed."""
        if not here.seated and not here.watching:
            return self.forget(here.house)
        known = self.houses.get(here.house)
        if known is None and len(self.houses) >= MOST_HOUSES:
            return False
        self.houses[here.house] = here
        return known is None or (known.seated, known.watching) != (here.seated, here.watching)

    def forget(self, house: str) -> bool:
        return self.houses.pop(house, None) is not None

    @property
    def watching(self) -> int:
        return sum(here.watching for here in self.houses.values())

    def guests(self, seats: Seats) -> set[str]:
        """The seated guests who are connected elsewhere."""
        badges = {badge for here in self.houses.values() for badge in here.seated}
        return {guest for guest in seats.by_guest if badge_of(self.table, guest) in badges}

    def find(self, badge: str, seats: Seats) -> str | None:
        """The seated guest with this badge."""
        return next((guest for guest in seats.by_guest if badge_of(self.table, guest) == badge), None)
