"""python -m bench.processes [--processes 1 2 4]: what a durable move costs where several processes share a PostgreSQL.

As in bench.server, but each table is played in one of the processes, as a proxy routes it. The measure is the CPU time
of all processes of the house for each move, at a steady rate; PostgreSQL's own is told beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.limits import cpu_of
from bench.load import Load, pace
from bench.measured import OUT, keep
from bench.server import UNLIMITED
from foxden.games import GAMES
from foxden.lab.origin import commit
from tests.live.server import Server, running
from tests.store.databases import postgres_server

RESULTS = OUT / "processes.json"
say = Console(stderr=True)


def children_of(parent: int) -> list[int]:
    """PostgreSQL has a process for each connection."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        if int(fields[1]) == parent:
            found.append(int(stat.parent.name))
    return found


def cpu_of_houses(servers: list[Server]) -> float:
    return sum(cpu_of(server.process.pid) for server in servers if server.process is not None)


async def measure(count: int, wanted: argparse.Namespace) -> dict[str, Any]:
    games = list(GAMES)
    with tempfile.TemporaryDirectory() as folder, postgres_server() as postgres, ExitStack() as stack:
        servers = [stack.enter_context(running(postgres.get_uri(), Path(folder), **UNLIMITED)) for _ in range(count)]
        loads = [Load(server) for server in servers]
        for load in loads:
            await load.seat_tables(games, wanted.tables // count)
        database = postgres.get_postmaster_info().pid
        rounds = []
        for _ in range(wanted.rounds):
            houses, base = cpu_of_houses(servers), sum(map(cpu_of, children_of(database)))
            share = wanted.moves // count, wanted.rate / count
            paced = await asyncio.gather(*(pace(load.tables, games, *share) for load in loads))
            moves = sum(each.moves for each in paced)
            latencies = sorted(latency for each in paced for latency in each.latencies)
            rounds.append(
                {
                    "moves": moves,
                    "cpu_us": round(1e6 * (cpu_of_houses(servers) - houses) / moves, 1),
                    "postgres_cpu_us": round(1e6 * (sum(map(cpu_of, children_of(database))) - base) / moves, 1),
                    "p50_ms": round(1000 * statistics.median(latencies), 2),
                    "p99_ms": round(1000 * latencies[int(0.99 * len(latencies))], 2),
                }
            )
            say.print(count, rounds[-1])
        for load in loads:
            load.end()
    return {"processes": count, "rounds": rounds}


async def run(wanted: argparse.Namespace) -> dict[str, Any]:
    return {
        "command": "python -m bench.processes " + " ".join(sys.argv[1:]),
        "commit": commit(),
        "rate": wanted.rate,
        "tables": wanted.tables,
        "measured": [await measure(count, wanted) for count in wanted.processes],
    }


def show(results: dict[str, Any]) -> Table:
    table = Table("processes", "CPU µs a move", "of one", "PostgreSQL's", "p50 ms", "p99 ms")
    first = None
    for each in results["measured"]:
        middle = {what: statistics.median(one[what] for one in each["rounds"]) for what in each["rounds"][0]}
        first = first or middle["cpu_us"]
        share = f"{middle['cpu_us'] / first:.2f}"
        figures = [f"{middle[what]:.5g}" for what in ("postgres_cpu_us", "p50_ms", "p99_ms")]
        table.add_row(str(each["processes"]), f"{middle['cpu_us']:.0f}", share, *figures)
    return table


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4])
    wanted.add_argument("--tables", type=int, default=240)
    wanted.add_argument("--rate", type=float, default=300.0, help="Moves a second, over all processes.")
    wanted.add_argument("--moves", type=int, default=1200, help="In each round.")
    wanted.add_argument("--rounds", type=int, default=3)
    wanted.add_argument("--out", type=Path, default=RESULTS)
    chosen = wanted.parse_args()
    results = asyncio.run(run(chosen))
    keep(chosen.out, results)
    Console(width=120).print(show(results))


if __name__ == "__main__":
    main()
