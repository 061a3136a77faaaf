"""Games as numbers: every legal move is one action and back, and an observation is what the seat's view says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i16, u8

from foxden.chance import FastRng
from foxden.encoding import Encoding
from foxden.game import Game
from foxden.games import GAMES
from foxden.playout import playout
from foxden.state import State
from foxden.tensors import NO_ACTION, is_marked
from tests.positions import MOMENTS, Setting, facts, settings_of
from tests.test_secrets import sample

NAMES = [name for name, game in GAMES.items() if game.encoding]
pytestmark = [pytest.mark.contract, pytest.mark.parametrize("name", NAMES)]

Observe = Callable[[State, int], bytes]
AWAY = 3
"""Numbers before and after those that are written, which must stay as they are."""


def encoding_of(game: Game[Any, Any]) -> Encoding[Any, Any]:
    assert game.encoding
    return game.encoding


def written(encoding: Encoding[Any, Any], state: State, seat: int) -> list[int]:
    """What the compiled form writes, over whatever stood there."""
    size = int(encoding.tensors.size)
    into = vec[i16]([77] * (size + 2 * AWAY))
    encoding.tensors.write(state, seat, into, AWAY)
    numbers = [int(each) for each in into]
    assert numbers[:AWAY] == numbers[AWAY + size :] == [77] * AWAY
    return numbers[AWAY : AWAY + size]


def marked(encoding: Encoding[Any, Any], state: State, seat: int) -> list[int]:
    """The actions of a mask, written over whatever stood there."""
    size = int(encoding.tensors.mask_bytes)
    into = vec[u8]([170] * (size + 2 * AWAY))
    encoding.tensors.mark(state, seat, into, AWAY)
    bits = [int(each) for each in into]
    assert bits[:AWAY] == bits[AWAY + size :] == [170] * AWAY
    return [action for action in range(size * 8) if is_marked(into, AWAY, action)]


@given(st.data())
@settings(max_examples=80)
def test_what_is_written_is_what_the_seat_s_view_says(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state, encoding = setting.play(data.draw(MOMENTS)).state, encoding_of(setting.game)
    for seat in range(setting.seats):
        numbers = encoding.observe(setting.game.look(state, seat))
        assert written(encoding, state, seat) == numbers
        assert_within(encoding, numbers)


def assert_within(encoding: Encoding[Any, Any], numbers: list[int]) -> None:
    assert len(numbers) == encoding.tensors.size == sum(part.size for part in encoding.parts)
    start = 0
    for part in encoding.parts:
        assert all(part.least <= each <= part.most for each in numbers[start : start + part.size]), part
        start += part.size


@given(st.data())
@settings(max_examples=80)
def test_every_legal_move_is_one_action_and_back(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state, encoding = setting.play(data.draw(MOMENTS)).state, encoding_of(setting.game)
    for seat in range(setting.seats):
        moves = state.moves(seat).to_list()
        actions = [int(encoding.tensors.encode(state, seat, move)) for move in moves]
        assert [int(encoding.tensors.decode(state, seat, action)) for action in actions] == moves
        assert all(0 <= action < encoding.tensors.actions for action in actions)
        assert marked(encoding, state, seat) == (sorted(actions) if state.must(seat) else [])


@given(st.data())
@settings(max_examples=40)
def test_what_is_not_marked_is_no_legal_move(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state, encoding = setting.play(data.draw(MOMENTS)).state, encoding_of(setting.game)
    for seat in range(setting.seats):
        moves, marks = state.moves(seat), set(marked(encoding, state, seat))
        for action in range(0, int(encoding.tensors.actions), 7):
            move = int(encoding.tensors.decode(state, seat, action))
            is_legal = move != NO_ACTION and moves.has(move) and state.must(seat)
            assert (action in marks) == (is_legal and encoding.tensors.encode(state, seat, move) == action)


def test_the_ranges_of_actions_follow_each_other(name: str) -> None:
    encoding, next_one = encoding_of(GAMES[name]), 0
    for each in encoding.actions:
        assert each.first == next_one
        next_one += each.count
    assert next_one == encoding.tensors.actions


# --- secrecy ------------------------------------------------------------------------------------------------


def given_out(game: Game[Any, Any]) -> Observe:
    """All that a seat is given: its observation, made of the view and as written, and its mask."""
    encoding = encoding_of(game)

    def observe(state: State, seat: int) -> bytes:
        seen = encoding.observe(game.look(state, seat))
        return repr([seen, written(encoding, state, seat), marked(encoding, state, seat)]).encode()

    return observe


def leaks(setting: Setting, observe: Observe, state: State, seat: int, tries: int = 6) -> bool:
    """Can this seat tell the true state from a redealt one?"""
    rng, true = FastRng(setting.seed, 3), observe(state, seat)
    return any(true != observe(setting.game.redeal(state, seat, rng), seat) for _ in range(tries))


@given(st.data())
@settings(max_examples=60)
def test_nobody_can_tell_a_redealt_state_by_its_numbers(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    for seat in range(setting.seats):
        assert not leaks(setting, given_out(setting.game), state, seat)


def test_a_hidden_thing_among_the_numbers_is_caught(name: str) -> None:
    """One number more, made of one hidden thing, whichever it is."""
    caught: set[str] = set()
    for setting, moves in sample(name)[::3]:
        state = setting.play(moves).state
        for thing in facts(name).hidden(state, 0):
            observe = tell_tale(setting.game, thing)
            assert leaks(setting, observe, state, 0, tries=60), f"a leak of {thing} goes unnoticed"
            caught.add(thing)
    assert caught


def tell_tale(game: Game[Any, Any], thing: str) -> Observe:
    honest = given_out(game)

    def observe(state: State, seat: int) -> bytes:
        return honest(state, seat) + str(facts(game.name).hidden(state, seat).get(thing)).encode()

    return observe


def test_no_game_is_longer_than_it_says(name: str) -> None:
    rng = FastRng(5)
    for setting, _ in sample(name)[::4]:
        assert playout(setting.deal().state, rng) <= encoding_of(setting.game).most_moves(setting.seats)
