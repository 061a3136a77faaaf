"""Secrets stay secret: whatever a viewer is given is the same after everything hidden has been dealt anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.chance import FastRng
from foxden.game import Game, View
from foxden.games import GAMES
from foxden.playout import playout
from foxden.state import Moves, State
from foxden.text import speaker
from tests.positions import MOMENTS, NAMES, Setting, facts, need_secrets, settings_of

pytestmark = [pytest.mark.contract, pytest.mark.parametrize("name", NAMES)]

Look = Callable[[State, int | None], View]
LookBeside = Callable[[Any, int], tuple[Any, Moves] | None]


def sent(game: Game[Any, Any], look: Look, state: State, viewer: int | None) -> bytes:
    """All that this viewer is given: the view, encoded, and the moves offered."""
    moves = [] if viewer is None else shorten(state, viewer)
    return msgspec.json.encode([look(state, viewer), game.draw(game.look(state, viewer)), moves])


def shorten(state: State, viewer: int) -> list[int]:
    moves = state.moves(viewer)
    return [moves.stop] if moves.stop else moves.to_list()


def leaks(setting: Setting, look: Look, state: State, viewer: int | None, tries: int = 8) -> bool:
    """Can this viewer tell the true state from a redealt one by what they are given?"""
    rng = FastRng(setting.seed, 3)
    true = sent(setting.game, look, state, viewer)
    return any(true != sent(setting.game, look, setting.game.redeal(state, viewer, rng), viewer) for _ in range(tries))


@given(st.data())
@settings(max_examples=150)
def test_nobody_can_tell_a_redealt_state_from_the_true_one(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    before = state.freeze()
    for viewer in (None, *range(setting.seats)):
        assert not leaks(setting, setting.game.look, state, viewer)
    assert state.freeze() == before, "redealing leaves the true state alone"


def test_each_hidden_thing_varies(name: str) -> None:
    hidden = facts(name).hidden
    rng = FastRng(9)
    names: set[str] = set()
    for setting, moves in sample(name):
        state = setting.play(moves).state
        for viewer in (None, *range(setting.seats)):
            truth = hidden(state, viewer)
            seen: dict[str, set[str]] = defaultdict(set)
            for _ in range(60):
                for thing, value in hidden(setting.game.redeal(state, viewer, rng), viewer).items():
                    seen[thing].add(str(value))
            for thing in truth:
                assert len(seen[thing]) > 1, f"{thing} never varies for {viewer} after {moves} moves of {setting}"
                names.add(thing)
    assert names or getattr(facts(name), "OPEN", False), "something is hidden in this game"


def test_a_redealt_game_is_a_legal_game(name: str) -> None:
    rng = FastRng(4)
    for setting, moves in sample(name):
        state = setting.play(moves).state
        for viewer in (None, *range(setting.seats)):
            twin = setting.game.redeal(state, viewer, rng)
            facts(name).check_pieces(twin)
            playout(twin, rng)
            facts(name).check_pieces(twin)
            assert setting.game.result(twin) is not None


def test_open_hands_are_open_and_others_are_not(name: str) -> None:
    """What a seat knows beyond the others is the same however the public deals anew, or it is worth handing over."""
    rng, alike = FastRng(6), []
    for setting, moves in sample(name):
        state = setting.play(moves).state
        twin = setting.game.redeal(state, None, rng)
        own = setting.game.look_own
        alike += [own(state, seat) == own(twin, seat) for seat in range(setting.seats)]
    assert all(alike) == GAMES[name].open_hands


def beside(game: Game[Any, Any], state: State, seat: int, look: LookBeside) -> bytes | None:
    """All that a device shows of a seat while everyone around looks on, and offers it."""
    found = look(state, seat)
    if found is None:
        return None
    part, moves = found
    names = [f"player {each}" for each in range(state.seats)]
    view = View(game.look_shared(state), part)
    journeys = game.find_journeys(view, moves, [], speaker("en")) if game.find_journeys else []
    return msgspec.json.encode([game.show_own(view, moves, names, speaker("en")), journeys])


def leaks_beside(setting: Setting, state: State, seat: int, look: LookBeside, tries: int = 8) -> bool:
    rng = FastRng(setting.seed, 5)
    true = beside(setting.game, state, seat, look)
    twins = (setting.game.redeal(state, None, rng) for _ in range(tries))
    return any(true != beside(setting.game, twin, seat, look) for twin in twins)


@given(st.data())
@settings(max_examples=60)
def test_a_shared_device_shows_nothing_secret_while_everyone_looks_on(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    look = setting.game.look_beside
    if look is None or state.over():
        return
    for seat in range(setting.seats):
        assert not leaks_beside(setting, state, seat, look)
        found = look(state, seat)
        assert found is None or all(state.moves(seat).has(move) for move in found[1].to_list())


def test_a_device_that_shows_a_seats_secrets_is_caught(name: str) -> None:
    game = GAMES[name]
    if game.open_hands:
        pytest.skip("no seat knows more than all do")
    caught = [
        leaks_beside(setting, state, seat, lambda state, seat: (game.look_own(state, seat), state.moves(seat)))
        for setting, moves in sample(name)
        for state in [setting.play(moves).state]
        for seat in range(setting.seats)
    ]
    assert any(caught)


class Leaky(msgspec.Struct):
    view: View
    leak: str


def tell_tale(game: Game[Any, Any], thing: str) -> Look:
    """A `look` that gives away one hidden thing."""

    def look(state: State, viewer: int | None) -> View:
        return View(Leaky(game.look(state, viewer), str(facts(game.name).hidden(state, viewer).get(thing))), None)

    return look


def test_a_planted_leak_is_caught(name: str) -> None:
    """A view with one hidden thing in it, whichever it is: the test above must see it."""
    need_secrets(name)
    caught: set[str] = set()
    for setting, moves in sample(name):
        state = setting.play(moves).state
        for viewer in (None, *range(setting.seats)):
            for thing in facts(name).hidden(state, viewer):
                look = tell_tale(setting.game, thing)
                assert leaks(setting, look, state, viewer, tries=60), f"a leak of {thing} goes unnoticed"
                caught.add(thing)
    assert caught


def sample(name: str) -> list[tuple[Setting, int]]:
    """Some positions of every stage of the game, for every number of players."""
    game = GAMES[name]
    counts = range(game.least, (game.most or 4) + 1)
    return [
        (Setting(game, seats, game.settle({}), 100 * seats + moves), moves)
        for seats in counts
        for moves in (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144)
    ]


@given(st.data())
@settings(max_examples=60)
def test_what_can_be_taken_back_has_told_nobody_anything(name: str, data: st.DataObject) -> None:
    """A step in the open that counts as revealing nothing looks the same, to its maker and to all, when redealt."""
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    seat = state.waits_for()
    if seat < 0:
        return
    moves = state.moves(seat)
    move = moves.nth(data.draw(st.integers(0, moves.count() - 1)))
    if setting.game.is_secret(move):
        return
    after, rng = state.copy(), FastRng(setting.seed, 4)
    after.play(seat, move)
    if after.revealed != state.revealed or after.over():  # what ended a game cannot be taken back
        return
    for viewer in (None, seat):
        for _ in range(8):
            twin = setting.game.redeal(state, viewer, rng)
            twin.play(seat, move)
            assert setting.game.look(twin, viewer) == setting.game.look(after, viewer)
