"""Fox on the Run for search, with the rules alone. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.guide import Guide
from foxden.chance import Rng
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.redeal import redeal
from foxden.games.foxrun.rules import FoxRun, foxes_win
from foxden.state import State

NEWS: Final = 0xFFFFFFFFFF


class PlainFoxRun(Guide):
    """Only face-down tiles are hidden, and from everyone alike: one tree for all."""

    def redeal(self, state: State, viewer: i64, rng: Rng) -> State:
        assert isinstance(state, FoxRun)
        return redeal(state, int(viewer), rng)

    def rate(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, FoxRun)
        share_out(state, 1.0 if foxes_win(state.ended_by) else 0.0, values)

    def news(self, state: State, viewer: i64) -> i64:
        """The tiles that lie face up."""
        assert isinstance(state, FoxRun)
        seen: i64 = 0
        for space in range(i64(SPACES)):
            seen = (seen * 31 + (0 if state.down >> space & 1 else state.tiles[space])) & NEWS
        return seen


def share_out(state: FoxRun, foxes: float, values: vec[float]) -> None:
    """A faction wins and loses together (FR-18, FR-19)."""
    for seat in range(state.seats):
        values[seat] = foxes if state.plays_foxes(seat) else 1.0 - foxes
