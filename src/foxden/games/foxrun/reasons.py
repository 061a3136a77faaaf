"""Why a move of Fox on the Run was a mistake, with the number of the rule behind it."""

from __future__ import annotations

from foxden.botkit.review import Decision
from foxden.games.foxrun.board import INDIGO, ZEV
from foxden.games.foxrun.names import name_ending
from foxden.games.foxrun.rules import FoxRun, is_fox
from foxden.games.foxrun.solver import PROVED, Solver
from foxden.scene import Names, Say

POSITIONS = 20_000
"""Positions searched to prove a reason; people wouldn't see a harder one."""
FEW = 6
"""Tiles left: from here on, each one counts."""
ONCE_ROUND = 4
"""Turns."""


def explain(decision: Decision, names: Names, say: Say) -> str:
    """The first reason that holds, simplest first; None if there is none."""
    before, after, best = decision.before, decision.after, decision.best
    assert isinstance(before, FoxRun)
    assert isinstance(after, FoxRun)
    foxes = is_fox(before.pawn)
    if best is not None and (by := wins_at_once(before, decision.seat, best)):
        return say("foxrun-review-won", by=by)
    if not after.over() and is_lost(after, foxes):
        return say("foxrun-review-lost", by="caught" if foxes else "freed")
    if best is not None and can_force(before, best, foxes):
        return say("foxrun-review-forced", side="foxes" if foxes else "guardians")
    if before.pawn == ZEV and before.is_guarded() and not after.is_guarded():
        return say("foxrun-review-unguarded")
    left = int(after.down).bit_count()
    if foxes and after.down != before.down and left <= FEW:
        return say("foxrun-review-tiles", left=left)
    return ""


def wins_at_once(before: FoxRun, seat: int, move: int) -> str | None:
    after = before.copy()
    after.play(seat, move)
    return name_ending(after.ended_by) if after.wins(seat) else None


def is_lost(after: FoxRun, foxes: bool) -> bool:
    """FR-18, FR-19: whether the other side can force a win before this side's runner or hunter has another turn."""
    hunter = ZEV if foxes else INDIGO
    last = int(after.turn)
    while after.box.whose(last) != hunter:
        last += 1
    return Solver(not foxes, last + 1, POSITIONS).solve(after) == PROVED


def can_force(before: FoxRun, move: int, foxes: bool) -> bool:
    """Within once round the table and one turn more: as far as three turns of a side reach."""
    return Solver(foxes, before.turn + ONCE_ROUND + 1, POSITIONS).solve_move(before, move) == PROVED
