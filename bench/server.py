"""make bench-server: what one server process carries, and the CPU time of each durable move.

The load comes from this process, the servers are others; all on loopback, bounded in count and time.
 1. Two-player tables of each game, and of all three mixed: as fast as they can, then at steady rates. The measure is
    the server's CPU time (the kernel's share included) for each move; and how long from a move sent to everyone told.
 2. One Foxy table with many players: from the last number written to the last player seeing the next card.
 3. The limits: a bare echo of as many bytes on the same stack, and bare durable appends.

`--against FOLDER`: another checkout, built, whose server is measured by turns with ours, in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bench.limits import appends, cpu_of, echoes
from bench.load import Load, pace, take_crowd_turns
from bench.measured import OUT, keep
from foxden.games import GAMES
from foxden.lab.origin import commit
from tests.live.server import Server

UNLIMITED = {
    "FOXDEN_REQUEST_RATE": "100000",
    "FOXDEN_ADDRESS_RATE": "10000",
    "FOXDEN_LIMITS": "sockets-per-address=20000",
}
"""All the load comes from one address."""
RESULTS = OUT / "server.json"
FASTEST = 1e9
LIMITS = ("echoes", "appends_200_callers", "appends_1_caller")
say = Console(stderr=True)


@dataclass(frozen=True)
class Checkout:
    """One state of the program."""

    label: str
    commit: str
    python: str

    @contextmanager
    def serve(self, folder: Path) -> Iterator[Server]:
        database = folder / f"{self.label}-{len(list(folder.iterdir()))}.db"
        server = Server(str(database), database.with_suffix(".log"), python=self.python, **UNLIMITED).start()
        try:
            yield server
        finally:
            server.stop()


def find_checkouts(against: Path | None) -> list[Checkout]:
    ours = Checkout("new", commit(), sys.executable)
    if against is None:
        return [ours]
    named = subprocess.run(
        ["git", "-C", str(against), "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    )
    return [Checkout("old", named.stdout.strip(), str(against.resolve() / ".venv/bin/python")), ours]


def memory_mb(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return round(int(status.split("VmRSS:")[1].split()[0]) / 1024, 1)


class Phase(msgspec.Struct, frozen=True):
    """What one server did in one stretch of play."""

    rate: str
    moves: int
    moves_per_second: float
    cpu_us: float
    """For each move."""
    sent_bytes: float
    """To all readers, for each move."""
    messages: float
    p50_ms: float
    p99_ms: float


async def measure_phase(load: Load, games: list[str], moves: int, rate: float) -> Phase:
    assert load.server.process is not None
    process = load.server.process.pid
    messages, sent, cpu = *load.count_sent(), cpu_of(process)
    paced = await pace(load.tables, games, moves, rate)
    if not paced.moves:
        raise SystemExit("no table is left to play at: take more tables, or fewer moves")
    after_messages, after_sent = load.count_sent()
    return Phase(
        "saturated" if rate == FASTEST else f"{rate:.0f}/s",
        paced.moves,
        paced.per_second,
        round(1e6 * (cpu_of(process) - cpu) / paced.moves, 1),
        round((after_sent - sent) / paced.moves, 1),
        round((after_messages - messages) / paced.moves, 2),
        paced.percentile(0.5),
        paced.percentile(0.99),
    )


async def measure_tables(checkouts: list[Checkout], games: list[str], wanted: argparse.Namespace) -> dict[str, Any]:
    """Servers take turns, so that whatever else the machine does meets both."""
    phases: dict[str, list[Phase]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        loads = {}
        for checkout in checkouts:
            loads[checkout.label] = load = Load(stack.enter_context(checkout.serve(Path(folder))))
            await load.seat_tables(games, wanted.tables)
            await pace(load.tables, games, wanted.opening * wanted.tables, FASTEST)
        for rate in (FASTEST, *wanted.rates):
            for number in range(wanted.rounds):
                for label, load in sorted(loads.items(), reverse=number % 2 == 1):
                    phase = await measure_phase(load, games, wanted.moves, rate)
                    phases[label].append(phase)
                    say.print(f"{' '.join(games)} {label}: {phase}")
        memory = {label: memory_mb(load.server) for label, load in loads.items()}
        for load in loads.values():
            load.end()
    return {label: {"memory_mb": memory[label], "phases": msgspec.to_builtins(phases[label])} for label in loads}


async def measure_crowd(checkout: Checkout, players: int, turns: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, checkout.serve(Path(folder)) as server:
        assert server.process is not None
        say.print(f"{checkout.label}: seating {players} players at one Foxy table")
        load = Load(server)
        crowd = await load.seat("foxy", players)
        before = cpu_of(server.process.pid)
        taken = await take_crowd_turns(crowd.players, turns)
        cpu = (cpu_of(server.process.pid) - before) / turns
        load.end()
        result = {
            "players": players,
            "turn_ms": [round(1000 * seconds, 1) for seconds in taken],
            "cpu_ms_a_turn": round(1000 * cpu, 1),
            "memory_mb": memory_mb(server),
        }
        say.print(result)
        return result


async def run(wanted: argparse.Namespace) -> dict[str, Any]:
    checkouts = find_checkouts(wanted.against)
    named = {"mixed": list(GAMES)} | {game: [game] for game in GAMES}
    tables = {name: await measure_tables(checkouts, named[name], wanted) for name in wanted.games}
    crowds = {
        checkout.label: [await measure_crowd(checkout, players, wanted.turns) for players in wanted.crowds]
        for checkout in checkouts
    }
    some = next(iter(tables.values()))["new"]["phases"][0]
    size = round(some["sent_bytes"] / some["messages"])
    say.print(f"measuring the limits: echoes of {size} bytes, durable appends")
    with tempfile.TemporaryDirectory() as folder:
        limits = {
            "echoed_bytes": size,
            "echoes": await echoes(2 * wanted.tables, wanted.limits, size),
            "appends_200_callers": await appends(Path(folder) / "many.db", 200, wanted.limits),
            "appends_1_caller": await appends(Path(folder) / "one.db", 1, wanted.limits),
        }
    return {
        "command": "python -m bench.server " + " ".join(sys.argv[1:]),
        "commits": {checkout.label: checkout.commit for checkout in checkouts},
        "tables": wanted.tables,
        "measured": tables,
        "crowds": crowds,
        "limits": msgspec.to_builtins(limits),
    }


def median_of(phases: list[dict[str, Any]], rate: str, what: str) -> float:
    return float(statistics.median(phase[what] for phase in phases if phase["rate"] == rate))


def show(results: dict[str, Any]) -> Table:
    """One row for each game and rate; with two checkouts, the share of the old one's CPU time."""
    title = f"one server process on SQLite, {2 * results['tables']} sockets, medians"
    table = Table(
        "", "", "commit", "CPU µs a move", "of old", "moves/s", "p50 ms", "p99 ms", "bytes a move", title=title
    )
    for name, measured in results["measured"].items():
        for rate in dict.fromkeys(phase["rate"] for phase in measured["new"]["phases"]):
            costs = {label: median_of(each["phases"], rate, "cpu_us") for label, each in measured.items()}
            for label, each in measured.items():
                measures = ("moves_per_second", "p50_ms", "p99_ms", "sent_bytes")
                figures = [f"{median_of(each['phases'], rate, measure):.6g}" for measure in measures]
                share = f"{costs[label] / costs['old']:.2f}" if "old" in costs else ""
                table.add_row(name, rate, results["commits"][label], f"{costs[label]:.0f}", share, *figures)
        for label, each in measured.items():
            table.add_row(name, "memory", results["commits"][label], f"{each['memory_mb']} MB")
    for label, crowds in results["crowds"].items():
        for crowd in crowds:
            turn = statistics.median(crowd["turn_ms"])
            cost = f"{1000 * crowd['cpu_ms_a_turn'] / crowd['players']:.0f}"
            table.add_row("crowd", f"{crowd['players']}", results["commits"][label], cost, "", "", f"{turn}")
    limits = results["limits"]
    for name in LIMITS:
        table.add_row("limit", name, "", f"{limits[name]['cpu_us']:.0f}", "", f"{limits[name]['per_second']:.0f}")
    return table


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--against", type=Path, help="Another checkout, built, to be measured by turns with this one.")
    kinds = ["mixed", *GAMES]
    wanted.add_argument("--games", nargs="+", choices=kinds, metavar="GAME", default=kinds, help="mixed, and games.")
    wanted.add_argument("--tables", type=int, default=500)
    wanted.add_argument(
        "--opening", type=int, default=15, help="Moves at each table before it counts: most of a game is no opening."
    )
    wanted.add_argument("--rates", type=float, nargs="*", default=[500.0, 1500.0], help="Steady moves a second.")
    wanted.add_argument("--moves", type=int, default=1500, help="In each stretch.")
    wanted.add_argument("--rounds", type=int, default=2, help="Stretches at each rate.")
    wanted.add_argument("--crowds", type=int, nargs="*", default=[500, 1000, 2000, 5000])
    wanted.add_argument("--turns", type=int, default=3)
    wanted.add_argument("--limits", type=float, default=5, help="Seconds for each of the limits.")
    wanted.add_argument("--out", type=Path, default=RESULTS)
    chosen = wanted.parse_args()
    results = asyncio.run(run(chosen))
    keep(chosen.out, results)
    Console(width=150).print(show(results))


if __name__ == "__main__":
    main()
