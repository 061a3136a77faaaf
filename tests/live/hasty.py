"""A planted fault: a server that publishes before it writes. The crash test runs it in place of ours, and must
notice."""

from __future__ import annotations

import asyncio
from typing import Any

from foxden.cli import main
from foxden.live import house
from foxden.live.draft import Draft
from foxden.live.snapshot import Snapshot
from foxden.live.table_log import TableLog
from foxden.store.store import Store

TARRY = 0.05


class LateStore:
    """Acknowledges at once, and writes a little later, if it is still alive then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.kept: set[asyncio.Task[None]] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *written: Any) -> None:
        self.kept.add(asyncio.create_task(self.append_late(*written)))

    async def append_late(self, *written: Any) -> None:
        async with self.lock:
            await asyncio.sleep(TARRY)
            await self.store.append(*written)


class HastyLog(TableLog):
    async def append(self, draft: Draft) -> Snapshot:
        if not isinstance(self.store, LateStore):
            self.store = LateStore(self.store)
        return await super().append(draft)


if __name__ == "__main__":
    setattr(house, "TableLog", HastyLog)  # noqa: B010 - a fault, so no way that types allow
    main()
