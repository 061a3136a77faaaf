"""python -m bench.city: durable appends of several processes on one PostgreSQL, and the cost of notifying each other.

Every writer has a table of its own, and appends one event at a time, waiting until it is on disk. Three ways take
turns in one run: a notice after the commit, on the channel of its table (ours); a notice in the transaction, which
everyone hears (as it was before); and no notices at all. `--commit MS` makes every commit take longer, as on a disk
that is slower than this machine's: PostgreSQL's own `commit_delay`, within the commit. `--houses N` opens so many
stores in each process, each with connections of its own: for the database they are as many processes.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import multiprocessing as mp
import platform
import statistics
import sys
import time
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from bench.appends import EVENT
from bench.measured import OUT, keep
from foxden.store.postgres import PostgresStore
from foxden.store.postgres_herald import Herald
from foxden.store.postgres_writer import APPEND, Append, Batch, Outrun, PostgresWriter, to_values
from foxden.store.store import TableRow
from tests.store.databases import postgres_server

WAYS = ("after the commit", "in the transaction", "no notices")
OLD_CHANNEL = "foxden_all"
NOTIFYING = APPEND + f", (select count(pg_notify('{OLD_CHANNEL}', note)) from unnest($14::text[]) as note) as told"
NAMES = itertools.count()


class NotifyingBatch(Batch):
    """The old way: every notice is part of the transaction."""

    at_once = False

    async def insert(self, connection: Any, appends: list[Append], starts: dict[str, int]) -> None:
        notes = [f"{self.sender} {self.ends[table]} {table}" for table in {append.table for append in appends}]
        if appends and await connection.fetchval(NOTIFYING, *to_values(appends, starts), notes) != len(appends):
            raise Outrun


class SilentHerald(Herald):
    def wake(self) -> None:
        self.ends.clear()


class Measured(NamedTuple):
    appends: int
    seconds: float
    waits: list[float]
    """Milliseconds of each append."""


class Task(NamedTuple):
    way: str
    writers: int
    seconds: float


# --- a process ----------------------------------------------------------------------------------------------


async def open_way(way: str, address: str) -> PostgresStore:
    store = await PostgresStore.open(address)
    if way != WAYS[0]:
        store.herald = SilentHerald(store.link, store.sender)
        store.writer = PostgresWriter(store.link, store.sender, store.herald)
    if way == WAYS[1]:
        store.writer.batch_class = NotifyingBatch
    return store


async def listen(store: PostgresStore) -> None:
    async for _ in store.changes():
        pass


async def write(store: PostgresStore, table: str, end: float, waits: list[float]) -> None:
    seq = 0
    while (before := time.perf_counter()) < end:
        seq += 1
        row = TableRow(table, "foxrun", "playing", 2, True, time.time()) if seq == 1 else None
        await store.append(table, seq, [EVENT], row)
        waits.append(1000 * (time.perf_counter() - before))


async def work(stores: list[PostgresStore], task: Task) -> Measured:
    """All tables are open before anybody writes."""
    tables = [
        (store, f"table {mp.current_process().name} {next(NAMES)}") for store in stores for _ in range(task.writers)
    ]
    await asyncio.gather(*(store.follow(table) for store, table in tables))
    waits: list[float] = []
    start = time.perf_counter()
    await asyncio.gather(*(write(store, table, start + task.seconds, waits) for store, table in tables))
    seconds = time.perf_counter() - start
    for store, table in tables:
        store.unfollow(table)
    return Measured(len(waits), seconds, waits)


def hear(*heard: Any) -> None:
    """The old way: everyone hears about every table."""
    str(heard[3]).split(" ", 2)


async def serve(pipe: Pipe, address: str, houses: int) -> None:
    stores = {way: [await open_way(way, address) for _ in range(houses)] for way in WAYS}
    listening = [asyncio.create_task(listen(store)) for store in stores[WAYS[0]]]
    old_listener = await asyncpg.connect(address)
    await old_listener.add_listener(OLD_CHANNEL, hear)
    loop = asyncio.get_running_loop()
    while (task := await loop.run_in_executor(None, pipe.recv)) is not None:
        pipe.send(await work(stores[task.way], task))
    for task in listening:
        task.cancel()
    await old_listener.close()
    for store in itertools.chain(*stores.values()):
        await store.close()


def run_process(pipe: Pipe, address: str, houses: int) -> None:
    asyncio.run(serve(pipe, address, houses))


# --- the run ------------------------------------------------------------------------------------------------


def measure(pipes: list[Pipe], task: Task) -> dict[str, float]:
    for pipe in pipes:
        pipe.send(task)
    answers: list[Measured] = [pipe.recv() for pipe in pipes]
    waits = sorted(wait for answer in answers for wait in answer.waits)
    return {
        "rate": sum(answer.appends / answer.seconds for answer in answers),
        "median_ms": statistics.median(waits),
        "p99_ms": waits[int(0.99 * (len(waits) - 1))],
    }


def run(pipes: list[Pipe], chosen: argparse.Namespace) -> list[dict[str, Any]]:
    for way in WAYS:  # one-time work is done
        measure(pipes, Task(way, max(chosen.writers), chosen.seconds))
    rounds: dict[tuple[int, int, str], list[dict[str, float]]] = {}
    for number in range(chosen.rounds):
        for processes, writers in itertools.product(chosen.processes, chosen.writers):
            for way in WAYS if number % 2 == 0 else reversed(WAYS):
                found = measure(pipes[:processes], Task(way, writers, chosen.seconds))
                rounds.setdefault((processes, writers, way), []).append(found)
    return [
        {"processes": processes, "writers_each": writers, "way": way}
        | {key: round(statistics.median(each[key] for each in found), 2) for key in found[0]}
        | {"rates": [round(each["rate"], 1) for each in found]}
        for (processes, writers, way), found in rounds.items()
    ]


def show(results: list[dict[str, Any]]) -> None:
    print("processes  writers each  notices                 appends/s   median ms      p99 ms")
    for found in results:
        print(
            f"{found['processes']:9}  {found['writers_each']:12}  {found['way']:20}  {found['rate']:11,.0f}"
            f"  {found['median_ms']:10.2f}  {found['p99_ms']:10.2f}",
            flush=True,
        )


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4])
    wanted.add_argument("--writers", type=int, nargs="*", default=[1, 8, 32], help="In each process.")
    wanted.add_argument("--houses", type=int, default=1, help="In each process.")
    wanted.add_argument("--commit", type=float, default=0.0, metavar="MS", help="How much longer a commit takes.")
    wanted.add_argument("--seconds", type=float, default=1.0)
    wanted.add_argument("--rounds", type=int, default=4)
    chosen = wanted.parse_args()
    context = mp.get_context("spawn")
    with postgres_server() as server:
        address = f"{server.get_uri()}&commit_delay={round(1000 * chosen.commit)}&commit_siblings=0"
        pairs = [context.Pipe() for _ in range(max(chosen.processes))]
        children = [context.Process(target=run_process, args=(theirs, address, chosen.houses)) for _, theirs in pairs]
        for child in children:
            child.start()
        results = run([ours for ours, _ in pairs], chosen)
        for ours, _ in pairs:
            ours.send(None)
        for child in children:
            child.join()
    show(results)
    about = {"command": ["python", "-m", "bench.city", *sys.argv[1:]], "machine": platform.platform()}
    name = f"city-{chosen.houses}-{chosen.commit:g}ms.json"
    keep(OUT / Path(name), about | {"houses_each": chosen.houses, "commit_ms": chosen.commit, "results": results})


if __name__ == "__main__":
    main()
