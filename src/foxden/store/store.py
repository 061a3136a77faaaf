"""Where logs are kept. Two stores meet this protocol: SQLite for a house, PostgreSQL for many processes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple, Protocol

import msgspec


class Taken(Exception):
    """Somebody else has written this seq: read what they wrote, decide again, try again."""


class Gap(Taken):
    """The log ends before this seq, so the table was cleared away meanwhile. Reading it again tells as much."""


class Unreachable(Exception):
    """The database does not answer. What was being written may be there or not: read again before trying again."""


class TooNew(Exception):
    """A newer Foxden has written this database."""


class NoStore(Exception):
    """The store cannot be opened; its words are for whoever runs the house."""


Change = tuple[str, int]
"""A table, and where its log ends now; 0 where it was cleared away."""
EVERYTHING: Change = ("", 0)
"""A change that names no table: anything may have changed."""
EVERY_HOUSE = ""
"""Instead of a table's name: said to every process, whatever it has open."""
RESULTS_LAST = 400 * 86400.0
"""Seconds: as long as a guest's cookie."""


class Word(NamedTuple):
    """Something that another process says, and nobody writes down."""

    table: str
    text: str


class Settled(NamedTuple):
    """When a table is due from now on, or never; true as long as its log ends with this seq."""

    table: str
    seq: int
    """0: whatever its log is. For a table that cannot be read here."""
    due: float | None


class TableRow(msgspec.Struct, frozen=True):
    """What the lobby and the operator list of a table; the log is the truth."""

    name: str
    game: str
    phase: str
    seats: int
    public: bool
    touched: float
    due: float | None = None
    """When somebody has to look after it, where something happens there by itself."""


class GuestResult(NamedTuple):
    """What is kept for a guest of one finished game."""

    table: str
    ended: float
    told: bytes
    """As whoever counted it wrote it; the store does not read it."""
    has_log: bool
    """Is the table still there?"""


class DailyRow(msgspec.Struct, frozen=True):
    """A guest's try at the deal of a day, the one that counts."""

    day: int
    game: str
    table: str
    points: int | None = None
    """Nothing: it is not over, or nobody has looked since."""
    signs: str = ""


class Store(Protocol):
    shared: bool
    """Whether other processes can be heard, and spoken to."""

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        """Write events as seq, seq + 1, … of this table, durably, all or none; and with them, where given, its
        row in the list. The first seq is 1, and comes with a row: so every log is listed, and cleared in time.
        `due`, for whoever gives no row: the table is due then at the latest; if it was before, nothing is written.
        Returns when they are on disk. Raises Taken where the log does not end just before seq. Whoever is
        cancelled while waiting may have written all the same."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The events after this seq, in order; none for a table that does not exist."""

    async def tables(self, limit: int = 1000) -> list[TableRow]:
        """The newest first."""

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Those that everybody may come to, before the game or during it; the newest first."""

    async def clear(self, before: float) -> int:
        """Forget every table whose row was last touched before then, its log included; and all keys and results whose
        time has come. Returns how many tables."""

    async def delete(self, table: str) -> None:
        """Forget this table, its log and all results of it included."""

    async def take_due(self, now: float, until: float, limit: int = 20) -> list[str]:
        """Tables that are due now, the longest due first. Each is given to one process alone, and is due again at
        `until`, unless it is settled otherwise before: so another one takes what this one cannot look after."""

    async def settle(self, settled: list[Settled]) -> None:
        """When these tables are due from now on. Nothing is changed where the log has gone on meanwhile."""

    async def note_guest(self, guest: str, table: str) -> None:
        """This guest has sat at this table. Nothing is noted of a table that does not exist. Noted again, a table that
        was hidden is shown again."""

    async def hide_table(self, guest: str, table: str) -> None:
        """This guest does not want to see this table among theirs any more; nor is its result kept for them."""

    async def tables_of(self, guest: str, hidden: bool = False) -> list[TableRow]:
        """The newest first. `hidden`: with those that this guest does not want to see."""

    async def uncounted(self, guest: str, form: int, most: int) -> list[str]:
        """Of the newest finished tables of this guest that are not hidden, those of which no result of this form, or of
        a later one, is kept; the newest first."""

    async def keep_results(self, table: str, form: int, told: dict[str, bytes], most: int) -> None:
        """What is told each of these guests of this finished table. Nothing is kept for a guest who has not sat there,
        has hidden it or was forgotten, nor beyond the newest `most` of each; and no result for longer than
        RESULTS_LAST."""

    async def results_of(self, guest: str, most: int) -> list[GuestResult]:
        """The newest first, also of tables that were cleared away."""

    async def forget_guest(self, guest: str) -> None:
        """All that is noted of a guest outside logs."""

    async def try_daily(self, guest: str, day: int, game: str, table: str) -> None:
        """This table is the guest's try at the deal of this day; unless there was one before, which stays."""

    async def end_daily(self, guest: str, day: int, game: str, points: int, signs: str) -> None:
        """What came of it. Told again, nothing changes."""

    async def dailies_of(self, guest: str) -> list[DailyRow]:
        """The newest first."""

    async def tally_daily(self, day: int, game: str) -> list[tuple[int, int]]:
        """How many have made how many points: points and number."""

    async def clear_dailies(self, before: int) -> None:
        """Forget all tries of earlier days."""

    async def put(self, key: str, value: bytes, until: float | None = None) -> bool:
        """Keep a value, unless the key is taken: then False. `until`: from when on it counts as forgotten."""

    async def get(self, key: str) -> bytes | None: ...

    async def take(self, key: str) -> bytes | None:
        """Get and delete, so that it can be taken once only."""

    async def follow(self, table: str) -> None:
        """From now on hear what happens to this table elsewhere. Returns when that is so; or, where nobody can be heard
        just now, at once: then EVERYTHING comes as soon as they can."""

    def unfollow(self, table: str) -> None: ...

    def say(self, table: str, text: str) -> None:
        """Tell the other processes that follow this table, or EVERY_HOUSE. Best effort: short, and never waited for."""

    def changes(self) -> AsyncIterator[Change | Word]:
        """What happens elsewhere to tables that are followed: Words as they are said; and each Change as it is written
        by other processes, or by appends of our own that came through although nobody waited for them any more.
        A change that its writer could not announce comes a few seconds late.
        EVERYTHING comes first, and again after every gap in which something may have been missed. Ends when the
        store is closed. A store for one process never yields."""

    async def close(self) -> None:
        """Write what waits, then let go of the database."""


def check_append(table: str, seq: int, events: list[bytes], row: TableRow | None) -> None:
    """Mistakes of the caller, found before anything is written."""
    if seq < 1 or not events:
        raise ValueError(f"{table}: there is nothing to append as seq {seq}")
    if seq == 1 and row is None:
        raise ValueError(f"{table}: the first events of a table need its row")
    if row is not None and row.name != table:
        raise ValueError(f"{table}: this is the row of {row.name}")


def refuse(table: str, seq: int, end: int) -> Taken:
    """Why these events cannot go where the log ends."""
    return Taken(f"{table}: seq {seq} is taken") if seq <= end else Gap(f"{table}: no seq {seq} after {end}")
