"""make bench: random playouts per second, ours beside OpenSpiel's, in one run on one core; and search.

Every contestant plays whole random games, choosing among all legal moves. Ours twice: in one compiled loop, and
driven from Python with one call at a time ("stepped"), as OpenSpiel is here. Beside them the same games of Fowl Play!
in C (bench/kernel.py), once it is seen that they are the same. The rounds alternate, and processor time is counted, so
that a noisy machine is noisy for all; the median round counts. Only the ratios mean anything.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import kernel
from bench.measured import OUT, keep
from foxden import FORM
from foxden.botkit.search import Search
from foxden.chance import FastRng
from foxden.games import GAMES, default_data
from foxden.lab.origin import commit
from foxden.playout import playout
from foxden.state import CHANCE, NOBODY, State

RESULTS = OUT / "results.json"
SECONDS = 0.5
ROUNDS = 9
SIMULATIONS = 2000
PLAYERS = {"foxrun": 4, "fowlplay": 4, "foxy": 4}
PEER = "openspiel/breakthrough"
IN_C = "fowlplay/C"
AIMS = {
    "foxrun": 10.0, "fowlplay": 12.0, "foxy": 8.0, "foxrun/stepped": 1.5, "fowlplay/stepped": 1.5, "foxy/stepped": 1.5,
}  # fmt: skip

Contestant = Callable[[], int]
"""Plays one whole game; returns how many moves it took."""


def dealer(name: str, rng: FastRng) -> Callable[[], State]:
    game = GAMES[name]
    box, options, seats = game.pack(default_data(game)), game.settle({}), PLAYERS[name]
    return lambda: game.deal(box, options, seats, rng)


def looped(name: str) -> Contestant:
    rng = FastRng(1)
    deal = dealer(name, rng)
    return lambda: playout(deal(), rng)


def stepped(name: str) -> Contestant:
    rng = FastRng(1)
    deal = dealer(name, rng)
    chance = random.Random(1)

    def play() -> int:
        state, moves = deal(), 0
        while (seat := state.waits_for()) != NOBODY:
            if seat == CHANCE:
                state.fall(rng)
                continue
            legal = state.moves(seat)
            state.play(seat, legal.nth(int(chance.random() * int(legal.count()))))
            moves += 1
        return moves

    return play


def openspiel(name: str) -> Contestant:
    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            moves += 1
        return moves

    return play


# --- search -------------------------------------------------------------------------------------------------


def searched(name: str, knows: bool, players: int) -> Contestant:
    """Ours, from the first position of a new deal each time: redeal, tree, playout, and all that belongs to it."""
    rng, guide = FastRng(1), GAMES[name].bots.make_guide(knows)
    game = GAMES[name]
    box, options = game.pack(default_data(game)), game.settle({})

    def think() -> int:
        state = game.deal(box, options, players, rng)
        Search(guide, state, state.waits_for(), rng).run(SIMULATIONS, 0.0)
        return SIMULATIONS

    return think


def openspiel_searched(name: str) -> Contestant:
    """OpenSpiel's MCTS in C++, one random rollout a simulation."""
    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, 1000, False, 1, False)

    def think() -> int:
        bot.mcts_search(game.new_initial_state())
        return SIMULATIONS

    return think


SEARCHED = [name for name, game in GAMES.items() if game.bots.guide is not None]


def list_searches() -> dict[str, Contestant]:
    found: dict[str, Contestant] = {}
    for players in (2, 4):
        found |= {f"{name}/{players}": searched(name, True, players) for name in SEARCHED}
        found |= {f"{name}/{players}/rules alone": searched(name, False, players) for name in SEARCHED}
    return found | {f"openspiel/{name}": openspiel_searched(name) for name in ("breakthrough", "hex")}


def show_searches(results: dict[str, Any]) -> Table:
    table = Table("search", "playouts/s", f"× {PEER}", title="playouts inside the search (Foxy's bots do not search)")
    peer = results["searched_playouts_per_second"][PEER]
    for name, speed in results["searched_playouts_per_second"].items():
        table.add_row(name, f"{speed:,}", f"{speed / peer:.2f}")
    return table


def measure(play: Contestant) -> float:
    """Moves per second of processor time over one round."""
    moves, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        moves += play()
    return moves / spent


def measure_copies() -> dict[str, float]:
    """What a copy of a state in mid-game costs, counted in moves of the compiled loop."""
    return {name: copy_cost(name) for name in GAMES}


def copy_cost(name: str) -> float:
    rng = FastRng(2)
    state = dealer(name, rng)()
    for _ in range(30):
        seat = state.waits_for()
        state.play(seat, state.random_move(seat, rng))
    start = time.process_time()
    for _ in range(100_000):
        state.copy()
    seconds = (time.process_time() - start) / 100_000
    return seconds * measure(looped(name))


def run(in_c: dict[str, Contestant]) -> dict[str, Any]:
    contestants: dict[str, Contestant] = {name: looped(name) for name in GAMES}
    contestants |= {f"{name}/stepped": stepped(name) for name in GAMES}
    contestants |= {f"openspiel/{name}": openspiel(name) for name in ("breakthrough", "hex", "hanabi")}
    rounds = alternate(contestants | in_c)
    speeds = medians(rounds)
    return {
        "command": "make bench",
        "commit": commit(),
        "form": FORM,
        "python": platform.python_version(),
        "moves_per_second": speeds,
        "c_times_ours": round(speeds[IN_C] / speeds["fowlplay"], 2) if IN_C in speeds else None,
        "ratios": {name: round(speed / speeds[PEER], 2) for name, speed in speeds.items()},
        "searched_playouts_per_second": medians(alternate(list_searches())),
        "copy_in_moves": {name: round(cost, 2) for name, cost in measure_copies().items()},
        "rounds": {name: [round(speed) for speed in measured] for name, measured in rounds.items()},
    }


def run_with_kernel() -> dict[str, Any]:
    """With the games in C, where there is a compiler."""
    if not kernel.is_there():
        return run({})
    with kernel.compiled() as library:
        played = kernel.Kernel(library, PLAYERS["fowlplay"])
        kernel.check(played)
        return run({IN_C: kernel.contestant(played)})


def alternate(contestants: dict[str, Contestant]) -> dict[str, list[float]]:
    rounds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in track(range(ROUNDS), "measuring"):
        for name, play in contestants.items():
            rounds[name].append(measure(play))
    return rounds


def medians(rounds: dict[str, list[float]]) -> dict[str, int]:
    return {name: round(statistics.median(measured)) for name, measured in rounds.items()}


def show(results: dict[str, Any]) -> Table:
    table = Table(
        "playouts", "moves/s", f"× {PEER}", "aim", "a copy costs", title=f"random playouts, {results['form']}"
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for name, speed in results["moves_per_second"].items():
        aim = f"≥ {AIMS[name]:g}" if name in AIMS else ""
        copy = f"{results['copy_in_moves'][name]:.1f} moves" if name in results["copy_in_moves"] else ""
        table.add_row(name, f"{speed:,}", f"{results['ratios'][name]:.2f}", aim, copy)
    if results["c_times_ours"]:
        table.caption = f"the same games of Fowl Play! in C: {results['c_times_ours']:.2f} × ours"
    return table


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    results = run_with_kernel()
    keep(RESULTS, results)
    Console().print(show(results))
    Console().print(show_searches(results))


if __name__ == "__main__":
    main()
