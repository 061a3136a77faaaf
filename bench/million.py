"""make bench: a million random games of Fox on the Run on all cores, by the clock, as `foxden simulate` plays them."""

from __future__ import annotations

import argparse
import os
import time

from rich.console import Console

from bench.measured import OUT, keep
from foxden import FORM
from foxden.games import GAMES
from foxden.lab.origin import commit
from foxden.lab.plan import Plan, Setting
from foxden.lab.run import Place, count

RESULTS = OUT / "million.json"
GAME, PLAYERS = "foxrun", 2
AIM = 15.0
"""Goal in seconds, on two idle cores."""


def spent() -> float:
    """Processor time of this process and of those it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def measure(games: int) -> dict[str, object]:
    setting = Setting({}, Plan(GAME, PLAYERS, 1, GAMES[GAME].settle({})))
    began, used = time.perf_counter(), spent()
    tally = count([setting], games, Place(), lambda _games: None)[0]
    seconds = time.perf_counter() - began
    close_workers()
    return {
        "command": "make bench",
        "commit": commit(),
        "form": FORM,
        "cores": os.cpu_count(),
        "games": tally.games,
        "moves": tally.moves,
        "wins": tally.wins,
        "seconds": round(seconds, 2),
        "processor_seconds": round(spent() - used, 2),
        "load_before": round(LOAD, 1),
        "aim": AIM,
    }


def close_workers() -> None:
    """So that what they have used is known."""
    from joblib.externals.loky import get_reusable_executor  # noqa: PLC0415

    get_reusable_executor().shutdown(wait=True)


LOAD = os.getloadavg()[0]
"""Load from other programs; wall-clock time means little unless it is near 0."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    found = measure(parser.parse_args().games)
    keep(RESULTS, found)
    told = f"{found['games']:,} random games in {found['seconds']} s ({found['processor_seconds']} s of processor time"
    Console().print(f"{told}, load before {found['load_before']}); the aim is {AIM:g} s", highlight=False)


if __name__ == "__main__":
    main()
