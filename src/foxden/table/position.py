"""A table at one seq, and what everyone is allowed to know of it."""

from __future__ import annotations

import msgspec

from foxden.table.table import Table


class Position:
    """Computes the public view on first use: many positions are never looked at."""

    __slots__ = ("seen", "table")

    def __init__(self, table: Table, seen: msgspec.Struct | None = None) -> None:
        self.table = table
        self.seen = seen

    @property
    def shared(self) -> msgspec.Struct:
        """The part of the view that everyone shares; only once the game has started."""
        if self.seen is None:
            self.seen = self.table.game.look_shared(self.table.state)
        return self.seen

    def then(self, table: Table) -> Position:
        """The next position. If the game itself hasn't changed, its public view is reused."""
        return Position(table, self.seen if table.played is self.table.played else None)
