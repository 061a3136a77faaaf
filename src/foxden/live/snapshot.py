"""A table as it is written, for everyone who looks."""

from __future__ import annotations

from functools import cached_property

import msgspec

from foxden.bots.levels import remembers
from foxden.state import State
from foxden.table.events import AnyEvent
from foxden.table.log_lines import LogLine, add_line
from foxden.table.table import Table

Memory = tuple[msgspec.Struct, State]
"""What all could know when something new was asked, and the position; each bot is shown its own view of it."""


class Snapshot:
    """Made by a TableLog alone, of events that the store has: whatever is read from a snapshot is true. Immutable."""

    def __init__(self, table: Table, lines: tuple[LogLine, ...] = (), memories: tuple[Memory, ...] = ()) -> None:
        self.table = table
        self.lines = lines
        self.memories = memories

    @cached_property
    def shared(self) -> msgspec.Struct | None:
        """What all may know of the game, once there is one."""
        return None if self.table.played is None else self.look_shared()

    def look_shared(self) -> msgspec.Struct:
        shared: msgspec.Struct = self.table.game.look_shared(self.table.state)
        return shared

    def then(self, event: AnyEvent, table: Table) -> Snapshot:
        """After one more event, which made the table this one."""
        after = Snapshot(table)
        after.lines = add_line(self.lines, self.table, event, table, self.known, after.known)
        after.memories = self.memories
        if table.phase == "playing" and table.turn != self.table.turn and remembers(table.game.name):
            after.memories = (*self.memories, (after.known(), table.state))
        return after

    def known(self) -> msgspec.Struct:
        assert self.shared is not None
        return self.shared
