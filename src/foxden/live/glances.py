"""Reads tables without opening rooms for them: at most tables in a list, nobody is playing right now."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING

from foxden.live.snapshot import Snapshot
from foxden.live.table_log import LogChanged, TableLog
from foxden.store.store import Store
from foxden.table.table import Table

if TYPE_CHECKING:
    from foxden.live.room import Room

MOST = 200
"""Tables kept in memory, so that a second look reads only what is new."""


class Glances:
    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self.store = store
        self.rooms = rooms
        self.kept: OrderedDict[str, tuple[TableLog, Snapshot]] = OrderedDict()
        """Most recently used last."""

    async def look(self, name: str) -> Table:
        """The table as it is written. Raises a Refusal if it is gone or can't be read here."""
        room = self.rooms.get(name)
        if room is not None:
            self.kept.pop(name, None)
            return room.snapshot.table
        log, snapshot = await self.read(name)
        self.kept[name] = (log, snapshot)
        self.kept.move_to_end(name)
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return snapshot.table

    async def read(self, name: str) -> tuple[TableLog, Snapshot]:
        known = self.kept.pop(name, None)
        if known is not None:
            log, snapshot = known
            try:
                return log, await log.read_on(snapshot)
            except LogChanged:
                pass  # it was deleted meanwhile, and another table may have its name
        log = TableLog(self.store, name)
        return log, await log.open()
