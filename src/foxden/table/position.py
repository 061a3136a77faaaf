"""A table at one seq, and what everyone may know of it."""

from __future__ import annotations

import msgspec

from foxden.table.table import Table


class Position:
    """Works out the public view on first use, once: many positions are never looked at."""

    __slots__ = ("seen", "table")

    def __init__(self, table: Table, seen: msgspec.Struct | None = None) -> None:
        self.table = table
        self.seen = seen

    @property
    def shared(self) -> msgspec.Struct:
        """The part of the view that all share; only where a game has begun."""
        if self.seen is None:
            self.seen = self.table.game.look_shared(self.table.state)
        return self.seen

    def then(self, table: Table) -> Position:
        """The table after this one. Where the game stands as it did, what is public of it is not worked out again."""
        return Position(table, self.seen if table.played is self.table.played else None)
