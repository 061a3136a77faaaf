"""A planted fault: a house that tells before it writes. The crash test runs it instead of ours, and must notice."""

from __future__ import annotations

import asyncio

from foxden.cli import main
from foxden.live import house
from foxden.live.room import Room
from foxden.table import events as ev

TARRY = 0.05


class Hasty(Room):
    async def write(self, first: int, written: list[ev.AnyEvent]) -> bool:
        """Say yes at once, and write a little later, if one is still alive then."""
        self.late = getattr(self, "late", None) or asyncio.Lock()
        task = asyncio.create_task(self.write_late(first, written))
        self.kept = [*getattr(self, "kept", []), task]
        return True

    async def write_late(self, first: int, written: list[ev.AnyEvent]) -> None:
        async with self.late:
            await asyncio.sleep(TARRY)
            await super().write(first, written)


if __name__ == "__main__":
    setattr(house, "Room", Hasty)  # noqa: B010 - a fault, so no way that types allow
    main()
