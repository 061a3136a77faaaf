"""What a card says by itself of its number is true, and a hint never says what the card rules out."""

from __future__ import annotations

import pytest

from foxden.botkit.level import Level
from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.games.foxy.bot import hint_at
from foxden.games.foxy.data import default_box
from foxden.games.foxy.names import FOXES
from foxden.games.foxy.reach import reach_of
from foxden.games.foxy.scene import FAR
from foxden.games.foxy.score import exact_numbers
from foxden.text import LANGUAGES, say

GAME = GAMES["foxy"]


@pytest.mark.parametrize("fox", FOXES)
def test_the_exact_number_is_always_within_reach(fox: str) -> None:
    for seed in range(40):
        state = GAME.deal(default_box(), GAME.settle({"fox": fox}), 2, FastRng(seed))
        exact = None
        while not state.over():
            shared = GAME.look_shared(state)
            exact = exact_numbers(state.deck, FOXES.index(fox))[shared.turn - 1]
            least, most = reach_of(shared.card, shared.turn, shared.fox)
            assert least <= exact <= most
            for seat in range(2):
                state.play(seat, 1)
        assert exact is not None


def test_a_hint_leaves_out_what_the_card_rules_out() -> None:
    assert hint_at(1, 3, 2, 2).words == {"number": 2}, "two animals on the first card are two"
    assert hint_at(0, 4, 1, 9).words == {"low": 1, "high": 4}
    assert hint_at(-1, 1, 0, 0).words == {"number": 0}
    assert hint_at(9, 12, 1, 5).words == {"number": 5}
    for language in LANGUAGES:
        assert "7" in say(language, "foxy-hint-only", number=7)


def test_the_hint_of_a_first_card_is_its_number_of_animals() -> None:
    level = Level("aesop", fade=0.1)
    for seed in range(12):
        state = GAME.deal(default_box(), GAME.settle({}), 2, FastRng(seed))
        view = GAME.look(state, 0)
        bot = GAME.bots.make(level, 0, 1)
        advice = bot.advise(view, GAME.redeal(state, 0, FastRng(3)), state.moves(0))
        shared = view.shared
        number = 0 if shared.card == ["fox"] else len(shared.card)
        assert advice.words == {"number": number}


def test_far_more_than_there_can_be_is_out_of_reach() -> None:
    state = GAME.deal(default_box(), GAME.settle({}), 2, FastRng(1))
    own = GAME.show_own(GAME.look(state, 0), state.moves(0), ["Ada", "Ben"], lambda key, **_: key)
    assert own.number is not None
    assert own.number.reach == len(GAME.look_shared(state).card) + FAR
