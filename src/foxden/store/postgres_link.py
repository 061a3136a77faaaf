"""The connection to a PostgreSQL that may be slow, may restart, and may go away for good."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg
from asyncpg import exceptions as pg

from foxden.store.store import Unreachable

if TYPE_CHECKING:  # at run time these classes take no parameter
    from asyncpg.pool import PoolConnectionProxy

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]
    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]

T = TypeVar("T")
log = logging.getLogger(__name__)

CONNECTIONS = 4
ANSWER_WITHIN = 30.0
"""Seconds; a connection that is silent for longer counts as lost."""
LOST = (
    OSError, pg.PostgresConnectionError, pg.CannotConnectNowError, pg.AdminShutdownError, pg.CrashShutdownError,
    pg.TooManyConnectionsError,
)  # fmt: skip
"""Errors of a database that can't be reached, perhaps only for now: retrying may help."""
BROKEN = (asyncpg.InterfaceError, asyncpg.InternalClientError, *LOST)
"""Errors asyncpg raises for a connection that the server has just closed."""
SHUT_OUT = (pg.InvalidAuthorizationSpecificationError, pg.InvalidCatalogNameError)
"""Errors for which retrying doesn't help."""

# Commits must wait for the disk, even if the operator has turned that off for other programs.
BE_DURABLE = """select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit') = 'off'"""


REMOVAL = 0x666F7864656E
"""Appends share this lock, and deleting tables takes it exclusively, so that no event outlives its log."""
SHARED = f"pg_advisory_xact_lock_shared({REMOVAL})"
ALONE = f"pg_advisory_xact_lock({REMOVAL})"


@contextlib.asynccontextmanager
async def transaction(connection: Connection, lock: str) -> AsyncIterator[None]:
    """Begin and lock in one round trip; later queries see everything done under the lock before."""
    await connection.execute(f"begin; select {lock}")
    try:
        yield
    except BaseException:
        with contextlib.suppress(*BROKEN):
            await connection.execute("rollback")
        raise
    await connection.execute("commit")


class Link:
    """Queries the database, retrying after a lost connection for `patience` seconds."""

    def __init__(self, url: str, patience: float) -> None:
        self.url = url
        self.patience = patience
        self.name = hide_password(url)
        self.pool: Pool = asyncpg.create_pool(
            url, min_size=0, max_size=CONNECTIONS, init=prepare, reset=leave, command_timeout=ANSWER_WITHIN
        )

    @classmethod
    async def open(cls, url: str, patience: float) -> Link:
        link = cls(url, patience)
        await link.pool  # makes the pool usable; it doesn't connect before somebody asks
        return link

    async def ask(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Run the work on a connection of the pool."""
        return await self.insist(lambda: self.lend(work))

    async def insist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Attempt it, possibly more than once: nobody knows whether a transaction that broke off at its very end was
        committed."""
        loop = asyncio.get_running_loop()
        deadline, pause = loop.time() + self.patience, 0.05
        while True:
            try:
                return await attempt()
            except SHUT_OUT as error:
                raise Unreachable(f"{self.name} refuses the connection: {error}") from error
            except LOST as error:
                if loop.time() >= deadline:
                    raise Unreachable(f"{self.name} isn't answering: {error}") from error
                log.warning("%s isn't answering, retrying: %s", self.name, error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)

    async def lend(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        connection = await self.pool.acquire(timeout=ANSWER_WITHIN)
        try:
            return await run(work, connection)
        finally:
            await self.pool.release(connection)

    async def connect(self) -> asyncpg.Connection[asyncpg.Record]:
        """A separate connection."""
        return await asyncpg.connect(self.url, timeout=ANSWER_WITHIN, command_timeout=ANSWER_WITHIN)

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self.pool.close(), ANSWER_WITHIN)
        except TimeoutError:
            self.pool.terminate()


class OwnConnection:
    """A connection for a single caller that asks one thing at a time. Borrowing one from the pool each time would take
    two tasks and five turns of the event loop."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def ask(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        return await self.link.insist(lambda: self.use(work))

    async def use(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """After any error, a new connection is made: nobody knows in which state it left this one."""
        if self.connection is None or self.connection.is_closed():
            self.connection = await self.link.connect()
            await prepare(self.connection)
        try:
            return await run(work, self.connection)
        except BaseException:
            self.connection.terminate()
            raise

    async def close(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(*BROKEN):
                await self.connection.close(timeout=ANSWER_WITHIN)


async def run(work: Callable[[Connection], Awaitable[T]], connection: Connection) -> T:
    try:
        return await work(connection)
    except ValueError:
        raise  # the query was wrong and the connection is fine; asyncpg's own DataError is one of these
    except BROKEN as error:
        with contextlib.suppress(asyncpg.InterfaceError):  # the pool has noticed, too
            connection.terminate()
        raise ConnectionResetError(str(error) or "no answer in time") from error


async def prepare(connection: Connection) -> None:
    await connection.execute(BE_DURABLE)


async def leave(connection: Connection) -> None:
    """Connections are returned unchanged; resetting them would cost a round trip each."""
    if connection.is_in_transaction():
        await connection.execute("rollback")


def hide_password(url: str) -> str:
    parts = urlsplit(url)
    return f"PostgreSQL at {parts.hostname or 'this machine'}{parts.path}"
