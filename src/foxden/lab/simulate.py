"""Many games between players who know nothing, on all cores. The same seed gives the same games, however many cores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from foxden.chance import FastRng
from foxden.game import Contents, Game, Value
from foxden.games import GAMES
from foxden.lab.tally import Tally
from foxden.playout import someone, wander
from foxden.record import Recorder, encode, open_box
from foxden.state import CHANCE, NOBODY

CHUNK = 200
FEW = 1000
"""So few games are played before other processes would have started."""


@dataclass(frozen=True)
class Plan:
    """What to play. Plain values only, so that it travels to other processes and machines."""

    game: str
    seats: int
    seed: int
    options: dict[str, Value]
    data: str | Contents = "default"
    recorded: bool = False


@dataclass
class Batch:
    tally: Tally
    records: list[bytes]


def simulate(plan: Plan, num: int, jobs: int = -1) -> Iterator[Batch]:
    """Play `num` games, in batches that come in order."""
    chunks = [range(first, min(first + CHUNK, num)) for first in range(0, num, CHUNK)]
    if num <= FEW or jobs == 1:
        yield from (play_batch(plan, chunk) for chunk in chunks)
    else:
        from joblib import Parallel, delayed  # noqa: PLC0415 - a quarter of a second, and few runs need it

        yield from Parallel(n_jobs=jobs, return_as="generator")(delayed(play_batch)(plan, chunk) for chunk in chunks)


def play_batch(plan: Plan, numbers: range) -> Batch:
    game = GAMES[plan.game]
    box = open_box(game, plan.data)
    batch = Batch(Tally(plan.seats), [])
    for number in numbers:
        play_game(game, box, plan, number, batch)
    return batch


def play_game(game: Game[Any, Any], box: object, plan: Plan, number: int, batch: Batch) -> None:
    rng = FastRng(plan.seed, number)
    state = game.deal(box, plan.options, plan.seats, rng)
    if plan.recorded:
        names = [f"random {seat}" for seat in range(plan.seats)]
        recorder = Recorder(game, state, plan.options, names, plan.data)
        moves = wander_recorded(recorder, rng)
        batch.records.append(encode(recorder.record))
    else:
        moves = wander(state, rng)
    result = game.result(state)
    assert result is not None, "a game that waits for nobody has a result"
    batch.tally.add(result, moves)


def wander_recorded(recorder: Recorder, rng: FastRng) -> int:
    """The same game as `playout.wander`, written down. Returns how many moves."""
    state, moves = recorder.state, 0
    while (seat := someone(state, rng)) != NOBODY:
        if seat == CHANCE:
            recorder.fall(rng)
        else:
            recorder.play(seat, state.random_move(seat, rng))
            moves += 1
    return moves
