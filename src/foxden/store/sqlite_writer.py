"""One writer thread: waiting work goes into one transaction, so that many share the wait for the disk."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from foxden.store.sqlite_append import SqliteAppend, append_all
from foxden.store.store import Taken, Unreachable

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""Does some writing. If it raises Taken, it has changed nothing."""

MOST = 1000
"""Most work per transaction, so that nobody waits too long."""
WINDOW = 0.006
"""Seconds between transactions while several tables are being written: work that arrives meanwhile shares one, because
waiting for the disk costs more than everything else."""


class Waiting(NamedTuple):
    work: Work[Any]
    future: asyncio.Future[Any]
    table: str


class Outcome(NamedTuple):
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class SqliteWriter:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.closed = False
        self.written: set[str] = set()
        """The tables of the last transaction."""
        self.began = 0.0
        """When it started."""
        self.thread = threading.Thread(target=self.run, name="foxden-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work[T], table: str = "") -> T:
        """Returns once the work is on disk. `table`: the log it appends to, if any."""
        if self.closed:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put(Waiting(work, future, table))
        return await future

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # --- in the thread ----------------------------------------------------------------------------------

    def run(self) -> None:
        while waiting := self.collect():
            try:
                self.transact(waiting)
            except Exception as error:
                self.separate(waiting, error)
        with contextlib.suppress(sqlite3.Error):
            self.connection.close()

    def collect(self) -> list[Waiting]:
        """Wait for work, and return all that is waiting, up to MOST; nothing once the writer is closed."""
        waiting: list[Waiting] = []
        try:
            while (one := self.queue.get(block=not waiting)) is not None:
                if not waiting:
                    self.linger(one)
                waiting.append(one)
                if len(waiting) == MOST:
                    return waiting
        except queue.Empty:
            return waiting
        if waiting:
            self.queue.put(None)  # first these; the next call finds the end
        return waiting

    def linger(self, first: Waiting) -> None:
        """If other tables have just been written, wait briefly for more. A single table never waits."""
        rest = self.began + WINDOW - time.monotonic()
        if rest > 0 and first.table and self.written - {first.table}:
            time.sleep(rest)

    def transact(self, waiting: list[Waiting]) -> None:
        """Write, then wake the callers."""
        self.began, self.written = time.monotonic(), {one.table for one in waiting if one.table}
        outcomes = self.write_down(waiting)
        self.connection.execute("commit")
        tell(outcomes)

    def write_down(self, waiting: list[Waiting]) -> list[Outcome]:
        self.connection.execute("begin immediate")
        return [outcome for _, run in groupby(waiting, is_append) for outcome in self.write_run(list(run))]

    def write_run(self, run: list[Waiting]) -> list[Outcome]:
        """Appends at once, if there are several and they fit; anything else one by one."""
        appends = [one.work for one in run if isinstance(one.work, SqliteAppend)]
        if len(appends) > 1 and append_all(self.connection, appends):
            return [Outcome(one.future) for one in run]
        return [self.attempt(one) for one in run]

    def attempt(self, one: Waiting) -> Outcome:
        try:
            return Outcome(one.future, one.work(self.connection))
        except Taken as taken:
            return Outcome(one.future, error=taken)

    def separate(self, waiting: list[Waiting], error: Exception) -> None:
        """After an unexpected error, do each piece of work in a transaction of its own, so that one failure doesn't
        spoil the rest."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("rollback")
        except sqlite3.Error as worse:
            # The transaction may still be open. If so, the next one fails and tries again to roll it back. Whatever
            # happens, this thread must survive.
            return tell([Outcome(one.future, error=Unreachable(str(worse))) for one in waiting])
        if len(waiting) == 1:
            return tell([Outcome(waiting[0].future, error=error)])
        for one in waiting:
            try:
                self.transact([one])
            except Exception as its_error:
                self.separate([one], its_error)
        return None


def is_append(one: Waiting) -> bool:
    return isinstance(one.work, SqliteAppend)


def tell(outcomes: list[Outcome]) -> None:
    """Wake the callers: each event loop once, because waking it costs more than resolving a future."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.future.get_loop(), []).append(outcome)
    for loop, its_outcomes in loops.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            loop.call_soon_threadsafe(resolve, its_outcomes)


def resolve(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        if outcome.future.done():  # the caller was cancelled
            continue
        if outcome.error is not None:
            outcome.future.set_exception(outcome.error)
        else:
            outcome.future.set_result(outcome.result)
