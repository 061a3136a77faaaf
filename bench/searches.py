"""python -m bench.searches --against FOLDER: how many playouts the guided search makes, beside another checkout.

The two take turns, each in a process of its own, and CPU time is counted; so whatever else the machine does meets both.
Each thinks about the first position of the same deals, as the bots do: redeal, tree, playout, all that belongs to it.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from pathlib import Path

from bench.measured import OUT, keep

GAMES = ("fowlplay", "foxrun")
"""Those that search."""
SEATS = 2
CHILD = """
import sys, time
from foxden import FORM
from foxden.chance import FastRng
from foxden.games import GAMES, default_data
try:
    from foxden.botkit.search import Search
    make = lambda name: GAMES[name].bots.make_guide(True)
except ImportError:  # how it was before there was a kit
    from foxden.bots.levels import GUIDES
    from foxden.bots.search import Search
    make = lambda name: GUIDES[name]()
assert FORM == "compiled", FORM
name, seats, deals, simulations = sys.argv[1], *map(int, sys.argv[2:])
game, rng, guide = GAMES[name], FastRng(1), make(name)
box, options = game.pack(default_data(game)), game.settle({})
taken = 0.0
for number in range(deals + 1):
    state = game.deal(box, options, seats, rng)
    start = time.process_time()
    Search(guide, state, state.waits_for(), rng).run(simulations, 0.0)
    taken += time.process_time() - start if number else 0.0  # the first one wakes everything up
print(deals * simulations / taken)
"""


def measure(python: str, game: str, deals: int, simulations: int) -> float:
    """Playouts in a second of CPU time."""
    command = [python, "-c", CHILD, game, str(SEATS), str(deals), str(simulations)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--against", type=Path, required=True, help="Another checkout, built.")
    wanted.add_argument("--rounds", type=int, default=5)
    wanted.add_argument("--deals", type=int, default=4)
    wanted.add_argument("--simulations", type=int, default=2000)
    wanted.add_argument("--out", type=Path, default=OUT / "searches.json")
    chosen = wanted.parse_args()
    pythons = {"old": str(chosen.against.resolve() / ".venv/bin/python"), "new": sys.executable}
    results = {}
    for game in GAMES:
        rates: dict[str, list[float]] = {label: [] for label in pythons}
        for _ in range(chosen.rounds):
            for label, python in pythons.items():
                rates[label].append(round(measure(python, game, chosen.deals, chosen.simulations)))
        old, new = (statistics.median(rates[label]) for label in ("old", "new"))
        results[game] = {**rates, "ratio": round(new / old, 2)}
        print(f"{game:9} {old:8.0f} → {new:8.0f} playouts a second of CPU, {new / old:.2f}×", flush=True)
    keep(chosen.out, {"command": "python -m bench.searches " + " ".join(sys.argv[1:]), "searches": results})


if __name__ == "__main__":
    main()
