"""make findings: plays what docs/findings.md tells of, into docs/findings; goes on where it was stopped.

Each line of the list is one command of `foxden simulate`, as the results themselves say. With --minutes it stops in
time, and says what is left.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "findings"
MIXES = (
    "default", "singles", "eight-corners", "twelve-corners", "twenty-corners", "six-straights", "four-crosses",
    "ten-crosses", "all-crosses", "near-start", "far-guards", "corner-guards", "scarlett-first", "puffer-first",
    "foxes-in-a-row", "start-tile-move",
)  # fmt: skip
"""Of Fox on the Run."""
START_TILES = ("start-tile=turn", "start-tile=move")
BETS = ("Never", "Turn4", "Turn8", "Turn12", "Turn16", "Turn20", "WhenSure")
BETTORS = ("kitsune", "greedy", "kitsune", "greedy")
"""In Foxy both remember everything; only one of them bets."""
WHEN = tuple(f"bench/bettors.py:{name}" for name in BETS)
WHEN_KEEN = tuple(f"bench/bettors.py:Keen{name}" for name in BETS)
FAIREST = ("default", "singles", "near-start")
"""Of Fox on the Run's boxes: the standard, and those that a look at all of them finds fairest."""
BEGINNERS = ("scarlett-first", "puffer-first")
FARMYARDS = ("default", "near-tunnels", "corner-tunnels", "by-type", "four-last", "sixteen-last", "few-turns")
DECKS = ("default", "few-pairs", "many-pairs", "many-cats", "fox-most", "fox-singles", "fox-cat", "hard")


def each(flag: str, names: tuple[str, ...]) -> str:
    return " ".join(f"{flag} {name}" for name in names)


RUNS = {
    "foxrun-mid": f"foxrun --players 2 --num 10000 --seed 7 --bot reynard {each('--option', START_TILES)}",
    "foxy-bets": f"foxy --players 4 --num 10000 --seed 7 {each('--bot', BETTORS)} --seating rotated",
    "foxy-people": "foxy --players 4 --num 10000 --seed 7 --bot aesop",
    "foxy-when": f"foxy --players 7 --num 14000 --seed 7 {each('--bot', WHEN)} --seating rotated",
    "foxrun-sweep": f"foxrun --players 2 --num 1000 --seed 7 --bot reynard {each('--data', MIXES)}",
    "foxrun-top": "foxrun --players 2 --num 500 --seed 7 --bot kitsune",
    "foxrun-best": "foxrun --players 2 --num 300 --seed 7 --bot kitsune --data singles --data near-start",
    "fowlplay-mid": "fowlplay --players 2 --num 2000 --seed 7 --bot aesop",
    "foxrun-luck": "foxrun --players 2 --num 2000 --seed 7 --bot reynard --bot cub --seating duplicate",
    "foxy-luck": "foxy --players 2 --num 2000 --seed 7 --bot kitsune --bot cub --seating duplicate",
    "fowlplay-luck": "fowlplay --players 2 --num 600 --seed 7 --bot aesop --bot cub --seating duplicate",
    "foxrun-strong": f"foxrun --players 2 --num 1000 --seed 7 --bot kitsune {each('--data', FAIREST)}",
    "foxrun-fairest": f"foxrun --players 2 --num 10000 --seed 7 --bot reynard {each('--data', FAIREST + BEGINNERS)}",
    "foxy-keen": f"foxy --players 7 --num 14000 --seed 7 {each('--bot', WHEN_KEEN)} --seating rotated",
    "fowlplay-aesop": "fowlplay --players 2 --num 10000 --seed 7 --bot aesop",
    "foxy-chance": "foxy --players 2 --num 10000 --seed 7 --bot aesop --bot cub --seating duplicate",
    "foxy-chance-top": "foxy --players 2 --num 10000 --seed 7 --bot kitsune --bot cub --seating duplicate",
    "foxrun-chance": "foxrun --players 2 --num 10000 --seed 7 --bot reynard --bot cub --seating duplicate",
    "foxrun-chance-top": "foxrun --players 2 --num 1000 --seed 7 --bot kitsune --bot cub --seating duplicate",
    "foxrun-crowd": "foxrun --players 3 --players 4 --num 10000 --seed 7 --bot reynard",
    "fowlplay-chance": "fowlplay --players 2 --num 10000 --seed 7 --bot aesop --bot cub --seating duplicate",
    "fowlplay-kitsune": "fowlplay --players 2 --num 1000 --seed 7 --bot kitsune",
    "foxrun-begin": f"foxrun --players 2 --num 1000 --seed 7 --bot kitsune {each('--data', BEGINNERS)}",
    "foxrun-start-tile": "foxrun --players 2 --num 1000 --seed 7 --bot kitsune --option start-tile=move",
    "fowlplay-chance-top": "fowlplay --players 2 --num 1000 --seed 7 --bot kitsune --bot cub --seating duplicate",
    "foxrun-players": "foxrun --players 3 --players 4 --num 1000 --seed 7 --bot reynard",
    "fowlplay-four": "fowlplay --players 4 --num 400 --seed 7 --bot aesop",
    "fowlplay-sweep": f"fowlplay --players 2 --num 200 --seed 7 --bot aesop {each('--data', FARMYARDS)}",
    "foxy-sweep": f"foxy --players 4 --num 1000 --seed 7 --bot reynard {each('--data', DECKS)}",
}
"""The first ones matter most."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so long")
    parser.add_argument("--only", choices=sorted(RUNS), action="append", help="just this one")
    told = parser.parse_args()
    until = time.monotonic() + 60 * told.minutes
    FOLDER.mkdir(exist_ok=True)
    for name in told.only or RUNS:
        out = FOLDER / f"{name}.json"
        if not out.exists() and not play(RUNS[name], out, until):
            print(f"{name} is not finished: the next run goes on with it", file=sys.stderr)


def play(words: str, out: Path, until: float) -> bool:
    """Is it done?"""
    command = [sys.executable, "-m", "foxden", "simulate", *words.split(), "--out", str(out)]
    try:
        subprocess.run(command, check=True, timeout=max(1.0, until - time.monotonic()), stdout=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return False
    return True


if __name__ == "__main__":
    main()
