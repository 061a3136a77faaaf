"""Hearing what other processes write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

from foxden.store.postgres_link import BROKEN, SHUT_OUT, Link
from foxden.store.postgres_writer import CHANNEL, Sender
from foxden.store.store import EVERYTHING

log = logging.getLogger(__name__)

QUIET = 30.0
"""Seconds without a word, after which we ask whether anybody is there: a cut cable says nothing."""


class Listener:
    def __init__(self, link: Link, sender: Sender) -> None:
        self.link = link
        self.sender = sender
        self.closed = False
        self.heard: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        """None at the end of a connection."""
        self.connection: Any = None

    async def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        pause = 0.05
        while not self.closed:
            try:
                async with aclosing(self.listen()) as heard:
                    async for change in heard:
                        pause = 0.05
                        yield change
            except (*BROKEN, *SHUT_OUT) as error:
                log.warning("%s is not heard, trying again: %s", self.link.name, error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, 1.0)

    async def listen(self) -> AsyncGenerator[tuple[str, int], None]:
        """All that comes over one connection."""
        heard = self.heard = asyncio.Queue()
        connection = self.connection = await self.link.connect()
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.add_listener(CHANNEL, self.hear)
            yield EVERYTHING  # what was written before now, nobody has told us
            while not self.closed and (change := await self.wait(connection)) is not None:
                yield change
        finally:
            connection.terminate()

    async def wait(self, connection: Any) -> tuple[str, int] | None:
        while True:
            try:
                return await asyncio.wait_for(self.heard.get(), QUIET)
            except TimeoutError:
                await connection.execute("select 1")

    def hear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        sender, seq, table = str(payload).split(" ", 2)
        if sender != self.sender.name:
            self.heard.put_nowait((table, int(seq)))

    def close(self) -> None:
        self.closed = True
        self.heard.put_nowait(None)
        if self.connection is not None:
            self.connection.terminate()
