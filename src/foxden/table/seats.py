"""Who sits where."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from typing import Literal

import msgspec
from msgspec.structs import replace

from foxden.table.people_names import skeleton
from foxden.table.shared_index import SharedIndex, index

SeatKind = Literal["person", "bot", "empty"]

BOT_NAMES = ("Russet", "Vixen", "Todd", "Tails", "Ember", "Rusty", "Sly", "Cinder")
"""Names for bots; no level has one of these."""


BOT_GUEST = "bot."
"""Prefix of external bots' guest ids; people's don't have it."""


def is_bot_guest(guest: str) -> bool:
    return guest.startswith(BOT_GUEST)


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A place at the table. If its owner is away, a bot can fill in until the owner comes back."""

    guest: str | None
    name: str
    bot: str | None = None
    ready: bool = False
    salt: str = ""
    away: bool = False
    avatar: str = ""

    @property
    def kind(self) -> SeatKind:
        """Who acts for this seat: a person, a bot, or nobody."""
        if self.bot is not None:
            return "bot"
        return "empty" if self.away else "person"


INDEXES = {
    "by_guest": frozenset[str](),
    "names": frozenset({"name"}),
    "by_look": frozenset({"name"}),
    "people": frozenset({"bot", "away"}),
    "bots": frozenset({"bot"}),
    "ready": frozenset({"bot", "ready"}),
}
"""Values computed from all seats, and which changes to a seat invalidate them."""


class Seats(tuple[Seat, ...]):
    """All seats in order. Immutable, so computed values are cached, and kept after changes that don't affect them: in a
    crowd, recomputing them would dominate the cost."""

    @cached_property
    def by_guest(self) -> SharedIndex:
        return index(seat.guest for seat in self)

    @cached_property
    def by_look(self) -> SharedIndex:
        """Seats by what their names look like, to prevent names that could be confused."""
        return index(skeleton(seat.name) for seat in self)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self)

    @cached_property
    def people(self) -> frozenset[str]:
        """The guests who are playing their own seat."""
        return frozenset(seat.guest for seat in self if seat.kind == "person" and seat.guest is not None)

    @cached_property
    def bots(self) -> tuple[int, ...]:
        """The seats that a bot plays."""
        return tuple(number for number, seat in enumerate(self) if seat.bot is not None)

    @cached_property
    def ready(self) -> int:
        """How many seats are ready to start."""
        return sum(is_ready(seat) for seat in self)

    def of(self, guest: str | None) -> tuple[int, ...]:
        return () if guest is None else self.by_guest.of(guest)

    def add(self, seat: Seat) -> Seats:
        """Add a seat, keeping the cached values of the others: in a crowd, recomputing them would take too long."""
        added = Seats((*self, seat))
        added.__dict__["ready"] = self.ready + is_ready(seat)
        added.__dict__["by_guest"] = self.by_guest.add(seat.guest)
        added.__dict__["by_look"] = self.by_look.add(skeleton(seat.name))
        return added

    def without(self, number: int) -> Seats:
        return Seats(self[:number] + self[number + 1 :])

    def change(self, numbers: Iterable[int], **changes: object) -> Seats:
        seats, more_ready = list(self), 0
        for number in numbers:
            before, after = seats[number], replace(seats[number], **changes)
            seats[number] = after
            more_ready += is_ready(after) - is_ready(before)
        changed = Seats(seats)
        for name, touched_by in INDEXES.items():
            if name in self.__dict__ and touched_by.isdisjoint(changes):
                changed.__dict__[name] = self.__dict__[name]
        changed.__dict__["ready"] = self.ready + more_ready
        return changed


def is_ready(seat: Seat) -> bool:
    return seat.ready or seat.bot is not None


def find_name(wanted: str, taken: Collection[str]) -> str:
    """The wanted name, with a number added if somebody already has it."""
    if wanted not in taken:
        return wanted
    known, name, number = set(taken), wanted, 2
    while name in known:
        name, number = f"{wanted} {number}", number + 1
    return name


def name_bot(seats: Seats) -> str:
    """The name of a bot that takes the next seat."""
    return find_name(BOT_NAMES[len(seats) % len(BOT_NAMES)], seats.names)
