"""python -m bench.appends: durable appends per second, on both stores, with 1, 20 and 200 callers.

Every caller has a table of its own and appends one event and its row at a time, waiting until it is on disk. The
rounds alternate, so that a noisy machine is noisy for all; the median round counts.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from foxden.store.postgres import PostgresStore
from foxden.store.sqlite import SqliteStore
from foxden.store.store import Store, TableRow
from tests.store.databases import postgres_server

CALLERS = (1, 20, 200)
SECONDS = 0.7
ROUNDS = 3
EVENT = b'{"type":"moved","at":1763243951.123456,"seat":1,"text":"d4 e5","id":"0123456789abcdef","by":"person"}'


async def call(store: Store, table: str, end: float) -> int:
    seq = 0
    while (now := time.perf_counter()) < end:
        seq += 1
        await store.append(table, seq, [EVENT], TableRow(table, "foxrun", "playing", 2, True, now))
    return seq


async def measure(store: Store, callers: int, number: int) -> float:
    start = time.perf_counter()
    calls = [call(store, f"{number}-{callers}-{caller}", start + SECONDS) for caller in range(callers)]
    return sum(await asyncio.gather(*calls)) / (time.perf_counter() - start)


async def run(stores: dict[str, Store]) -> dict[tuple[str, int], float]:
    rounds: dict[tuple[str, int], list[float]] = {}
    for number in range(ROUNDS):
        for name, store in stores.items():
            for callers in CALLERS:
                rounds.setdefault((name, callers), []).append(await measure(store, callers, number))
    return {which: statistics.median(speeds) for which, speeds in rounds.items()}


def show(speeds: dict[tuple[str, int], float]) -> Table:
    table = Table("store", *(f"{callers} callers" for callers in CALLERS), title="durable appends per second")
    for column in table.columns[1:]:
        column.justify = "right"
    for name in dict.fromkeys(name for name, _ in speeds):
        table.add_row(name, *(f"{speeds[name, callers]:,.0f}" for callers in CALLERS))
    return table


async def main(folder: Path, address: str) -> None:
    stores: dict[str, Store] = {
        "SQLite": await SqliteStore.open(folder / "foxden.db"),
        "PostgreSQL": await PostgresStore.open(address),
    }
    speeds = await run(stores)
    for store in stores.values():
        await store.close()
    Console().print(show(speeds))


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    with tempfile.TemporaryDirectory() as name, postgres_server() as server:
        asyncio.run(main(Path(name), server.get_uri()))
