"""Who sits where."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Literal

import msgspec
from msgspec.structs import replace

SeatKind = Literal["person", "bot", "empty"]

BOT_NAMES = ("Russet", "Vixen", "Todd", "Tails", "Ember", "Rusty", "Sly", "Cinder")
"""None is also the name of a level."""


class Seat(msgspec.Struct, frozen=True):
    """A place at the table. Its owner may be away; then a bot may sit in until the owner comes back."""

    guest: str | None
    name: str
    bot: str | None = None
    ready: bool = False
    salt: str = ""
    away: bool = False

    @property
    def kind(self) -> SeatKind:
        """Who acts for this seat: a person, a bot, or nobody."""
        if self.bot is not None:
            return "bot"
        return "empty" if self.away else "person"


class Seats(tuple[Seat, ...]):
    """All seats in order. Immutable, so the index by guest is built at most once for each change."""

    @cached_property
    def by_guest(self) -> dict[str, tuple[int, ...]]:
        index: dict[str, list[int]] = {}
        for number, seat in enumerate(self):
            if seat.guest is not None:
                index.setdefault(seat.guest, []).append(number)
        return {guest: tuple(numbers) for guest, numbers in index.items()}

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self)

    @cached_property
    def people(self) -> frozenset[str]:
        """The guests who act for a seat of their own."""
        return frozenset(seat.guest for seat in self if seat.kind == "person" and seat.guest is not None)

    def of(self, guest: str | None) -> tuple[int, ...]:
        return () if guest is None else self.by_guest.get(guest, ())

    def add(self, seat: Seat) -> Seats:
        return Seats((*self, seat))

    def without(self, number: int) -> Seats:
        return Seats(self[:number] + self[number + 1 :])

    def change(self, numbers: Iterable[int], **changes: object) -> Seats:
        seats = list(self)
        for number in numbers:
            seats[number] = replace(seats[number], **changes)
        return Seats(seats)


def find_name(wanted: str, taken: Iterable[str]) -> str:
    """The wanted name, with a number added if somebody already has it."""
    known, name, number = set(taken), wanted, 2
    while name in known:
        name, number = f"{wanted} {number}", number + 1
    return name


def name_bot(seats: Seats) -> str:
    """The name of a bot that takes the next seat."""
    return find_name(BOT_NAMES[len(seats) % len(BOT_NAMES)], seats.names)
