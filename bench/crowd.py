"""python -m bench.crowd: what a crowd around one Foxy table costs, in this process: CPU time, no sockets, no disk.

Joining: everyone says hello, sits down and is ready. Writing: all but one write their number, one after the other,
while everyone is told ten times how many have. The turn: the last one writes, and everyone is shown the next card.
The end: the last number of the game, and everyone is shown the count. Linear growth means the same cost per player,
however many there are.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import time

from bench.in_process import open_house, run, seat_table
from foxden.games.foxy.box import TURNS
from foxden.table.events import Clock
from foxden.text import LANGUAGES

TOLD = 10
"""How often everyone is told in the writing phase."""


class Watch:
    """CPU time of this process since it was last read."""

    def __init__(self) -> None:
        gc.collect()
        self.last = time.process_time()

    def read(self) -> float:
        before, self.last = self.last, time.process_time()
        return self.last - before


async def measure(players: int, clock: Clock, batch: int, end: bool) -> dict[str, float]:
    house, watch = open_house(), Watch()
    languages = [LANGUAGES[number % len(LANGUAGES)] for number in range(players)]
    table = await seat_table(house, "foxy", languages, clock=clock)
    await asyncio.sleep(2 * table.room.audience.pause)
    table.take()
    taken = {"joining": watch.read()}
    for seat in range(players - 1):
        table.write(seat, "3")
        if seat % batch == batch - 1:
            await table.room.settled()
        if seat % (players // TOLD) == 0:
            await asyncio.sleep(2 * table.room.audience.pause)
            table.take()
    await table.room.settled()
    taken["writing"] = watch.read()
    table.write(players - 1, "3")
    await table.room.settled()
    table.take()
    taken["turn"] = watch.read()
    if end:
        for turn in range(1, TURNS):
            for seat in range(players - 1):
                table.write(seat, f"{turn + seat % 7}")
            await table.room.settled()
            watch.read()
            table.write(players - 1, "3")
            await table.room.settled()
            taken["end"] = watch.read()
            table.take()
    await house.close()
    return taken


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--players", type=int, nargs="*", default=[500, 1000, 2000, 5000])
    wanted.add_argument("--batch", type=int, default=1, help="How many numbers are written into the log at once.")
    wanted.add_argument("--clock", action="store_true", help="With a clock for every move.")
    wanted.add_argument("--end", action="store_true", help="Play to the end.")
    chosen = wanted.parse_args()
    clock = Clock("move", 3600) if chosen.clock else Clock()
    run(measure(50, clock, 1, False))  # warm up: load languages and modules
    for players in chosen.players:
        taken = run(measure(players, clock, chosen.batch, chosen.end))
        columns = [f"{name} {seconds:8.3f} s {1e6 * seconds / players:8.1f} µs" for name, seconds in taken.items()]
        print(f"{players:6} players:", "  ".join(columns), flush=True)


if __name__ == "__main__":
    main()
