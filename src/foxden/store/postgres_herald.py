"""Notifies other processes of what was written or said: after the commit, and outside the transaction.

A transaction that notifies takes a lock on the whole PostgreSQL cluster when it commits and keeps it until the disk has
answered, so only one writer at a time could commit. A transaction that only notifies doesn't wait for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping

from foxden.store.postgres_followed import Followed
from foxden.store.postgres_link import Link
from foxden.store.postgres_notices import LONGEST, tell_ends, tell_word

log = logging.getLogger(__name__)

NOTIFY = "select pg_notify(channel, notice) from unnest($1::text[], $2::text[]) as told (channel, notice)"
PAUSE = 0.1
"""Seconds between two statements; more frequent writes are announced together. With thirty statements a second, a
process that makes 75 moves a second would spend a seventh of its time on them."""
MOST_WORDS = 1000
"""Most waiting messages; more are dropped, because they only matter for a moment."""


class Sender:
    """The name by which a process recognises its own notices. After an append whose outcome is unknown, it takes a new
    name, so that if the append succeeded we hear of it as if it were somebody else's."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)

    def renew(self) -> None:
        self.name = secrets.token_hex(8)


class Herald:
    """Sends everything waiting in one statement. If that fails, nothing is sent: the others find what was written at
    their next poll."""

    def __init__(self, link: Link, sender: Sender) -> None:
        self.link = link
        self.sender = sender
        self.followed = Followed()
        self.ends: dict[str, dict[str, int]] = {}
        """Where logs end, by sender and table."""
        self.words: list[tuple[str, str]] = []
        self.task: asyncio.Task[None] | None = None

    def announce(self, sender: str, ends: Mapping[str, int]) -> None:
        if sender == self.sender.name:  # otherwise we want to hear of it ourselves
            ends = self.followed.hold_back(ends)
        if ends:
            self.ends.setdefault(sender, {}).update(ends)
            self.wake()

    def meet_another(self, table: str) -> None:
        """Another process has been heard at this table: announce the end of its log, now and from now on."""
        self.announce(self.sender.name, self.followed.meet_another(table))

    def answer_silence(self, table: str, end: int) -> None:
        """Another process has written to this log without announcing it, so it doesn't know that we are here.
        Announcing the log's end tells it."""
        self.followed.meet_another(table)
        self.announce(self.sender.name, {table: end})

    def say(self, table: str, text: str) -> None:
        channel, notice = tell_word(self.sender.name, table, text)
        if len(notice.encode()) <= LONGEST and len(self.words) < MOST_WORDS:
            self.words.append((channel, notice))
            self.wake()

    def wake(self) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run(), name="foxden-herald")

    async def run(self) -> None:
        while self.ends or self.words:
            await self.tell(self.take())
            await asyncio.sleep(PAUSE)

    def take(self) -> list[tuple[str, str]]:
        ends, self.ends = self.ends, {}
        words, self.words = self.words, []
        return [notice for sender, its in ends.items() for notice in tell_ends(sender, its.items())] + words

    async def tell(self, notices: list[tuple[str, str]]) -> None:
        channels, texts = zip(*notices, strict=True)
        try:
            await self.link.ask(lambda connection: connection.execute(NOTIFY, channels, texts))
        except Exception as error:
            log.warning("other processes couldn't be notified and will poll: %s", error)

    async def close(self) -> None:
        if self.task is not None:
            await self.task
