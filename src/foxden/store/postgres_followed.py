"""The tables a process wants notices about, and at which of them it is alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from foxden.store.postgres_notices import EVERYONE, channel_of, mark_of


class Followed:
    """Usually only one process serves a table, and nobody else needs to be told of its moves. So the end of a table's
    log isn't announced until another process has been heard at that table."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        """By mark."""
        self.channels: Counter[str] = Counter({EVERYONE: 1})
        self.alone: set[str] = set()
        """The tables at which no other process has been heard."""
        self.held_back: dict[str, int] = {}
        """Where the logs of these tables end, as far as we have written them, if that hasn't been announced."""
        self.listeners = 0
        """How many connections of ours are listening. Without any, we couldn't hear another process, so nothing is held
        back."""

    def add(self, table: str) -> None:
        mark = mark_of(table)
        if mark not in self.names:
            self.names[mark] = table
            self.channels[channel_of(mark)] += 1
            self.alone.add(table)

    def remove(self, table: str) -> None:
        mark = mark_of(table)
        if self.names.pop(mark, None) is not None:
            channel = channel_of(mark)
            self.channels[channel] -= 1
            if not self.channels[channel]:
                del self.channels[channel]
            self.alone.discard(table)
            self.held_back.pop(table, None)

    def hold_back(self, ends: Mapping[str, int]) -> Mapping[str, int]:
        """Return the ends that another process may need, and keep the rest until one is heard there."""
        if not self.listeners:
            return ends
        self.held_back.update((table, end) for table, end in ends.items() if table in self.alone)
        return {table: end for table, end in ends.items() if table not in self.alone}

    def is_not_ours(self, table: str, end: int) -> bool:
        """Whether another process, of which we haven't heard, must have written to this log: it ends later than what we
        have written."""
        return table in self.alone and end > self.held_back.get(table, 0)

    def meet_another(self, table: str) -> dict[str, int]:
        """Note that another process is at this table. Returns what was held back."""
        self.alone.discard(table)
        end = self.held_back.pop(table, None)
        return {} if end is None else {table: end}
