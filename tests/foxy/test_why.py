"""Why not? By rule number."""

from __future__ import annotations

import pytest

from foxden.chance import FastRng
from foxden.game import Refusal
from foxden.games.foxy import FOXY
from foxden.games.foxy.rules import Foxy
from foxden.playout import random_actor
from foxden.text import explain
from tests.foxy.drawing import deal, finish, game

pytestmark = pytest.mark.rules


def why(state: Foxy, seat: int, text: str) -> tuple[str, str]:
    move = FOXY.read(text)
    assert not state.moves(seat).has(move)
    refusal = FOXY.why_not(state, seat, move)
    return refusal.rule, refusal.key


def test_fx_7_only_numbers_from_0_to_999() -> None:
    refusal = FOXY.why_not(deal(2), 0, 2000)
    assert (refusal.rule, refusal.key) == ("FX-7", "foxy-number")


def test_fx_10_the_bet_is_used() -> None:
    state = game("""
        hen | 1! 1
        pig | 1  .
    """)
    assert why(state, 0, "2!") == ("FX-10", "foxy-bet-used")
    assert FOXY.why_not(state, 0, FOXY.read("2!")).words == {"turn": 1}


def test_fx_11_final_in_easy_mode() -> None:
    state = game("hen | 1 .", easy=True)
    assert why(state, 0, "2") == why(state, 0, "2!") == ("FX-11", "foxy-final")


def test_fx_12_over() -> None:
    state = deal(2)
    finish(state)
    assert why(state, 0, "0") == ("FX-12", "game-over")


def test_fx_20_no_bet_alone() -> None:
    assert why(deal(1), 0, "1!") == ("FX-20", "foxy-no-bet-alone")


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("easy", [False, True])
def test_every_illegal_move_has_a_reason(seats: int, easy: bool) -> None:
    rng = FastRng(4)
    state = deal(seats, easy=easy)
    while True:
        for seat in range(seats):
            moves = state.moves(seat)
            refusals = [FOXY.why_not(state, seat, move) for move in range(0, 2000, 37) if not moves.has(move)]
            assert all(refusal.rule.startswith("FX-") and explain("en", refusal) for refusal in refusals)
        acting = random_actor(state, rng)
        if acting < 0:
            break
        state.play(acting, state.random_move(acting, rng))


def test_a_refusal_is_explained_in_words() -> None:
    with pytest.raises(Refusal) as refused:
        FOXY.read("seven")
    assert "seven" in explain("en", refused.value)
