"""Endings of Fox on the Run: what the solver calls won or lost is so, whatever lies face down."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from foxden.botkit.bot import Searcher
from foxden.botkit.level import Level
from foxden.games import GAMES
from foxden.games.foxrun import FOXRUN
from foxden.games.foxrun.board import INDIGO, SCARLETT, SPACES, ZEV
from foxden.games.foxrun.ending import FOXES, GUARDIANS, OPEN, Ending
from foxden.games.foxrun.numbers import ALL_REVEALED, FREED, OVER
from foxden.games.foxrun.rules import FoxRun
from tests.foxrun.drawing import position
from tests.positions import Setting

PLENTY = 10**9

LAST_TILE = """
    5  S#   ←    ↓    ←    ←
    4  ←    ←    ←    ←    ←
    3  ←    ←    ←    ←    I↑
    2  ←    ←    ←    P#   ←
    1  Z→   ·    →    ↑    #
"""


def bounds(state: FoxRun, last: int) -> tuple[Fraction, Fraction]:
    """By full enumeration: lower and upper bounds of the foxes' chance to win, as far as can be seen by then."""
    if state.phase == OVER:
        won = Fraction(int(state.ended_by == FREED))
        return won, won
    if state.turn >= last:
        return Fraction(0), Fraction(1)
    found = [after_move(state, move, last) for move in state.moves(state.waits_for()).to_list()]
    best = max if state.pawn in (INDIGO, SCARLETT) else min
    return best(low for low, _ in found), best(high for _, high in found)


def after_move(state: FoxRun, move: int, last: int) -> tuple[Fraction, Fraction]:
    """Try every face-down tile in the place of the flipped one; all are equally likely."""
    after = state.copy()
    after.play(state.waits_for(), move)
    if after.down == state.down:
        return bounds(after, last)
    turned = (int(state.down) & ~int(after.down)).bit_length() - 1
    found = []
    for other in (space for space in range(SPACES) if state.down >> space & 1):
        twin = state.copy()
        twin.tiles[other], twin.tiles[turned] = state.tiles[turned], state.tiles[other]
        twin.play(state.waits_for(), move)
        found.append(bounds(twin, last))
    return sum(low for low, _ in found) / Fraction(len(found)), sum(high for _, high in found) / Fraction(len(found))


def verdict(low: Fraction, high: Fraction) -> int:
    return FOXES if low == 1 else GUARDIANS if high == 0 else OPEN


def late_positions() -> list[tuple[FoxRun, int]]:
    """Positions of random play in which a win is near, each with the turn up to which it is looked at."""
    found: list[tuple[FoxRun, int]] = []
    for seed in range(600):
        recorder = Setting(FOXRUN, 2, FOXRUN.settle({}), seed).play(40 + seed % 150)
        state = recorder.state
        assert isinstance(state, FoxRun)
        if state.phase != OVER and int(state.down).bit_count() <= 8:
            found.append((state, int(state.turn) + (2 if state.pawn in (INDIGO, ZEV) else 1)))
    return found[:120]


def differences(value: Callable[[FoxRun, int], int]) -> tuple[int, set[int]]:
    """How often a solver differs from full enumeration, and the number of comparisons."""
    wrong, said = 0, set()
    for state, last in late_positions():
        truth = verdict(*bounds(state, last))
        wrong += value(state, last) != truth
        said.add(truth)
    return wrong, said


def test_what_is_solved_is_what_full_enumeration_finds() -> None:
    wrong, said = differences(lambda state, last: int(Ending(PLENTY).value(state, last)))
    assert wrong == 0
    assert said == {FOXES, OPEN, GUARDIANS}, "the positions are worth something as a test"


def test_a_solver_that_takes_what_is_open_for_lost_or_looks_too_short_is_found_out() -> None:
    """Two planted faults."""
    assert differences(lambda state, last: int(Ending(PLENTY).value(state, last)) or GUARDIANS)[0] > 0
    assert differences(lambda state, last: int(Ending(PLENTY).value(state, last - 1)))[0] > 0


def test_zev_goes_for_the_last_tile() -> None:
    """Wherever he can step, he stays near it and flips it."""
    state = position(LAST_TILE, "zev")
    kept = Ending(100_000).sift(state)
    assert kept.count() == 1
    state.play(3, kept.nth(0))
    while state.phase != OVER and state.pawn == ZEV:
        state.play(3, Ending(100_000).sift(state).nth(0))
    assert state.ended_by == ALL_REVEALED


def test_a_move_is_left_out_only_if_it_loses_or_another_wins() -> None:
    """Looking one turn ahead of what was sifted is enough to see it: each dropped move is lost within four turns."""
    won = avoided = 0
    for state, _ in late_positions():
        moves, kept = state.moves(state.waits_for()), Ending(2000).sift(state)
        side = FOXES if state.pawn in (INDIGO, SCARLETT) else GUARDIANS
        dropped = [move for move in moves.to_list() if not kept.has(move)]
        if dropped and kept.count() == 1 and leads_to(state, kept.nth(0)) == side:
            won += 1
        else:
            avoided += bool(dropped)
            assert all(leads_to(state, move) == -side for move in dropped)
    assert won > 0
    assert avoided > 0, "both happen"


def leads_to(state: FoxRun, move: int) -> int:
    after = state.copy()
    after.play(state.waits_for(), move)
    return int(Ending(PLENTY // 1000).value(after, state.turn + 4))


@pytest.mark.parametrize("positions", [0, 50, 5000])
def test_however_few_positions_may_be_looked_at_a_move_is_made(positions: int) -> None:
    """And a solved ending doesn't depend on how the tiles lie in the redealt state."""
    level = Level("solver", iterations=50, positions=positions * 10)
    state = position(LAST_TILE, "zev")
    bot = Searcher(3, level, 1, GAMES["foxrun"].bots.make_guide())
    move = bot.choose(FOXRUN.look(state, 3), state, state.moves(3))
    assert state.moves(3).has(move)
