"""Who has been away from a table for a while, and is waited for."""

from __future__ import annotations

from collections.abc import Collection, Set

from foxden.scene import CROWD
from foxden.table.asks import NOBODY_AWAY, Away
from foxden.table.seats import is_bot_guest
from foxden.table.table import Table


class Absence:
    """Looks at the table and at those who are connected whenever either changes. Where a room is opened anew nobody
    knows how long anybody has been away: then it is counted from there."""

    def __init__(self, a_while: float) -> None:
        """`a_while`: in seconds."""
        self.a_while = a_while
        self.guests: dict[str, float] = {}
        """Since when each has not been connected."""
        self.seats: dict[int, float] = {}
        """Since when each has been asked while its owner was not connected."""

    def look(self, table: Table, here: Set[str], now: float) -> Away:
        """In a crowd nobody is told who is there, nor whether they are away."""
        is_counted = table.phase == "playing" and table.lesson is None and len(table.seats) <= CROWD
        # A program that is connected need not be listening: it is there when it answers in time, and not otherwise.
        gone = [guest for guest in table.seats.people if guest not in here or is_bot_guest(guest)] if is_counted else []
        if not gone:
            self.guests, self.seats = {}, {}
            return NOBODY_AWAY
        waited = [seat for seat in range(len(table.seats)) if is_waited_for(table, seat, gone)]
        self.guests = {guest: self.guests.get(guest, now) for guest in gone}
        self.seats = {seat: self.seats.get(seat, now) for seat in waited}
        return Away(
            frozenset(seat for seat, since in self.seats.items() if now - since >= self.a_while),
            frozenset(guest for guest, since in self.guests.items() if now - since >= self.a_while),
        )

    def next_news(self, now: float) -> float | None:
        """In how many seconds somebody else will have been away for a while."""
        since = [each for each in (*self.seats.values(), *self.guests.values()) if now - each < self.a_while]
        return min(since) + self.a_while - now if since else None


def is_waited_for(table: Table, seat: int, gone: Collection[str]) -> bool:
    return table.seats[seat].kind == "person" and table.seats[seat].guest in gone and table.state.must(seat)
