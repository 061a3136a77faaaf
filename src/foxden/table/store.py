"""Where logs are kept. Two stores meet this protocol: SQLite for a house, PostgreSQL for many processes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

import msgspec


class Taken(Exception):
    """Somebody else has written this seq: read what they wrote, decide again, try again."""


class TableRow(msgspec.Struct, frozen=True):
    """What the lobby and the operator list of a table; the log is the truth."""

    name: str
    game: str
    phase: str
    seats: int
    public: bool
    touched: float


class Store(Protocol):
    async def append(self, table: str, seq: int, events: list[bytes], row: TableRow | None = None) -> None:
        """Write events as seq, seq + 1, … of this table, durably, all or none; and with them, where given, its
        row in the list. Returns when they are on disk. Raises Taken where one of the numbers is taken."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The events after this seq, in order; none for a table that does not exist."""

    async def tables(self, limit: int = 1000) -> list[TableRow]:
        """The newest first."""

    async def clear(self, before: float) -> int:
        """Forget every table not touched since, its log included. Returns how many."""

    async def delete(self, table: str) -> None: ...

    async def note_guest(self, guest: str, table: str) -> None:
        """This guest has sat at this table."""

    async def tables_of(self, guest: str) -> list[TableRow]: ...

    async def forget_guest(self, guest: str) -> None:
        """All that is kept of a guest outside logs."""

    async def put(self, key: str, value: bytes, until: float | None = None) -> bool:
        """Keep a value, unless the key is taken: then False. `until`: when it may be forgotten."""

    async def get(self, key: str) -> bytes | None: ...

    async def take(self, key: str) -> bytes | None:
        """Get and delete, so that it can be taken once only."""

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Table and seq of what other processes write, as it happens. A store for one process never yields."""

    async def close(self) -> None: ...
