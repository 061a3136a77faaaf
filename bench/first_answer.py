"""How long people wait for the first bot after a fresh start: with bot processes started in advance, and on demand.

python -m bench.first_answer --rounds 5
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from bench.limits import cpu_of
from foxden.games import GAMES
from tests.live.client import Chair, Guest
from tests.live.server import running_fresh

HOUSES = {"asleep": "bench.asleep", "awake": "foxden"}
BOT = 0
Times = tuple[float, float, float]
ARRIVAL = 6.0
"""Seconds after which the first guest starts a game."""


async def wait_for_first_answer(folder: Path, module: str, game: str) -> Times:
    """Milliseconds of CPU and wall-clock time until the server is up, and from the start of a game to the first move of
    a bot of the lowest level."""
    start = time.perf_counter()
    with running_fresh(str(folder / f"{time.monotonic_ns()}.db"), folder, module, FOXDEN_BOTS="1") as server:
        opened = time.perf_counter() - start
        assert server.process is not None
        cpu = cpu_of(server.process.pid)
        await asyncio.sleep(ARRIVAL)
        ada = Guest(server, "Ada")
        chair = await ada.visit(await ada.open_table(game))
        await chair.must("addbot", bot="cub")
        await chair.must("sit", name="Ada")
        await chair.must("ready", salt="mine")
        start = time.perf_counter()
        await chair.must("start")
        await chair.until(lambda: chair.phase == "playing")
        if not chair.shown["table"]["people"][BOT].get("asked"):
            start = time.perf_counter()
            await chair.move(chair.pick(random.Random(1)))
        await chair.until(lambda: has_moved(chair))
        answered = time.perf_counter() - start
        await chair.leave()
    return cpu * 1000, opened * 1000, answered * 1000


def has_moved(chair: Chair) -> bool:
    """Whether the bot has moved, by the log."""
    table = chair.shown["table"]
    return any(table["people"][BOT]["name"] in line["text"] for line in table.get("log", []))


async def run(rounds: int) -> None:
    seen: dict[tuple[str, str], list[tuple[float, float, float]]] = {
        (kind, game): [] for game in GAMES for kind in HOUSES
    }
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(rounds):
            for (kind, game), times in seen.items():
                times.append(await wait_for_first_answer(Path(folder), HOUSES[kind], game))
    for (kind, game), times in seen.items():
        cpu, opened, answered = (statistics.median(each) for each in zip(*times, strict=True))
        opening = f"open after {opened:5.0f} ms ({cpu:.0f} of CPU)"
        print(f"{game:9} {kind:7} {opening}, first answer after {answered:5.0f} ms", flush=True)
        print(" " * 18 + ", ".join(f"{answer:.0f}" for _, _, answer in times))


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--rounds", type=int, default=5)
    asyncio.run(run(wanted.parse_args().rounds))


if __name__ == "__main__":
    main()
