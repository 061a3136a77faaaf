"""The game at a table as far as it has been played."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from foxden.game import AnyGame, Contents
from foxden.record import RESIGN, RecordedMove, resign
from foxden.state import State
from foxden.table.shared_list import SharedList


class GameSoFar(msgspec.Struct, frozen=True, gc=False):
    """A position and what led to it. Immutable: moves are made on a copy of the state."""

    state: State
    names: tuple[str, ...]
    """The players' names when the game began."""
    setup: Contents
    entries: SharedList[RecordedMove]
    """In the form of the record."""

    def move(self, game: AnyGame, seat: int, move: int) -> GameSoFar:
        state = self.state.copy()
        state.play(seat, move)
        return replace(self, state=state, entries=self.entries.add((seat, game.write(move))))

    def resign(self, game: AnyGame, seat: int) -> GameSoFar:
        state = self.state.copy()
        resign(game, state, seat)
        return replace(self, state=state, entries=self.entries.add((seat, RESIGN)))

    def let_fall(self, game: AnyGame, text: str) -> GameSoFar:
        """Apply a chance outcome from the log."""
        assert game.read_chance is not None
        state = self.state.copy()
        game.read_chance(state, text)
        return replace(self, state=state, entries=self.entries.add((None, text)))


def begin(game: AnyGame, state: State, names: tuple[str, ...]) -> GameSoFar:
    return GameSoFar(state, names, game.write_setup(state), SharedList())
