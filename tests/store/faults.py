"""Stores that break one promise each: the tests must notice every one of them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, cast

from foxden.store import postgres_writer, sqlite_writer
from foxden.store.postgres import PostgresStore
from foxden.store.sqlite import SqliteStore
from foxden.store.store import Store, TableRow, Taken

SLOW = 0.005
"""Seconds that a commit takes longer, so that a kill often comes before it."""


def plant(store: Store, fault: str) -> Store:
    if fault in WRITERS and isinstance(store, SqliteStore):
        store.writer.write_down = WRITERS[fault](store.writer)  # type: ignore[method-assign]
    elif fault in BATCHES and isinstance(store, PostgresStore):
        store.writer.batch_class = BATCHES[fault]
    elif fault:
        return cast(Store, WRAPPERS[fault](store))
    return store


# --- telling before writing; and, that is no fault, a slow disk ------------------------------------------


def slow_writer(writer: sqlite_writer.SqliteWriter) -> Any:
    def write_down(waiting: list[sqlite_writer.Waiting]) -> list[sqlite_writer.Outcome]:
        outcomes = sqlite_writer.SqliteWriter.write_down(writer, waiting)
        time.sleep(SLOW)
        return outcomes

    return write_down


def hasty_writer(writer: sqlite_writer.SqliteWriter) -> Any:
    def write_down(waiting: list[sqlite_writer.Waiting]) -> list[sqlite_writer.Outcome]:
        outcomes = sqlite_writer.SqliteWriter.write_down(writer, waiting)
        sqlite_writer.tell(outcomes)
        time.sleep(SLOW)
        return outcomes

    return write_down


class SlowBatch(postgres_writer.Batch):
    async def write_at_once(self, connection: Any) -> list[Taken | None]:
        await asyncio.sleep(SLOW)
        return await super().write_at_once(connection)


class HastyBatch(postgres_writer.Batch):
    async def write_at_once(self, connection: Any) -> list[Taken | None]:
        postgres_writer.tell(self.appends, [None] * len(self.appends))
        await asyncio.sleep(SLOW)
        return await super().write_at_once(connection)


WRITERS = {"slow": slow_writer, "hasty": hasty_writer}
BATCHES = {"slow": SlowBatch, "hasty": HastyBatch}


# --- the others ------------------------------------------------------------------------------------------


class Wrapper:
    def __init__(self, store: Store) -> None:
        self.store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


class Careless(Wrapper):
    """Acknowledges writes to a taken seq."""

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        with suppress(Taken):
            await self.store.append(table, seq, events, row, due)


class Stubborn(Wrapper):
    """Writes to another seq if one is taken."""

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        while True:
            try:
                return await self.store.append(table, seq, events, row, due)
            except Taken:
                seq = len(await self.store.read(table)) + 1


class Piecemeal(Wrapper):
    """Writes events one by one instead of atomically."""

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        for number, event in enumerate(events, start=seq):
            await self.store.append(table, number, [event], row, due)
            await asyncio.sleep(0.001)  # others come in between


class Forgetful(Wrapper):
    """Forgets everything: every log is always empty."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return []


class Peeking(Wrapper):
    """Reads first and takes later, so that two processes can take the same."""

    async def take(self, key: str) -> bytes | None:
        found = await self.store.get(key)
        await self.store.take(key)
        return found


class Shortsighted(Wrapper):
    """Looks for open tables among the newest of all, not among all."""

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        newest = await self.store.tables()
        return [row for row in newest if row.public and row.phase in ("lobby", "playing")][:limit]


WRAPPERS = {
    "careless": Careless, "stubborn": Stubborn, "piecemeal": Piecemeal, "forgetful": Forgetful, "peeking": Peeking,
    "shortsighted": Shortsighted,
}  # fmt: skip
