"""Everyone who is watching a table, and when they are sent updates."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterable, Set
from functools import partial

from foxden.live.absence import Absence
from foxden.live.broadcast import Broadcast, count_seated
from foxden.live.elsewhere import Elsewhere
from foxden.live.snapshot import Snapshot
from foxden.live.watcher import Watcher
from foxden.scene import CROWD
from foxden.table.asks import Away
from foxden.table.decide import SHARED_SCREEN
from foxden.table.seats import Seats
from foxden.table.shared_index import SharedIndex
from foxden.table.table import Table

PAUSE = 0.1
"""Seconds by which showing arrivals, departures, and answers in a crowd is delayed."""
TOLD_AT_ONCE = 500
"""Above this many people, such updates come less often: otherwise sending them would take more and more of the time."""


class Audience:
    def __init__(self, table: str, now: Callable[[], float], tell_others: Callable[[], None], a_while: float) -> None:
        """`tell_others`: called when the connected guests or their seats change; `a_while`: seconds somebody has to be
        away before the others can go on without them."""
        self.now = now
        self.tell_others = tell_others
        self.elsewhere = Elsewhere(table)
        self.watchers: dict[Watcher, int] = {}
        """Watchers in order of arrival, each with its number."""
        self.numbers = itertools.count()
        self.here: dict[str, int] = {}
        """The connected guests, and how many connections each has."""
        self.watching: tuple[SharedIndex, int] | None = None
        """How many of them have no seat, and the seat index it was counted by; recounted when the index changes."""
        self.counted: SharedIndex | None = None
        """The seat index when the other processes were last told; None if somebody has come or gone since."""
        self.last_shown = (0, "")
        """Turn and phase last shown to everyone."""
        self.newest: Snapshot | None = None
        self.later: asyncio.TimerHandle | None = None
        self.absence = Absence(a_while)
        self.alarm: asyncio.TimerHandle | None = None
        """Fires when somebody will have been away for a while."""

    def enter(self, watcher: Watcher) -> None:
        if watcher not in self.watchers:
            self.watchers[watcher] = next(self.numbers)
            self.note_guest(watcher.guest, 1)

    def leave(self, watcher: Watcher) -> None:
        if self.watchers.pop(watcher, None) is not None:
            self.note_guest(watcher.guest, -1)

    def note_guest(self, guest: str, more: int) -> None:
        """Keep count incrementally: in a crowd, going through everyone for each update would take too long."""
        if guest == SHARED_SCREEN:
            return
        before = self.here.get(guest, 0)
        if before + more:
            self.here[guest] = before + more
        else:
            del self.here[guest]
        if before == 0 or before + more == 0:
            self.counted = None
        if self.watching is not None and (before == 0 or before + more == 0):
            by_guest, count = self.watching
            self.watching = (by_guest, count + (0 if guest in by_guest else more))

    def is_here(self, guest: str, seats: Seats) -> bool:
        """Connected here or in another process."""
        return guest in self.here or guest in self.elsewhere.guests(seats)

    def count_watching(self, seats: Seats) -> int:
        if self.watching is None or self.watching[0] is not seats.by_guest:
            self.watching = (seats.by_guest, self.recount_watching(seats))
        return self.watching[1]

    def recount_watching(self, seats: Seats) -> int:
        """Recount the watchers without a seat; if seats were only added, look only at the new ones."""
        if self.watching is not None and seats.by_guest.continues(self.watching[0]):
            known, count = self.watching
            more = {seat.guest for seat in seats[known.length :] if seat.guest is not None and seat.guest not in known}
            return count - len(more & self.here.keys())
        return len(self.here) - count_seated(self.here.keys(), seats)

    def show(self, snapshot: Snapshot, askers: set[Watcher]) -> None:
        """Show everyone the table. In a crowd, a change that only says who has written is shown a little later."""
        stage = (snapshot.table.turn, snapshot.table.phase)
        if len(snapshot.table.seats) > CROWD and stage == self.last_shown:
            self.show_to(snapshot, sorted(askers & self.watchers.keys(), key=self.watchers.__getitem__))
            self.show_soon(snapshot)
            return
        self.last_shown = stage
        self.show_to(snapshot, self.watchers)

    def show_newcomer(self, snapshot: Snapshot, watcher: Watcher) -> None:
        """Show the table to a newcomer; the others hear about it a moment later."""
        self.show_to(snapshot, [watcher])
        self.show_soon(snapshot)

    def show_soon(self, snapshot: Snapshot) -> None:
        self.newest = snapshot
        if self.later is None:
            self.later = asyncio.get_running_loop().call_later(self.pause, self.show_now)

    @property
    def pause(self) -> float:
        return PAUSE * max(1.0, len(self.watchers) / TOLD_AT_ONCE)

    def show_now(self) -> None:
        self.later = None
        if self.newest is not None:
            self.show_to(self.newest, self.watchers)

    def show_to(self, snapshot: Snapshot, watchers: Iterable[Watcher]) -> None:
        self.newest = snapshot
        seats = snapshot.table.seats
        here: Set[str] = self.here.keys()
        watching = self.count_watching(seats)
        if self.counted is not seats.by_guest:
            self.counted = seats.by_guest
            self.tell_others()
        if self.elsewhere.houses:
            here, watching = here | self.elsewhere.guests(seats), watching + self.elsewhere.watching
        broadcast = Broadcast(snapshot, here, self.now(), watching, self.find_away(snapshot.table, here).seats)
        for watcher in watchers:
            if broadcast.shared is not None and watcher.staged != watcher.language:
                watcher.set_stage(watcher.language, broadcast.stage(watcher.language))
            watcher.show(broadcast.show(watcher))

    def away(self, table: Table) -> Away:
        """Who has been away for a while."""
        return self.find_away(table, self.here.keys() | self.elsewhere.guests(table.seats))

    def find_away(self, table: Table, here: Set[str]) -> Away:
        now = self.now()  # the same for both: otherwise somebody could pass the limit in between
        away, wait = self.absence.look(table, here, now), self.absence.next_news(now)
        self.stop_alarm()
        if wait is not None and self.watchers:
            self.alarm = asyncio.get_running_loop().call_later(wait, self.show_now)
        return away

    def stop_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def close(self) -> None:
        """Freeze the time, and drop the reference to the room that provided it."""
        self.now = partial(float, self.now())
        self.tell_others = nobody
        self.stop_alarm()
        if self.later is not None:
            self.later.cancel()
            self.later = None


def nobody() -> None:
    """A callback that does nothing."""
