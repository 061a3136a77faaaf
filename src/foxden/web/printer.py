"""Makes PDFs one after the other, each in its own process, so that nothing else waits."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE

from foxden.companion.printing import PRINTABLES
from foxden.game import Refusal
from foxden.priority import lower_priority
from foxden.web.shelf import Key, Shelf

log = logging.getLogger("foxden.web")

MOST_COPIES = 20
LONGEST = 120.0
"""Time limit per PDF, in seconds."""
POLITE = 10
SHELF = 16_000_000
Order = Key
"""Sheet, paper, copies and language."""


class Printer:
    def __init__(self, most_waiting: int) -> None:
        self.most_waiting = most_waiting
        self.turn = asyncio.Lock()
        self.shelf = Shelf(SHELF)
        self.orders: dict[Order, asyncio.Task[bytes]] = {}

    async def print(self, name: str, size: str, language: str, copies: int) -> bytes:
        """Recent PDFs are cached, and one requested by several at once is made once."""
        order = (name, size, copies or PRINTABLES[name].copies, language)
        kept = self.shelf.find(order)
        if kept is not None:
            return kept
        if order not in self.orders:
            if len(self.orders) > self.most_waiting:
                raise Refusal("http", "print-busy")
            task = self.orders[order] = asyncio.create_task(self.make(order))
            task.add_done_callback(lambda _: self.orders.pop(order, None))
        return await asyncio.shield(self.orders[order])

    async def make(self, order: Order) -> bytes:
        async with self.turn, asyncio.timeout(LONGEST):
            made = await run(order)
        self.shelf.keep(order, made)
        return made

    async def close(self) -> None:
        orders = list(self.orders.values())
        for task in orders:
            task.cancel()
        await asyncio.gather(*orders, return_exceptions=True)


async def run(order: Order) -> bytes:
    name, size, copies, language = order
    command = (sys.executable, "-m", "foxden.companion.printing", name, size, language, str(copies))
    process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL)
    lower_priority(POLITE, process.pid)
    try:
        made, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise RuntimeError(f"{name} cannot be printed")
    return made
