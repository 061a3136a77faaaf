"""Many games between bots, or between random players. The same seed gives the same games, wherever they are played."""

from __future__ import annotations

import msgspec

from foxden.bots.match import MoveMaker, derive_seed, play, seat_bot
from foxden.chance import FastRng
from foxden.game import AnyGame, Result
from foxden.games import GAMES
from foxden.lab.plan import GameSpan, Plan, Setting
from foxden.lab.tally import ResultTally
from foxden.playout import play_randomly, random_actor
from foxden.record import Recorder, encode, open_box
from foxden.state import CHANCE, NOBODY, State


class GameRow(msgspec.Struct, array_like=True, frozen=True):
    """The result of one game, with everything the lab needs."""

    number: int
    moves: int
    by: str | None
    ranks: list[int]
    scores: list[int]
    sides: list[str]
    """The side of each seat; empty in a game without sides."""
    of_game: list[int]
    of_seat: list[list[int]]
    """By measure, then by seat."""
    opener: int = NOBODY
    """The seat that made the first move; None for random players."""
    opening: int = -1
    """That move."""


class FirstMove:
    """Makes moves, and remembers the first one."""

    def __init__(self, maker: MoveMaker) -> None:
        self.maker = maker
        self.seat, self.move = NOBODY, -1

    def play(self, seat: int, move: int) -> None:
        if self.seat == NOBODY:
            self.seat, self.move = seat, move
        self.maker.play(seat, move)

    def fall(self, rng: FastRng) -> None:
        self.maker.fall(rng)


class GameBatch(msgspec.Struct, array_like=True, frozen=True):
    """The result of a batch."""

    setting: int
    rows: list[GameRow]
    records: list[str]


def play_batch(settings: tuple[Setting, ...], batch: GameSpan) -> GameBatch:
    """Play every game of a batch, with all measures."""
    plan = settings[batch.setting].plan
    game = GAMES[plan.game]
    box = open_box(game, plan.data)
    played = GameBatch(batch.setting, [], [])
    for number in batch.numbers:
        state, moves, first, record = play_game(game, box, plan, number)
        played.rows.append(describe(game, state, number, moves, first))
        if record:
            played.records.append(record.decode())
    return played


def count_batch(settings: tuple[Setting, ...], batch: GameSpan) -> ResultTally:
    """Play the same games, counting only who won."""
    plan = settings[batch.setting].plan
    game = GAMES[plan.game]
    box = open_box(game, plan.data)
    tally = ResultTally(plan.seats)
    for number in batch.numbers:
        state, moves, _, _ = play_game(game, box, plan, number)
        tally.add(result_of(game, state), moves)
    return tally


def result_of(game: AnyGame, state: State) -> Result:
    result = game.result(state)
    assert result is not None, "a game that waits for nobody has a result"
    return result


def describe(game: AnyGame, state: State, number: int, moves: int, first: FirstMove | None) -> GameRow:
    kit, result = game.lab, result_of(game, state)
    return GameRow(
        number=number,
        moves=moves,
        by=result.by,
        ranks=result.ranks,
        scores=result.scores,
        sides=[kit.side_of(state, seat) for seat in range(len(result.ranks))] if kit.side_of else [],
        of_game=[int(measure.count(state)[0]) for measure in kit.of_game],
        of_seat=[[int(each) for each in measure.count(state)] for measure in kit.of_seat],
        opener=first.seat if first else NOBODY,
        opening=first.move if first else -1,
    )


def play_game(game: AnyGame, box: object, plan: Plan, number: int) -> tuple[State, int, FirstMove | None, bytes]:
    """The final state, the number of moves, the first move, and the record if requested."""
    rng = FastRng(plan.seed, plan.deal_of(number))
    state = game.deal(box, plan.options, plan.seats, rng)
    recorder = record_of(game, state, plan, number) if plan.recorded else None
    first = None
    if plan.bots:
        seed = derive_seed(plan.seed, plan.game, number)
        sitting = plan.bots_of(number)
        bots = [seat_bot(plan.game, bot, seat, derive_seed(seed, bot.name, seat)) for seat, bot in enumerate(sitting)]
        first = FirstMove(recorder or state)
        moves = play(game, state, bots, rng, first)
    else:
        moves = record_random_game(recorder, rng) if recorder else int(play_randomly(state, rng))
    return state, moves, first, encode(recorder.record) if recorder else b""


def record_of(game: AnyGame, state: State, plan: Plan, number: int) -> Recorder:
    names = [f"{name} {seat}" for seat, name in enumerate(plan.names_of(number))]
    return Recorder(game, state, plan.options, names, plan.data)


def record_random_game(recorder: Recorder, rng: FastRng) -> int:
    """The same game as `playout.play_randomly`, recorded. Returns the number of moves."""
    state, moves = recorder.state, 0
    while (seat := random_actor(state, rng)) != NOBODY:
        if seat == CHANCE:
            recorder.fall(rng)
        else:
            recorder.play(seat, state.random_move(seat, rng))
            moves += 1
    return moves
