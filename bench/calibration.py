"""make calibration: checks the probabilities of reviews. Of all moments at which a seat is given 60 to 70 %, how many
are won?

Games between bots of the two middling levels, each seat of either by chance, with some moments of each appraised as a
review does it, as the seat could know it. Every game is a line in bench/out/calibration.jsonl, from which another run
continues; the results are in bench/out/calibration.json, per game and number of seats, and drawn in
bench/out/calibration.svg.

The curves in the games' review.py are fitted (--fit) to the games with even numbers, and the published results come
from those with odd numbers, so that no curve is tested on the games it was fitted to.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.measured import OUT, add_line, keep, keep_bytes
from foxden.botkit.review import WHOLE, Curve, ReviewKit, log_odds, straighten
from foxden.bots.levels import LEVELS, make_bot
from foxden.bots.match import derive_seed, play
from foxden.chance import FastRng
from foxden.game import AnyGame
from foxden.games import GAMES, default_data
from foxden.lab.origin import commit
from foxden.record import Recorder, replay
from foxden.review.timeline import make_appraiser

LINES = OUT / "calibration.jsonl"
RESULTS = OUT / "calibration.json"
PLOT = OUT / "calibration.svg"
CASES = (("foxy", 2), ("foxy", 3), ("foxy", 4), ("fowlplay", 2), ("fowlplay", 3), ("fowlplay", 4), ("foxrun", 2),
         ("foxrun", 3), ("foxrun", 4))  # fmt: skip
MOMENTS = 8
"""Moments sampled per game, spread over it, because neighbouring moments are much alike."""
MIDDLING = (1, 2)
"""The second and the third of the four levels."""
Moment = tuple[float, float]
"""A seat's value before calibration, and its share of the win; both from 0 to 1."""

Found = dict[tuple[str, int], dict[int, list[Moment]]]
"""By game and seats, and by the number of the game."""
SCALE = 2.0
"""A usual size of log-odds."""


def measure(name: str, seats: int, number: int) -> list[Moment]:
    """Play one game, and appraise one seat at some of its moments."""
    game = GAMES[name]
    assert game.review is not None
    options = game.settle({})
    state = game.deal(game.pack(default_data(game)), options, seats, FastRng(number))
    rng = FastRng(number, 3)
    levels = [LEVELS[name][MIDDLING[int(rng.below(2))]] for _ in range(seats)]
    recorder = Recorder(game, state, options, [str(seat) for seat in range(seats)])
    bots = [make_bot(name, level, seat, derive_seed(number, level.name, seat)) for seat, level in enumerate(levels)]
    play(game, state, bots, FastRng(number, 1), recorder)
    won = make_appraiser(game, number).known(state, range(seats))
    return [(round(hope, 4), round(won[seat] / WHOLE, 3)) for seat, hope in look_back(game, recorder, number)]


def look_back(game: AnyGame, recorder: Recorder, number: int) -> Iterator[tuple[int, float]]:
    """Some moments, with one seat at each; uncalibrated, so that curves can be fitted."""
    assert game.review is not None
    plain = replace(game, review=unbend(game.review))
    appraiser = make_appraiser(plain, number)
    last, rng = len(recorder.record.moves), FastRng(number, 2)
    wanted = {int(rng.below(last)) for _ in range(MOMENTS)}
    for moment in replay(recorder.record):
        if moment.number in wanted and moment.state.waits_for() >= 0:
            seat = int(rng.below(moment.state.seats))
            if plain.review is not None and plain.review.teams is not None:
                seat = plain.review.teams(moment.state).index(0)  # the curve is that of one team
            yield seat, appraiser.known(moment.state, [seat])[seat] / WHOLE


def unbend(kit: ReviewKit) -> ReviewKit:
    return replace(kit, curves={})


# --- what comes of it ---------------------------------------------------------------------------------------


def read_lines(file: Path) -> Found:
    found: Found = defaultdict(dict)
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            found[told["game"], told["seats"]][told["number"]] = [(hope, won) for hope, won in told["moments"]]
    return found


def fit(moments: list[Moment], degree: int = 1) -> Curve:
    """The maximum-likelihood curve between log-odds (Newton's method), regularised so that few moments bend it
    little."""
    powers = np.arange(degree + 1)
    points = np.array([log_odds(hope) for hope, _ in moments])[:, None] ** powers / SCALE**powers
    won = np.array([one for _, one in moments])
    straight = np.where(powers == 1, SCALE, 0.0)
    found = straight.copy()
    for _ in range(60):
        chance = 1.0 / (1.0 + np.exp(-points @ found))
        slope = points.T @ (won - chance) - (found - straight)
        bend = (points.T * (chance * (1.0 - chance))) @ points + np.eye(degree + 1)
        found += np.clip(np.linalg.solve(bend, slope), -0.5, 0.5)
    return tuple(round(float(each), 4) for each in found / SCALE**powers)


def count(games: dict[tuple[str, int, int], list[Moment]], curves: Callable[[str, int], Curve]) -> dict[str, Any]:
    """By tenth: the number of moments, the average probability given, and the share won."""
    tenths: list[list[tuple[tuple[str, int, int], float, float]]] = [[] for _ in range(10)]
    for key, moments in games.items():
        for hope, won in moments:
            chance = straighten(hope, curves(*key[:2]))
            tenths[min(int(chance * 10), 9)].append((key, chance, won))
    rows = [sum_up(tenth, part) for part, tenth in enumerate(tenths) if tenth]
    return {"games": len(games), "moments": sum(row["moments"] for row in rows), "tenths": rows}


def sum_up(tenth: list[tuple[tuple[str, int, int], float, float]], part: int) -> dict[str, Any]:
    """The moments of one game share its result, so standard errors are by game, not by moment."""
    size = len(tenth)
    given, won = sum(chance for _, chance, _ in tenth) / size, sum(one for _, _, one in tenth) / size
    by_game: dict[tuple[str, int, int], float] = defaultdict(float)
    for key, _, one in tenth:
        by_game[key] += one - won
    error = sqrt(max(sum(off * off for off in by_game.values()), 0.01 * len(by_game))) / size
    off = max(0.0, part * 10 - 100 * won, 100 * won - part * 10 - 10)
    return {
        "from": part * 10,
        "moments": size,
        "given": round(100 * given, 1),
        "won": round(100 * won, 1),
        "off": round(off, 1),
        "error": round(100 * error, 1),
    }


def curve_of(name: str, seats: int) -> Curve:
    kit = GAMES[name].review
    assert kit is not None
    return kit.curves.get(seats, (0.0, 1.0))


def report(found: Found) -> list[dict[str, Any]]:
    """Of the games with odd numbers, which no curve was fitted to: of everything, of each game, and by seats. (0 seats
    are all.)"""
    cases = [("", 0), *((name, 0) for name in sorted({name for name, _ in found})), *sorted(found)]
    return [{"game": name, "seats": seats} | count(choose(found, name, seats, 1), curve_of) for name, seats in cases]


def choose(found: Found, name: str, seats: int, odd: int) -> dict[tuple[str, int, int], list[Moment]]:
    return {
        (each, many, number): moments
        for (each, many), games in found.items()
        if name in ("", each) and seats in (0, many)
        for number, moments in games.items()
        if number % 2 == odd
    }


def title_of(result: dict[str, Any]) -> str:
    return GAMES[result["game"]].title if result["game"] else "all games"


def show(results: list[dict[str, Any]]) -> Table:
    table = Table("game", "seats", "games", *(f"{part * 10}–{part * 10 + 10}" for part in range(10)))
    for result in results:
        by = {row["from"]: row for row in result["tenths"]}
        cells = [
            f"{by[part * 10]['won']:.0f} ({by[part * 10]['moments']})" if part * 10 in by else "" for part in range(10)
        ]
        table.add_row(title_of(result), str(result["seats"] or "all"), str(result["games"]), *cells)
    return table


def draw(results: list[dict[str, Any]]) -> str:
    """A small square for each game and number of seats: what was given from left to right, what was won upwards."""
    width, side = 3, 220
    height = -(-len(results) // width) * side
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width * side} {height}" font-family="sans-serif">',
             f'<rect width="{width * side}" height="{height}" fill="#fff"/>']  # fmt: skip
    for index, result in enumerate(results):
        left, top = index % width * side + 30, index // width * side + 30
        title = f"{title_of(result)}, {result['seats'] or 'all'}: {result['games']} games"
        parts.append(f'<g transform="translate({left} {top})"><text y="-8" font-size="12">{title}</text>')
        parts.append('<path d="M0 160H160M0 160V0M0 160L160 0" fill="none" stroke="#999"/>')
        for row in result["tenths"]:
            x, y, error = row["given"] * 1.6, 160 - row["won"] * 1.6, row["error"] * 3.2
            parts.append(f'<path d="M{x:.1f} {y - error:.1f}V{y + error:.1f}" stroke="#b3541e"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#b3541e"/>')
        parts.append("</g>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def run(minutes: float, games: int, cases: list[tuple[str, int]], lines: Path) -> None:
    """Play one game of each kind in turn, so that all progress equally."""
    found = read_lines(lines)
    until = time.monotonic() + minutes * 60
    with Progress(transient=True) as bar:
        task = bar.add_task("Playing", total=games * len(cases), completed=sum(len(each) for each in found.values()))
        for number in range(1, games + 1):
            for name, seats in cases:
                if number in found[name, seats]:
                    continue
                if time.monotonic() > until:
                    return
                moments = measure(name, seats, number)
                add_line(lines, {"game": name, "seats": seats, "number": number, "moments": moments})
                bar.advance(task)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--minutes", type=float, default=10.0)
    wanted.add_argument("--games", type=int, default=10_000, help="of each game and number of seats")
    wanted.add_argument("--game", choices=sorted({name for name, _ in CASES}), help="only this one")
    wanted.add_argument("--fit", action="store_true", help="say which curves fit the games with even numbers")
    wanted.add_argument("--lines", type=Path, default=LINES)
    chosen = wanted.parse_args()
    run(chosen.minutes, chosen.games, [case for case in CASES if chosen.game in (None, case[0])], chosen.lines)
    found = read_lines(chosen.lines)
    if chosen.fit:
        for name, seats in [*sorted(found), *((name, 0) for name in sorted({name for name, _ in found}))]:
            moments = [one for each in choose(found, name, seats, 0).values() for one in each]
            print(name, seats or "all", fit(moments), fit(moments, 3))
    results = report(found)
    keep(RESULTS, {"command": "python -m bench.calibration", "commit": commit(), "results": results})
    keep_bytes(PLOT, draw(results).encode())
    Console().print(show(results))


if __name__ == "__main__":
    main()
