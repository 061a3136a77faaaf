"""python -m bench.processes [--processes 1 2 4]: what a durable move costs where several processes share a PostgreSQL.

As in bench.server, but each table is played in one of the processes, as a proxy routes it. Measured is the CPU time per
move of all server processes, at a steady rate; PostgreSQL's own is reported separately. At the same rate for all of
them together, the more processes there are, the less often moves share a commit; at the same rate for each (`--each`),
any difference comes from having neighbours.
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
from bench.server import FASTEST, UNLIMITED
from foxden.games import GAMES
from foxden.lab.origin import commit
from tests.live.server import running_fresh
from tests.store.databases import postgres_server

RESULTS = OUT / "processes.json"
SETTLE = 1.0
"""Seconds in which what the opening left to do is done."""
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


class Cluster:
    """Several server processes on their own PostgreSQL, each with its share of the tables."""

    def __init__(self, count: int, folder: Path, stack: ExitStack) -> None:
        postgres = stack.enter_context(postgres_server())
        address = postgres.get_uri()
        self.count = count
        self.servers = [stack.enter_context(running_fresh(address, folder, **UNLIMITED)) for _ in range(count)]
        self.loads = [Load(server) for server in self.servers]
        self.database = postgres.get_postmaster_info().pid
        self.rounds: list[dict[str, float]] = []

    def cpu(self) -> tuple[float, float]:
        """Of the houses, and of PostgreSQL."""
        houses = sum(cpu_of(server.process.pid) for server in self.servers if server.process is not None)
        return houses, sum(map(cpu_of, children_of(self.database)))

    async def begin(self, wanted: argparse.Namespace) -> None:
        """At tables of its own for each round, because games end."""
        for load in self.loads:
            await load.leave()
            await load.seat_tables(list(GAMES), wanted.tables // self.count)
            await pace(load.tables, list(GAMES), wanted.opening * wanted.tables // self.count, FASTEST)
        await asyncio.sleep(SETTLE)

    async def measure(self, wanted: argparse.Namespace) -> None:
        await self.begin(wanted)
        houses, base = self.cpu()
        share = wanted.moves // self.count, wanted.each or wanted.rate / self.count
        paced = await asyncio.gather(*(pace(load.tables, list(GAMES), *share) for load in self.loads))
        houses_after, base_after = self.cpu()
        moves = sum(each.moves for each in paced)
        if moves < 0.99 * wanted.moves:
            raise SystemExit("too few tables were left to play at: take more tables, or fewer moves")
        latencies = sorted(latency for each in paced for latency in each.latencies)
        found = {
            "moves": moves,
            "cpu_us": round(1e6 * (houses_after - houses) / moves, 1),
            "postgres_cpu_us": round(1e6 * (base_after - base) / moves, 1),
            "p50_ms": round(1000 * statistics.median(latencies), 2),
            "p99_ms": round(1000 * latencies[int(0.99 * len(latencies))], 2),
        }
        self.rounds.append(found)
        say.print(self.count, found)


async def run(wanted: argparse.Namespace) -> dict[str, Any]:
    """Clusters take turns, so that other load affects all of them."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        clusters = [Cluster(count, Path(folder), stack) for count in wanted.processes]
        for number in range(wanted.rounds):
            for cluster in clusters if number % 2 == 0 else reversed(clusters):
                await cluster.measure(wanted)
        for cluster in clusters:
            for load in cluster.loads:
                await load.leave()
    return {
        "command": "python -m bench.processes " + " ".join(sys.argv[1:]),
        "commit": commit(),
        "rate": None if wanted.each else wanted.rate,
        "each": wanted.each,
        "tables": wanted.tables,
        "measured": [{"processes": cluster.count, "rounds": cluster.rounds} for cluster in clusters],
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
    wanted.add_argument("--opening", type=int, default=15, help="Moves at each table before it counts.")
    wanted.add_argument("--rate", type=float, default=300.0, help="Moves a second, over all processes.")
    wanted.add_argument("--each", type=float, help="Moves a second in each process, instead: the more, the more moves.")
    wanted.add_argument("--moves", type=int, default=1200, help="In each round.")
    wanted.add_argument("--rounds", type=int, default=3)
    wanted.add_argument("--out", type=Path, default=RESULTS)
    chosen = wanted.parse_args()
    results = asyncio.run(run(chosen))
    keep(chosen.out, results)
    Console(width=120).print(show(results))


if __name__ == "__main__":
    main()
