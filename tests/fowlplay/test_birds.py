"""Choosing cards and moving birds: FP-9 to FP-13."""

from __future__ import annotations

import pytest

from foxden.games.fowlplay.board import NUMBERS

from .drawing import GAME, card, draw_farm, marked, offered, own, phase, place_of, public, say, steps_of
from .test_setup import all_in_dens, deal

pytestmark = pytest.mark.rules

FAR = {"white": "-6,0"}
TURKEY = {"orange": "tbs", "white": "dws"}


# --- cards ----------------------------------------------------------------------------------------------


def test_fp_9_one_of_three_cards_in_any_order() -> None:
    state = all_in_dens(deal())
    assert [state.moves(seat).count() for seat in range(4)] == [3, 3, 3, 3]
    state.play(2, state.moves(2).nth(1))
    assert [seat for seat in range(4) if state.must(seat)] == [0, 1, 3]


def test_fp_9_until_the_last_has_chosen_another_card_may_be_taken() -> None:
    state = all_in_dens(deal())
    hand = own(state, 2).hand
    state.play(2, GAME.read(f"play {hand[1]}"))
    assert {GAME.write(move) for move in state.moves(2).to_list()} == {f"play {hand[0]}", f"play {hand[2]}"}
    assert state.count_moves(2) == 2
    state.play(2, GAME.read(f"play {hand[0]}"))
    mine = own(state, 2)
    assert (mine.chosen, mine.hand) == (hand[0], hand[1:])
    assert [seat for seat in range(4) if state.must(seat)] == [0, 1, 3], "a change of mind answers for nobody else"
    for seat in (0, 1, 3):
        assert public(state).played is None
        state.play(seat, state.moves(seat).nth(0))
    played = public(state).played
    assert played is not None
    assert played[2] == hand[0]
    assert [seat for seat in range(4) if state.moves(seat).count()] == [state.waits_for()]


def test_fp_9_what_the_others_see_does_not_tell_that_a_mind_was_changed() -> None:
    state = all_in_dens(deal())
    first, _, other = own(state, 2).hand
    state.play(2, GAME.read(f"play {first}"))
    before = [GAME.look(state, viewer) for viewer in (None, 0, 1, 3)]
    state.play(2, GAME.read(f"play {other}"))
    assert [GAME.look(state, viewer) for viewer in (None, 0, 1, 3)] == before


def test_fp_9_the_chosen_card_leaves_the_hand() -> None:
    state = all_in_dens(deal())
    hand = own(state, 0).hand
    say(state, f"play {hand[0]}")
    mine = own(state, 0)
    assert (mine.chosen, mine.hand) == (hand[0], hand[1:])


def test_fp_10_cards_are_revealed_when_all_have_chosen() -> None:
    state = all_in_dens(deal(3))
    for _ in range(2):
        say(state, min(offered(state)))
        assert public(state).played is None
    say(state, min(offered(state)))
    assert public(state).played is not None


def test_fp_10_the_lowest_card_goes_first_with_birds_and_foxes() -> None:
    state = draw_farm(
        "2,-5  cko dko gko tko",
        {"orange": "gko", "white": "tko", "black": "cko"},
        foxes={"orange": "-6,0", "white": "-6,1", "black": "-6,2"},
    )
    acting = []
    while not state.over():
        acting.append(state.waits_for())
        say(state, "stop")
    assert acting == [2, 0, 1, 2, 0, 1]


# --- which birds, how many steps ------------------------------------------------------------------------

SIX = """
    2,-5   .   .  cko  .
            gwh cbh  .  tws
               .   .   .   .
                dbs  .  dko  .
    """


def test_fp_11_birds_that_share_a_feature_with_the_card() -> None:
    """The rulebook's example: a brown duck on a square moves ducks, brown birds and squares."""
    state = draw_farm(SIX, {"orange": "dbs", "white": "tws"}, foxes={"orange": "-5,0", **FAR})
    movable = {text.split()[0] for text in offered(state, "bird")}
    assert movable == {str(card(bird)) for bird in ("dbs", "dko", "cbh", "tws")}


def test_fp_11_three_steps_in_all_then_the_next_player() -> None:
    state = draw_farm(SIX, {"orange": "dbs", "white": "tko"}, foxes={"orange": "-5,0", **FAR})
    say(state, "stop")
    say(state, f"bird {card('dbs')} 3,-2", f"bird {card('tws')} 6,-4")
    assert (state.waits_for(), state.left) == (0, 1)
    say(state, f"bird {card('dbs')} 3,-3")
    assert phase(state) == "foxes"


def test_fp_11_one_bird_may_go_all_three_steps_and_come_back() -> None:
    state = draw_farm(SIX, {"orange": "dbs", "white": "tws"}, foxes={"orange": "-5,0", **FAR})
    say(state, f"bird {card('dbs')} 3,-2", f"bird {card('dbs')} 2,-2", f"bird {card('dbs')} 1,-1")
    assert place_of(state, "dbs") == "1,-1"
    assert state.waits_for() == 1


def test_fp_11_fewer_steps_or_none() -> None:
    state = draw_farm(SIX, {"orange": "dbs", "white": "tws"}, foxes={"orange": "-5,0", **FAR})
    say(state, f"bird {card('dbs')} 3,-2", "stop")
    assert state.waits_for() == 1
    say(state, "stop")
    assert phase(state) == "foxes"


def test_fp_11_a_bird_moved_by_somebody_else_moves_again() -> None:
    state = draw_farm(SIX, {"orange": "dbs", "white": "tws"}, foxes={"orange": "-5,0", **FAR})
    say(state, f"bird {card('dbs')} 3,-2", "stop", f"bird {card('dbs')} 3,-1")
    assert place_of(state, "dbs") == "3,-1"


WALLED = """
    4,-6   .  gwo dbs
            cko gko two
    """


def test_fp_11_nothing_is_asked_of_those_who_have_no_step() -> None:
    """The only bird that shares a feature with the orange card can't move."""
    state = draw_farm(WALLED, {"orange": "dbh", "white": "gks"}, foxes={"orange": "-5,0", **FAR})
    assert state.order[0] == 1
    say(state, "stop")
    assert phase(state) == "foxes"


RUNNING_OUT = """
    4,-6   .  gwo  .
             .  gko dbs
               .  two  .
                 .   .  WHI
    """


def test_fp_11_a_phase_ends_when_no_step_is_left() -> None:
    """The duck flees into the corner, and dares not come back (FP-13); nothing else shares a feature."""
    state = draw_farm(RUNNING_OUT, {"orange": "dbh", "white": "tws"}, foxes={"orange": "-5,0"})
    assert steps_of(state, "dbs") == {"6,-6"}
    say(state, f"bird {card('dbs')} 6,-6")
    assert (state.waits_for(), state.left) == (1, 3)


# --- where to -------------------------------------------------------------------------------------------


def test_fp_12_not_onto_a_bird_nor_a_tunnel_entrance() -> None:
    drawing = """
        4,-3   .   +  (.)
                cko tbs  +
                   +   +   .
        """
    state = draw_farm(drawing, TURKEY, foxes={"orange": "-5,0", **FAR})
    assert steps_of(state, "tbs") == marked(drawing)


def test_fp_12_not_onto_a_fox() -> None:
    drawing = """
        2,-3   .   +   +
                ORA tbs  +
                   +   +   .
        """
    state = draw_farm(drawing, TURKEY, foxes=FAR)
    assert "2,-2" not in steps_of(state, "tbs")


def test_fp_12_den_spaces_are_allowed_but_the_centre_is_not() -> None:
    drawing = """
        -1,-2   .   .   .   .   .
                  .   -   +   +   .
                    -  (.) tbs  +   .
                      -   +   +   .   .
        """
    state = draw_farm(drawing, TURKEY, foxes={"orange": "-5,0", **FAR})
    assert steps_of(state, "tbs") == marked(drawing)


def test_fp_12_what_a_step_frees_and_fills_counts_at_once() -> None:
    state = draw_farm(
        """
        2,-2  dbs tbs cko
        """,
        TURKEY,
        foxes={"orange": "-5,0", **FAR},
    )
    say(state, f"bird {card('tbs')} 3,-3")
    assert "3,-2" in steps_of(state, "dbs")
    assert "3,-3" not in steps_of(state, "dbs")
    say(state, f"bird {card('dbs')} 3,-2")
    assert "3,-2" not in steps_of(state, "tbs")


def test_fp_12_a_step_away_from_a_bird_frees_the_hex_beside_it() -> None:
    state = draw_farm("2,-2  dbs tbs", TURKEY, foxes={"orange": "-5,0", **FAR})
    assert "3,-2" not in steps_of(state, "dbs")
    say(state, f"bird {card('tbs')} 4,-2")
    assert "3,-2" in steps_of(state, "dbs")


def test_fp_12_a_hex_that_a_fox_has_left_is_empty() -> None:
    state = draw_farm("2,-2  ORA tbs", TURKEY, foxes=FAR)
    assert "2,-2" not in steps_of(state, "tbs")
    state.yard.step_fox(list(state.yard.fox).index(NUMBERS[2, -2]), NUMBERS[-5, 0])
    state.yard.look_around()
    assert "2,-2" in steps_of(state, "tbs")


def test_fp_12_a_step_towards_a_bird_fills_the_hex_between_them() -> None:
    state = draw_farm("2,-2  tbs  .  dbs", TURKEY, foxes={"orange": "-5,0", **FAR})
    assert "3,-2" in steps_of(state, "dbs")
    say(state, f"bird {card('tbs')} 3,-2")
    assert "3,-2" not in steps_of(state, "dbs")


# --- fear -----------------------------------------------------------------------------------------------

TWO_SPACES_BETWEEN = """
    2,-3   .   .   .   +  (.)
            ORA  .   .  tbs  +
               .   .   +   +   .
    """
ONE_SPACE_BETWEEN = """
    2,-3   .   .   +   +
            ORA  .  tbs  +
               .   +   +   .
    """
ADJACENT = """
    2,-3   .   +   +
            ORA tbs  +
               +   +   .
    """


@pytest.mark.parametrize("drawing", [TWO_SPACES_BETWEEN, ONE_SPACE_BETWEEN, ADJACENT])
def test_fp_13_never_nearer_to_a_fox_that_is_near(drawing: str) -> None:
    """The rulebook's diagrams 4, 5 and 6."""
    assert steps_of(draw_farm(drawing, TURKEY, foxes=FAR), "tbs") == marked(drawing)


def test_fp_13_from_farther_away_up_to_two_spaces_between() -> None:
    state = draw_farm("1,-2  ORA  .   .   .  tbs", TURKEY, foxes=FAR)
    assert "4,-2" in steps_of(state, "tbs")
    say(state, f"bird {card('tbs')} 4,-2")
    assert "3,-2" not in steps_of(state, "tbs")


TWO_FOXES = """
    2,-4   .   .   .  WHI
             .   +   +   .
              ORA tbs  +   .
                 +   +   .   .
    """


def test_fp_13_from_one_fox_to_another_it_stays_adjacent() -> None:
    """The rulebook's diagram 7, towards the white fox."""
    state = draw_farm(TWO_FOXES, TURKEY)
    assert steps_of(state, "tbs") == marked(TWO_FOXES)
    say(state, f"bird {card('tbs')} 4,-3")
    assert "3,-2" in steps_of(state, "tbs")


def test_fp_13_step_by_step_there_is_no_way_back() -> None:
    """The rulebook's diagram 7, towards the black fox: once no fox is adjacent, none may become so."""
    state = draw_farm("2,-2  ORA tbs  .   .  BLA", {"orange": "tbs", "black": "dws"})
    say(state, f"bird {card('tbs')} 4,-2")
    assert not steps_of(state, "tbs") & {"3,-2", "5,-2"}


def test_fp_13_whatever_stands_between() -> None:
    state = draw_farm("1,-2  ORA cko  .  tbs", TURKEY, foxes=FAR)
    assert "3,-2" not in steps_of(state, "tbs")


def test_fp_13_nobody_fears_a_fox_through_a_tunnel() -> None:
    state = draw_farm("4,-3  tbs  .  (.)", TURKEY, foxes={"orange": "3,-6", **FAR})
    assert "5,-3" in steps_of(state, "tbs")


def test_fp_13_a_freed_hex_is_still_feared() -> None:
    """The hex that the chicken leaves is nearer to the fox than the turkey dares to go."""
    state = draw_farm("1,-2  ORA  .  cbs tbs", TURKEY, foxes=FAR)
    say(state, f"bird {card('cbs')} 3,-3")
    assert "3,-2" not in steps_of(state, "tbs")
