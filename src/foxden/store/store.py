"""Where logs are stored. Two stores implement this protocol: SQLite for one process, PostgreSQL for many."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple, Protocol

import msgspec


class Taken(Exception):
    """Another process has written this seq: read what it wrote, decide again, retry."""


class Gap(Taken):
    """The log ends before this seq, so the table was deleted meanwhile. Reading it again shows that."""


class Unreachable(Exception):
    """The database doesn't answer. What was being written may or may not be there: read before retrying."""


class TooNew(Exception):
    """A newer Foxden has written this database."""


class NoStore(Exception):
    """The store can't be opened; the message is for the operator."""


Change = tuple[str, int]
"""A table, and where its log now ends; 0 if it was deleted."""
EVERYTHING: Change = ("", 0)
"""A change that names no table: anything may have changed."""
EVERY_HOUSE = ""
"""Used instead of a table's name: for all processes, whatever they have open."""
RESULTS_LAST = 400 * 86400.0
"""Seconds: as long as a guest's cookie."""


class Word(NamedTuple):
    """A message from another process that isn't written anywhere."""

    table: str
    text: str


class Settled(NamedTuple):
    """When a table is due from now on, or never; valid as long as its log ends with this seq."""

    table: str
    seq: int
    """0: whatever the log is, for a table that can't be read here."""
    due: float | None


class TableRow(msgspec.Struct, frozen=True):
    """A table's row for the lobby and the operator; the log is the truth."""

    name: str
    game: str
    phase: str
    seats: int
    public: bool
    touched: float
    due: float | None = None
    """When some process has to look after it, if something happens there on its own."""


class GuestResult(NamedTuple):
    """A guest's stored result of one finished game."""

    table: str
    ended: float
    told: bytes
    """Opaque to the store."""
    has_log: bool
    """Whether the table still exists."""


class DailyRow(msgspec.Struct, frozen=True):
    """A guest's try at a deal of the day, the one that counts."""

    day: int
    game: str
    table: str
    points: int | None = None
    """None until the try is over and its result has been recorded."""
    signs: str = ""


class Store(Protocol):
    shared: bool
    """Whether several processes can share this store and notify each other."""

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        """Write events as seq, seq + 1, … of this table, durably and atomically, together with its row in the list, if
        given. The first seq is 1, and comes with a row, so that every log is listed and deleted in time. `due`, if
        there is no row: the latest time at which the table is due; if it was due earlier, nothing is written. Returns
        once everything is on disk. Raises Taken if the log doesn't end just before seq. A caller that is cancelled
        while waiting may have written all the same."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The events after this seq, in order; none for a table that does not exist."""

    async def tables(self, limit: int = 1000) -> list[TableRow]:
        """The newest first."""

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Public tables, before or during the game; newest first."""

    async def clear(self, before: float) -> int:
        """Delete every table last touched before then, including its log, and all expired keys and results. Returns the
        number of tables."""

    async def delete(self, table: str) -> None:
        """Delete this table, including its log and results."""

    async def take_due(self, now: float, until: float, limit: int = 20) -> list[str]:
        """Take tables that are due, the longest overdue first. Each is given to only one process, and is due again at
        `until` unless settled before, so that another process can take over."""

    async def settle(self, settled: list[Settled]) -> None:
        """Set when these tables are due. No change if a log has grown meanwhile."""

    async def note_guest(self, guest: str, table: str) -> None:
        """Add this table to the guest's list, if it exists. This also unhides a hidden table."""

    async def hide_table(self, guest: str, table: str) -> None:
        """Hide this table from the guest's list, and delete its result for them."""

    async def tables_of(self, guest: str, hidden: bool = False) -> list[TableRow]:
        """The newest first. `hidden`: include hidden ones."""

    async def uncounted(self, guest: str, form: int, most: int) -> list[str]:
        """The guest's newest finished tables, not hidden, that have no stored result of this form or a later one;
        newest first."""

    async def keep_results(self, table: str, form: int, told: dict[str, bytes], most: int) -> None:
        """Store the result of this finished table for each of these guests, except those who never sat there, have
        hidden it or were forgotten. Keeps only the newest `most` per guest, each for RESULTS_LAST."""

    async def results_of(self, guest: str, most: int) -> list[GuestResult]:
        """Newest first, including those of deleted tables."""

    async def forget_guest(self, guest: str) -> None:
        """Delete everything stored about a guest outside the logs."""

    async def try_daily(self, guest: str, day: int, game: str, table: str) -> None:
        """Record this table as the guest's try at the deal of this day; an earlier try is kept instead."""

    async def end_daily(self, guest: str, day: int, game: str, points: int, signs: str) -> None:
        """Record the result of a try. Idempotent."""

    async def dailies_of(self, guest: str) -> list[DailyRow]:
        """The newest first."""

    async def tally_daily(self, day: int, game: str) -> list[tuple[int, int]]:
        """How many guests scored how many points."""

    async def clear_dailies(self, before: int) -> None:
        """Delete all tries of earlier days."""

    async def put(self, key: str, value: bytes, until: float | None = None) -> bool:
        """Store a value; returns False if the key is taken. `until`: when it expires."""

    async def get(self, key: str) -> bytes | None: ...

    async def take(self, key: str) -> bytes | None:
        """Get and delete, so that it can be taken only once."""

    async def follow(self, table: str) -> None:
        """Start listening to what other processes do at this table. Returns once we are listening; or at once if that
        isn't possible right now, and then EVERYTHING comes as soon as it is. In both cases `say` something there
        afterwards: the other processes at this table announce what they write only once they have heard of us, and
        until then we notice it a few seconds late."""

    def unfollow(self, table: str) -> None: ...

    def say(self, table: str, text: str) -> None:
        """Tell the other processes that follow this table, or EVERY_HOUSE. Best effort: short, and doesn't wait."""

    def changes(self) -> AsyncIterator[Change | Word]:
        """What happens to followed tables elsewhere: Words from other processes, and Changes written by them or by our
        own appends that succeeded after their caller had given up. A change its writer couldn't announce comes a few
        seconds late. EVERYTHING comes first, and again after every gap in which something may have been missed. Ends
        when the store is closed. A single-process store never yields."""

    async def close(self) -> None:
        """Write what is waiting, then close the database."""


def check_append(table: str, seq: int, events: list[bytes], row: TableRow | None) -> None:
    """Check for mistakes of the caller before anything is written."""
    if seq < 1 or not events:
        raise ValueError(f"{table}: there is nothing to append as seq {seq}")
    if seq == 1 and row is None:
        raise ValueError(f"{table}: the first events of a table need its row")
    if row is not None and row.name != table:
        raise ValueError(f"{table}: this is the row of {row.name}")


def refuse(table: str, seq: int, end: int) -> Taken:
    """The error for events that don't fit the end of the log."""
    return Taken(f"{table}: seq {seq} is taken") if seq <= end else Gap(f"{table}: no seq {seq} after {end}")
