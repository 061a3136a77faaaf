"""make bench: steps per second of many games at once, with observations and masks, beside those of others.

All on one core, in turns, by processor time, so that a noisy machine is noisy for all; the median round counts. A step
is one move of one seat in one game: chosen at random among the legal ones, made, and what the next seat sees written
down. Our games are there twice: with moves chosen inside the compiled loop, and (`caller/`) with moves that the caller
chose before the clock ran, in an array of the caller's, and everything written into arrays of the caller's. Beside
ours: PettingZoo's connect four, which plays one game at a time in Python, and pgx's hex and backgammon, which step as
many games as ours at once, compiled for the processor. Who is not installed is left out.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.measured import OUT, keep
from foxden import FORM
from foxden.doors.door_game import usual_seats
from foxden.games import GAMES
from foxden.lab.origin import commit
from foxden.vector import LENT, ManyGames

RESULTS = OUT / "vector.json"
SECONDS = 0.5
ROUNDS = 7
COUNT = 1024
PEER = "pettingzoo/connect_four"
AIMS = {"foxy": 1.0, "fowlplay": 0.5, "foxrun": 1.0}
"""Million steps a second."""

OWN = "caller/"
STEPS = 20


@dataclass
class Contestant:
    run: Callable[[], int]
    """Steps for a while; returns how many steps it took."""
    prepare: Callable[[], object] = lambda: None
    """Before each run; this is not timed."""


def ours(name: str) -> Contestant:
    games = ManyGames(name, COUNT)

    def run() -> int:
        for _ in range(STEPS):
            games.step_randomly()
        return STEPS * COUNT

    return Contestant(run)


def caller(name: str) -> Contestant:
    """Step by step: what the next actions are is settled before the clock runs."""
    like = ManyGames(name, 1)
    shapes = {each: (COUNT, *getattr(like, each).shape[1:]) for each in LENT}
    games = ManyGames(name, COUNT, into={each: np.zeros(shapes[each], getattr(like, each).dtype) for each in LENT})
    actions = np.zeros(COUNT, np.int64)

    def prepare() -> None:
        games.batch.choose_randomly(games.rng)
        actions[:] = games.actions
        games.actions[:] = -1

    def run() -> int:
        games.step(actions)
        return COUNT

    return Contestant(run, prepare)


def connect_four() -> Contestant:
    from pettingzoo import make  # noqa: PLC0415 - where it is installed

    env = make("aec", "classic/connect_four-v3")
    env.reset(seed=1)

    def run() -> int:
        steps = 0
        while steps < 200:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
            steps += 1
        return steps

    return Contestant(run)


def pgx(name: str) -> Contestant:
    """As its own examples have it: stepped by `vmap`, dealt again when it is over, in one compiled loop of steps."""
    import jax  # noqa: PLC0415 - where it is installed
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx as peer  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env: Any = peer.make(name)
    step = auto_reset(env.step, env.init)

    def one(held: Any, _: Any) -> Any:
        state, key = held
        key, choosing, falling = jax.random.split(key, 3)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, chances, axis=-1)
        keys = jax.random.split(falling, COUNT)
        state = jax.vmap(step)(state, action, keys)
        return (state, key), state.observation.sum()

    loop = jax.jit(lambda held: jax.lax.scan(one, held, None, length=STEPS))
    key = jax.random.PRNGKey(1)
    held = (jax.jit(jax.vmap(env.init))(jax.random.split(key, COUNT)), key)
    held, _ = loop(held)

    def run() -> int:
        nonlocal held
        held, seen = loop(held)
        seen.block_until_ready()
        return STEPS * COUNT

    return Contestant(run)


def list_contestants() -> dict[str, Contestant]:
    names = [name for name, game in GAMES.items() if game.encoding]
    found = {name: ours(name) for name in names} | {f"{OWN}{name}": caller(name) for name in names}
    if find_spec("pygame"):
        found[PEER] = connect_four()
    if find_spec("pgx"):
        found |= {f"pgx/{name}": pgx(name) for name in ("hex", "backgammon")}
    return found


def measure(contestant: Contestant) -> float:
    steps, spent = 0, 0.0
    while spent < SECONDS:
        contestant.prepare()
        start = time.process_time()
        steps += contestant.run()
        spent += time.process_time() - start
    return steps / spent


def compare() -> dict[str, Any]:
    contestants = list_contestants()
    rounds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in track(range(ROUNDS), "measuring"):
        for name, contestant in contestants.items():
            rounds[name].append(measure(contestant))
    speeds = {name: round(statistics.median(measured)) for name, measured in rounds.items()}
    return {
        "command": "make bench",
        "commit": commit(),
        "form": FORM,
        "python": platform.python_version(),
        "games_at_once": COUNT,
        "players": {name: usual_seats(GAMES[name]) for name in contestants if name in GAMES},
        "steps_per_second": speeds,
        "ratios": {name: round(speed / speeds[PEER], 1) for name, speed in speeds.items()} if PEER in speeds else {},
        "rounds": {name: [round(speed) for speed in measured] for name, measured in rounds.items()},
    }


def show(results: dict[str, Any]) -> Table:
    table = Table(
        "many games at once", "steps/s", f"× {PEER}", "aim", title=f"steps with observations, {results['form']}"
    )
    for name, speed in results["steps_per_second"].items():
        aim = AIMS.get(name.removeprefix(OWN), 0)
        table.add_row(name, f"{speed:,}", f"{results['ratios'].get(name, '')}", f"≥ {aim:g} M" if aim else "")
    return table


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    results = compare()
    keep(RESULTS, results)
    Console().print(show(results))


if __name__ == "__main__":
    main()
