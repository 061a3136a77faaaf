"""PostgreSQL: many processes share the tables, and hear of each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import aclosing
from typing import TYPE_CHECKING, Any, TypeVar

from foxden.store import schema, sql
from foxden.store.postgres_changes import Listener
from foxden.store.postgres_herald import Herald, Sender
from foxden.store.postgres_link import ALONE, SHARED, Link, transaction
from foxden.store.postgres_writer import PostgresWriter
from foxden.store.store import RESULTS_LAST, Change, DailyRow, GuestResult, Settled, TableRow, Word, check_append

if TYPE_CHECKING:
    from foxden.store.postgres_link import Connection

T = TypeVar("T")
PATIENCE = 20.0
"""Seconds to wait for a database that doesn't answer."""
MIGRATING = f"pg_advisory_xact_lock({0x666F78646D})"
"""Advisory lock held while checking the schema's version."""
TAKE_DUE = sql.TAKE_DUE.format(lock="for update skip locked")


class PostgresStore:
    shared = True
    writer_class = PostgresWriter

    def __init__(self, link: Link, now: Callable[[], float]) -> None:
        self.link = link
        self.now = now
        self.sender = Sender()
        self.herald = Herald(link, self.sender)
        self.writer = self.writer_class(link, self.sender, self.herald)
        self.followed = self.herald.followed
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
        """Must not be `off`: a commit has to be on disk when it returns."""
        ((level,),) = await self.ask("show synchronous_commit")
        return str(level)

    # --- logs -------------------------------------------------------------------------------------------

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        check_append(table, seq, events, row)
        self.only_open()
        await self.writer.append(table, seq, events, row, due)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [event for (event,) in await self.ask(sql.READ, table, after)]

    async def tables(self, limit: int = 1000) -> list[TableRow]:
        return [sql.to_row(found) for found in await self.ask(sql.TABLES, limit)]

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        return [sql.to_row(found) for found in await self.ask(sql.OPEN_TABLES, limit)]

    async def clear(self, before: float) -> int:
        await self.ask(sql.SWEEP, self.now())
        await self.ask(sql.SWEEP_RESULTS, self.now() - RESULTS_LAST)
        cleared = 0
        while names := await self.alone(lambda connection: clear_some(connection, before)):
            cleared += len(names)
            self.announce_removal(names)
        return cleared

    async def delete(self, table: str) -> None:
        await self.alone(lambda connection: remove(connection, [table]))
        await self.ask(sql.DELETE_RESULTS, table)
        self.announce_removal([table])

    def announce_removal(self, tables: list[str]) -> None:
        self.herald.announce(self.sender.name, dict.fromkeys(tables, 0))

    async def alone(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Run while nobody is appending."""

        async def locked(connection: Connection) -> T:
            async with transaction(connection, ALONE):
                return await work(connection)

        return await self.link.ask(locked)

    # --- what is due ------------------------------------------------------------------------------------

    async def take_due(self, now: float, until: float, limit: int = 20) -> list[str]:
        return [name for (name,) in await self.ask(TAKE_DUE, now, until, limit)]

    async def settle(self, settled: list[Settled]) -> None:
        """Runs alone, because appends in progress rely on the previous due times."""
        await self.alone(lambda connection: connection.executemany(sql.SETTLE, settled))

    # --- guests -----------------------------------------------------------------------------------------

    async def note_guest(self, guest: str, table: str) -> None:
        async def shared(connection: Connection) -> None:
            async with transaction(connection, SHARED):
                await connection.execute(sql.NOTE_GUEST, guest, table)

        await self.link.ask(shared)

    async def hide_table(self, guest: str, table: str) -> None:
        await self.together([sql.HIDE_TABLE, sql.HIDE_RESULT], guest, table)

    async def tables_of(self, guest: str, hidden: bool = False) -> list[TableRow]:
        asked = sql.TABLES_OF if hidden else sql.SHOWN_TABLES_OF
        return [sql.to_row(found) for found in await self.ask(asked, guest)]

    async def forget_guest(self, guest: str) -> None:
        await self.together(sql.FORGET_GUEST, guest)

    # --- results ----------------------------------------------------------------------------------------

    async def uncounted(self, guest: str, form: int, most: int) -> list[str]:
        return [name for (name,) in await self.ask(sql.UNCOUNTED, guest, form, most)]

    async def keep_results(self, table: str, form: int, told: dict[str, bytes], most: int) -> None:
        async def shared(connection: Connection) -> None:
            async with transaction(connection, SHARED):
                rows = [(guest, table, form, text) for guest, text in told.items()]
                await connection.executemany(sql.KEEP_RESULT, rows)
                await connection.executemany(sql.TRIM_RESULTS, [(guest, most) for guest in told])

        await self.link.ask(shared)

    async def results_of(self, guest: str, most: int) -> list[GuestResult]:
        return [GuestResult(*found) for found in await self.ask(sql.RESULTS_OF, guest, most)]

    # --- deals of the day -------------------------------------------------------------------------------

    async def try_daily(self, guest: str, day: int, game: str, table: str) -> None:
        await self.ask(sql.TRY_DAILY, guest, day, game, table)

    async def end_daily(self, guest: str, day: int, game: str, points: int, signs: str) -> None:
        await self.ask(sql.END_DAILY, guest, day, game, points, signs)

    async def dailies_of(self, guest: str) -> list[DailyRow]:
        return [sql.to_daily(found) for found in await self.ask(sql.DAILIES_OF, guest)]

    async def tally_daily(self, day: int, game: str) -> list[tuple[int, int]]:
        return [(points, count) for points, count in await self.ask(sql.TALLY_DAILY, day, game)]

    async def clear_dailies(self, before: int) -> None:
        await self.ask(sql.CLEAR_DAILIES, before)

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

    async def together(self, texts: Iterable[str], *values: Any) -> None:
        """All or none of them."""

        async def work(connection: Connection) -> None:
            async with transaction(connection, SHARED):
                for text in texts:
                    await connection.execute(text, *values)

        self.only_open()
        await self.link.ask(work)

    def only_open(self) -> None:
        if self.closed:
            raise RuntimeError("the store is closed")

    async def follow(self, table: str) -> None:
        self.followed.add(table)
        await asyncio.gather(*(listener.follow_now() for listener in self.listeners))

    def unfollow(self, table: str) -> None:
        self.followed.remove(table)
        for listener in self.listeners:
            listener.follow_less()

    def say(self, table: str, text: str) -> None:
        if not self.closed:
            self.herald.say(table, text)

    async def changes(self) -> AsyncIterator[Change | Word]:
        self.only_open()
        listener = Listener(self.link, self.herald)
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
            await self.herald.close()
            await self.link.close()


async def clear_some(connection: Connection, before: float) -> list[str]:
    names = [name for (name,) in await connection.fetch(sql.CLEAR, before)]
    await remove(connection, names)
    return names


async def remove(connection: Connection, tables: list[str]) -> None:
    for text in sql.DELETE:
        await connection.executemany(text, [(table,) for table in tables])


async def migrate(connection: Connection) -> None:
    async with transaction(connection, MIGRATING):
        await connection.execute(schema.CREATE)
        for text in schema.upgrade(await connection.fetchval(schema.VERSION)):
            await connection.execute(text)
