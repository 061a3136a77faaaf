"""Fox on the Run, rule by rule (docs/rules/foxrun.md)."""

from __future__ import annotations

import pytest

from foxden.chance import FastRng
from foxden.games.foxrun import FOXRUN
from foxden.games.foxrun.numbers import ABILITY
from foxden.games.foxrun.rules import QUIET_TURNS, FoxRun
from tests.foxrun.drawing import BOX, board, legal, play, position, stands, to_act

pytestmark = pytest.mark.rules

START = """
    5  S#   ·    ·    ·    ·
    4  ·    PZ#  ·    ·    ·
    3  ·    ·    ·    ·    ·
    2  ·    ·    ·    ·    ·
    1  ·    ·    ·    ·    I#
"""


# --- the move -----------------------------------------------------------------------------------------


def test_fr_7_one_step_along_the_grid_whatever_the_tile_says() -> None:
    state = position(
        """
        5  S#   ·    ·    ·    ·
        4  ·    Z#   ·    ·    ·
        3  ·    ·    P↑   ·    ·
        2  ·    ·    ·    ·    ·
        1  ·    ·    ·    ·    I#
        """,
        "puffer",
    )
    assert legal(state) == {"step c4", "step d3", "step c2", "step b3"}


def test_fr_7_indigo_may_also_step_diagonally() -> None:
    state = position(START, "indigo")
    assert legal(state) == {"step d1", "step d2", "step e2"}


def test_fr_7_indigo_steps_diagonally_on_the_first_step_only() -> None:
    state = position(
        """
        5  S#   ·    ·    ·    ·
        4  ·    PZ#  ·    ·    ·
        3  ·    ·    ·    ·    ·
        2  ·    ·    ·    ←↑   ·
        1  ·    ·    ·    ·    I#
        """,
        "indigo",
    )
    assert legal(play(state, "step d2")) == {"arrow u", "arrow l"}


def test_fr_7_it_must_step_if_it_can() -> None:
    assert "stay" not in legal(position(START, "scarlett"))


def test_fr_8_onto_a_face_down_tile_turns_it_over_and_ends_the_move() -> None:
    state = position(START, "indigo", under={"e2": "↑"})
    play(state, "step e2")
    assert (stands(state, "indigo"), board(state)[21], to_act(state)) == ("e2", "I↑", "puffer")


CHAIN = """
    5  S#   ·    ·    ·    ·
    4  ·    Z#   P←   #    ·
    3  ·    ·    ·    ↑    ·
    2  ·    ·    ·    ↑    ·
    1  ·    ·    ·    ↑    I↑
"""


def test_fr_9_onto_a_start_tile_ends_the_turn() -> None:
    state = play(position(CHAIN, "puffer"), "step d4")
    assert (stands(state, "puffer"), to_act(state)) == ("d4", "scarlett")


def test_fr_9_a_start_tile_ends_the_turn_also_at_the_end_of_a_chain() -> None:
    drawing = CHAIN.replace("P←   #    ·", "·    #    ·").replace(
        "1  ·    ·    ·    ↑    I↑", "1  I#   ·    ·    ↑    P↑"
    )
    state = play(position(drawing, "puffer"), "step d1")
    assert (stands(state, "puffer"), to_act(state)) == ("d4", "scarlett")


def test_fr_9_with_the_option_only_the_movement_ends() -> None:
    state = play(position(CHAIN, "puffer", start_tile="move"), "step d4")
    assert (stands(state, "puffer"), to_act(state)) == ("d4", "puffer")
    assert "turn d3 90" in legal(state)


def test_fr_9_the_turn_is_the_default_and_the_movement_what_an_old_record_means_that_does_not_say() -> None:
    assert FOXRUN.settle({})["start-tile"] == "turn"
    assert FOXRUN.settle_written({})["start-tile"] == "move"
    for written in ("turn", "move"):
        assert FOXRUN.settle_written({"start-tile": written})["start-tile"] == written


def test_fr_10_arrows_carry_the_pawn_along_the_chain() -> None:
    assert stands(play(position(CHAIN, "indigo"), "step d1"), "indigo") == "d4"


def test_fr_10_where_there_are_two_arrows_the_player_chooses() -> None:
    drawing = CHAIN.replace("4  ·    Z#   P←   #    ·", "4  ·    Z#   P←   ·    ·").replace(
        "2  ·    ·    ·    ↑    ·", "2  ·    ·    ·    →↓   ·"
    )
    assert legal(play(position(drawing, "indigo"), "step d2")) == {"arrow r", "arrow d"}
    assert stands(play(position(drawing, "indigo"), "step d2", "arrow r"), "indigo") == "e2"


def test_fr_11_an_arrow_off_the_board_has_no_effect() -> None:
    state = position(
        """
        5  S#   ·    ·    ·    ·
        4  ·    PZ#  ·    ·    ·
        3  ·    ·    ·    ·    ·
        2  ·    ·    ·    ·    →
        1  ·    ·    ·    ·    I#
        """,
        "indigo",
    )
    play(state, "step e2")
    assert (stands(state, "indigo"), to_act(state)) == ("e2", "puffer")


def test_fr_11_an_arrow_onto_a_closed_space_has_no_effect_and_may_be_chosen_on_purpose() -> None:
    drawing = """
        5  S#   ·    ·    ·    ·
        4  ·    Z#   ·    ·    ·
        3  ·    ·    ·    P↑   ·
        2  ·    ·    ·    ↑→   ·
        1  ·    ·    ·    ·    I#
    """
    state = play(position(drawing, "indigo"), "step d2", "arrow u")
    assert (stands(state, "indigo"), to_act(state)) == ("d2", "puffer")


CIRCLE = """
    5  S#   ·    ·    ·    ·
    4  ·    PZ#  ·    ·    ·
    3  ·    ·    ·    ·    ·
    2  ·    ·    ·    →    ↓
    1  ·    ·    ·    ↑    I←
"""


def test_fr_12_a_tile_used_in_this_turn_ends_the_move() -> None:
    """From e1 to d1, d2, e2, back to e1, which was not used, and on to d1, which was."""
    state = play(position(CIRCLE, "indigo"), "step d1")
    assert (stands(state, "indigo"), to_act(state)) == ("d1", "puffer")


def test_fr_12_the_tile_the_turn_started_on_works_when_one_comes_back() -> None:
    drawing = CIRCLE.replace("1  ·    ·    ·    ↑    I←", "1  ·    ·    ·    ↑    I→")
    assert stands(play(position(drawing, "indigo"), "step d1"), "indigo") == "e1"
    drawing = CIRCLE.replace("1  ·    ·    ·    ↑    I←", "1  ·    ·    ·    ↑    I↑")
    assert stands(play(position(drawing, "indigo"), "step d1"), "indigo") == "e2"


def test_fr_12_the_next_turn_finds_all_tiles_unused() -> None:
    state = play(position(CIRCLE, "indigo"), "step d1")
    assert state.used == 0


CROWDED = """
    5  ·    ·    ·    ·    ·
    4  ·    ·    Z↑   ·    ·
    3  ·    ·    P↑   I↑   ·
    2  ·    ·    ·    S↑   ·
    1  #    #    #    ·    ·
"""


def test_fr_13_nobody_enters_an_occupied_space() -> None:
    assert legal(position(CROWDED, "puffer")) == {"step c4", "step c2", "step b3"}
    assert legal(position(CROWDED, "scarlett")) == {"step c2", "step d1", "step e2"}
    assert not {"step c3", "step c4"} & legal(position(CROWDED, "indigo"))


def test_fr_13_zev_and_puffer_may_share_a_space() -> None:
    assert "step c3" in legal(position(CROWDED, "zev"))
    assert "step c4" in legal(position(CROWDED, "puffer"))


def test_fr_13_indigo_enters_scarletts_space_and_zev_enters_indigos() -> None:
    assert "step d2" in legal(position(CROWDED, "indigo"))
    assert "step d3" in legal(position(CROWDED.replace("P↑   I↑", "PZ↑  I↑").replace("Z↑   ·", "↑    ·"), "zev"))


STUCK = """
    5  ·    I↑   S↑   P↑   ·
    4  ·    →    Z↑   ←    ·
    3  ·    ·    ·    ·    ·
    2  ·    ·    ·    ·    ·
    1  #    ·    #    ·    #
"""


def test_fr_14_without_a_legal_first_step_the_pawn_stays() -> None:
    assert legal(position(STUCK, "scarlett")) == {"stay"}


def test_fr_14_who_stays_may_still_use_the_ability() -> None:
    assert legal(play(position(STUCK, "scarlett"), "stay")) == {"swap b4 d4", "pass"}


# --- the abilities ------------------------------------------------------------------------------------

TURNING = """
    5  S#   ·    ·    ·    ·
    4  ·    Z↑   ↑    ·    ·
    3  ·    #    P↑   →    ·
    2  ·    ·    ·    ↑→   ·
    1  ·    ·    ·    →    I#
"""


def test_fr_15_puffer_turns_one_face_up_unoccupied_adjacent_arrow_tile() -> None:
    state = position(TURNING, "puffer", phase=ABILITY)
    tiles = {"c4", "d3", "d2"}
    assert legal(state) == {f"turn {tile} {angle}" for tile in tiles for angle in (90, 180, 270)} | {"pass"}


@pytest.mark.parametrize(("angle", "shown"), [(90, "→↓"), (180, "↓←"), (270, "←↑")])
def test_fr_15_clockwise_by_a_quarter_a_half_or_three(angle: int, shown: str) -> None:
    state = play(position(TURNING, "puffer", phase=ABILITY), f"turn d2 {angle}")
    assert (board(state)[16], to_act(state)) == (shown, "scarlett")


def test_fr_15_the_ability_is_optional_and_comes_after_the_move() -> None:
    state = play(position(TURNING, "puffer"), "step c2")
    assert "pass" in legal(state)
    assert to_act(play(state, "pass")) == "scarlett"


def test_fr_15_where_no_ability_can_be_used_the_turn_ends_by_itself() -> None:
    assert to_act(play(position(START, "puffer"), "step c4")) == "scarlett"


SWAPPING = """
    5  ·    ·    ·    ·    ·
    4  ·    Z↑   →    ·    ·
    3  ·    #    S↑   ←    ·
    2  ·    ·    P↑   #    ·
    1  ·    ·    ·    ·    I#
"""


def test_fr_16_scarlett_swaps_two_face_up_unoccupied_adjacent_tiles() -> None:
    state = position(SWAPPING, "scarlett", phase=ABILITY)
    pairs = {"b3 c4", "b3 d2", "b3 d3", "c4 d2", "c4 d3", "d2 d3"}
    assert legal(state) == {f"swap {pair}" for pair in pairs} | {"pass"}


def test_fr_16_without_turning_them() -> None:
    state = play(position(SWAPPING, "scarlett", phase=ABILITY), "swap c4 d3")
    assert (board(state)[13], board(state)[17], to_act(state)) == ("←", "→", "zev")


def test_fr_16_a_start_tile_carries_its_stopping_power_along() -> None:
    state = play(position(SWAPPING, "scarlett", phase=ABILITY), "swap d2 d3")
    assert (board(state)[16], board(state)[17]) == ("←", "#")
    state = play(position(SWAPPING, "scarlett", phase=ABILITY), "swap b3 d2")
    assert (board(state)[7], board(state)[16]) == ("#", "#")


@pytest.mark.parametrize(("start", "other"), [("#", "←"), ("←", "#")])
def test_fr_16_it_stops_where_it_lies_now_and_no_longer_where_it_lay(start: str, other: str) -> None:
    drawing = f"""
        5  ·    ·    ·    ·    ·
        4  ·    ·    ·    ·    ·
        3  ·    ·    ·    {start}    Z↑
        2  ·    ·    ·    {other}    S↑
        1  ·    ·    P#   I↑   ·
    """
    state = play(position(drawing, "scarlett", phase=ABILITY), "swap d2 d3", "step d3")
    assert stands(state, "zev") == ("c3" if start == "#" else "d3")
    if to_act(state) == "zev":  # he wasn't stopped, so he may turn a tile over
        play(state, "pass")
    assert stands(play(state, "step d2"), "indigo") == ("d2" if start == "#" else "c2")


def test_fr_17_zev_turns_over_one_adjacent_face_down_tile() -> None:
    state = position(SWAPPING, "zev", phase=ABILITY, under={"b5": "←"})
    assert legal(state) == {f"reveal {space}" for space in ("a3", "a4", "a5", "b5", "c5")} | {"pass"}
    assert board(play(state, "reveal b5"))[9] == "←"
    assert to_act(state) == "indigo"


def test_fr_17_indigo_has_no_ability_but_his_step() -> None:
    assert to_act(play(position(TURNING, "indigo"), "step e2")) == "puffer"


# --- winning ------------------------------------------------------------------------------------------

RESCUE = """
    5  ·    ·    ·    ·    ·
    4  Z#   ·    ·    ·    ·
    3  ·    P#   ·    ·    ·
    2  ·    ·    ·    S↑   ·
    1  ·    ·    ·    →    I#
"""


def scores(state: FoxRun) -> tuple[list[int], str | None] | None:
    result = FOXRUN.result(state)
    return None if result is None else (result.scores, result.by)


def test_fr_18_the_foxes_win_when_indigo_steps_onto_scarletts_space() -> None:
    assert scores(play(position(RESCUE, "indigo"), "step d2")) == ([1, 0, 1, 0], "freed")


def test_fr_18_or_when_an_arrow_carries_him_there() -> None:
    drawing = RESCUE.replace("1  ·    ·    ·    →    I#", "1  ·    ·    ·    ↑    I#")
    assert scores(play(position(drawing, "indigo"), "step d1")) == ([1, 0, 1, 0], "freed")


def test_fr_18_scarlett_cannot_enter_indigos_space() -> None:
    drawing = RESCUE.replace("S↑   ·", "↑    S↑")
    assert legal(position(drawing, "scarlett")) == {"step e3", "step d2"}


def test_fr_19_the_guardians_win_when_zev_steps_onto_indigos_space() -> None:
    drawing = RESCUE.replace("4  Z#", "4  #").replace("→    I#", "Z→   I#")
    assert scores(play(position(drawing, "zev"), "step e1")) == ([0, 1, 0, 1], "caught")


def test_fr_19_or_when_an_arrow_carries_him_there() -> None:
    drawing = RESCUE.replace("4  Z#", "4  #").replace("·    →    I#", "Z↑   →    I#")
    assert scores(play(position(drawing, "zev"), "step d1")) == ([0, 1, 0, 1], "caught")


LAST = """
    5  ↑    ↑    ↑    ↑    ↑
    4  Z#   ↑    ↑    ↑    ↑
    3  ·    P#   ↑    ↑    ↑
    2  ↑    ↑    ↑    S↑   ↑
    1  ↑    ↑    ↑    →    I#
"""


def test_fr_19_or_when_the_last_face_down_tile_is_turned_over_by_whomever() -> None:
    for turn, text in [("zev", "reveal a3"), ("puffer", "step a3")]:
        phase = ABILITY if turn == "zev" else 0
        assert scores(play(position(LAST, turn, phase=phase), text)) == ([0, 1, 0, 1], "all-revealed")
    foxes = LAST.replace("4  Z#   ↑", "4  #    Z↑").replace("3  ·    P#", "3  ·    S#").replace("S↑", "P↑")
    assert scores(play(position(foxes, "scarlett"), "step a3")) == ([0, 1, 0, 1], "all-revealed")


def test_fr_20_while_zev_stands_next_to_her_scarletts_space_is_occupied() -> None:
    guarded = RESCUE.replace("4  Z#", "4  #").replace("3  ·    P#   ·    ·", "3  ·    P#   Z↑   ·")
    assert legal(position(guarded, "indigo")) == {"step d1", "step e2"}
    arrow = guarded.replace("1  ·    ·    ·    →    I#", "1  ·    ·    ·    ↑    I#")
    assert stands(play(position(arrow, "indigo"), "step d1"), "indigo") == "d1"


def test_fr_21_after_80_turns_without_a_tile_turned_over_the_guardians_win() -> None:
    state = position(LAST, "indigo")
    state.quiet = QUIET_TURNS - 1
    assert scores(play(state, "step e2")) == ([0, 1, 0, 1], "time")
    assert QUIET_TURNS == 80


def test_fr_21_a_tile_turned_over_starts_the_count_again() -> None:
    state = position(START, "indigo")
    state.quiet = QUIET_TURNS - 1
    play(state, "step d1")
    assert state.quiet == 0
    play(state, "step c4", "step b5")
    assert state.quiet == 0


def test_fr_21_every_game_ends() -> None:
    rng = FastRng(5)
    for _ in range(50):
        state = FOXRUN.deal(BOX, FOXRUN.settle({}), 2, rng)
        while not state.over():
            moves = state.moves(state.waits_for())
            state.play(state.waits_for(), moves.nth(0))
        assert scores(state) is not None
