"""Everyone who looks at a table, and when they are shown it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

from foxden.live.broadcast import Broadcast
from foxden.live.snapshot import Snapshot
from foxden.live.watcher import Watcher
from foxden.scene import CROWD
from foxden.table.decide import NOBODY

PAUSE = 0.1
"""A crowd is told who has written at most ten times a second."""


class Audience:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.watchers: dict[Watcher, None] = {}
        """In the order in which they came."""
        self.stage = (0, "")
        """Turn and phase of what everyone was shown last."""
        self.newest: Snapshot | None = None
        self.later: asyncio.TimerHandle | None = None

    def enter(self, watcher: Watcher) -> None:
        self.watchers[watcher] = None

    def leave(self, watcher: Watcher) -> None:
        self.watchers.pop(watcher, None)

    def show(self, snapshot: Snapshot, askers: set[Watcher]) -> None:
        """Show everyone the table; a crowd in which only somebody has written is told a little later."""
        stage = (snapshot.table.turn, snapshot.table.phase)
        if len(snapshot.table.seats) > CROWD and stage == self.stage:
            self.show_to(snapshot, [watcher for watcher in self.watchers if watcher in askers])
            self.show_soon(snapshot)
            return
        self.stage = stage
        self.show_to(snapshot, self.watchers)

    def show_newcomer(self, snapshot: Snapshot, watcher: Watcher) -> None:
        """The others are told in a moment that somebody has come."""
        self.show_to(snapshot, [watcher])
        self.show_soon(snapshot)

    def show_soon(self, snapshot: Snapshot) -> None:
        self.newest = snapshot
        if self.later is None:
            self.later = asyncio.get_running_loop().call_later(PAUSE, self.show_now)

    def show_now(self) -> None:
        self.later = None
        if self.newest is not None:
            self.show_to(self.newest, self.watchers)

    def show_to(self, snapshot: Snapshot, watchers: Iterable[Watcher]) -> None:
        self.newest = snapshot
        here = {watcher.guest for watcher in self.watchers} - {NOBODY}
        broadcast = Broadcast(snapshot, here, self.now())
        for watcher in watchers:
            if broadcast.shared is not None and watcher.staged != watcher.language:
                watcher.staged = watcher.language
                watcher.answer(broadcast.stage(watcher.language))
            watcher.show(broadcast.show(watcher))

    def close(self) -> None:
        """What is shown from now on shows this moment; and the room, which knew the time, is let go of."""
        self.now = partial(float, self.now())
        if self.later is not None:
            self.later.cancel()
            self.later = None
