"""The contract: what holds for every game, in every position that random play reaches."""

from __future__ import annotations

import pickle
import re

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.chance import FastRng
from foxden.game import Refusal
from foxden.playout import play_randomly, playout
from foxden.record import Record, Violation, decode, encode, make, replay
from foxden.record_check import check
from foxden.state import CHANCE, NOBODY, State
from foxden.text import LANGUAGES, explain
from tests.positions import MOMENTS, NAMES, Setting, box, facts, play_one, settings_of

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
)

pytestmark = [pytest.mark.contract, pytest.mark.parametrize("name", NAMES)]


@given(st.data())
@settings(max_examples=40)
def test_someone_must_act_until_the_game_is_over(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    recorder, rng = setting.deal(), FastRng(setting.seed, 1)
    check_waiting(recorder.state)
    while play_one(recorder, rng):
        check_waiting(recorder.state)
    assert recorder.state.over()


def check_waiting(state: State) -> None:
    asked = [seat for seat in range(state.seats) if state.must(seat)]
    offered = [seat for seat in range(state.seats) if state.moves(seat).count() > 0]
    first = state.waits_for()
    assert set(asked) <= set(offered), "who must act can act"
    if first in (CHANCE, NOBODY):
        assert offered == []
    else:
        assert first == asked[0]
    assert state.over() == (first == NOBODY)


@given(st.data())
@settings(max_examples=60)
def test_every_listed_move_is_accepted_and_no_other(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    seat = data.draw(st.integers(0, setting.seats - 1))
    moves = state.moves(seat)
    listed = [moves.nth(index) for index in range(moves.count())][:: max(1, moves.count() // 40)]
    for move in listed:
        text = setting.game.write(move)
        assert setting.game.read(text) == move
        make(setting.game, state.copy(), seat, text)
    for move in data.draw(st.lists(st.integers(0, setting.game.actions - 1), max_size=40)):
        if not moves.has(move):
            check_refused(setting, state, seat, move)


def check_refused(setting: Setting, state: State, seat: int, move: int) -> None:
    before = state.freeze()
    with pytest.raises(Refusal) as refused:
        make(setting.game, state, seat, setting.game.write(move))
    assert re.fullmatch(rf"{setting.game.prefix}-\d+|record", refused.value.rule)
    for language in LANGUAGES:
        assert explain(language, refused.value)
    assert state.freeze() == before


@given(st.data())
@settings(max_examples=60)
def test_a_count_and_one_move_are_those_of_the_list(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    recorder, seed = setting.play(data.draw(MOMENTS)), data.draw(st.integers(0, 2**32))
    for _ in range(12):
        for seat in range(setting.seats):
            check_without_list(recorder.state, seat, seed)
        play_one(recorder, FastRng(seed))


def check_without_list(state: State, seat: int, seed: int) -> None:
    """A game's own move counting, compared with the contract's default by listing."""
    moves = state.moves(seat)
    count = int(moves.count())
    assert (state.count_moves(seat), State.count_moves(state, seat)) == (count, count)
    for index in range(0, count, max(1, count // 200)):
        assert (state.nth_move(seat, index), State.nth_move(state, seat, index)) == (moves.nth(index),) * 2
    if count:
        thrown, rng, default = FastRng(seed), FastRng(seed), FastRng(seed)
        move = moves.nth(thrown.below(count))
        assert (state.any_move(seat, rng), State.any_move(state, seat, default)) == (move, move)
        assert rng.word() == default.word() == thrown.word(), "one number was thrown, and no more"


@given(st.data())
@settings(max_examples=60)
def test_what_is_no_move_is_refused(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    recorder = setting.play(data.draw(MOMENTS))
    before = recorder.state.freeze()
    text = data.draw(st.text(max_size=12)) if not recorder.record.moves else spoil(data, recorder.record)
    seat = data.draw(st.one_of(st.none(), st.integers(-1, setting.seats)))
    try:
        make(setting.game, recorder.state, seat, text)
    except Refusal:
        assert recorder.state.freeze() == before
    else:
        assert seat is not None
        assert setting.game.write(setting.game.read(text)) == text, "only the text as we write it is a move"


def spoil(data: st.DataObject, record: Record) -> str:
    """The text of a real move with a character added, removed or capitalised."""
    text = data.draw(st.sampled_from(record.moves))[1]
    place = data.draw(st.integers(0, len(text)))
    put = data.draw(st.sampled_from(["", " ", "0", "-", "!", "x", "９", "\n"]))
    return data.draw(
        st.sampled_from([text[:place] + put + text[place + 1 :], text[:place] + put + text[place:], text.upper()])
    )


@given(st.data())
@settings(max_examples=40)
def test_no_piece_is_lost_or_made(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    recorder, rng = setting.deal(), FastRng(setting.seed, 1)
    check_pieces = facts(name).check_pieces
    check_pieces(recorder.state)
    while play_one(recorder, rng):
        check_pieces(recorder.state)


@given(st.data())
@settings(max_examples=100)
def test_games_end_with_a_result(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    for play in (playout, play_randomly):
        state = setting.deal().state
        assert setting.game.result(state) is None
        assert play(state, FastRng(setting.seed, 2)) > 0
        result = setting.game.result(state)
        assert result is not None
        assert len(result.scores) == len(result.ranks) == setting.seats
        assert min(result.ranks) == 1 or setting.seats == 1


@given(st.data())
@settings(max_examples=40)
def test_records_come_back_as_they_were_written(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    recorder = setting.play(data.draw(MOMENTS))
    line = encode(recorder.record)
    record = decode(line)
    assert encode(record) == line
    assert [moment.state for moment in replay(record)][-1].freeze() == recorder.state.freeze()
    check(record)


@given(st.data())
@settings(max_examples=60)
def test_a_record_with_one_move_changed_is_refused_or_another_legal_game(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    record = setting.play(data.draw(st.integers(1, 200))).record
    at = data.draw(st.integers(0, len(record.moves) - 1))
    record.moves[at] = (data.draw(st.one_of(st.none(), st.integers(-1, setting.seats))), spoil(data, record))
    try:
        check(record)
    except Violation as violation:
        assert 0 < violation.move <= len(record.moves)
        assert explain("en", violation.refusal)


@given(st.data())
@settings(max_examples=40)
def test_copies_share_nothing(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    before = state.freeze()
    twin = state.copy()
    assert twin.freeze() == before
    playout(twin, FastRng(1))
    assert state.freeze() == before
    another = state.copy()
    playout(state, FastRng(1))
    assert another.freeze() == before
    assert state.freeze() == twin.freeze()


@given(st.data())
@settings(max_examples=40)
def test_states_survive_pickling(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    twin = pickle.loads(pickle.dumps(state))
    assert twin.freeze() == state.freeze()
    playout(twin, FastRng(1))
    playout(state, FastRng(1))
    assert twin.freeze() == state.freeze()
    assert setting.game.result(twin) == setting.game.result(state)


@given(st.data())
@settings(max_examples=40)
def test_every_view_can_be_encoded_and_drawn(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    for viewer in (None, *range(setting.seats)):
        view = setting.game.look(state, viewer)
        assert msgspec.json.decode(msgspec.json.encode(view))["shared"]
        assert (view.own is None) == (viewer is None)
        assert setting.game.draw(view).strip()


@given(JUNK, st.data())
@settings(max_examples=100)
def test_a_spoilt_setup_is_refused_in_words(name: str, junk: object, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    setup = setting.deal().record.setup
    key = data.draw(st.sampled_from(sorted(setup) or ["anything"]))
    if isinstance(setup.get(key), list) and data.draw(st.booleans()):
        setup[key][data.draw(st.integers(0, len(setup[key]) - 1))] = junk
    elif isinstance(setup.get(key), dict) and data.draw(st.booleans()):
        setup[key][data.draw(st.sampled_from(sorted(setup[key])))] = junk
    else:
        setup[key] = junk
    try:
        setting.game.read_setup(box(name), setting.options, setting.seats, setup)
    except Refusal as refusal:
        assert explain("en", refusal)
