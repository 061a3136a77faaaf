"""make bench-bots: what bots cost other players, and how long people wait for bots.

The same number of tables twice, by turns: two people at each, or a person and a bot of the highest level. Since a bot
has every other move there, tables of people stand beside, so that people make about as many moves in both. People
think for a moment and move; measured is the time from a move sent until its sender has seen what came of it, and at
tables with bots how long the next move of a bot was waited for. Each round opens a house of its own; medians count.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from bench.load import Load, Paced, Player, new_guest
from bench.measured import OUT, keep
from bench.server import UNLIMITED
from foxden.games import GAMES
from foxden.lab.origin import commit
from tests.live.server import running_fresh

RESULTS = OUT / "bots.json"
BOT = "kitsune"


@dataclass
class Seen:
    """Measurements of one round, in seconds."""

    moves: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)


async def seat_with_bot(load: Load, game: str) -> list[Player]:
    async with httpx.AsyncClient(base_url=load.server.http, timeout=60) as client:
        cookie = await new_guest(client)
        answer = await client.post("/api/tables", json={"game": game}, cookies={"foxden_guest": cookie})
    player = await load.join(answer.json()["name"], cookie, "Ada")
    await player.ask("addbot", bot=BOT)
    await player.ask("start")
    await player.until(lambda: player.turn >= 1 and player.own is not None)
    return [player]


async def live(player: Player, pause: float, until: float, seen: Seen, chance: random.Random) -> None:
    """Wait until asked, think, move; until the time or the game is over."""
    while time.perf_counter() < until and not player.over:
        await wait_until_asked(player, seen)
        await asyncio.sleep(chance.expovariate(1 / pause))
        if player.over or not player.is_asked() or player.own is None:
            continue
        text = "3" if player.own.number is not None else chance.choice(player.own.choices).move
        start = time.perf_counter()
        seq = await player.ask("move", seat=player.seat, turn=player.turn, text=text)
        if seq >= 0:
            await player.until(lambda seq=seq: player.seq >= seq)
            seen.moves.append(time.perf_counter() - start)


async def wait_until_asked(player: Player, seen: Seen) -> None:
    """Wait for each step of the others separately."""
    while not (player.over or player.is_asked()):
        start, seq = time.perf_counter(), player.seq
        await player.until(lambda seq=seq: player.seq > seq or player.over)
        seen.waits.append(time.perf_counter() - start)


async def sit_down(load: Load, tables: int, bots: bool) -> list[Player]:
    people: list[Player] = []
    for number in range(tables):
        game = list(GAMES)[number % len(GAMES)]
        people += await seat_with_bot(load, game) if bots else (await load.seat(game, 2)).players
    return people


async def measure(folder: Path, bots: bool, wanted: argparse.Namespace) -> dict[str, Any]:
    alone, together, chance = Seen(), Seen(), random.Random(1)
    workers = {"FOXDEN_BOTS": str(wanted.workers)}
    with running_fresh(str(folder / f"{time.monotonic_ns()}.db"), folder, **UNLIMITED, **workers) as server:
        load = Load(server)
        solitary = await sit_down(load, wanted.tables if bots else 0, True)
        sociable = await sit_down(load, wanted.beside if bots else wanted.tables, False)
        until = time.perf_counter() + wanted.seconds
        people = [(player, alone) for player in solitary] + [(player, together) for player in sociable]
        living = [asyncio.create_task(live(player, wanted.pause, until, seen, chance)) for player, seen in people]
        await asyncio.wait(living, timeout=wanted.seconds + 10)
        for task in living:
            task.cancel()
        load.end()
    found = Paced(alone.moves + together.moves, wanted.seconds)
    longest = round(max(alone.waits, default=0.0), 3) if bots else None
    return {
        "moves": found.moves,
        "p50_ms": found.percentile(0.5),
        "p99_ms": found.percentile(0.99),
        "longest_wait_s": longest,
    }


async def run(wanted: argparse.Namespace) -> dict[str, Any]:
    say = Console(stderr=True)
    rounds: dict[str, list[dict[str, Any]]] = {"without": [], "with": []}
    with tempfile.TemporaryDirectory() as name:
        for number in range(wanted.rounds):
            for kind, found in rounds.items():
                found.append(await measure(Path(name), kind == "with", wanted))
                say.print(f"round {number + 1}, {kind} bots: {found[-1]}")
    p99 = {kind: statistics.median(one["p99_ms"] for one in found) for kind, found in rounds.items()}
    return {
        "command": "make bench-bots",
        "commit": commit(),
        "tables": wanted.tables,
        "tables_of_people_beside_bots": wanted.beside,
        "bot_processes": wanted.workers,
        "p99_ms": p99,
        "ratio": round(p99["with"] / p99["without"], 2),
        "longest_wait_s": max(one["longest_wait_s"] for one in rounds["with"]),
        "rounds": rounds,
    }


def show(results: dict[str, Any]) -> Table:
    table = Table("measured", "value", "aim", title=f"{results['tables']} tables, with a bot each and without")
    table.add_row("a person's move, p99 without bots", f"{results['p99_ms']['without']} ms", "")
    table.add_row("… with bots", f"{results['p99_ms']['with']} ms", "")
    table.add_row("… ratio", str(results["ratio"]), "≤ 1.5")
    table.add_row("the longest wait for a bot's move", f"{results['longest_wait_s']} s", "≤ 3 s")
    return table


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--tables", type=int, default=100)
    wanted.add_argument("--beside", type=int, default=40, help="Tables of people beside those with bots.")
    wanted.add_argument("--seconds", type=float, default=20)
    wanted.add_argument("--rounds", type=int, default=3)
    wanted.add_argument("--pause", type=float, default=2.0, help="How long people think, on average.")
    wanted.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    wanted.add_argument("--out", type=Path, default=RESULTS)
    chosen = wanted.parse_args()
    results = asyncio.run(run(chosen))
    keep(chosen.out, results)
    Console().print(show(results))


if __name__ == "__main__":
    main()
