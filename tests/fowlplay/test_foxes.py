"""Moving foxes: FP-14 to FP-16."""

from __future__ import annotations

import pytest

from .drawing import card, draw_farm, marked, offered, place_of, public, say, to_foxes

pytestmark = pytest.mark.rules

FAR = {"white": "-6,0"}
CARDS = {"orange": "cko", "white": "dko"}
TUNNELS = {"3,-6", "-3,-3", "6,-3", "0,0", "-6,3", "3,3", "-3,6"}


def test_fp_14_a_step_to_any_neighbouring_hex_without_a_fox() -> None:
    drawing = """
        1,-3   .   +   +
                 +  ORA WHI
                   +   +   .
        """
    assert offered(to_foxes(draw_farm(drawing, CARDS)), "fox") == marked(drawing)


def test_fp_14_two_steps_at_most() -> None:
    state = to_foxes(draw_farm("2,-2  ORA  .   .", CARDS, foxes=FAR))
    say(state, "fox 3,-2")
    assert (state.waits_for(), state.left) == (0, 1)
    say(state, "fox 4,-2")
    assert state.waits_for() == 1


def test_fp_14_or_fewer_or_none() -> None:
    state = to_foxes(draw_farm("2,-2  ORA  .   .", CARDS, foxes=FAR))
    say(state, "fox 3,-2", "stop")
    assert state.waits_for() == 1
    say(state, "stop")
    assert state.over()


def test_fp_14_from_a_tunnel_to_any_other() -> None:
    drawing = """
        2,-6   +  ORA  +
                 +   +   .
        """
    state = to_foxes(draw_farm(drawing, CARDS, foxes=FAR))
    assert offered(state, "fox") == marked(drawing) | (TUNNELS - {"3,-6"})


def test_fp_14_not_to_a_tunnel_with_a_fox() -> None:
    state = to_foxes(draw_farm("2,-6   .  ORA  .", CARDS, foxes={"white": "6,-3"}))
    assert offered(state, "fox") & TUNNELS == TUNNELS - {"3,-6", "6,-3"}


def test_fp_14_no_tunnel_from_a_hex_beside_it() -> None:
    state = to_foxes(draw_farm("2,-6  ORA (.)  .", CARDS, foxes=FAR))
    assert offered(state, "fox") & TUNNELS == {"3,-6"}


def test_fp_14_step_in_then_through_or_through_then_out_or_two_hops() -> None:
    state = to_foxes(draw_farm("2,-6  ORA (.)  .", CARDS, foxes=FAR))
    say(state, "fox 3,-6", "fox -3,6")
    out = to_foxes(draw_farm("2,-6   .  ORA  .", CARDS, foxes=FAR))
    say(out, "fox 6,-3", "fox 5,-3")
    hops = to_foxes(draw_farm("2,-6   .  ORA  .", CARDS, foxes=FAR))
    say(hops, "fox 6,-3", "fox 0,0")
    assert [game.waits_for() for game in (state, out, hops)] == [1, 1, 1]


CORNERED = """
    4,-6   .  WHI ORA
             .  BLA BRO
    """


def test_fp_14_a_fox_with_no_step_is_not_asked() -> None:
    plays = {"orange": "cko", "white": "dko", "black": "gko", "brown": "tko"}
    assert to_foxes(draw_farm(CORNERED, plays)).waits_for() == 1


def test_fp_15_entering_a_bird_s_hex_captures_it_and_ends_the_move() -> None:
    state = to_foxes(draw_farm("2,-2  ORA gws  .   .  tws", CARDS, foxes=FAR))
    say(state, "fox 3,-2")
    shared = public(state)
    assert (shared.caught, shared.birds_left) == ([[card("gws")], []], 1)
    assert place_of(state, "gws") is None
    assert state.waits_for() == 1


def test_fp_15_on_the_second_step_too() -> None:
    state = to_foxes(draw_farm("2,-2  ORA  .  gws  .  tws", CARDS, foxes=FAR))
    say(state, "fox 3,-2", "fox 4,-2")
    assert public(state).caught[0] == [card("gws")]


def test_fp_15_the_hex_is_the_fox_s_afterwards() -> None:
    state = to_foxes(draw_farm("2,-2  ORA gws  .  WHI", CARDS))
    say(state, "fox 3,-2", "fox 4,-2")
    assert "3,-2" not in offered(state, "fox")


DEN = """
    -2,-2   .   .   .   .   .
              .   .   -  ORA  .
                .   -  (.)  -   .
                  .  WHI  -   .   .
    """


def test_fp_16_in_round_1_a_fox_on_the_centre_must_step_on() -> None:
    state = to_foxes(draw_farm(DEN, CARDS, turn=1))
    say(state, "fox 0,0")
    assert "stop" not in offered(state)
    assert offered(state, "fox") == {"1,0", "0,-1", "-1,0", "0,1", "1,-1"} | (TUNNELS - {"0,0"})


def test_fp_16_in_round_1_the_second_step_is_not_to_the_centre() -> None:
    state = to_foxes(draw_farm(DEN, CARDS, turn=1))
    say(state, "fox 1,0")
    assert "0,0" not in offered(state, "fox")
    assert "stop" in offered(state)


def test_fp_16_later_rounds_allow_both() -> None:
    state = to_foxes(draw_farm(DEN, CARDS, turn=2))
    say(state, "fox 0,0")
    assert "stop" in offered(state)
    again = to_foxes(draw_farm(DEN, CARDS, turn=2))
    say(again, "fox 1,0")
    assert "0,0" in offered(again, "fox")


def test_fp_16_one_can_always_step_on_from_the_centre() -> None:
    state = to_foxes(
        draw_farm(DEN, {"orange": "cko", "white": "dko", "black": "gko", "brown": "tko"}, turn=1,
                  foxes={"black": "1,0", "brown": "0,-1"})
    )  # fmt: skip
    say(state, "fox 0,0")
    assert len(offered(state, "fox")) == 9
