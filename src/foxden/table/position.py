"""A table at one seq, and what everyone may know of it."""

from __future__ import annotations

from functools import cached_property

import msgspec

from foxden.table.table import Table


class Position:
    """Works out the public view on first use, once: many positions are never looked at."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def shared(self) -> msgspec.Struct:
        """The part of the view that all share; only where a game has begun."""
        shared: msgspec.Struct = self.table.game.look_shared(self.table.state)
        return shared

    def then(self, table: Table) -> Position:
        """The table after this one. Where the game stands as it did, what is public of it is not worked out again."""
        after = Position(table)
        if table.played is self.table.played and "shared" in self.__dict__:
            after.__dict__["shared"] = self.shared
        return after
