"""python -m bench.moves: the CPU time of a durable move, in this process: decided, written, shown; no sockets, no disk.

Each table has two readers in two languages and a spectator, with distinct names like real guests.
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


async def measure(game: str, tables: int, rounds: int, alike: bool) -> list[tuple[float, int]]:
    """CPU seconds and moves of each round. Tables take turns, so that caches are used realistically."""
    house, rng = open_house(), FastRng(1)
    seated = await seat_tables(house, game, tables, alike)
    measured = []
    gc.collect()
    gc.disable()
    for _ in range(rounds):
        start, moves = time.process_time(), 0
        for table in seated:
            moves += await table.move(rng)
            for watcher in table.everyone:
                watcher.take()
        measured.append((time.process_time() - start, moves))
    gc.enable()
    await house.close()
    return measured


def find_least(repeated: list[list[tuple[float, int]]]) -> tuple[float, int]:
    """Measure the same rounds several times and keep the fastest of each, because other load only slows things down."""
    return sum(min(taken for taken, _ in each) for each in zip(*repeated, strict=True)), sum(n for _, n in repeated[0])


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    wanted.add_argument("--tables", type=int, default=50)
    wanted.add_argument("--rounds", type=int, default=30)
    wanted.add_argument("--repeat", type=int, default=5, help="Of each round the quickest of so many counts.")
    wanted.add_argument("--alike", action="store_true", help="Two readers of one language, as in bench.server.")
    wanted.add_argument("--profile", action="store_true")
    chosen = wanted.parse_args()
    each = []
    for game in chosen.games:
        run(measure(game, 8, 30, chosen.alike))  # one-time work is done
        repeated = [run(measure(game, chosen.tables, chosen.rounds, chosen.alike)) for _ in range(chosen.repeat)]
        taken, moves = find_least(repeated)
        each.append(1e6 * taken / moves)
        print(f"{game:10} {each[-1]:8.1f} µs a move ({moves} moves)", flush=True)
        if chosen.profile:
            with cProfile.Profile() as profile:
                run(measure(game, chosen.tables, chosen.rounds, chosen.alike))
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)
    print(f"{'mixed':10} {sum(each) / len(each):8.1f} µs a move", flush=True)


if __name__ == "__main__":
    main()
