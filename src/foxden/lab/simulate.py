"""Many games between bots, or between players who know nothing, on all cores. The same seed gives the same games,
however many cores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from foxden.bots.match import Contestant, derive_seed, play, seat_bot
from foxden.chance import FastRng
from foxden.game import AnyGame, Contents, Value
from foxden.games import GAMES
from foxden.lab.tally import ResultTally
from foxden.playout import play_randomly, random_actor
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
class GameBatch:
    tally: ResultTally
    records: list[bytes]


def simulate(plan: Plan, num: int, jobs: int = -1) -> Iterator[GameBatch]:
    """Play `num` games, in batches that come in order."""
    size = 1 if plan.bots else CHUNK
    chunks = [range(first, min(first + size, num)) for first in range(0, num, size)]
    if jobs == 1 or num == 1 or (num <= FEW and not plan.bots):
        yield from (play_batch(plan, chunk) for chunk in chunks)
    else:
        from joblib import Parallel, delayed  # noqa: PLC0415 - a quarter of a second, and few runs need it

        yield from Parallel(n_jobs=jobs, return_as="generator")(delayed(play_batch)(plan, chunk) for chunk in chunks)


def play_batch(plan: Plan, numbers: range) -> GameBatch:
    game = GAMES[plan.game]
    box = open_box(game, plan.data)
    batch = GameBatch(ResultTally(plan.seats), [])
    for number in numbers:
        play_game(game, box, plan, number, batch)
    return batch


def play_game(game: AnyGame, box: object, plan: Plan, number: int, batch: GameBatch) -> None:
    rng = FastRng(plan.seed, number)
    state = game.deal(box, plan.options, plan.seats, rng)
    recorder = Recorder(game, state, plan.options, plan.names, plan.data) if plan.recorded else None
    if plan.bots:
        seed = derive_seed(plan.seed, plan.game, number)
        bots = [seat_bot(plan.game, bot, seat, derive_seed(seed, bot.name, seat)) for seat, bot in enumerate(plan.bots)]
        moves = play(game, state, bots, rng, recorder)
    else:
        moves = record_random_game(recorder, rng) if recorder else play_randomly(state, rng)
    if recorder:
        batch.records.append(encode(recorder.record))
    result = game.result(state)
    assert result is not None, "a game that waits for nobody has a result"
    batch.tally.add(result, moves)


def record_random_game(recorder: Recorder, rng: FastRng) -> int:
    """The same game as `playout.play_randomly`, written down. Returns how many moves."""
    state, moves = recorder.state, 0
    while (seat := random_actor(state, rng)) != NOBODY:
        if seat == CHANCE:
            recorder.fall(rng)
        else:
            recorder.play(seat, state.random_move(seat, rng))
            moves += 1
    return moves
