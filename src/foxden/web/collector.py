"""Looks for garbage less often while there is none.

Tables, connections and requests are freed as soon as they are done with, without Python's garbage collector, and tests
see to that. A collection would still look at everything new since the last one, for 20 ms and more with a thousand
connections, during which nobody is answered. So as long as it finds nothing, most of the time it is skipped.

What lives while a collection is skipped is no longer looked at, so it isn't found if it becomes garbage later, as a
connection of an hour does. That is bounded by looking everywhere whenever much more is kept than the last time.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable
from typing import Any

MOST_SKIPPED = 15
"""Most collections skipped in a row."""
LITTLE = 50
"""So many objects found are nothing."""
COUNTED_EVERY = 8
"""Collections until what is kept is counted again, which takes a millisecond or more."""
GROWTH = 2.0
ROOM = 1_000_000
"""How much more may be kept before we look everywhere: as much again, and so many objects, which is about 100 MB. Much,
because it takes 0.4 s with 500 tables, and there is hardly any garbage."""


class Collector:
    """To be added to `gc.callbacks`. Its own state is only a few numbers, because collections happen in any thread and
    at any time."""

    def __init__(self, later: Callable[[Callable[[], None]], object]) -> None:
        """`later`: calls a function soon, outside the collection."""
        self.later = later
        self.to_skip = 0
        self.skipped = 0
        """Since the last one that wasn't."""
        self.is_skipping = False
        self.missed = False
        """Whether any garbage may lie where collections no longer look."""
        self.begun = 0
        self.most = allow_growth()
        """Most objects where collections no longer look."""

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if info["generation"] == 2:
            return  # somebody wants to look everywhere
        if phase == "start":
            self.count()
            self.is_skipping = self.skipped < self.to_skip
            if self.is_skipping:
                self.skipped += 1
                self.missed = True
                gc.freeze()  # what there is now is no longer looked at; it is still freed when nobody needs it
        elif not self.is_skipping:
            self.note(info["collected"])

    def note(self, found: int) -> None:
        self.skipped = 0
        if found < LITTLE:
            self.to_skip = min(2 * self.to_skip + 1, MOST_SKIPPED)
            return
        self.to_skip = 0
        if self.missed:
            self.sweep_soon()

    def count(self) -> None:
        self.begun += 1
        if self.begun % COUNTED_EVERY == 0 and gc.get_freeze_count() > self.most:
            self.sweep_soon()

    def sweep_soon(self) -> None:
        self.missed = False
        with contextlib.suppress(RuntimeError):  # the server is ending
            self.later(self.sweep)

    def sweep(self) -> None:
        sweep()
        self.most = allow_growth()


def allow_growth() -> int:
    return int(GROWTH * gc.get_freeze_count()) + ROOM


def sweep() -> None:
    """Look everywhere. With thousands of tables it takes a third of a second."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
