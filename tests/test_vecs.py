"""What plain code hands to compiled code, and sets on its objects, is given back: nothing stays for good."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import FastRng
from foxden.doors.door_game import DoorGame
from foxden.games import GAMES
from foxden.games.foxy.score import exact_numbers
from foxden.state import CHANCE, Moves, State

TIMES = 300
LARGE = 64
"""A `vec` of so many numbers."""
SOME = 16
"""Bytes a time that are not worth a word: what Python itself keeps at hand comes and goes."""


def kept(do: Callable[[], object]) -> float:
    """Bytes that stay each time that this is done."""
    for _ in range(20):
        do()
    gc.collect()
    gc.freeze()  # what was there before is not looked through again below
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(TIMES):
            do()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / TIMES


def many() -> vec[i64]:
    return vec[i64]([0] * LARGE)


def test_an_argument_is_given_back() -> None:
    assert kept(lambda: exact_numbers(many(), 0)) < SOME


def test_so_is_what_an_object_is_made_of() -> None:
    assert kept(lambda: Moves(many())) < SOME


def test_so_is_what_an_attribute_is_set_to() -> None:
    state = DoorGame("foxy", 2).deal(FastRng(1))

    def replace() -> None:
        state.deck = state.deck[:]  # type: ignore[attr-defined]

    assert kept(replace) < SOME


def test_what_is_kept_is_noticed() -> None:
    held: list[object] = []
    assert kept(lambda: held.append(many())) > 8 * LARGE


def finish(door: DoorGame, rng: FastRng) -> State:
    state = door.deal(rng)
    while not state.over():
        seat = state.waits_for()
        if seat == CHANCE:
            state.fall(rng)
        else:
            state.play(seat, state.any_move(seat, rng))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_is_looked_at_leaves_nothing_behind(name: str) -> None:
    door, rng = DoorGame(name), FastRng(1)
    over, dealt = finish(door, rng), door.deal(rng)
    for state in (dealt, over):
        assert kept(lambda state=state: door.game.look(state.copy(), 0)) < SOME  # type: ignore[misc]
        assert kept(lambda state=state: door.game.redeal(state, 0, rng)) < SOME  # type: ignore[misc]
    assert kept(lambda: door.rewards(over.copy())) < SOME
