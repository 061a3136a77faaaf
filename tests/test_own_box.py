"""Owners' boxes, for every game: converted to and from fields, checked, and passed on."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.forms.box import Amount, Counts, Marks, Order, Texts
from foxden.forms.entry import Entry
from foxden.forms.form import Ask, Fields
from foxden.games import GAMES, default_data
from foxden.own_box import STANDARD, gather_data, show_box, spread_data, standard_fields
from foxden.record import decode, encode, open_box
from foxden.record_check import check
from foxden.text import LANGUAGES, speaker
from tests.positions import NAMES, facts, settings_of

pytestmark = [pytest.mark.contract, pytest.mark.parametrize("name", [name for name in NAMES if GAMES[name].editor])]
ENGLISH = speaker("en")
JSON = st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=80)


def test_the_standard_box_is_nothing_of_its_own(name: str) -> None:
    shown = show_box(GAMES[name], {}, ENGLISH)
    assert (shown.changed, shown.data, shown.problem) == ({}, STANDARD, None)
    assert GAMES[name].editor.gather(Entry(shown.fields)) == default_data(GAMES[name])  # type: ignore[union-attr]


@given(st.data())
@settings(max_examples=60)
def test_whatever_may_lie_in_a_box_is_entered_and_read_again(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    contents = data.draw(facts(name).boxes())
    changed = json.loads(json.dumps(spread_data(game, contents)))
    assert None not in changed.values(), "a sheet forgets fields that hold nothing"
    gathered = gather_data(game, changed)
    assert spread_data(game, gathered) == changed
    shown = show_box(game, changed, ENGLISH)
    assert shown.problem is None
    assert shown.changed == changed


def test_fields_that_no_box_knows_change_nothing(name: str) -> None:
    shown = show_box(GAMES[name], {"x": "1", "tiles": 3}, ENGLISH)
    assert (shown.changed, shown.data, shown.problem) == ({}, STANDARD, None)


@given(st.data())
@settings(max_examples=60)
def test_whatever_is_entered_has_an_answer_in_words(name: str, data: st.DataObject) -> None:
    """Fields that exist, with values that make no sense, and fields that do not exist."""
    known = st.sampled_from(sorted(standard_fields(GAMES[name])))
    changed: Fields = data.draw(st.dictionaries(known | st.text(max_size=40), JSON, max_size=8))
    language = data.draw(st.sampled_from(LANGUAGES))
    shown = show_box(GAMES[name], changed, speaker(language))
    assert shown.problem is None or shown.problem.words
    if shown.problem is None:
        open_box(GAMES[name], shown.data)


def test_each_field_of_the_standard_box_is_asked_for(name: str) -> None:
    """Otherwise nobody could correct it. Some are asked for only after another answer."""
    standard = show_box(GAMES[name], {}, ENGLISH)
    answers = [(part.field, each.value) for part in standard.parts if isinstance(part, Ask) for each in part.answers]
    forms = [standard, *(show_box(GAMES[name], {field: value}, ENGLISH) for field, value in answers)]
    asked = {field for form in forms for part in form.parts for field in fields_of(part)}
    assert set(standard.fields) <= asked


def fields_of(part: Counts | Amount | Texts | Marks | Order | Ask) -> list[str]:
    match part:
        case Counts():
            return [part.field.replace("{thing}", thing.id) for group in part.groups for thing in group.things]
        case Amount() | Ask():
            return [part.field]
        case Texts():
            return [each.field for each in part.fields]
        case Marks():
            return [part.field.replace("{space}", space.id) for space in part.spaces]
        case Order():
            return [part.field.replace("{place}", place.id) for place in part.places]


@given(st.data())
@settings(max_examples=30)
def test_a_record_carries_its_box(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    record = setting.play(2000).record
    again = decode(encode(record))
    assert again.data == setting.data
    check(again)
