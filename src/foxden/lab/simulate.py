"""Many games between bots, or between players who know nothing, on all cores. The same seed gives the same games,
however many cores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from foxden.bots.match import Contestant, play, seat_bot, sow
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
    bots: tuple[Contestant, ...] = ()
    """Who sits on each seat; nobody: players who know nothing, and now and then change their minds."""

    @property
    def names(self) -> list[str]:
        return [f"{bot.name} {seat}" for seat, bot in enumerate(self.bots)] or [
            f"random {seat}" for seat in range(self.seats)
        ]


@dataclass
class Batch:
    tally: Tally
    records: list[bytes]


def simulate(plan: Plan, num: int, jobs: int = -1) -> Iterator[Batch]:
    """Play `num` games, in batches that come in order."""
    size = 1 if plan.bots else CHUNK
    chunks = [range(first, min(first + size, num)) for first in range(0, num, size)]
    if jobs == 1 or num == 1 or (num <= FEW and not plan.bots):
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
    recorder = Recorder(game, state, plan.options, plan.names, plan.data) if plan.recorded else None
    if plan.bots:
        seed = sow(plan.seed, plan.game, number)
        bots = [seat_bot(plan.game, bot, seat, sow(seed, bot.name, seat)) for seat, bot in enumerate(plan.bots)]
        moves = play(game, state, bots, rng, recorder)
    else:
        moves = wander_recorded(recorder, rng) if recorder else wander(state, rng)
    if recorder:
        batch.records.append(encode(recorder.record))
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
