"""make calibration: is what a review says true? Of all moments at which a seat is given 60 to 70%, how many are won?

Games between bots of the two middling levels, each seat of either by chance, with some moments of each appraised as a
review does it, as the seat could know it. Every game is a line in bench/out/calibration.jsonl, which begins with those
that are published; whoever starts again goes on from there. What comes of them is in bench/out/calibration.json, per
game and number of seats, and drawn in bench/out/calibration.svg.

The curves of the games (curves.json, `make curves`) are fitted to the games with even numbers, and what is published
is counted of those with odd numbers: nobody is measured by what they have learnt from.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.calibration_report import curve_of, draw, report, show, summary
from bench.measured import OUT, add_line, keep, keep_bytes
from bench.moments import Moment, read_lines
from foxden.botkit.curve import Situation
from foxden.botkit.review import ANY, WHOLE, ReviewKit, in_whole
from foxden.bots.levels import LEVELS, make_bot
from foxden.bots.match import derive_seed, play
from foxden.chance import FastRng
from foxden.game import AnyGame
from foxden.games import GAMES, default_data
from foxden.lab.origin import commit
from foxden.record import Recorder, replay
from foxden.review.timeline import make_appraiser

LINES = OUT / "calibration.jsonl"
PUBLISHED = OUT.parent / LINES.name
RESULTS = OUT / "calibration.json"
PLOT = OUT / "calibration.svg"
CASES = (("foxy", 2), ("foxy", 3), ("foxy", 4), ("fowlplay", 2), ("fowlplay", 3), ("fowlplay", 4), ("foxrun", 2),
         ("foxrun", 3), ("foxrun", 4))  # fmt: skip
GAMES_EACH = 1_112
"""Of each game and number of seats: ten thousand in all."""
MOMENTS = 8
"""So many of each game, spread over it; of a game's moments most are much like their neighbours."""
MIDDLING = (1, 2)
"""The second and the third of the four levels."""


class Overhearing(ReviewKit):
    """Straightens nothing, and notes what was hoped for, and when: so curves can be fitted."""

    heard: list[tuple[float, Situation]]

    def straighten(self, hope: float, seats: int, situation: Situation = ANY) -> int:
        self.heard.append((hope, situation))
        return in_whole(hope)


def overhear(kit: ReviewKit) -> Overhearing:
    found = Overhearing(**{each.name: getattr(kit, each.name) for each in fields(kit)})
    object.__setattr__(found, "heard", [])
    return found


def measure(name: str, seats: int, number: int) -> list[Moment]:
    """One game, and what one seat was given at some of its moments."""
    game = GAMES[name]
    options = game.settle({})
    state = game.deal(game.pack(default_data(game)), options, seats, FastRng(number))
    rng = FastRng(number, 3)
    levels = [LEVELS[name][MIDDLING[int(rng.below(2))]] for _ in range(seats)]
    recorder = Recorder(game, state, options, [str(seat) for seat in range(seats)])
    bots = [make_bot(name, level, seat, derive_seed(number, level.name, seat)) for seat, level in enumerate(levels)]
    play(game, state, bots, FastRng(number, 1), recorder)
    won = make_appraiser(game, number).known(state, range(seats))
    return [
        Moment(round(hope, 4), round(won[seat] / WHOLE, 3), round(situation.stage, 3), int(situation.acts))
        for seat, (hope, situation) in look_back(game, recorder, number)
    ]


def look_back(game: AnyGame, recorder: Recorder, number: int) -> Iterator[tuple[int, tuple[float, Situation]]]:
    """Some moments, and one seat at each."""
    assert game.review is not None
    kit = overhear(game.review)
    appraiser = make_appraiser(replace(game, review=kit), number)
    last, rng = len(recorder.record.moves), FastRng(number, 2)
    wanted = {int(rng.below(last)) for _ in range(MOMENTS)}
    for moment in replay(recorder.record):
        if moment.number in wanted and moment.state.waits_for() >= 0:
            seat = int(rng.below(moment.state.seats))
            if kit.teams is not None:
                seat = kit.teams(moment.state).index(0)  # the curve is that of one team
            appraiser.known(moment.state, [seat])
            yield seat, kit.heard[-1]


# --- all of them --------------------------------------------------------------------------------------------


def run(minutes: float, games: int, cases: list[tuple[str, int]], lines: Path) -> None:
    """In turn one game of each, so that wherever it ends all are equally far."""
    found = read_lines(lines)
    until = time.monotonic() + minutes * 60
    with Progress(transient=True) as bar:
        done = sum(number <= games for case in cases for number in found[case])
        task = bar.add_task("Playing", total=games * len(cases), completed=done)
        for number in range(1, games + 1):
            for name, seats in cases:
                if number in found[name, seats]:
                    continue
                if time.monotonic() > until:
                    return
                moments = measure(name, seats, number)
                add_line(lines, {"game": name, "seats": seats, "number": number, "moments": moments})
                bar.advance(task)


def go_on_from_published(lines: Path) -> None:
    """In a fresh clone, with the games that were published."""
    if lines == LINES and not lines.exists() and PUBLISHED.exists():
        keep_bytes(lines, PUBLISHED.read_bytes())


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--minutes", type=float, default=10.0, help="play no longer than that; 0 plays nothing")
    wanted.add_argument("--games", type=int, default=GAMES_EACH, help="of each game and number of seats")
    wanted.add_argument("--game", choices=sorted({name for name, _ in CASES}), help="only this one")
    wanted.add_argument("--lines", type=Path, default=LINES)
    chosen = wanted.parse_args()
    go_on_from_published(chosen.lines)
    run(chosen.minutes, chosen.games, [case for case in CASES if chosen.game in (None, case[0])], chosen.lines)
    found = read_lines(chosen.lines)
    results = report(found, curve_of)
    told = {"command": "python -m bench.calibration", "commit": commit(), "games": sum(map(len, found.values()))}
    keep(RESULTS, told | {"summary": summary(results), "results": results})
    keep_bytes(PLOT, draw(results).encode())
    Console().print(show(results))
    Console().print(summary(results))


if __name__ == "__main__":
    main()
