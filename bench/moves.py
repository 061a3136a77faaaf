"""python -m bench.moves: the CPU time of a durable move, in this process: decided, written, shown; no sockets, no disk.

Around each table sit two readers in two languages, and one looks on; their names are their own, as guests' names are.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import time

from bench.in_process import InProcess, open_house, run, seat_table
from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.live.house import House

LANGUAGES = (("en", "de"), ("it", "fr"), ("de", "it"), ("fr", "en"))


async def seat_tables(house: House, game: str, tables: int, alike: bool) -> list[InProcess]:
    seated = []
    for number in range(tables):
        languages = ("en", "en") if alike else LANGUAGES[number % len(LANGUAGES)]
        lookers = [] if alike else [languages[0]]
        seated.append(await seat_table(house, game, languages, lookers, prefix=f"Guest of table {number},"))
    return seated


async def measure(
    game: str, tables: int, rounds: int, alike: bool, profile: cProfile.Profile | None
) -> tuple[float, int]:
    """Tables take turns, so that what one of them leaves in a cache must outlast the others."""
    house, rng = open_house(), FastRng(1)
    seated = await seat_tables(house, game, tables, alike)
    moves, taken = 0, 0.0
    gc.collect()
    gc.disable()
    if profile is not None:
        profile.enable()
    for _ in range(rounds):
        start = time.process_time()
        for table in seated:
            moves += await table.move(rng)
            for watcher in table.everyone:
                watcher.take()
        taken += time.process_time() - start
    if profile is not None:
        profile.disable()
    gc.enable()
    await house.close()
    return taken, moves


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--games", nargs="*", default=list(GAMES))
    wanted.add_argument("--tables", type=int, default=50)
    wanted.add_argument("--rounds", type=int, default=30)
    wanted.add_argument("--alike", action="store_true", help="Two readers of one language, as in bench.server.")
    wanted.add_argument("--profile", action="store_true")
    chosen = wanted.parse_args()
    each = []
    for game in chosen.games:
        run(measure(game, 8, 30, chosen.alike, None))  # whatever is made once is made
        profile = cProfile.Profile() if chosen.profile else None
        taken, moves = run(measure(game, chosen.tables, chosen.rounds, chosen.alike, profile))
        each.append(1e6 * taken / moves)
        print(f"{game:10} {each[-1]:8.1f} µs a move ({moves} moves)", flush=True)
        if profile is not None:
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)
    print(f"{'mixed':10} {sum(each) / len(each):8.1f} µs a move", flush=True)


if __name__ == "__main__":
    main()
