"""Redeals the face-down tiles of Fox on the Run. Compiled."""

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.numbers import OVER
from foxden.games.foxrun.rules import FoxRun


def redeal(state: FoxRun, viewer: int | None, rng: Rng) -> FoxRun:
    """FR-4: only the face-down tiles are secret, for everybody, so shuffle them."""
    twin = state.copy()
    if state.phase == OVER:
        return twin
    hidden = vec[i64](capacity=22)
    for space in range(i64(SPACES)):
        if state.down >> space & 1:
            hidden = append(hidden, state.tiles[space])
    rng.shuffle(hidden)
    laid: i64 = 0
    for space in range(i64(SPACES)):
        if state.down >> space & 1:
            twin.tiles[space] = hidden[laid]
            laid += 1
    return twin
