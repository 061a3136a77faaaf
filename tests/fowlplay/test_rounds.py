"""The end of a round and of the game: FP-17 and FP-18."""

from __future__ import annotations

import pytest

from foxden.chance import FastRng
from foxden.game import Refusal
from foxden.games.fowlplay.notation import read_chance, write_chance
from foxden.games.fowlplay.rules import FowlPlay

from .drawing import GAME, draw_farm, offered, own, phase, public, say, to_foxes
from .test_setup import all_in_dens, deal

pytestmark = pytest.mark.rules

NINE = """
    2,-5  cbo dbo gbo cwo
            dko gko tko  .
               .   .  tbo  .
                ORA cko  .   .
    """
TEN = """
    2,-5  cbo dbo gbo cwo
            dko gko tko dwo
               .   .  tbo  .
                ORA cko  .   .
    """
CARDS = {"orange": "tws", "white": "gws"}
FAR = {"white": "-6,0"}


def pass_round(state: FowlPlay) -> FowlPlay:
    """Everyone plays their lowest card, and nobody moves anything."""
    turn = state.round
    while state.round == turn and state.waits_for() >= 0:
        moves = offered(state)
        say(state, "stop" if "stop" in moves else min(moves))
    return state


def test_fp_17_eight_birds_left_end_the_game() -> None:
    state = to_foxes(draw_farm(NINE, CARDS, foxes=FAR))
    say(state, "stop", "fox 3,-2")
    assert state.birds_left == 8
    assert state.over()


def test_fp_17_only_at_the_end_of_the_round() -> None:
    state = to_foxes(draw_farm(NINE, {"orange": "gws", "white": "tws"}, foxes=FAR))
    say(state, "fox 3,-2")
    assert (state.birds_left, state.waits_for()) == (8, 1)


def test_fp_17_nine_birds_left_do_not() -> None:
    state = to_foxes(draw_farm(TEN, CARDS, foxes=FAR))
    say(state, "stop", "fox 3,-2")
    assert (state.birds_left, state.round) == (9, 3)
    assert phase(state) == "play"


def test_fp_17_a_round_with_a_capture_turns_no_card() -> None:
    state = to_foxes(draw_farm(TEN, CARDS, foxes=FAR))
    say(state, "stop", "fox 3,-2")
    assert state.turned == 0
    assert pass_round(state).turned == 1


def test_fp_17_round_1_turns_no_card() -> None:
    state = all_in_dens(deal())
    turned = [pass_round(state).turned for _ in range(3)]
    assert turned == [0, 1, 2]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 4), (4, 4)])
def test_fp_17_the_last_turn_card_ends_the_game(seats: int, rounds: int) -> None:
    state = all_in_dens(deal(seats))
    for _ in range(rounds):
        assert not state.over()
        pass_round(state)
    assert state.over()
    assert state.round == rounds


# --- cards ----------------------------------------------------------------------------------------------


def test_fp_18_used_cards_are_discarded_and_everyone_draws_from_seat_0_up() -> None:
    state = all_in_dens(deal())
    deck = GAME.write_setup(deal())["deck"]
    played = [min(own(state, seat).hand) for seat in range(4)]
    for seat in (3, 1, 0, 2):
        state.play(seat, GAME.read(f"play {played[seat]}"))
    pass_round(state)
    assert public(state).discards == sorted(played)
    assert public(state).deck == 16
    assert all(deck[seat] in own(state, seat).hand for seat in range(4))


def short_of_cards(left: int) -> FowlPlay:
    """A round ends, and the deck has so many cards for three players; three were played, three discarded before."""
    state = to_foxes(draw_farm(TEN, {"orange": "gws", "white": "tws", "black": "dws"}, foxes={"black": "-6,1", **FAR}))
    state.cards.discards = sum(1 << card for card in (4, 5, 6))
    state.cards.deck = state.cards.deck[:left]
    state.turned = 0
    return say(state, "stop", "stop", "stop")


def test_fp_18_no_reshuffle_before_a_card_is_needed() -> None:
    state = short_of_cards(left=3)
    assert phase(state) == "play"
    assert public(state).deck == 0


@pytest.mark.parametrize("left", [0, 1, 2])
def test_fp_18_the_discards_with_this_round_s_cards_are_the_new_deck(left: int) -> None:
    state = short_of_cards(left)
    assert state.waits_for() == -1
    assert [len(own(state, seat).hand) for seat in range(3)] == [3] * left + [2] * (3 - left)
    state.fall(FastRng(1))
    kind, *cards = write_chance(state).split()
    assert (kind, sorted(map(int, cards))) == ("reshuffle", [5, 6, 7, 34, 35, 36])
    assert public(state).deck == 6 - (3 - left)
    assert [len(own(state, seat).hand) for seat in range(3)] == [3, 3, 3]
    assert int(cards[0]) in own(state, left).hand


def test_fp_18_any_order_may_fall() -> None:
    written = set()
    for seed in range(100):
        state = short_of_cards(0)
        state.fall(FastRng(seed))
        written.add(write_chance(state))
    assert len(written) > 80


def test_fp_18_chance_falls_as_it_is_written() -> None:
    state = short_of_cards(2)
    read_chance(state, "reshuffle 36 5 34 7 35 6")
    assert 36 in own(state, 2).hand
    assert write_chance(state) == "reshuffle 36 5 34 7 35 6"


@pytest.mark.parametrize(
    "text",
    [
        "", "reshuffle", "shuffle 36 5 34 7 35 6", "reshuffle 36 5 34 7 35", "reshuffle 36 5 34 7 35 35",
        "reshuffle 36 5 34 7 35 1", "reshuffle 36 5 34 7 35 06", "reshuffle  36 5 34 7 35 6",
        "reshuffle 36 5 34 7 35 x",
    ],
)  # fmt: skip
def test_fp_18_nothing_but_the_discards_can_fall(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_chance(short_of_cards(0), text)
    assert refused.value.rule == "FP-18"


def test_fp_18_chance_falls_only_when_a_card_is_needed() -> None:
    with pytest.raises(Refusal) as refused:
        read_chance(short_of_cards(3), "reshuffle 36 5 34 7 35 6")
    assert refused.value.rule == "FP-18"


def test_fp_18_no_draw_after_the_end() -> None:
    state = to_foxes(draw_farm(NINE, CARDS, foxes=FAR))
    say(state, "stop", "fox 3,-2")
    assert [len(own(state, seat).hand) for seat in range(2)] == [2, 2]
