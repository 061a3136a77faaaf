"""A table at one seq, and what everyone is allowed to know of it."""

from __future__ import annotations

import msgspec

from foxden.game import AnyGame
from foxden.table.game_so_far import GameSoFar
from foxden.table.table import Table


class Sight(msgspec.Struct, gc=False):
    """The public view of a game so far, computed on first use: many positions are never looked at. What outlives a
    table, such as the lines of its log, keeps this instead of the table: once computed, the view is all that is left.
    """

    game: AnyGame
    played: GameSoFar | None
    seen: msgspec.Struct | None = None

    @property
    def shared(self) -> msgspec.Struct:
        """The part of the view that everyone shares; only once the game has started."""
        if self.seen is None:
            assert self.played is not None, "nothing to see before the game has started"
            self.seen = self.game.look_shared(self.played.state)
            self.played = None
        return self.seen


class Position(msgspec.Struct, frozen=True, gc=False):
    table: Table
    sight: Sight

    @property
    def shared(self) -> msgspec.Struct:
        return self.sight.shared

    def then(self, table: Table) -> Position:
        """The next position. If the game itself hasn't changed, its public view is reused."""
        return Position(table, self.sight) if table.played is self.table.played else look_at(table)


def look_at(table: Table) -> Position:
    return Position(table, Sight(table.game, table.played))
