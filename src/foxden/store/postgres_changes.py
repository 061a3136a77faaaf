"""Receives what other processes write and say."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing
from typing import Any

from foxden.store.postgres_herald import Herald
from foxden.store.postgres_link import BROKEN, SHUT_OUT, Link
from foxden.store.postgres_notices import ENDS, EVERYONE, channel_of, read_ends
from foxden.store.postgres_writer import FIND_ENDS
from foxden.store.store import EVERY_HOUSE, EVERYTHING, Change, Word

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between polls of where the followed logs end, in case a process died after writing and before notifying.
Polling also detects a dead connection, which may otherwise go unnoticed."""
PATIENCE = 2.0
"""Seconds to wait for listening to start; after that the caller goes on without."""

Tuned = asyncio.Future[None]
"""Resolved once the currently followed tables are being listened to."""


class Listener:
    def __init__(self, link: Link, herald: Herald) -> None:
        self.link = link
        self.herald = herald
        self.followed = herald.followed
        self.closed = False
        self.heard: asyncio.Queue[Change | Word | Tuned | None] = asyncio.Queue()
        """None at the end of a connection."""
        self.connection: Any = None
        self.is_listening = False
        self.channels: set[str] = set()
        """The channels this connection listens to."""
        self.ends: dict[str, int] = {}
        """The ends found by the last poll."""
        self.look_at = 0.0

    async def changes(self) -> AsyncGenerator[Change | Word, None]:
        pause = 0.05
        while not self.closed:
            try:
                async with aclosing(self.listen()) as heard:
                    async for change in heard:
                        pause = 0.05
                        yield change
            except (*BROKEN, *SHUT_OUT) as error:
                log.warning("lost notices from %s, retrying: %s", self.link.name, error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, 1.0)

    async def listen(self) -> AsyncGenerator[Change | Word, None]:
        """All that comes over one connection."""
        heard = self.heard = asyncio.Queue()
        connection = self.connection = await self.link.connect()
        self.followed.listeners += 1
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            self.channels, self.is_listening = set(), True
            await self.tune()
            yield EVERYTHING  # nobody has told us about what was written before now
            self.ends, self.look_at = {}, asyncio.get_running_loop().time() + LOOK_EVERY
            while not self.closed and (change := await self.wait()) is not None:
                if isinstance(change, asyncio.Future):
                    await self.tune()
                    finish(change)
                elif change is not EVERYTHING:
                    yield change
                if asyncio.get_running_loop().time() >= self.look_at:
                    for found in await self.look():
                        yield found
        finally:
            self.followed.listeners -= 1
            self.is_listening = False
            connection.terminate()
            while not heard.empty():
                finish(heard.get_nowait())

    async def wait(self) -> Change | Word | Tuned | None:
        """The next notice; EVERYTHING when it is time to poll."""
        pause = self.look_at - asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(max(0.0, pause)):  # wait_for can lose a cancellation
                return await self.heard.get()
        except TimeoutError:
            return EVERYTHING

    async def tune(self) -> None:
        """Listen to the followed tables, and nothing else."""
        wanted = self.followed.channels.keys()
        for channel in wanted - self.channels:
            self.channels.add(channel)
            await self.connection.add_listener(channel, self.hear)
        for channel in self.channels - wanted:
            self.channels.discard(channel)
            await self.connection.remove_listener(channel, self.hear)

    async def look(self) -> list[Change]:
        """Logs that have grown or were deleted since the last poll."""
        names = list(self.followed.names.values())
        found = dict(await self.connection.fetch(FIND_ENDS, names))
        before, self.ends = self.ends, found
        self.look_at = asyncio.get_running_loop().time() + LOOK_EVERY
        for table, end in found.items():
            if end > before.get(table, end) and self.followed.is_not_ours(table, end):
                self.herald.answer_silence(table, end)
        return [change for change in found.items() if before.get(change[0]) != change[1]]

    def hear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        kind, sender, body = str(payload).split(" ", 2)
        if sender != self.herald.sender.name:
            for change in self.read(kind, body):
                self.herald.meet_another(change[0])
                self.heard.put_nowait(change)

    def read(self, kind: str, body: str) -> Iterator[Change | Word]:
        names = self.followed.names
        if kind == ENDS:
            yield from ((names[mark], end) for mark, end in read_ends(body) if mark in names)
        else:
            mark, _, text = body.partition(" ")
            if channel_of(mark) == EVERYONE:
                yield Word(EVERY_HOUSE, text)
            elif mark in names:
                yield Word(names[mark], text)

    async def follow_now(self) -> None:
        """Wait until the followed tables are being listened to; returns at once if there is no listener."""
        if self.is_listening:
            tuned: Tuned = asyncio.get_running_loop().create_future()
            self.heard.put_nowait(tuned)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await tuned

    def follow_less(self) -> None:
        if self.is_listening:
            self.heard.put_nowait(asyncio.get_running_loop().create_future())

    def close(self) -> None:
        self.closed = True
        self.heard.put_nowait(None)
        if self.connection is not None:
            self.connection.terminate()


def finish(waiting: object) -> None:
    if isinstance(waiting, asyncio.Future) and not waiting.done():
        waiting.set_result(None)
