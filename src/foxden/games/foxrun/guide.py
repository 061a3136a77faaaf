"""What bots know about Fox on the Run beyond the rules: how to play quick games, and how to evaluate a position.
Compiled.

Zev must be near Indigo to catch him or near Scarlett to guard her, and time is on his side. Indigo must get near
Scarlett while Zev is not.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.bits import count_bits
from foxden.chance import Rng
from foxden.games.foxrun.board import INDIGO, SCARLETT, SPACES, TOWARDS, ZEV
from foxden.games.foxrun.ending import Ending
from foxden.games.foxrun.numbers import ABILITY, OVER, STAY, STEP
from foxden.games.foxrun.plain_guide import PlainFoxRun, share_out
from foxden.games.foxrun.rules import FoxRun, foxes_win
from foxden.state import Moves, State

HORIZON: Final = 16
"""Turns in a quick game; then the position is evaluated."""
ADJACENT_TO_ZEV: Final = 3
"""For Indigo, a space next to Zev is as bad as being this many steps farther from Scarlett."""


def list_apart() -> list[int]:
    """Steps between all pairs of spaces, including diagonal ones."""
    return [
        max(abs(one // 5 - other // 5), abs(one % 5 - other % 5)) for one in range(SPACES) for other in range(SPACES)
    ]


APART: Final = vec[i64](list_apart())


def apart(one: i64, other: i64) -> i64:
    return APART[one * SPACES + other]


class FoxRunGuide(PlainFoxRun):
    """Takes a win at once, keeps out of reach, and evaluates by distances after some turns."""

    def playout(self, state: State, rng: Rng) -> None:
        assert isinstance(state, FoxRun)
        last = state.turn + HORIZON
        while state.phase != OVER and state.turn < last:
            state.play(state.player[state.pawn], pick(state, rng))

    def sift(self, state: State, seat: i64, positions: i64) -> Moves:
        """Play forced wins, and drop moves that provably lose."""
        assert isinstance(state, FoxRun)
        return Ending(positions).sift(state)

    def rate(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, FoxRun)
        if state.phase == OVER:
            share_out(state, 1.0 if foxes_win(state.ended_by) else 0.0, values)
        else:
            share_out(state, judge(state), values)


def judge(state: FoxRun) -> float:
    """How likely the foxes are to win."""
    indigo, scarlett, zev = state.at[INDIGO], state.at[SCARLETT], state.at[ZEV]
    hope = -0.9 + 0.11 * float(count_bits(state.down))
    hope -= 0.35 * float(apart(indigo, scarlett))
    hope += 0.30 * float(min(apart(zev, scarlett), 3))
    hope += 0.25 * float(min(apart(zev, indigo), 3))
    return 1.0 / (1.0 + exp(-hope))


def pick(state: FoxRun, rng: Rng) -> i64:
    """A move for a quick game."""
    if state.phase == STEP:
        return pick_step(state, rng)
    if state.phase == ABILITY and state.pawn == ZEV:
        # Not PASS, which comes last: every flipped tile brings the end closer.
        return state.nth_ability(rng.below(max(state.count_abilities() - 1, 1)))
    return state.any_move(state.player[state.pawn], rng)


def pick_step(state: FoxRun, rng: Rng) -> i64:
    """Win if that is one step away; otherwise the better of two random steps."""
    pawn = state.pawn
    steps = state.open_steps()
    if steps == 0:
        return STAY
    count = count_bits(steps)
    if pawn == INDIGO or pawn == ZEV:  # noqa: PLR1714, SIM109 - compiled code compares numbers faster
        prey = state.at[SCARLETT if pawn == INDIGO else INDIGO]
        if apart(state.at[pawn], prey) <= 3:
            closed = state.closed_to(pawn)
            for index in range(count):
                space = state.nth_step(steps, index)
                if leads_to(state, space, prey, closed):
                    return space
    first = state.nth_step(steps, rng.below(count))
    second = state.nth_step(steps, rng.below(count))
    return first if appeal(state, first) >= appeal(state, second) else second


def leads_to(state: FoxRun, space: i64, goal: i64, closed: i64) -> bool:
    """Whether a step onto this space, followed by single arrows, leads to the goal without crossing closed spaces."""
    for _step in range(i64(6)):
        if space == goal:
            return True
        if (state.down | state.start_tiles) >> space & 1:
            return False
        shown = state.tiles[space]
        if shown & (shown - 1):
            return False
        space = TOWARDS[space * 4 + (shown >> 1) - (shown >> 3)]
        if space < 0 or closed >> space & 1:
            return False
    return False


def appeal(state: FoxRun, space: i64) -> i64:
    """How much a pawn likes to be there."""
    zev = state.at[ZEV]
    if state.pawn == INDIGO:
        danger: i64 = ADJACENT_TO_ZEV if apart(space, zev) <= 1 else 0
        return -apart(space, state.at[SCARLETT]) - danger
    if state.pawn == SCARLETT:
        return min(apart(space, zev), 3) - apart(space, state.at[INDIGO])
    if state.pawn == ZEV:
        guard: i64 = 1 if apart(space, state.at[SCARLETT]) <= 1 else 0
        return guard - apart(space, state.at[INDIGO])
    return 0
