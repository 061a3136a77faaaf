"""Copies, pickles, random players, and the record's texts."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from foxden.chance import FastRng
from foxden.game import Refusal
from foxden.games.foxy import FOXY
from foxden.games.foxy.numbers import BET
from foxden.playout import play_randomly
from tests.foxy.drawing import BOX, deal, finish, game, write

pytestmark = pytest.mark.rules


def test_a_copy_shares_nothing_that_changes() -> None:
    state = game("hen | 1! . 2")
    before, twin = state.freeze(), state.copy()
    assert twin.freeze() == before
    write(twin, 0, "3")
    write(twin, 1, "3!")
    assert state.freeze() == before
    assert twin.turn == 1


def test_a_pickle_comes_back_as_it_was() -> None:
    state = game("""
        hen | 1! 1 1
        pig | .  2 .
    """, fox="singles", hard=True, easy=True)  # fmt: skip
    twin = pickle.loads(pickle.dumps(state))
    assert twin.freeze() == state.freeze()
    assert twin.seats == 3
    assert list(twin.box.cards) == list(BOX.cards)
    assert finish(twin) == finish(state)


def test_a_random_player_writes_small_numbers_and_circles_now_and_then() -> None:
    rng = FastRng(8)
    state = game("""
        hen | 1! 1
        pig | .  .
    """)
    used = [state.random_move(0, rng) for _ in range(2000)]
    free = [state.random_move(1, rng) for _ in range(2000)]
    assert set(used) == {move % BET for move in free} == set(range(21))
    assert 40 < sum(move >= BET for move in free) < 130


def test_random_people_finish_a_game_of_a_thousand() -> None:
    state = deal(1000)
    assert play_randomly(state, FastRng(9)) >= 20_000
    assert state.over()


def test_every_move_has_its_text() -> None:
    texts = [FOXY.write(move) for move in range(FOXY.actions)]
    assert texts[7] == "7"
    assert texts[1007] == "7!"
    assert [FOXY.read(text) for text in texts] == list(range(FOXY.actions))


@pytest.mark.parametrize("text", ["", "!", "07", "1000", "-1", "+1", "7 ", " 7", "7\n", "7!!", "!7", "7.0", "٧", "１"])
def test_no_other_text_is_a_move(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        FOXY.read(text)
    assert (refused.value.rule, refused.value.key) == ("record", "foxy-no-move")


def test_a_setup_comes_back_as_it_was() -> None:
    options = FOXY.settle({"fox": "cat", "easy": True})
    state = FOXY.deal(BOX, options, 3, FastRng(2))
    assert FOXY.read_setup(BOX, options, 3, FOXY.write_setup(state)).freeze() == state.freeze()


def test_a_setup_names_animals_in_any_order() -> None:
    setup = FOXY.write_setup(deal(2))
    backwards = {"deck": [card[::-1] for card in setup["deck"]]}
    assert FOXY.write_setup(FOXY.read_setup(BOX, FOXY.settle({}), 2, backwards)) == setup


DECK = FOXY.write_setup(deal(2))["deck"]


@pytest.mark.parametrize(
    "setup",
    [
        {},
        [],
        None,
        7,
        {"deck": None},
        {"deck": "fox"},
        {"deck": {"fox": 1}},
        {"deck": [["fox"]] * 10**5},
        {"deck": [["fox"]] * 20},
        {"deck": [None, *DECK[1:]]},
        {"deck": [True, *DECK[1:]]},
        {"deck": ["hen", *DECK[1:]]},
        {"deck": [{"hen": 1}, *DECK[1:]]},
        {"deck": [[["hen"]], *DECK[1:]]},
        {"deck": [[{}], *DECK[1:]]},
        {"deck": [[1, 2], *DECK[1:]]},
        {"deck": [["hen"] * 10**5, *DECK[1:]]},
        {"deck": [["hen", None], *DECK[1:]]},
        {"deck": [["Hen"], *DECK[1:]]},
    ],
)
def test_whatever_else_a_setup_is_it_is_refused(setup: Any) -> None:
    with pytest.raises(Refusal) as refused:
        FOXY.read_setup(BOX, FOXY.settle({}), 2, setup)
    assert refused.value.rule.startswith("FX-")
