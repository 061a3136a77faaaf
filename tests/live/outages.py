"""Database failures caused from outside: slow, locked, full, stopped, or hanging."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any

from tests.live.server import Server
from tests.store.databases import Database, PostgresServer, crash

A_WHILE = 0.25
"""Seconds that a slow disk takes for a transaction."""
SLOW_DOWN = f"""create function slow_down() returns trigger language plpgsql as
    $$ begin perform pg_sleep({A_WHILE}); return null; end $$"""
BE_SLOW = "create trigger slow before insert on log for each statement execute function slow_down()"
BE_QUICK = "drop trigger slow on log"
PAGE = 4096 + 24
"""Bytes that a page takes in SQLite's write-ahead log."""


@contextlib.asynccontextmanager
async def slow_disk(postgres: Database) -> AsyncIterator[None]:
    """A slow disk, so that there is time to look between deciding and writing."""
    await postgres.run(SLOW_DOWN, BE_SLOW)
    try:
        yield
    finally:
        await postgres.run(BE_QUICK)


@contextlib.contextmanager
def locked(sqlite: Database) -> Iterator[None]:
    """Another process holds the write lock for a while: a backup, or somebody with a shell."""
    other = sqlite3.connect(sqlite.address, isolation_level=None, timeout=60)
    try:
        other.execute("begin immediate")
        yield
    finally:
        other.close()


def limit_files(server: Server, size: int) -> None:
    """No file of this process grows beyond this size: the system answers its writes with an error."""
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


@contextlib.contextmanager
def full_disk(server: Server, pages: int = 0) -> Iterator[None]:
    """A disk with room for only this many pages."""
    written = Path(f"{server.database}-wal").stat().st_size
    limit_files(server, written + pages * PAGE if pages else PAGE // 2)
    try:
        yield
    finally:
        limit_files(server, resource.RLIM_INFINITY)


@contextlib.asynccontextmanager
async def stopped(server: PostgresServer) -> AsyncIterator[None]:
    """The database has crashed, and is started again."""
    await asyncio.to_thread(crash, server)
    try:
        yield
    finally:
        await asyncio.to_thread(server.ensure_postgres_running)


@contextlib.asynccontextmanager
async def hung(server: PostgresServer) -> AsyncIterator[None]:
    """The database is there, and connections are made, but nobody answers: a disk that hangs, or a lost network."""
    postmaster = server.get_postmaster_info().process
    assert postmaster is not None
    held = [postmaster]
    try:
        send(postmaster, signal.SIGSTOP)  # first, so that no new ones appear
        held += postmaster.children(recursive=True)
        for process in held:
            send(process, signal.SIGSTOP)
        yield
    finally:
        for process in held:
            send(process, signal.SIGCONT)


def send(process: Any, how: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):  # a connection that was just closed
        os.kill(process.pid, how)


async def all_at_once(stories: dict[str, Coroutine[Any, Any, None]]) -> None:
    """Run all at once, because each mostly waits. Reports what went wrong with each."""
    ends = await asyncio.gather(*stories.values(), return_exceptions=True)
    wrong = [f"{name}: {type(end).__name__}: {end}" for name, end in zip(stories, ends, strict=True) if end is not None]
    assert not wrong, "\n".join(wrong)
