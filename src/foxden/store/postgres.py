"""PostgreSQL: many processes share the tables, and hear of each other."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import TYPE_CHECKING, Any

from foxden.store import schema, sql
from foxden.store.postgres_changes import Listener
from foxden.store.postgres_link import ALONE, SHARED, Link, transaction
from foxden.store.postgres_writer import CHANNEL, PostgresWriter, Sender, note
from foxden.store.store import TableRow, check_append

if TYPE_CHECKING:
    from foxden.store.postgres_link import Connection

PATIENCE = 20.0
"""How many seconds to wait for a database that does not answer."""
MIGRATING = f"pg_advisory_xact_lock({0x666F78646D})"
"""The lock of whoever looks at the schema's version."""
NOTIFY = f"select pg_notify('{CHANNEL}', $1)"


class PostgresStore:
    writer_class = PostgresWriter

    def __init__(self, link: Link, now: Callable[[], float]) -> None:
        self.link = link
        self.now = now
        self.sender = Sender()
        self.writer = self.writer_class(link, self.sender)
        self.listeners: list[Listener] = []
        self.closed = False

    @classmethod
    async def open(cls, url: str, now: Callable[[], float] = time.time, patience: float = PATIENCE) -> PostgresStore:
        link = await Link.open(url, patience)
        try:
            await link.ask(migrate)
        except BaseException:
            await link.close()
            raise
        return cls(link, now)

    async def synchronous(self) -> str:
        """Anything but off: a commit has reached the disk when it returns."""
        ((level,),) = await self.ask("show synchronous_commit")
        return str(level)

    # --- logs -------------------------------------------------------------------------------------------

    async def append(self, table: str, seq: int, events: list[bytes], row: TableRow | None = None) -> None:
        check_append(table, seq, events, row)
        self.only_open()
        await self.writer.append(table, seq, events, row)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [event for (event,) in await self.ask(sql.READ, table, after)]

    async def tables(self, limit: int = 1000) -> list[TableRow]:
        return [sql.to_row(found) for found in await self.ask(sql.TABLES, limit)]

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        return [sql.to_row(found) for found in await self.ask(sql.OPEN_TABLES, limit)]

    async def clear(self, before: float) -> int:
        await self.ask(sql.SWEEP, self.now())
        cleared = 0
        while names := await self.link.ask(lambda connection: self.clear_some(connection, before)):
            cleared += len(names)
        return cleared

    async def clear_some(self, connection: Connection, before: float) -> list[str]:
        async with transaction(connection, ALONE):
            names = [name for (name,) in await connection.fetch(sql.CLEAR, before)]
            await self.remove(connection, names)
            return names

    async def delete(self, table: str) -> None:
        async def alone(connection: Connection) -> None:
            async with transaction(connection, ALONE):
                await self.remove(connection, [table])

        await self.link.ask(alone)

    async def remove(self, connection: Connection, tables: list[str]) -> None:
        for text in sql.DELETE:
            await connection.executemany(text, [(table,) for table in tables])
        await connection.executemany(NOTIFY, [(note(self.sender.name, table, 0),) for table in tables])

    # --- guests -----------------------------------------------------------------------------------------

    async def note_guest(self, guest: str, table: str) -> None:
        async def shared(connection: Connection) -> None:
            async with transaction(connection, SHARED):
                await connection.execute(sql.NOTE_GUEST, guest, table)

        await self.link.ask(shared)

    async def tables_of(self, guest: str) -> list[TableRow]:
        return [sql.to_row(found) for found in await self.ask(sql.TABLES_OF, guest)]

    async def forget_guest(self, guest: str) -> None:
        await self.ask(sql.FORGET_GUEST, guest)

    # --- keys -------------------------------------------------------------------------------------------

    async def put(self, key: str, value: bytes, until: float | None = None) -> bool:
        return bool(await self.ask(sql.PUT, key, value, until, self.now()))

    async def get(self, key: str) -> bytes | None:
        found = await self.ask(sql.GET, key, self.now())
        return found[0][0] if found else None

    async def take(self, key: str) -> bytes | None:
        found = await self.ask(sql.TAKE, key, self.now())
        return found[0][0] if found else None

    # --- the store itself -------------------------------------------------------------------------------

    async def ask(self, text: str, *values: Any) -> list[Any]:
        self.only_open()
        return await self.link.ask(lambda connection: connection.fetch(text, *values))

    def only_open(self) -> None:
        if self.closed:
            raise RuntimeError("the store is closed")

    async def changes(self) -> AsyncIterator[tuple[str, int]]:
        self.only_open()
        listener = Listener(self.link, self.sender)
        self.listeners.append(listener)
        try:
            async with aclosing(listener.changes()) as heard:
                async for change in heard:
                    yield change
        finally:
            self.listeners.remove(listener)

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            for listener in self.listeners:
                listener.close()
            await self.writer.close()
            await self.link.close()


async def migrate(connection: Connection) -> None:
    async with transaction(connection, MIGRATING):
        await connection.execute(schema.CREATE)
        for text in schema.upgrade(await connection.fetchval(schema.VERSION)):
            await connection.execute(text)
