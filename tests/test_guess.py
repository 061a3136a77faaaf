"""Why not: a touch that does nothing is answered with a rule, from what the seat is allowed to know, and changes
nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.chance import FastRng
from foxden.game import Refusal
from foxden.games import GAMES
from foxden.live.why_not import why_not
from foxden.rulebook import rules
from foxden.state import State
from foxden.text import LANGUAGES, explain
from tests.positions import MOMENTS, NAMES, Setting, facts, need_secrets, settings_of
from tests.test_scenes import shown, shown_own, staged

pytestmark = [pytest.mark.contract, pytest.mark.parametrize("name", NAMES)]
TOUCHABLE = [name for name in NAMES if GAMES[name].guess_moves]
Answer = Callable[[State, int, list[str]], Refusal]


def things(setting: Setting, state: State, seat: int) -> list[str]:
    """Everything that can be touched, and some things that can't."""
    scene, own = shown(setting.game, state, "en"), shown_own(setting.game, state, seat, "en")
    spaces = [space.id for zone in staged(setting.game, state, "en").zones for space in zone.spaces]
    pieces = [piece.id for zone in (*scene.zones, *own.zones) for piece in zone.pieces]
    return [*spaces, *pieces, "stop", "bird-99", "card-0", "tile@z9", "", "fox-"]


def same(one: Refusal, other: Refusal) -> bool:
    return (one.rule, one.key, one.words) == (other.rule, other.key, other.words)


def leaks(setting: Setting, state: State, seat: int, path: list[str], answer: Answer) -> bool:
    """Whether the answer changes when everything this seat can't know is redealt."""
    true, rng = answer(state, seat, path), FastRng(setting.seed, 5)
    twins = [setting.game.redeal(state, seat, rng) for _ in range(6)]
    return not all(same(true, answer(twin, seat, path)) for twin in twins)


@given(st.data())
@settings(max_examples=150)
def test_every_touch_is_answered_from_what_the_seat_may_know(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    seat = data.draw(st.integers(0, setting.seats - 1))
    path = data.draw(st.lists(st.sampled_from(things(setting, state, seat)), min_size=1, max_size=3))
    before = state.freeze()
    refusal = why_not(setting.game, state, seat, path)
    assert refusal.rule in rules(name) or refusal.key == "table-nothing-meant"
    assert all(explain(language, refusal) for language in LANGUAGES)
    assert not leaks(setting, state, seat, path, partial(why_not, setting.game))
    assert state.freeze() == before


@given(st.data())
@settings(max_examples=40)
def test_what_may_be_touched_means_what_it_does(name: str, data: st.DataObject) -> None:
    """Every choice on a board is understood from its path; buttons say themselves what they do."""
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    for seat in range(setting.seats):
        own = shown_own(setting.game, state, seat, "en")
        buttons = {button.id for button in own.buttons}
        for choice in own.choices:
            if setting.game.guess_moves and buttons.isdisjoint(choice.path):
                meant = setting.game.guess_moves(setting.game.look(state, seat), choice.path)
                assert setting.game.read(choice.move) in meant


def test_an_answer_that_knows_too_much_is_caught(name: str) -> None:
    """A planted answer that leaks something hidden."""
    need_secrets(name)
    hidden = facts(name).hidden

    def careless(state: State, seat: int, path: list[str]) -> Refusal:
        return Refusal("F", "told", told=str(hidden(state, seat)))

    setting = Setting(GAMES[name], 2, GAMES[name].settle({}), 7)
    state = setting.play(5).state
    assert hidden(state, 0)
    assert leaks(setting, state, 0, ["a1"], careless)
