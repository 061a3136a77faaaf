"""Looks after tables that are due although no process has them open.

Each table's row says when it is due. The process that serves it keeps postponing that. If the process dies, another one
takes the table and opens its room, and the room's planner does the rest. A table that turns out not to be due is only
given the right time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import Protocol

from foxden.game import Refusal
from foxden.live import deadline
from foxden.live.room import Room
from foxden.store.store import Settled, Store

log = logging.getLogger("foxden.house")

LOOK_EVERY = 5.0
"""Seconds between two looks."""
AT_ONCE = 50
"""Tables taken at a time: after a long outage, all would be due at once."""
HOUR = 3600.0
"""Seconds after which a table that cannot be read here is tried again."""
PATIENCE = 5.0
"""Seconds for a room to read on."""


class DueHost(Protocol):
    """What this needs from the house."""

    store: Store
    rooms: dict[str, Room]

    def now(self) -> float: ...

    async def room(self, name: str) -> Room: ...


class Deadlines:
    def __init__(self, house: DueHost, every: float | None = None) -> None:
        """`every`: seconds between two looks."""
        self.house = house
        self.every = every or LOOK_EVERY

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.look()
            except Exception as error:
                log.warning("can't look after due tables, retrying: %s", error)

    async def look(self) -> None:
        """Postpone tables that are open here and due soon; take tables that are due and that nobody has postponed."""
        soon = self.house.now() + 3 * self.every
        await self.settle(room for room in self.house.rooms.values() if is_due(room, soon))
        now = self.house.now()
        taken = await self.house.store.take_due(now, now + deadline.HELD, AT_ONCE)
        opened = [await self.look_after(name, now + deadline.HELD) for name in taken]
        await self.settle(room for room in opened if room is not None and not acts_soon(room, now))

    async def look_after(self, name: str, until: float) -> Room | None:
        """Open the table's room, which then acts by itself; if it is already open, let it read on and plan again."""
        try:
            room = await self.house.room(name)
        except Refusal as refusal:
            log.warning("a due table can't be played here: %s", refusal.key)
            await self.house.store.settle([Settled(name, 0, self.house.now() + HOUR)])
            return None
        except Exception as error:
            log.warning("a due table can't be opened yet: %s", error)
            return None
        room.log.due = until
        room.refresh(room.snapshot.table.seq + 1)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await room.settled()
        return room

    async def settle(self, rooms: Iterable[Room]) -> None:
        settled = {}
        for room in rooms:
            act = deadline.next_act(room.snapshot.table)
            now = self.house.now()
            if act is not None and act + deadline.HELD < now:
                continue  # we should have acted long ago: maybe another process can
            due = None if act is None else deadline.due_at(act, now)
            settled[room] = Settled(room.name, room.snapshot.table.seq, due)
        if settled:
            await self.house.store.settle(list(settled.values()))
        for room, its in settled.items():
            room.log.due = its.due


def is_due(room: Room, moment: float) -> bool:
    """As far as we know; another process may have written since."""
    return room.log.due is not None and room.log.due < moment


def acts_soon(room: Room, now: float) -> bool:
    act = deadline.next_act(room.snapshot.table)
    return act is not None and act < now + deadline.HELD
