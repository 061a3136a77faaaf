"""python -m tests.soak.hostile [--minutes 60]: an evening with many hostile clients, on one real server.

At a few tables people play as people do. Around them strangers flood, stall, guess, crowd and print (strangers.py). In
the end the house's memory must be what it was after the first quarter, and the people must have been served: how long
from a move sent until it was shown, as percentiles, beside how late this process itself was woken. Ends by itself; the
last line is its figures, as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from bench.limits import cpu_of
from bench.load import Load, LoadTable
from foxden.games import GAMES
from tests.live.server import Server, running_fresh
from tests.soak.strangers import send_strangers

THINKING = 1.0
"""Seconds between two moves at one table of people."""
NAP = 0.1
EVERY = 10.0
"""Seconds between two readings of the memory."""
SOME_MORE = 1.15
"""Allowed ratio of memory in the last quarter to the second; freed pages aren't all returned."""


async def play_on(load: Load, table: LoadTable, latencies: list[float], until: float) -> None:
    """Game after game."""
    chance = random.Random(id(table))
    while time.monotonic() < until:
        await asyncio.sleep(chance.expovariate(1 / THINKING))
        if table.over:
            for player in table.players:
                await player.socket.close()
            table = await load.seat(table.game, 2, "Guest ")
        taken = await table.move(chance)
        if taken is not None:
            latencies.append(taken)


async def note_delays(delays: list[float]) -> None:
    """How late this process itself is woken: on a busy machine, late answers aren't necessarily the server's fault."""
    while True:
        due = time.perf_counter() + NAP
        await asyncio.sleep(NAP)
        delays.append(time.perf_counter() - due)


def memory_of(process: int) -> float:
    """In megabytes, what it has written itself. What it has only read from files is private or shared, depending on who
    else has them open just then."""
    told = Path(f"/proc/{process}/smaps_rollup").read_text()
    return sum(int(line.split()[1]) for line in told.splitlines() if line.startswith("Private_Dirty")) / 1024


async def watch(server: Server, latencies: list[float], until: float) -> list[float]:
    assert server.process is not None
    memory = []
    while time.monotonic() < until:
        await asyncio.sleep(EVERY)
        memory.append(round(memory_of(server.process.pid), 1))
        line = {"left_s": round(until - time.monotonic()), "memory_mb": memory[-1], "moves": len(latencies)}
        print(json.dumps(line), file=sys.stderr, flush=True)
    return memory


def percentile(latencies: list[float], share: float) -> float:
    return round(1000 * sorted(latencies)[int(len(latencies) * share)], 1)


async def spend_evening(minutes: float, tables: int, strangers: int, rest: float) -> dict[str, Any]:
    latencies: list[float] = []
    delays: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running_fresh(f"{folder}/hostile.db", Path(folder), FOXDEN_BOTS="1") as server,
        ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere,
    ):
        assert server.process is not None
        load, games = Load(server), list(GAMES)
        people = [await load.seat(games[number % len(games)], 2, "Guest ") for number in range(tables)]
        until = time.monotonic() + 60 * minutes
        started, cpu = time.monotonic(), cpu_of(server.process.pid)
        playing = [asyncio.create_task(play_on(load, table, latencies, until)) for table in people]
        hostile = elsewhere.submit(send_strangers, server.port, strangers, rest, 60 * minutes)
        noting = asyncio.create_task(note_delays(delays))
        memory = await watch(server, latencies, until)
        passed = time.monotonic() - started
        busy = (cpu_of(server.process.pid) - cpu) / passed
        for task in (*playing, noting):
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        done, theirs = await asyncio.wrap_future(hostile)  # a failing stranger is a bug in this script
        load.end()
        log = next(Path(folder).glob("log-*.txt")).read_text()
    return {
        "minutes": minutes,
        "tables": tables,
        "strangers": strangers,
        "rest_s": rest,
        "moves": len(latencies),
        "p50_ms": percentile(latencies, 0.5),
        "p99_ms": percentile(latencies, 0.99),
        "woken_late_ms": {"p50": percentile(delays, 0.5), "p99": percentile(delays, 0.99)},
        "cpu": {"house": round(busy, 2), "strangers": round(theirs / passed, 2)},
        "memory_mb": {"second_quarter": quarter(memory, 1), "last_quarter": quarter(memory, 3), "most": max(memory)},
        "tracebacks": log.count("Traceback"),
        "people_who_were_cut_off": [repr(each) for each in ended if isinstance(each, Exception)],
        "deeds": dict(sorted(done.items())),
    }


def quarter(memory: list[float], nth: int) -> float:
    size = max(1, len(memory) // 4)
    return statistics.median(memory[nth * size : (nth + 1) * size] or memory[-1:])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--strangers", type=int, default=12)
    parser.add_argument("--rest", type=float, default=30, help="seconds between two deeds of a stranger")
    asked = parser.parse_args()
    figures = asyncio.run(spend_evening(asked.minutes, asked.tables, asked.strangers, asked.rest))
    print(json.dumps(figures))
    memory = figures["memory_mb"]
    is_flat = memory["last_quarter"] <= SOME_MORE * memory["second_quarter"]
    return 0 if is_flat and not figures["tracebacks"] and not figures["people_who_were_cut_off"] else 1


if __name__ == "__main__":
    sys.exit(main())
