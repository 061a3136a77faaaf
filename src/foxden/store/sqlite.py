"""SQLite: one file, nothing to install. For one process; a second one on the same file is safe, but gets no notices."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from foxden.store import schema, sql
from foxden.store.schema import for_sqlite
from foxden.store.sqlite_append import SqliteAppend
from foxden.store.sqlite_writer import SqliteWriter
from foxden.store.store import (
    RESULTS_LAST,
    Change,
    DailyRow,
    GuestResult,
    Settled,
    TableRow,
    Word,
    check_append,
)

NO_CHANGES: tuple[Change | Word, ...] = ()
PATIENCE = 20.0
"""Seconds to wait for another process that is writing to the same file."""

READ, TABLES, OPEN_TABLES = (for_sqlite(text) for text in (sql.READ, sql.TABLES, sql.OPEN_TABLES))
TABLES_OF, SHOWN_TABLES_OF, CLEAR = (for_sqlite(text) for text in (sql.TABLES_OF, sql.SHOWN_TABLES_OF, sql.CLEAR))
HIDE_TABLE = for_sqlite(sql.HIDE_TABLE)
NOTE_GUEST, FORGET_GUEST = for_sqlite(sql.NOTE_GUEST), [for_sqlite(text) for text in sql.FORGET_GUEST]
UNCOUNTED, KEEP_RESULT, RESULTS_OF = (for_sqlite(text) for text in (sql.UNCOUNTED, sql.KEEP_RESULT, sql.RESULTS_OF))
HIDE_RESULT, TRIM_RESULTS = for_sqlite(sql.HIDE_RESULT), for_sqlite(sql.TRIM_RESULTS)
SWEEP_RESULTS, DELETE_RESULTS = for_sqlite(sql.SWEEP_RESULTS), for_sqlite(sql.DELETE_RESULTS)
TRY_DAILY, END_DAILY, DAILIES_OF = (for_sqlite(text) for text in (sql.TRY_DAILY, sql.END_DAILY, sql.DAILIES_OF))
TALLY_DAILY, CLEAR_DAILIES = for_sqlite(sql.TALLY_DAILY), for_sqlite(sql.CLEAR_DAILIES)
PUT, GET, TAKE, SWEEP = (for_sqlite(text) for text in (sql.PUT, sql.GET, sql.TAKE, sql.SWEEP))
DELETE = [for_sqlite(text) for text in sql.DELETE]
SETTLE, ANY_DUE = for_sqlite(sql.SETTLE), for_sqlite(sql.ANY_DUE)
TAKE_DUE = for_sqlite(sql.TAKE_DUE.format(lock=""))  # the only writer needs no lock


class SqliteStore:
    shared = False
    writer_class = SqliteWriter

    def __init__(self, path: Path, now: Callable[[], float] = time.time) -> None:
        """Blocks while another process writes; `open` does not."""
        self.now = now
        create_file(path)
        self.writing = connect(path)
        try:
            migrate(self.writing)
        except BaseException:
            self.writing.close()
            raise
        self.reading = connect(path)
        self.reading.execute("pragma query_only = on")
        self.writer = self.writer_class(self.writing)
        self.reader = ThreadPoolExecutor(1, "foxden-reader")
        self.closed = asyncio.Event()

    @classmethod
    async def open(cls, path: Path, now: Callable[[], float] = time.time) -> SqliteStore:
        return await asyncio.to_thread(cls, path, now)

    async def synchronous(self) -> int:
        """2 is FULL: a commit has reached the disk when it returns."""
        level: int = await self.writer.write(lambda connection: connection.execute("pragma synchronous").fetchone()[0])
        return level

    # --- logs -------------------------------------------------------------------------------------------

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        check_append(table, seq, events, row)
        await self.writer.write(SqliteAppend(table, seq, events, row, due), table)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [event for (event,) in await self.ask(READ, table, after)]

    async def tables(self, limit: int = 1000) -> list[TableRow]:
        return [sql.to_row(found) for found in await self.ask(TABLES, limit)]

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        return [sql.to_row(found) for found in await self.ask(OPEN_TABLES, limit)]

    async def clear(self, before: float) -> int:
        await self.writer.write(lambda connection: connection.execute(SWEEP, (self.now(),)))
        oldest = self.now() - RESULTS_LAST
        await self.writer.write(lambda connection: connection.execute(SWEEP_RESULTS, (oldest,)))
        cleared = 0
        while names := await self.writer.write(lambda connection: clear_some(connection, before)):
            cleared += len(names)
        return cleared

    async def delete(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            delete(connection, table)
            connection.execute(DELETE_RESULTS, (table,))

        await self.writer.write(work)

    async def take_due(self, now: float, until: float, limit: int = 20) -> list[str]:
        if not await self.ask(ANY_DUE, now):  # reading is free, writing isn't
            return []
        values = (now, until, limit)
        found = await self.writer.write(lambda connection: connection.execute(TAKE_DUE, values).fetchall())
        return [name for (name,) in found]

    async def settle(self, settled: list[Settled]) -> None:
        await self.writer.write(lambda connection: connection.executemany(SETTLE, settled))

    # --- guests -----------------------------------------------------------------------------------------

    async def note_guest(self, guest: str, table: str) -> None:
        await self.writer.write(lambda connection: connection.execute(NOTE_GUEST, (guest, table)))

    async def hide_table(self, guest: str, table: str) -> None:
        await self.writer.write(lambda connection: run_all(connection, (HIDE_TABLE, HIDE_RESULT), (guest, table)))

    async def tables_of(self, guest: str, hidden: bool = False) -> list[TableRow]:
        return [sql.to_row(found) for found in await self.ask(TABLES_OF if hidden else SHOWN_TABLES_OF, guest)]

    async def forget_guest(self, guest: str) -> None:
        await self.writer.write(lambda connection: run_all(connection, FORGET_GUEST, (guest,)))

    # --- results ----------------------------------------------------------------------------------------

    async def uncounted(self, guest: str, form: int, most: int) -> list[str]:
        return [name for (name,) in await self.ask(UNCOUNTED, guest, form, most)]

    async def keep_results(self, table: str, form: int, told: dict[str, bytes], most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(KEEP_RESULT, [(guest, table, form, text) for guest, text in told.items()])
            connection.executemany(TRIM_RESULTS, [(guest, most) for guest in told])

        await self.writer.write(work)

    async def results_of(self, guest: str, most: int) -> list[GuestResult]:
        found = await self.ask(RESULTS_OF, guest, most)
        return [GuestResult(table, ended, told, bool(has_log)) for table, ended, told, has_log in found]

    # --- deals of the day -------------------------------------------------------------------------------

    async def try_daily(self, guest: str, day: int, game: str, table: str) -> None:
        await self.writer.write(lambda connection: connection.execute(TRY_DAILY, (guest, day, game, table)))

    async def end_daily(self, guest: str, day: int, game: str, points: int, signs: str) -> None:
        values = (guest, day, game, points, signs)
        await self.writer.write(lambda connection: connection.execute(END_DAILY, values))

    async def dailies_of(self, guest: str) -> list[DailyRow]:
        return [sql.to_daily(found) for found in await self.ask(DAILIES_OF, guest)]

    async def tally_daily(self, day: int, game: str) -> list[tuple[int, int]]:
        return [(points, count) for points, count in await self.ask(TALLY_DAILY, day, game)]

    async def clear_dailies(self, before: int) -> None:
        await self.writer.write(lambda connection: connection.execute(CLEAR_DAILIES, (before,)))

    # --- keys -------------------------------------------------------------------------------------------

    async def put(self, key: str, value: bytes, until: float | None = None) -> bool:
        values = (key, value, until, self.now())
        return bool(await self.writer.write(lambda connection: connection.execute(PUT, values).fetchall()))

    async def get(self, key: str) -> bytes | None:
        found = await self.ask(GET, key, self.now())
        return found[0][0] if found else None

    async def take(self, key: str) -> bytes | None:
        values = (key, self.now())
        found = await self.writer.write(lambda connection: connection.execute(TAKE, values).fetchall())
        return found[0][0] if found else None

    # --- the store itself -------------------------------------------------------------------------------

    async def ask(self, text: str, *values: Any) -> list[Any]:
        """Reads have their own connection and thread: they never wait for a writer's disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.reader, lambda: self.reading.execute(text, values).fetchall())

    async def follow(self, table: str) -> None:
        """Nothing to do: there are no other processes to hear."""

    def unfollow(self, table: str) -> None:
        """Nothing to do."""

    def say(self, table: str, text: str) -> None:
        """Nothing to do: there are no other processes to tell."""

    async def changes(self) -> AsyncIterator[Change | Word]:
        await self.closed.wait()
        for change in NO_CHANGES:
            yield change

    async def close(self) -> None:
        if not self.closed.is_set():
            self.closed.set()
            await self.writer.close()
            await asyncio.to_thread(self.reader.shutdown)
            self.reading.close()


def run_all(connection: sqlite3.Connection, texts: Iterable[str], values: tuple[str, ...]) -> None:
    for text in texts:
        connection.execute(text, values)


def clear_some(connection: sqlite3.Connection, before: float) -> list[str]:
    names = [name for (name,) in connection.execute(CLEAR, (before,)).fetchall()]
    for name in names:
        delete(connection, name)
    return names


def delete(connection: sqlite3.Connection, table: str) -> None:
    for text in DELETE:
        connection.execute(text, (table,))


def create_file(path: Path) -> None:
    """Readable only by its owner, like the files SQLite puts next to it: it contains seeds and hidden cards."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    switch_to_wal(connection)
    connection.execute("pragma synchronous = full")
    return connection


def switch_to_wal(connection: sqlite3.Connection) -> None:
    """Two processes that open a new file at once collide here, and SQLite doesn't wait by itself."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            (mode,) = connection.execute("pragma journal_mode = wal").fetchone()
            break
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)
    if mode != "wal":
        raise RuntimeError("SQLite can't keep a write-ahead log here: the database must be on a local disk")


def migrate(connection: sqlite3.Connection) -> None:
    connection.execute("begin immediate")
    try:
        connection.execute(schema.CREATE)
        with closing(connection.execute(schema.VERSION)) as found:
            statements = schema.upgrade(found.fetchone()[0])
        for text in statements:
            connection.execute(for_sqlite(text))
        connection.execute("commit")
    except BaseException:
        connection.execute("rollback")
        raise
