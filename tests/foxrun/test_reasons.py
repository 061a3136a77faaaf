"""Why a move of Fox on the Run was a mistake."""

from __future__ import annotations

from functools import partial

from foxden.botkit.review import Decision
from foxden.games import GAMES
from foxden.games.foxrun.reasons import explain
from foxden.games.foxrun.rules import FoxRun
from foxden.text import say
from tests.foxrun.drawing import position

READ = GAMES["foxrun"].read


def reason(before: FoxRun, move: str, best: str | None = None) -> str:
    after = before.copy()
    seat = int(before.waits_for())
    after.play(seat, READ(move))
    decision = Decision(before, seat, READ(move), None if best is None else READ(best), after)
    return explain(decision, ["A", "B", "C", "D"], partial(say, "en"))


OPEN = """
    5  S#   ·    ·    ·    ·
    4  ·    I↑   ↓    ·    ·
    3  ·    ·    ↓    ·    ·
    2  ·    ·    ·    Z↑   ·
    1  ·    ·    ·    P↑   #
"""


def test_fr_18_a_win_at_hand_was_left_out() -> None:
    assert "(FR-18)" in reason(position(OPEN, "indigo"), "step c4", best="step a5")


def test_fr_20_zev_left_her_side() -> None:
    before = position(
        """
        5  S#   Z↓   ·    ·    ·
        4  ·    ·    ·    ·    ·
        3  ·    ·    ·    ·    ·
        2  ·    ·    ·    ·    ·
        1  ·    ·    ·    P↑   I#
        """,
        "zev",
    )
    assert "FR-20" in reason(before, "step c5")


def test_fr_19_few_tiles_are_left() -> None:
    before = position(
        """
        5  S#   ↑    ↑    ↑    ↑
        4  ↑    Z↑   ↑    ↑    ↑
        3  ↑    ↑    ↑    ↑    ↑
        2  ↑    P↑   ↑    ·    ·
        1  ↑    ↑    ↑    ·    I#
        """,
        "indigo",
    )
    assert "only 2 are still face down" in reason(before, "step d1")


def test_fr_19_indigo_stays_where_zev_cannot_be_kept_off() -> None:
    before = position(OPEN.replace("I↑", "↑").replace("P↑   #", "P↑   I#"), "indigo")
    assert "Zev catches Indigo" in reason(before, "step e2")


def test_where_there_is_no_plain_reason_nothing_is_said() -> None:
    before = position(
        """
        5  S#   ·    ·    ·    ·
        4  ·    PZ#  ·    ·    ·
        3  ·    ·    ·    ·    ·
        2  ·    ·    ·    ·    ·
        1  ·    ·    ·    ·    I#
        """,
        "indigo",
    )
    assert reason(before, "step d1") == ""
