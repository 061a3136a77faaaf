"""Every problem has one answer, and that answer wins against anything, whatever lies face down."""

from __future__ import annotations

from functools import cache

import pytest

from foxden.botkit.problem import SolvedProblem
from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.games.foxrun.numbers import FREED
from foxden.games.foxrun.rules import FoxRun, is_fox
from foxden.games.foxrun.solver import PROVED, Solver
from foxden.record import Record, RecordSeat, replay

GAME = GAMES["foxrun"]
SEEDS = (1, 3, 4, 8)


@cache
def made(seed: int) -> SolvedProblem:
    assert GAME.problems is not None
    return GAME.problems.make(seed)


def open_problem(problem: SolvedProblem) -> FoxRun:
    """The position, by the rules: a record that stops there."""
    seats = [RecordSeat("foxes"), RecordSeat("guardians")]
    moves: list[tuple[int | None, str]] = [*problem.moves]
    record = Record(game="foxrun", options=problem.options, seats=seats, setup=problem.setup, moves=moves)
    *_, last = replay(record)
    assert isinstance(last.state, FoxRun)
    return last.state


@pytest.mark.parametrize("seed", SEEDS)
def test_one_answer_is_proved_and_no_other(seed: int) -> None:
    assert GAME.problems is not None
    assert GAME.problems.prove(open_problem(made(seed)), made(seed)) == [made(seed).answer]


def test_the_same_seed_gives_the_same_problem_and_others_give_others() -> None:
    assert GAME.problems is not None
    assert GAME.problems.make(1) == made(1)
    assert len({made(seed).answer + str(made(seed).setup) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_answer_wins_against_anybody_whatever_lies_face_down(seed: int) -> None:
    """The foxes follow the proof; the guardians do anything, and the tiles lie anyhow."""
    state = open_problem(made(seed))
    last = int(state.turn) + {2: 3, 3: 5}[int(made(seed).words["turns"])]
    for number in range(25):
        rng = FastRng(number)
        game = GAME.redeal(state, None, rng)
        game.play(0, GAME.read(made(seed).answer))
        while not game.over():
            assert game.turn < last
            seat = game.waits_for()
            if is_fox(game.pawn):
                solver = Solver(True, last, 300_000)
                game.play(seat, next(m for m in game.moves(seat).to_list() if solver.solve_move(game, m) == PROVED))
            else:
                game.play(seat, game.any_move(seat, rng))
        assert game.ended_by == FREED
