"""Why not? The rule that stands in the way of a move in Fox on the Run."""

from __future__ import annotations

import pytest

from foxden.games.foxrun import FOXRUN
from foxden.games.foxrun.numbers import ABILITY, ARROW, STEP
from foxden.games.foxrun.rules import FoxRun
from foxden.live.why_not import why_not
from tests.foxrun.drawing import play, position
from tests.foxrun.test_rules import CROWDED, RESCUE, START, STUCK, SWAPPING, TURNING

pytestmark = pytest.mark.rules


def why(state: FoxRun, text: str, seat: int | None = None) -> tuple[str, str]:
    seat = state.waits_for() if seat is None else seat
    move = FOXRUN.read(text)
    assert not state.moves(seat).has(move), f"{text} is legal"
    refusal = FOXRUN.why_not(state, seat, move)
    return refusal.rule, refusal.key.removeprefix("foxrun-")


@pytest.mark.parametrize(
    ("drawing", "turn", "phase", "text", "reason"),
    [
        (START, "indigo", STEP, "step a1", ("FR-7", "too-far")),
        (START, "puffer", STEP, "step a3", ("FR-7", "too-far")),
        (START, "puffer", STEP, "stay", ("FR-7", "must-step")),
        (START, "puffer", STEP, "pass", ("FR-7", "step-first")),
        (START, "puffer", STEP, "arrow u", ("FR-7", "step-first")),
        (CROWDED, "puffer", STEP, "step d3", ("FR-13", "occupied")),
        (CROWDED, "indigo", STEP, "step c3", ("FR-13", "occupied")),
        (TURNING, "puffer", ARROW, "step c4", ("FR-10", "arrow-first")),
        (TURNING, "puffer", ARROW, "pass", ("FR-10", "arrow-first")),
        (TURNING, "puffer", ARROW, "arrow d", ("FR-10", "no-such-arrow")),
        (TURNING, "puffer", ABILITY, "step c4", ("FR-15", "moved-already")),
        (TURNING, "puffer", ABILITY, "stay", ("FR-15", "moved-already")),
        (TURNING, "puffer", ABILITY, "turn b3 90", ("FR-15", "start-tile")),
        (TURNING, "puffer", ABILITY, "turn d1 90", ("FR-15", "not-adjacent")),
        (TURNING, "puffer", ABILITY, "turn c2 90", ("FR-15", "face-down")),
        (TURNING, "puffer", ABILITY, "turn b4 90", ("FR-15", "occupied")),
        (TURNING, "puffer", ABILITY, "swap c4 d3", ("FR-16", "only-scarlett")),
        (TURNING, "puffer", ABILITY, "reveal c2", ("FR-17", "only-zev")),
        (SWAPPING, "scarlett", ABILITY, "turn c4 90", ("FR-15", "only-puffer")),
        (SWAPPING, "scarlett", ABILITY, "swap c4 e1", ("FR-16", "not-adjacent")),
        (SWAPPING, "scarlett", ABILITY, "swap c4 d4", ("FR-16", "face-down")),
        (SWAPPING, "scarlett", ABILITY, "swap b4 c4", ("FR-16", "occupied")),
        (SWAPPING, "zev", ABILITY, "reveal c4", ("FR-17", "face-up")),
        (SWAPPING, "zev", ABILITY, "reveal e5", ("FR-17", "not-adjacent")),
        (STUCK, "scarlett", STEP, "step c4", ("FR-13", "occupied")),
    ],
)  # fmt: skip
def test_the_rule_in_the_way(drawing: str, turn: str, phase: int, text: str, reason: tuple[str, str]) -> None:
    assert why(position(drawing, turn, phase=phase), text) == reason


def test_fr_5_it_is_somebody_elses_turn() -> None:
    assert why(position(START, "indigo"), "step c4", seat=1) == ("FR-5", "not-your-turn")


def test_fr_20_zev_guards_scarlett() -> None:
    guarded = RESCUE.replace("4  Z#", "4  #").replace("3  ·    P#   ·    ·", "3  ·    P#   Z↑   ·")
    assert why(position(guarded, "indigo"), "step d2") == ("FR-20", "guarded")


def test_after_the_end_nothing_is_allowed_any_more() -> None:
    state = play(position(RESCUE, "indigo"), "step d2")
    assert why(state, "step e1", seat=0) == ("FR-18", "game-over")
    state = position(RESCUE.replace("4  Z#", "4  #").replace("→    I#", "Z→   I#"), "zev")
    assert why(play(state, "step e1"), "step d1", seat=3) == ("FR-19", "game-over")


@pytest.mark.parametrize(
    ("drawing", "turn", "phase", "path", "reason"),
    [
        (START, "indigo", STEP, ["a1"], ("FR-7", "too-far")),
        (CROWDED, "puffer", STEP, ["d3"], ("FR-13", "occupied")),
        (CROWDED, "indigo", STEP, ["pawn-puffer"], ("FR-13", "occupied")),
        (TURNING, "puffer", ARROW, ["a1"], ("FR-10", "no-such-arrow")),
        (TURNING, "puffer", ABILITY, ["c2"], ("FR-15", "face-down")),
        (TURNING, "puffer", ABILITY, ["tile@c4", "d1"], ("FR-15", "not-adjacent")),
        (SWAPPING, "scarlett", ABILITY, ["b4"], ("FR-16", "occupied")),
        (SWAPPING, "scarlett", ABILITY, ["tile@c4", "d4"], ("FR-16", "face-down")),
        (SWAPPING, "zev", ABILITY, ["c4"], ("FR-17", "face-up")),
    ],
)  # fmt: skip
def test_what_is_touched_in_vain_says_why(
    drawing: str, turn: str, phase: int, path: list[str], reason: tuple[str, str]
) -> None:
    state = position(drawing, turn, phase=phase)
    refusal = why_not(FOXRUN, state, int(state.waits_for()), path)
    assert (refusal.rule, refusal.key.removeprefix("foxrun-")) == reason
