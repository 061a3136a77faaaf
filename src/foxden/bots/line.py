"""A fair queue: hosts take turns, and so do each host's tables."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")
Owner = tuple[str, str]
"""A host, and a table."""


class FairLine(Generic[T]):
    def __init__(self) -> None:
        self.lines: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        """Queues by host and table, the next in turn first; none of them is empty."""
        self.length = 0

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[T]:
        return (each for tables in self.lines.values() for waiting in tables.values() for each in waiting)

    def hosts(self) -> int:
        return len(self.lines)

    def add(self, owner: Owner, item: T) -> None:
        host, table = owner
        self.lines.setdefault(host, OrderedDict()).setdefault(table, deque()).append(item)
        self.length += 1

    def put_back(self, owner: Owner, item: T) -> None:
        """Put a question back at the front of its queue."""
        host, table = owner
        self.lines.setdefault(host, OrderedDict()).setdefault(table, deque()).appendleft(item)
        self.lines[host].move_to_end(table, last=False)
        self.lines.move_to_end(host, last=False)
        self.length += 1

    def take(self) -> tuple[list[T], T]:
        """Take the next question, and say how many of its host still wait. Its host and table go to the end."""
        host, tables = next(iter(self.lines.items()))
        table, waiting = next(iter(tables.items()))
        item = waiting.popleft()
        self.length -= 1
        tables.move_to_end(table)
        self.lines.move_to_end(host)
        if not waiting:
            del tables[table]
        if not tables:
            del self.lines[host]
        return [each for line in tables.values() for each in line], item
