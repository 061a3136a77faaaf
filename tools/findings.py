"""make findings: plays the games behind docs/findings.md into docs/findings, resuming where it was stopped.

Each entry is one `foxden simulate` or `foxden lab` command, which is also in its results. With --minutes it stops in
time and says what is left.
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
FAIREST = ("singles", "near-start")
OTHERS = ("foxes-in-a-row", "start-tile-move")
BEGINNERS = ("scarlett-first", "puffer-first")
"""Other characters than Indigo have the first turn."""
REST = tuple(name for name in MIXES if name not in ("default", *FAIREST, *OTHERS, *BEGINNERS))
"""The strongest play slowly, so all these boxes are divided among several runs."""
START_TILES = ("start-tile=turn", "start-tile=move")
BETS = ("Never", "Turn4", "Turn8", "Turn12", "Turn16", "Turn20", "WhenSure")
BETTORS = ("kitsune", "greedy", "kitsune", "greedy")
"""In Foxy: both remember everything, but only one of them bets."""
WHEN = tuple(f"bench/bettors.py:{name}" for name in BETS)
WHEN_KEEN = tuple(f"bench/bettors.py:Keen{name}" for name in BETS)
FARMYARDS = ("default", "near-tunnels", "corner-tunnels", "by-type", "four-last", "sixteen-last", "few-turns")
DECKS = ("default", "few-pairs", "many-pairs", "many-cats", "fox-most", "fox-singles", "fox-cat", "hard")


def each(flag: str, names: tuple[str, ...]) -> str:
    return " ".join(f"{flag} {name}" for name in names)


RUNS = {
    "foxrun-mid": f"foxrun --players 2 --num 10000 --seed 7 --bot reynard {each('--option', START_TILES)}",
    "foxrun-top": "foxrun --players 2 --num 1000 --seed 7 --bot kitsune",
    "foxy-bets": f"foxy --players 4 --num 10000 --seed 7 {each('--bot', BETTORS)} --seating rotated",
    "foxy-when": f"foxy --players 7 --num 14000 --seed 7 {each('--bot', WHEN)} --seating rotated",
    "foxy-keen": f"foxy --players 7 --num 3500 --seed 7 {each('--bot', WHEN_KEEN)} --seating rotated",
    "foxrun-sweep": f"foxrun --players 2 --num 10000 --seed 7 --bot reynard {each('--data', MIXES)}",
    "foxrun-best": f"foxrun --players 2 --num 1000 --seed 7 --bot kitsune {each('--data', FAIREST)}",
    "foxrun-other-top": f"foxrun --players 2 --num 1000 --seed 7 --bot kitsune {each('--data', OTHERS)}",
    "foxrun-mixes-top": f"foxrun --players 2 --num 1000 --seed 7 --bot kitsune {each('--data', REST)}",
    "fowlplay-mid": "fowlplay --players 2 --num 10000 --seed 7 --bot aesop",
    "fowlplay-top": "fowlplay --players 2 --num 1000 --seed 7 --bot kitsune",
    "foxrun-begin": f"foxrun --players 2 --num 10000 --seed 7 --bot reynard {each('--data', BEGINNERS)}",
    "foxrun-begin-top": f"foxrun --players 2 --num 1000 --seed 7 --bot kitsune {each('--data', BEGINNERS)}",
    "foxrun-luck": "foxrun --players 2 --num 10000 --seed 7 --bot reynard --bot cub --seating duplicate",
    "foxrun-luck-top": "foxrun --players 2 --num 1000 --seed 7 --bot kitsune --bot cub --seating duplicate",
    "foxy-luck": "foxy --players 2 --num 10000 --seed 7 --bot aesop --bot cub --seating duplicate",
    "foxy-luck-top": "foxy --players 2 --num 1000 --seed 7 --bot kitsune --bot cub --seating duplicate",
    "fowlplay-luck": "fowlplay --players 2 --num 10000 --seed 7 --bot aesop --bot cub --seating duplicate",
    "fowlplay-luck-top": "fowlplay --players 2 --num 1000 --seed 7 --bot kitsune --bot cub --seating duplicate",
    "foxrun-players": "foxrun --players 3 --players 4 --num 1000 --seed 7 --bot reynard",
    "fowlplay-four": "fowlplay --players 4 --num 400 --seed 7 --bot aesop",
    "fowlplay-sweep": f"fowlplay --players 2 --num 200 --seed 7 --bot aesop {each('--data', FARMYARDS)}",
    "foxy-people": "foxy --players 4 --num 10000 --seed 7 --bot aesop",
    "foxy-sweep": f"foxy --players 4 --num 1000 --seed 7 --bot reynard {each('--data', DECKS)}",
}
"""The most important ones first."""
REPORTS = {
    "foxy-reynard": "foxy --level reynard --games 1000",
    "foxrun-reynard": "foxrun --level reynard --games 400",
    "fowlplay-aesop": "fowlplay --level aesop --games 100",
    "foxy-kitsune": "foxy --level kitsune --games 1000",
    "foxrun-kitsune": "foxrun --level kitsune --games 100",
    "fowlplay-kitsune": "fowlplay --level kitsune --games 20",
}
"""Of `foxden lab`."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so long")
    parser.add_argument("--only", choices=sorted(RUNS | REPORTS), action="append", help="just this one")
    told = parser.parse_args()
    until = time.monotonic() + 60 * told.minutes
    FOLDER.mkdir(exist_ok=True)
    for name in told.only or RUNS | REPORTS:
        command, words, ending = ("simulate", RUNS[name], "json") if name in RUNS else ("lab", REPORTS[name], "html")
        out = FOLDER / f"{name}.{ending}"
        if not out.exists() and not play(f"{command} {words}", out, until):
            print(f"{name} is not finished: the next run goes on with it", file=sys.stderr)


def play(words: str, out: Path, until: float) -> bool:
    """Play one run; returns whether it is complete."""
    command = [sys.executable, "-m", "foxden", *words.split(), "--out", str(out)]
    try:
        subprocess.run(command, check=True, timeout=max(1.0, until - time.monotonic()), stdout=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return False
    return True


if __name__ == "__main__":
    main()
