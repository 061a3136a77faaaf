"""Inference in Fowl Play!: imagined deals fit what was caught, and contradict nothing seen."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.games.fowlplay import FOWLPLAY
from foxden.games.fowlplay.inference import count_shared
from foxden.games.fowlplay.rules import FowlPlay
from tests.positions import Setting, settings_of


@given(settings_of("fowlplay"), st.integers(0, 600), st.integers(0, 1000))
@settings(max_examples=60)
def test_what_is_imagined_looks_like_what_is_there(setting: Setting, moves: int, seed: int) -> None:
    state, guide, rng = setting.play(moves).state, GAMES["fowlplay"].bots.make_guide(), FastRng(seed)
    before = state.freeze()
    for seat in range(setting.seats):
        imagined = guide.imagine(state, seat, rng)
        assert setting.game.look(imagined, seat) == setting.game.look(state, seat)
        assert imagined.moves(seat).to_list() == state.moves(seat).to_list()
        again = guide.redeal(imagined, seat, rng)
        assert setting.game.look(again, seat) == setting.game.look(state, seat)
    assert state.freeze() == before, "imagining changes nothing"


def test_nobody_is_thought_to_eat_what_their_target_likes() -> None:
    """Half-way through a game, targets imagined have less in common with what their owners caught than any card has."""
    guide, rng = GAMES["fowlplay"].bots.make_guide(), FastRng(3)
    plain = suspected = 0
    for seed in range(30):
        state = Setting(FOWLPLAY, 2, FOWLPLAY.settle({}), seed).play(120).state
        assert isinstance(state, FowlPlay)
        for _ in range(20):
            dealt, imagined = guide.redeal(state, 0, rng), guide.imagine(state, 0, rng)
            assert isinstance(dealt, FowlPlay)
            assert isinstance(imagined, FowlPlay)
            plain += count_shared(dealt, 1, dealt.cards.target[1]) if not state.over() else 0
            suspected += count_shared(imagined, 1, imagined.cards.target[1]) if not state.over() else 0
    assert suspected < 0.8 * plain
