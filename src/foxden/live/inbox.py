"""What waits at a table, to be handled all at once."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """For one reader, which takes everything that is waiting. With thousands of tables an `asyncio.Queue` takes
    noticeably longer."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()  # kept, because asking for it takes a system call
        self.waiting: list[T] = []
        self.taken: list[T] = []
        """What is being handled."""
        self.reader: asyncio.Future[None] | None = None
        """The reader, while it waits."""
        self.others: list[asyncio.Future[None]] = []
        """Those who wait until it is empty."""

    def put(self, item: T) -> None:
        self.waiting.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def take(self) -> list[T]:
        """Everything waiting, at least one item. When it has been handled, `finish`."""
        while not self.waiting:
            self.reader = self.loop.create_future()
            await self.reader
        self.reader = None
        self.taken, self.waiting = self.waiting, []
        return self.taken

    def finish(self) -> None:
        self.taken = []
        if not self.waiting:
            self.tell_others()

    def clear(self) -> list[T]:
        """Take everything, for a reader that no longer will; nothing more is handled."""
        left, self.waiting = self.waiting, []
        self.finish()
        return left

    def is_empty(self) -> bool:
        """Whether nothing is waiting or being handled."""
        return not self.waiting and not self.taken

    async def emptied(self) -> None:
        while not self.is_empty():
            other: asyncio.Future[None] = self.loop.create_future()
            self.others.append(other)
            await other

    def tell_others(self) -> None:
        others, self.others = self.others, []
        for other in others:
            if not other.done():
                other.set_result(None)
