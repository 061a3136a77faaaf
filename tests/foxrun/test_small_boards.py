"""Boards of 3 × 3 and 4 × 4 tiles, over the very rules of the game: solved, and held against brute force."""

from __future__ import annotations

import pytest

from foxden.chance import FastRng
from foxden.games.foxrun.board import ADJACENT, ALONG, TOWARDS
from foxden.games.foxrun.numbers import STEP
from foxden.games.foxrun.rules import FoxRun
from foxden.games.foxrun.solver import PROVED, REFUTED, Solver
from tests.foxrun.test_solver import brute
from tools.small_boards import begin, list_inside, small_board, solve

pytestmark = pytest.mark.rules


def positions(size: int, seeds: range) -> list[FoxRun]:
    """At the beginning of each turn of random games."""
    found = []
    for seed in seeds:
        rng, state = FastRng(seed), begin(size)
        while not state.over():
            if state.phase == STEP:
                found.append(state.copy())
            state.play(state.waits_for(), state.any_move(state.waits_for(), rng))
    return found


@pytest.mark.parametrize("size", [3, 4])
def test_nobody_leaves_a_small_board_and_the_large_one_is_whole_again(size: int) -> None:
    before = [list(table) for table in (TOWARDS, ALONG, ADJACENT)]
    inside = set(list_inside(size))
    with small_board(size):
        met = positions(size, range(20))
        assert [list(table) for table in (TOWARDS, ALONG, ADJACENT)] != before
    assert len(met) > 40
    for state in met:
        assert {int(state.at[pawn]) for pawn in range(4)} <= inside
        assert {space for space in range(25) if int(state.down) >> space & 1} <= inside
    assert [list(table) for table in (TOWARDS, ALONG, ADJACENT)] == before


@pytest.mark.parametrize("foxes", [True, False])
@pytest.mark.parametrize(("size", "turns", "many"), [(3, 1, 60), (3, 2, 40), (3, 3, 10), (4, 1, 60), (4, 2, 12)])
def test_the_solver_says_what_brute_force_says(size: int, turns: int, many: int, foxes: bool) -> None:
    with small_board(size):
        met = positions(size, range(30))
        for state in met[:: max(1, len(met) // many)]:
            last = int(state.turn) + turns
            assert Solver(foxes, last, 1_000_000).solve(state) == (PROVED if brute(state, foxes, last) else REFUTED)


def test_a_solver_that_takes_a_turn_too_many_would_be_noticed() -> None:
    """The planted violation: on these boards a turn makes a difference."""
    with small_board(3):
        met = positions(3, range(30))[::4]
        late = [Solver(False, int(state.turn) + 3, 1_000_000).solve(state) == PROVED for state in met]
        assert late != [brute(state, False, int(state.turn) + 2) for state in met]


def test_the_smallest_board_is_lost_for_the_foxes() -> None:
    """Zev stands in the middle, next to everything: with his first turn he has caught Indigo, or can't be kept from
    turning over the last tile."""
    assert [solve(3, False, turns, 100_000)[0] for turns in range(1, 5)] == [REFUTED] * 3 + [PROVED]
    assert [solve(3, True, turns, 100_000)[0] for turns in range(1, 5)] == [REFUTED] * 4
