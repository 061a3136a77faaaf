"""A process that appends until it is killed, and prints what the store acknowledged: table and seq."""

from __future__ import annotations

import asyncio
import sys

from foxden.store.store import Store, Taken
from tests.store.databases import Database, row

TABLES = {f"den {number}": 2 + number % 4 for number in range(8)}
"""And how many events are appended at once: different ones, lest all appends begin and end together."""


def event(table: str, seq: int) -> bytes:
    return f"{table}, event {seq}".encode()


async def append(store: Store, table: str, seq: int, together: int) -> None:
    await store.append(table, seq, [event(table, seq + number) for number in range(together)], row(table, seq))


async def begin(store: Store, table: str) -> int:
    """Append once, and say where the log goes on. What the process before us had asked for when it was killed may be
    written by the database after we have read: then we read again."""
    together = TABLES[table]
    while True:
        seq = len(await store.read(table)) + 1
        try:
            await append(store, table, seq, together)
        except Taken:
            continue
        print(f"{table}:{seq + together - 1}", flush=True)
        return seq + together


async def go_on(store: Store, table: str) -> None:
    seq, together = await begin(store, table), TABLES[table]
    while True:
        await append(store, table, seq, together)
        print(f"{table}:{seq + together - 1}", flush=True)
        seq += together


async def main(kind: str, address: str, fault: str) -> None:
    store = await Database(kind, address).open(fault)
    await asyncio.gather(*(go_on(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
