"""The solver says what brute force says, and what it proves is won against anything."""

from __future__ import annotations

import pytest

from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.numbers import OVER, STEP
from foxden.games.foxrun.rules import FoxRun, foxes_win, is_fox
from foxden.games.foxrun.solver import PROVED, REFUTED, UNDECIDED, Solver
from foxden.record import open_box
from tests.foxrun.drawing import position

pytestmark = pytest.mark.rules


def brute(state: FoxRun, foxes: bool, last: int) -> bool:
    """Everything is tried, nothing is remembered: every move, and under every tile that is turned over every kind."""
    if state.phase == OVER:
        return foxes_win(state.ended_by) == foxes
    if state.turn >= last:
        return False
    chooses = is_fox(state.pawn) == foxes
    for move in state.moves(state.waits_for()).to_list():
        won = all(brute(after, foxes, last) for after in fates(state, move))
        if won == chooses:
            return chooses
    return not chooses


def fates(state: FoxRun, move: int) -> list[FoxRun]:
    plain = state.copy()
    plain.play(state.waits_for(), move)
    turned = int(state.down) & ~int(plain.down)
    if not turned or plain.over():
        return [plain]
    space = turned.bit_length() - 1
    found: dict[int, FoxRun] = {}
    for other in range(SPACES):
        if int(state.down) >> other & 1 and int(state.tiles[other]) not in found:
            after = state.copy()
            after.tiles[space], after.tiles[other] = state.tiles[other], state.tiles[space]
            after.play(state.waits_for(), move)
            found[int(state.tiles[other])] = after
    return list(found.values())


def endings(seeds: range, most: int) -> list[FoxRun]:
    """Positions at the beginning of a turn, late in random games, with so many tiles face down at most."""
    game, found = GAMES["foxrun"], []
    for seed in seeds:
        rng = FastRng(seed)
        state = game.deal(open_box(game, "default"), game.settle({}), 2, rng)
        while not state.over():
            if state.phase == STEP and int(state.down).bit_count() <= most:
                found.append(state.copy())
            state.play(state.waits_for(), state.any_move(state.waits_for(), rng))
    return found


@pytest.mark.parametrize("foxes", [True, False])
@pytest.mark.parametrize(("turns", "most", "step"), [(1, 20, 1), (2, 8, 4)])
def test_it_says_what_brute_force_says(turns: int, most: int, step: int, foxes: bool) -> None:
    verdicts = set()
    for state in endings(range(3), most)[::step][:40]:
        verdict = Solver(foxes, state.turn + turns, 1_000_000).solve(state)
        assert verdict == (PROVED if brute(state, foxes, int(state.turn) + turns) else REFUTED)
        verdicts.add(verdict)
    assert REFUTED in verdicts


CORNER = """
    5  S#   ↓    ·    ·    ·
    4  ↑    ↑    ·    ·    ·
    3  ↑    I→   ·    ·    ·
    2  ·    ·    ·    Z↑   ·
    1  ·    ·    ·    P↑   #
"""


def test_a_win_at_hand_is_proved_whatever_lies_face_down() -> None:
    """FR-10, FR-18: up along the arrows, onto Scarlett's space, while Zev is far."""
    state = position(CORNER, "indigo")
    assert Solver(True, state.turn + 1, 1000).solve(state) == PROVED
    winning = Solver(True, state.turn + 1, 1000).winning_moves(state).to_list()
    assert {GAMES["foxrun"].write(move) for move in winning} == {"step a3", "step a4"}


def test_what_takes_too_long_is_left_open() -> None:
    state = endings(range(1), 22)[0]
    assert Solver(True, state.turn + 9, 50).solve(state) == UNDECIDED


def test_the_verdict_does_not_depend_on_what_lies_face_down() -> None:
    game = GAMES["foxrun"]
    for state in endings(range(2), 12)[:12]:
        for foxes in (True, False):
            asked = [game.redeal(state, None, FastRng(seed)) for seed in range(3)]
            assert len({Solver(foxes, state.turn + 3, 3000).solve(each) for each in asked}) == 1
