"""What is seen of Fox on the Run: all but the face-down tiles."""

from __future__ import annotations

import msgspec
import pytest

from foxden.chance import FastRng
from foxden.games.foxrun import FOXRUN
from foxden.playout import playout
from tests.foxrun.drawing import BOX, play, position
from tests.foxrun.test_rules import RESCUE, START

pytestmark = pytest.mark.rules


def test_a_face_down_tile_looks_the_same_whatever_it_hides() -> None:
    seen = {msgspec.json.encode(FOXRUN.look(position(START, "indigo", under={"c3": arrows}), 0)) for arrows in "↑→↓←"}
    assert len(seen) == 1


def test_after_the_end_all_tiles_are_shown() -> None:
    state = play(position(RESCUE, "indigo", under={"c3": "←"}), "step d2")
    shared = msgspec.to_builtins(FOXRUN.look(state, None))["shared"]
    assert shared["tiles"]["c3"] == "l"


def test_redeal_lays_the_face_down_tiles_anew_and_keeps_everything_else() -> None:
    state = FOXRUN.deal(BOX, FOXRUN.settle({}), 4, FastRng(3))
    state.play(state.waits_for(), state.moves(state.waits_for()).nth(0))
    rng, hidden = FastRng(1), set()
    for _ in range(50):
        twin = FOXRUN.redeal(state, 0, rng)
        hidden.add(tuple(twin.tiles))
        assert sorted(twin.tiles) == sorted(state.tiles)
        assert FOXRUN.look(twin, 0) == FOXRUN.look(state, 0)
        playout(twin, rng)
        assert twin.over()
    assert len(hidden) == 50
