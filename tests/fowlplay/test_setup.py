"""The box and the setup: FP-1 to FP-8."""

from __future__ import annotations

from collections import Counter
from itertools import chain, product
from typing import Any

import pytest

from foxden.chance import FastRng
from foxden.game import DataError, Refusal, Value
from foxden.games import default_data
from foxden.games.fowlplay.board import DEN, NEIGHBOURS, PLACES, distance
from foxden.games.fowlplay.box import FowlPlayBox
from foxden.games.fowlplay.editor import IN_BOX
from foxden.games.fowlplay.names import FOXES, HEX, HEX_NAMES, name_birds
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.view import Fox
from foxden.text import speaker

from .drawing import BOX, GAME, offered, own, phase, public, say

pytestmark = pytest.mark.rules

CORNERS = ("6,-6", "0,-6", "-6,6", "0,6")


def deal(seats: int = 4, seed: int = 1, **options: Value) -> FowlPlay:
    state: FowlPlay = GAME.deal(BOX, GAME.settle(options), seats, FastRng(seed))
    return state


def all_in_dens(state: FowlPlay) -> FowlPlay:
    """Everyone takes the first card as target, then the first free fox and den space."""
    while phase(state) in ("target", "den"):
        state.play(state.waits_for(), state.moves(state.waits_for()).nth(0))
    return state


def test_fp_1_every_combination_is_one_bird() -> None:
    names = name_birds(BOX)
    every = product(
        ("chicken", "duck", "goose", "turkey"), ("black", "brown", "white"), ("circle", "hexagon", "square")
    )
    assert sorted(names) == sorted(" ".join(words) for words in every)


def test_fp_1_four_foxes() -> None:
    assert FOXES == ("black", "brown", "orange", "white")


@pytest.mark.parametrize("seats", [1, 5])
def test_fp_1_two_to_four_play(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.check_seats(seats)
    assert refused.value.rule == "FP-1"


def test_fp_2_127_hexes_seven_on_a_side() -> None:
    rows = Counter(r for _, r in PLACES)
    assert len(PLACES) == 127
    assert [rows[r] for r in range(-6, 7)] == [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]


def test_fp_2_each_hex_has_its_neighbours() -> None:
    for here in range(127):
        near = {to for to in NEIGHBOURS[here * 6 : here * 6 + 6] if to != 127}
        assert near == {to for to in range(127) if distance(here, to) == 1}


def test_fp_2_the_den_is_around_the_centre() -> None:
    assert {HEX_NAMES[space] for space in DEN} == {"1,0", "-1,0", "0,1", "0,-1", "1,-1", "-1,1"}


def test_fp_2_seven_tunnel_entrances_with_the_centre() -> None:
    assert len(set(BOX.tunnels)) == 7
    assert BOX.is_tunnel(HEX["0,0"])


def test_fp_3_tunnels_in_the_middle_of_the_edges() -> None:
    assert {HEX_NAMES[tunnel] for tunnel in BOX.tunnels} == {"0,0", "6,-3", "3,-6", "-3,-3", "-6,3", "-3,6", "3,3"}


def test_fp_3_flocks_within_two_of_four_corners() -> None:
    flocks = {frozenset(BOX.flocks[start : start + 9]) for start in range(0, 36, 9)}
    assert flocks == {frozenset(space for space in range(127) if distance(space, HEX[name]) <= 2) for name in CORNERS}


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (1, "chicken black circle"),
        (2, "duck black circle"),
        (5, "chicken black hexagon"),
        (23, "goose brown square"),
        (36, "turkey white square"),
    ],
)
def test_fp_4_numbers_run_through_types_then_shapes_then_colours(number: int, name: str) -> None:
    assert name_birds(BOX)[number - 1] == name


def test_fp_5_nine_of_a_type_fill_a_corner() -> None:
    state = deal()
    corners = {frozenset(BOX.flocks[start : start + 9]) for start in range(0, 36, 9)}
    assert {frozenset(state.yard.at[bird] for bird in range(first, 36, 4)) for first in range(4)} == corners


def test_fp_5_any_arrangement_and_any_corner() -> None:
    ducks = [{deal(seed=seed).yard.at[bird] for bird in range(1, 36, 4)} for seed in range(40)]
    assert len({min(spaces) for spaces in ducks}) == 4
    first_duck = [deal(seed=seed).yard.at[1] for seed in range(200)]
    assert len(set(first_duck)) == 36


def test_fp_5_a_setup_that_mixes_flocks_is_refused() -> None:
    setup = GAME.write_setup(deal())
    setup["birds"]["1"], setup["birds"]["2"] = setup["birds"]["2"], setup["birds"]["1"]
    with pytest.raises(Refusal) as refused:
        GAME.read_setup(BOX, GAME.settle({}), 4, setup)
    assert refused.value.rule == "FP-5"


TYPES_CHOSEN = ["turkey", "goose", "duck", "chicken"]
BIRDS_CHOSEN = [[bird for bird in reversed(IN_BOX) if bird.startswith(kind)] for kind in TYPES_CHOSEN]


def chosen(standing: Any) -> FowlPlayBox:
    box = GAME.pack(default_data(GAME) | {"standing": standing})
    assert isinstance(box, FowlPlayBox)
    return box


def test_fp_5_types_stand_in_the_corners_that_were_chosen_for_them() -> None:
    box = chosen(TYPES_CHOSEN)
    states = [GAME.deal(box, GAME.settle({}), 2, FastRng(seed)) for seed in range(20)]
    for state in states:
        for corner, kind in enumerate(TYPES_CHOSEN):
            flock = {int(state.yard.at[bird]) for bird, name in enumerate(name_birds(box)) if name.startswith(kind)}
            assert flock == set(box.flocks[corner * 9 : corner * 9 + 9])
    assert len({int(state.yard.at[1]) for state in states}) > 5, "within its corner chance decides"


def test_fp_5_birds_stand_where_they_were_put() -> None:
    box = chosen(BIRDS_CHOSEN)
    for seed in range(3):
        state = GAME.deal(box, GAME.settle({}), 2, FastRng(seed))
        stands = {int(state.yard.at[bird]): name for bird, name in enumerate(name_birds(box))}
        assert [stands[space] for space in box.flocks] == [bird for corner in BIRDS_CHOSEN for bird in corner]


@pytest.mark.parametrize(
    ("standing", "key"),
    [
        (["duck"] * 4, "fowlplay-data-types"),
        (["duck", "goose", "turkey", "cow"], "fowlplay-data-types"),
        (["duck", "goose", "turkey"], "data-wrong-form"),
        ("random", "data-wrong-form"),
        ([*BIRDS_CHOSEN[:3], BIRDS_CHOSEN[3][:8]], "data-wrong-form"),
        ([*BIRDS_CHOSEN[:3], [*BIRDS_CHOSEN[3][:8], "cow"]], "data-wrong-form"),
        ([*BIRDS_CHOSEN[:3], [*BIRDS_CHOSEN[3][:8], 7]], "data-wrong-form"),
        ([*BIRDS_CHOSEN[:3], "chicken"], "data-wrong-form"),
        ([*BIRDS_CHOSEN[:3], [*BIRDS_CHOSEN[3][:8], BIRDS_CHOSEN[0][0]]], "fowlplay-data-mixed"),
        ([*BIRDS_CHOSEN[:3], [*BIRDS_CHOSEN[3][:8], BIRDS_CHOSEN[3][0]]], "fowlplay-data-bird-twice"),
    ],
)
def test_fp_5_birds_that_cannot_stand_so_are_refused(standing: Any, key: str) -> None:
    with pytest.raises(DataError, match=key):
        chosen(standing)


@pytest.mark.parametrize("standing", [TYPES_CHOSEN, BIRDS_CHOSEN])
def test_fp_5_a_setup_that_does_not_stand_as_chosen_is_refused(standing: Any) -> None:
    box = chosen(standing)
    own = GAME.write_setup(GAME.deal(box, GAME.settle({}), 2, FastRng(1)))
    GAME.read_setup(box, GAME.settle({}), 2, own)
    other = chosen(standing[::-1])
    with pytest.raises(Refusal, match="fowlplay-setup-standing"):
        GAME.read_setup(other, GAME.settle({}), 2, own)


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 3), (4, 3)])
def test_fp_6_turn_cards(seats: int, cards: int) -> None:
    assert public(deal(seats)).turn_cards == cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fp_7_four_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    setup = GAME.write_setup(deal(seats))
    assert [len(hand) for hand in setup["hands"]] == [4] * seats
    assert sorted([*chain(*setup["hands"]), *setup["deck"]]) == list(range(1, 37))


def test_fp_7_one_of_the_four_becomes_the_target_and_three_stay() -> None:
    state = deal()
    hand = own(state, 0).hand
    say(state, f"target {hand[1]}")
    mine = own(state, 0)
    assert (mine.target, mine.hand) == (hand[1], [hand[0], hand[2], hand[3]])


def test_fp_7_targets_in_any_order() -> None:
    state = deal()
    state.play(2, state.moves(2).nth(0))
    assert [seat for seat in range(4) if state.must(seat)] == [0, 1, 3]


def test_fp_7_until_the_last_has_chosen_another_target_may_be_taken() -> None:
    state = deal()
    hand = own(state, 2).hand
    state.play(2, GAME.read(f"target {hand[0]}"))
    assert {GAME.write(move) for move in state.moves(2).to_list()} == {f"target {card}" for card in hand[1:]}
    state.play(2, GAME.read(f"target {hand[3]}"))
    mine = own(state, 2)
    assert (mine.target, mine.hand) == (hand[3], hand[:3])
    assert [seat for seat in range(4) if state.must(seat)] == [0, 1, 3], "a change of mind answers for nobody else"
    for seat in (0, 1, 3):
        assert phase(state) == "target"
        state.play(seat, state.moves(seat).nth(0))
    assert phase(state) == "den"
    assert own(state, 2).target == hand[3]
    assert not any(GAME.write(move).startswith("target") for move in state.moves(2).to_list())


def test_fp_7_dens_begin_when_all_targets_are_in() -> None:
    state = deal()
    for seat in (3, 1, 0):
        state.play(seat, state.moves(seat).nth(0))
        assert phase(state) == "target"
    state.play(2, state.moves(2).nth(0))
    assert phase(state) == "den"


def test_fp_7_a_target_is_never_drawn_again() -> None:
    state, rng = deal(seed=7), FastRng(7)
    all_in_dens(state)
    targets = [state.cards.target[seat] for seat in range(4)]
    while not state.over():
        seat = state.waits_for()
        if seat < 0:
            state.fall(rng)
        else:
            state.play(seat, state.random_move(seat, rng))
        assert not {*state.cards.hands, *state.cards.deck} & set(targets)
    assert [state.cards.target[seat] for seat in range(4)] == targets


def test_fp_8_a_random_player_is_first() -> None:
    assert {deal(seed=seed).first for seed in range(60)} == {0, 1, 2, 3}


FIRST = ("first-seat", "second-seat", "third-seat", "fourth-seat")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fp_8_whoever_is_chosen_is_first(seats: int) -> None:
    for seat in range(seats):
        assert {deal(seats, seed, first=FIRST[seat]).first for seed in range(20)} == {seat}


def test_fp_8_where_nobody_sits_on_the_chosen_seat_chance_decides() -> None:
    assert {deal(2, seed, first="third-seat").first for seed in range(20)} == {0, 1}
    assert GAME.read_setup(BOX, GAME.settle({"first": "third-seat"}), 2, GAME.write_setup(deal(2))).seats == 2


def test_fp_8_who_is_first_changes_nothing_else_of_a_deal() -> None:
    drawn, chosen = GAME.write_setup(deal(3)), GAME.write_setup(deal(3, first="second-seat"))
    assert drawn | {"first": 1} == chosen


def test_fp_8_a_setup_in_which_another_is_first_is_refused() -> None:
    options = GAME.settle({"first": "second-seat"})
    setup = GAME.write_setup(deal(first="second-seat"))
    assert GAME.read_setup(BOX, options, 4, setup).first == 1
    with pytest.raises(Refusal) as refused:
        GAME.read_setup(BOX, options, 4, setup | {"first": 2})
    assert (refused.value.rule, refused.value.key) == ("FP-8", "fowlplay-setup-first-chosen")


@pytest.mark.parametrize(
    ("first", "told"),
    [
        ("drawn", ["", "", ""]),
        ("second-seat", ["", "places a fox first", ""]),
        ("third-seat", ["", "", "places a fox first"]),
        ("fourth-seat", ["", "", ""]),
    ],
)
def test_fp_8_the_lobby_is_told_who_will_be_first(first: str, told: list[str]) -> None:
    assert GAME.foretell
    assert GAME.foretell(GAME.settle({"first": first}), 3, speaker("en")) == told


def test_fp_8_in_seat_order_wrapping_round() -> None:
    state = next(state for state in (deal(3, seed) for seed in range(20)) if state.first == 1)
    asked = []
    while phase(state) in ("target", "den"):
        if phase(state) == "den":
            asked.append(state.waits_for())
        state.play(state.waits_for(), state.moves(state.waits_for()).nth(0))
    assert asked == [1, 2, 0]


def test_fp_8_each_fox_and_each_den_space_once() -> None:
    state = deal()
    for seat in range(4):
        state.play(seat, state.moves(seat).nth(0))
    assert len(offered(state, "den")) == 24
    say(state, "den orange 1,-1")
    assert len(offered(state, "den")) == 15
    assert not any(text.startswith("orange") or text.endswith(" 1,-1") for text in offered(state, "den"))
    assert public(state).foxes[state.first] == Fox("orange", (1, -1))


def test_fp_8_never_on_the_centre() -> None:
    state = deal()
    for seat in range(4):
        state.play(seat, state.moves(seat).nth(0))
    assert not any(text.endswith(" 0,0") for text in offered(state))
