"""Which players the game is waiting for have been away for a while."""

from __future__ import annotations

from collections.abc import Collection, Set

from foxden.scene import CROWD
from foxden.table.asks import NOBODY_AWAY, Away
from foxden.table.seats import is_bot_guest
from foxden.table.table import Table


class Absence:
    """Checks the table against the connected guests whenever either changes. When a room is reopened, nobody knows how
    long anyone has been away, so counting starts over."""

    def __init__(self, a_while: float) -> None:
        """`a_while`: in seconds."""
        self.a_while = a_while
        self.guests: dict[str, float] = {}
        """Since when each guest has been disconnected."""
        self.seats: dict[int, float] = {}
        """Since when each seat has been asked while its owner was disconnected."""

    def look(self, table: Table, here: Set[str], now: float) -> Away:
        """Update from the table and the connected guests. In a crowd, presence isn't shown at all."""
        is_counted = table.phase == "playing" and table.lesson is None and len(table.seats) <= CROWD
        # A connected program isn't necessarily listening: it counts as present only if it answers in time.
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
        """Seconds until somebody else will have been away for a while."""
        since = [each for each in (*self.seats.values(), *self.guests.values()) if now - each < self.a_while]
        return min(since) + self.a_while - now if since else None


def is_waited_for(table: Table, seat: int, gone: Collection[str]) -> bool:
    return table.seats[seat].kind == "person" and table.seats[seat].guest in gone and table.state.must(seat)
