"""The record's words, exactly."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from foxden.game import Refusal
from foxden.games.fowlplay.numbers import ACTIONS

from .drawing import BOX, GAME
from .test_setup import deal

pytestmark = pytest.mark.rules

SETUP = GAME.write_setup(deal())


@pytest.mark.parametrize(
    "text", ["target 17", "play 23", "den orange 1,-1", "bird 5 2,-6", "bird 36 -6,6", "fox 3,-6", "fox 0,0", "stop"]
)
def test_moves_are_written_as_in_the_record(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


def test_every_move_has_a_text_of_its_own() -> None:
    assert [GAME.read(GAME.write(move)) for move in range(ACTIONS)] == list(range(ACTIONS))


@pytest.mark.parametrize(
    "text",
    ["", "Stop", "stop ", "target 0", "target 37", "target 07", "play 1.0", "den red 1,-1", "den orange 0,0",
     "bird 5 2, -6", "bird 5 7,0", "bird  5 2,-6", "fox 4,4", "fox -0,0", "fox +1,0", "pass"],
)  # fmt: skip
def test_nothing_else_is_read(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.read(text)
    assert refused.value.rule == "record"


def test_a_setup_survives_json() -> None:
    again = GAME.read_setup(BOX, GAME.settle({}), 4, json.loads(json.dumps(SETUP)))
    assert GAME.write_setup(again) == SETUP


@pytest.mark.parametrize(
    ("part", "value", "rule"),
    [
        ("birds", None, "FP-1"),
        ("birds", {}, "FP-1"),
        ("birds", {**SETUP["birds"], "37": [0, 0]}, "FP-1"),
        ("birds", {**SETUP["birds"], "1": [7, 0]}, "FP-2"),
        ("birds", {**SETUP["birds"], "1": [True, 0]}, "FP-2"),
        ("birds", {**SETUP["birds"], "1": "6,-6"}, "FP-2"),
        ("birds", {**SETUP["birds"], "1": [[1], 0]}, "FP-2"),
        ("birds", {**SETUP["birds"], "1": [0, 2]}, "FP-5"),
        ("birds", {**SETUP["birds"], "1": SETUP["birds"]["5"]}, "FP-5"),
        ("hands", None, "FP-7"),
        ("hands", SETUP["hands"][:3], "FP-7"),
        ("hands", [*SETUP["hands"][:3], "card"], "FP-7"),
        ("hands", [*SETUP["hands"][:3], SETUP["hands"][3][:3]], "FP-7"),
        ("hands", [*SETUP["hands"][:3], SETUP["hands"][2]], "FP-7"),
        ("deck", SETUP["deck"][1:], "FP-7"),
        ("deck", [*SETUP["deck"][1:], 10**30], "FP-7"),
        ("deck", [*SETUP["deck"][1:], True], "FP-7"),
        ("deck", "12", "FP-7"),
        ("first", 4, "FP-8"),
        ("first", -1, "FP-8"),
        ("first", True, "FP-8"),
        ("first", 1.0, "FP-8"),
        ("first", [0], "FP-8"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(part: str, value: Any, rule: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.read_setup(BOX, GAME.settle({}), 4, SETUP | {part: value})
    assert refused.value.rule == rule


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from(["birds", "hands", "deck", "first", None]), JSON)
def test_whatever_a_setup_is_it_is_refused_politely(part: str | None, value: Any) -> None:
    setup = value if part is None else SETUP | {part: value}
    assume(not (part == "first" and type(value) is int and 0 <= value < 4))
    with pytest.raises(Refusal):
        GAME.read_setup(BOX, GAME.settle({}), 4, setup)
