"""The tables a process wants notices about, and which of them concern nobody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from foxden.store.postgres_notices import EVERYONE, channel_of, mark_of


class Followed:
    """Usually one process serves a table, and nobody needs to hear of every move there. So where logs of followed
    tables end is held back until something is heard of another process there."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        """By mark."""
        self.channels: Counter[str] = Counter({EVERYONE: 1})
        self.alone: set[str] = set()
        """The tables at which no other process has been heard."""
        self.held_back: dict[str, int] = {}
        """Where their logs end, if we have written there."""
        self.listeners = 0
        """While nobody here listens, nobody else would be heard."""

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
        """Returns those that may concern another process."""
        if not self.listeners:
            return ends
        self.held_back.update((table, end) for table, end in ends.items() if table in self.alone)
        return {table: end for table, end in ends.items() if table not in self.alone}

    def is_not_ours(self, table: str, end: int) -> bool:
        """Whether a log has grown beyond what we have written there, and nobody told us."""
        return table in self.alone and end > self.held_back.get(table, 0)

    def meet_another(self, table: str) -> dict[str, int]:
        """Another process is at this table. Returns what was held back."""
        self.alone.discard(table)
        end = self.held_back.pop(table, None)
        return {} if end is None else {table: end}
