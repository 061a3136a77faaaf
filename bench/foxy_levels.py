"""make foxy-levels: what Foxy's levels score, and which mistakes they make.

All four sit at the same table and see the same cards; nobody's points depend on anybody else's. For each level: mean
points, the share of exact numbers, crosses a game, how many circles are won; and the share of numbers that are not
exact by the turn, and late in the game by how often the card's animals had been seen.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.measured import OUT, keep
from foxden.bots.levels import LEVELS, make_bot
from foxden.bots.match import derive_seed, play
from foxden.chance import FastRng
from foxden.games import GAMES, default_data
from foxden.games.foxy.box import FOX, TURNS
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import count_up, exact_numbers, is_crossed_out
from foxden.lab.origin import commit

RESULTS = OUT / "foxy_levels.json"
QUARTERS = ("1-5", "6-10", "11-15", "16-20")
SEEN = ("1-3", "4-5", "6 and more")
LATE = 10
"""Turns from here on are late."""


@dataclass(frozen=True)
class Written:
    """One number of one bot."""

    level: str
    game: int
    turn: int
    exact: int
    number: int
    circled: bool
    points: int
    animals: int
    """Animals on the card; 0: the Fox."""

    @property
    def is_wrong(self) -> bool:
        return self.number != self.exact


def play_games(games: int) -> Iterator[Written]:
    levels = [level.name for level in LEVELS["foxy"]]
    foxy = GAMES["foxy"]
    box = foxy.pack(default_data(foxy))
    for number in track(range(1, games + 1), "Playing", transient=True):
        state = foxy.deal(box, foxy.settle({}), len(levels), FastRng(number))
        bots = [
            make_bot("foxy", level, seat, derive_seed(number, level.name, seat))
            for seat, level in enumerate(LEVELS["foxy"])
        ]
        play(foxy, state, bots, FastRng(number, 1))
        yield from read(state, number, levels)


def read(state: Foxy, game: int, levels: list[str]) -> Iterator[Written]:
    exact = exact_numbers(state.deck, state.variants.fox)
    count = count_up(exact, state.numbers, state.bets, state.variants.hard)
    for seat, level in enumerate(levels):
        for turn in range(TURNS):
            written, card = int(state.numbers[turn * state.seats + seat]), int(state.deck[turn])
            circled = int(state.bets[seat]) == turn
            animals = 0 if card == FOX else card.bit_count()
            points = int(count.points[seat]) if turn == 0 else 0  # of the whole game, once
            yield Written(level, game, turn, int(exact[turn]), written, circled, points, animals)


def share(found: list[Written]) -> float:
    """The share of these numbers that aren't exact."""
    return round(sum(written.is_wrong for written in found) / len(found), 3) if found else 0.0


def sum_up(level: str, written: list[Written]) -> dict[str, Any]:
    games = len({one.game for one in written})
    circles = [one for one in written if one.circled]
    late = [one for one in written if one.turn >= LATE and one.animals == 1]
    return {
        "level": level,
        "games": games,
        "mean_points": round(sum(one.points for one in written) / games, 1),
        "exact": round(1 - share(written), 3),
        "crosses_per_game": round(sum(is_crossed_out(one.number, one.exact) for one in written) / games, 2),
        "circles_won": round(1 - share(circles), 3),
        "circle_points": round(sum(2 * one.exact for one in circles if not one.is_wrong) / games, 1),
        "wrong_by_turn": {
            name: share([o for o in written if o.turn // 5 == part]) for part, name in enumerate(QUARTERS)
        },
        "wrong_late_by_times_seen": {name: share([o for o in late if group(o.exact) == name]) for name in SEEN},
    }


def group(seen: int) -> str:
    return SEEN[0] if seen <= 3 else SEEN[1] if seen <= 5 else SEEN[2]


def run(games: int) -> list[dict[str, Any]]:
    written = list(play_games(games))
    return [sum_up(level.name, [one for one in written if one.level == level.name]) for level in LEVELS["foxy"]]


ROWS = {
    "points": "mean_points",
    "crosses a game": "crosses_per_game",
    "points by circles": "circle_points",
}
SHARES = {"exact": "exact", "circles won": "circles_won"}


def show(levels: list[dict[str, Any]]) -> Table:
    """A column for each level."""
    table = Table("", *(level["level"] for level in levels), title="Foxy’s levels")
    for title, key in ROWS.items():
        table.add_row(title, *(f"{level[key]:.1f}" for level in levels))
    for title, key in SHARES.items():
        table.add_row(title, *(f"{level[key]:.0%}" for level in levels))
    for part in QUARTERS:
        table.add_row(f"not exact, turns {part}", *(f"{level['wrong_by_turn'][part]:.0%}" for level in levels))
    for seen in SEEN:
        shares = (f"{level['wrong_late_by_times_seen'][seen]:.0%}" for level in levels)
        table.add_row(f"one animal, late, seen {seen}", *shares)
    return table


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--games", type=int, default=1000)
    wanted.add_argument("--out", type=Path, default=RESULTS)
    chosen = wanted.parse_args()
    levels = run(chosen.games)
    keep(chosen.out, {"command": "make foxy-levels", "commit": commit(), "levels": levels})
    Console().print(show(levels))


if __name__ == "__main__":
    main()
