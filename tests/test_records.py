"""Records: what is accepted, what is refused, and how it is explained."""

from __future__ import annotations

import json
from typing import Any

import pytest

from foxden.chance import FastRng
from foxden.games import GAMES, default_data
from foxden.playout import random_actor
from foxden.record import Recorder, Violation, decode, encode, replay
from foxden.record_check import check
from foxden.state import NOBODY
from foxden.text import explain

SAMPLE: dict[str, Any] = {
    "format": "foxden-record/1",
    "game": "foxrun",
    "data": "default",
    "options": {"start-tile": "move"},
    "seats": [{"name": "Ada"}, {"name": "bot"}],
    "setup": {
        "tiles": {
            "a1": "d", "a2": "l", "a3": "d", "a4": "rl", "b1": "r", "b2": "ul", "b3": "u", "b5": "d", "c1": "u",
            "c2": "l", "c3": "r", "c4": "d", "c5": "u", "d1": "ud", "d2": "u", "d3": "dl", "d4": "ur", "d5": "rd",
            "e2": "l", "e3": "r", "e4": "l", "e5": "r",
        },
        "roles": [["indigo", "scarlett"], ["zev", "puffer"]],
    },
    "moves": [
        [0, "step d1"], [1, "step c4"], [0, "step a4"], [1, "step c4"], [1, "reveal d3"],
        [0, "step c2"], [1, "step b4"], [1, "turn c4 270"], [0, "step a3"], [1, "step c2"],
    ],
    "result": {"scores": [0, 1], "ranks": [2, 1], "by": "caught"},
}  # fmt: skip


def verdict(**changes: Any) -> tuple[int, str, str] | None:
    """Where the changed sample record goes wrong: move, rule, reason. None if it doesn't."""
    record = json.loads(json.dumps(SAMPLE)) | changes
    try:
        check(decode(json.dumps(record)))
    except Violation as violation:
        return violation.move, violation.refusal.rule, explain("en", violation.refusal)
    return None


def with_move(number: int, seat: int | None, text: str) -> list[list[Any]]:
    moves = [list(move) for move in SAMPLE["moves"]]
    moves[number - 1] = [seat, text]
    return moves


def test_the_format_s_own_sample_is_accepted() -> None:
    assert verdict() is None


def test_fr_9_a_record_without_its_option_means_what_it_meant() -> None:
    """In the sample Puffer steps onto a start tile and turns a tile, as by default in those days."""
    assert verdict(options={}) is None
    refused = verdict(options={"start-tile": "turn"})
    assert refused is not None
    assert refused[0] == 8


def test_fields_we_do_not_know_are_left_alone() -> None:
    assert verdict(table="fox-7421", times=[1, 2]) is None


def test_a_game_may_have_been_abandoned() -> None:
    assert verdict(moves=SAMPLE["moves"][:4], result=None) is None


@pytest.mark.parametrize(
    ("changes", "where", "words"),
    [
        ({"format": "foxden-record/2"}, (0, "record"), "format"),
        ({"game": "chess"}, (0, "record"), "no game called “chess”"),
        ({"rules": 9}, (0, "record"), "version 9"),
        ({"data": "mine"}, (0, "record"), "neither"),
        ({"data": {"tiles": []}}, (0, "FR-1"), "There are 0 direction tiles; the box needs 22"),
        ({"options": {"start-tile": "never"}}, (0, "record"), "can’t be never"),
        ({"options": {"start-tile": True}}, (0, "record"), "can’t be true"),
        ({"options": {"easy": True}}, (0, "record"), "no option easy"),
        ({"seats": [{"name": "Ada"}]}, (0, "FR-4"), "not 1."),
        ({"setup": {}}, (0, "FR-3"), "22 direction tiles"),
        ({"setup": SAMPLE["setup"] | {"tiles": SAMPLE["setup"]["tiles"] | {"a1": "u"}}}, (0, "FR-2"), "in the box"),
        ({"setup": SAMPLE["setup"] | {"tiles": SAMPLE["setup"]["tiles"] | {"a1": "lu"}}}, (0, "FR-1"), "one or more"),
        ({"setup": SAMPLE["setup"] | {"roles": [["indigo", "zev"], ["scarlett", "puffer"]]}}, (0, "FR-4"), "same side"),
        ({"moves": with_move(1, 0, "step c3")}, (1, "FR-7"), "c3 is more than one step away"),
        ({"moves": with_move(1, 1, "step d1")}, (1, "FR-5"), "Indigo’s turn"),
        ({"moves": with_move(1, 7, "step d1")}, (1, "record"), "no seat 7"),
        ({"moves": with_move(1, None, "reshuffle 1")}, (1, "record"), "nothing left to chance"),
        ({"moves": with_move(1, 0, "Step d1")}, (1, "record"), "isn’t a move"),
        ({"moves": with_move(8, 1, "turn e5 90")}, (8, "FR-15"), "isn’t next to the pawn"),
        ({"moves": [*SAMPLE["moves"], [0, "step a1"]]}, (11, "FR-19"), "over"),
        ({"moves": SAMPLE["moves"][:-1]}, (9, "record"), "isn’t over"),
        ({"result": None}, (10, "record"), "no result"),
        ({"result": SAMPLE["result"] | {"scores": [1, 0]}}, (10, "FR-19"), "scores is [1, 0]"),
        ({"result": SAMPLE["result"] | {"scores": [False, True]}}, (10, "FR-19"), "scores"),
        ({"result": SAMPLE["result"] | {"by": "freed"}}, (10, "FR-19"), "by is freed"),
        ({"result": {}}, (10, "FR-19"), "scores is None"),
        ({"moves": 7}, (0, "record"), "Expected `array`"),
        ({"seats": "Ada"}, (0, "record"), "Expected `array`"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(changes: dict[str, Any], where: tuple[int, str], words: str) -> None:
    found = verdict(**changes)
    assert found is not None
    assert found[:2] == where
    assert words in found[2]


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b"\xff", b"null", b'{"game": "foxrun"}', b"[" * 10000, b"7"])
def test_what_is_no_record_is_refused_in_words(line: bytes) -> None:
    with pytest.raises(Violation) as refused:
        decode(line)
    assert "isn’t a game record" in explain("en", refused.value.refusal)


def test_a_record_carries_its_corrected_data_along() -> None:
    game = GAMES["foxrun"]
    contents = default_data(game) | {"tiles": ["rl"] * 22}
    rng = FastRng(1)
    state = game.deal(game.pack(contents), game.settle({}), 2, rng)
    recorder = Recorder(game, state, game.settle({}), ["Ada", "Ben"], contents)
    while (seat := random_actor(state, rng)) != NOBODY:
        recorder.play(seat, state.random_move(seat, rng))
    line = encode(recorder.record)
    check(decode(line))
    foreign = json.loads(line) | {"data": "default"}
    with pytest.raises(Violation, match="FR-2"):
        check(decode(json.dumps(foreign)))


def test_replay_gives_every_moment() -> None:
    moments = [(moment.number, moment.text) for moment in replay(decode(json.dumps(SAMPLE)))]
    assert moments == [(0, ""), *((number, text) for number, (_, text) in enumerate(SAMPLE["moves"], start=1))]
