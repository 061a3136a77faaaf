"""A store that fails in every way a database can, but keeps its own promises."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace

from foxden.store.store import (
    EVERYTHING,
    Change,
    DailyRow,
    GuestResult,
    Settled,
    TableRow,
    Unreachable,
    Word,
    check_append,
    refuse,
)


@dataclass
class Disk:
    """What is written: the truth, shared by all processes."""

    logs: dict[str, list[bytes]] = field(default_factory=dict)
    rows: dict[str, TableRow] = field(default_factory=dict)
    guests: set[tuple[str, str]] = field(default_factory=set)
    kept: dict[str, bytes] = field(default_factory=dict)
    listeners: list[tuple[SimulatedStore, asyncio.Queue[Change]]] = field(default_factory=list)

    grown: dict[str, float] = field(default_factory=dict)
    """By table, when something was last written."""
    leases: dict[str, float] = field(default_factory=dict)
    """By table, until when its current taker holds it."""
    taken_twice: list[str] = field(default_factory=list)

    def write(self, table: str, seq: int, events: list[bytes], row: TableRow | None, due: float | None = None) -> None:
        log = self.logs.setdefault(table, [])
        if seq != len(log) + 1:
            raise refuse(table, seq, len(log))
        log.extend(events)
        self.grown[table] = asyncio.get_running_loop().time()
        self.leases.pop(table, None)
        if row is not None:
            self.rows[table] = row
        elif due is not None:
            listed = self.rows[table]
            self.rows[table] = replace(listed, due=due if listed.due is None else min(listed.due, due))

    def lease(self, row: TableRow, now: float, until: float) -> None:
        if now < self.leases.get(row.name, 0.0):
            self.taken_twice.append(row.name)
        self.leases[row.name] = until
        self.rows[row.name] = replace(row, due=until)

    def settle(self, table: str, due: float | None) -> None:
        self.leases.pop(table, None)
        self.rows[table] = replace(self.rows[table], due=due)


@dataclass
class Weather:
    """Probability of each fault. All are 0 once faults end."""

    slow: float = 0.0
    fail: float = 0.0
    """Nothing is written, and it says so."""
    fail_after: float = 0.0
    """It is written, and it says that it failed."""
    lose: float = 0.0
    """The connection is lost before, after, or long before it is written: nobody knows."""
    unreadable: float = 0.0
    deaf: float = 0.0
    """Notices of other processes' writes come late, after a gap."""
    down_until: float = 0.0
    """Until then nothing answers at all."""


class SimulatedStore:
    """One process's access to the disk."""

    shared = False

    def __init__(self, disk: Disk, weather: Weather, random: Random) -> None:
        self.disk = disk
        self.weather = weather
        self.random = random
        self.closed = asyncio.Event()
        self.followed: set[str] = set()

    # --- faults -----------------------------------------------------------------------------------------

    def happens(self, chance: float) -> bool:
        return chance > 0 and self.random.random() < chance

    async def wait(self) -> None:
        loop = asyncio.get_running_loop()
        pause = self.random.random() * 0.003
        if self.happens(self.weather.slow):
            pause = self.random.random() * 3
        await asyncio.sleep(pause)
        if loop.time() < self.weather.down_until:
            await asyncio.sleep(min(2.0, self.weather.down_until - loop.time()))
            if loop.time() < self.weather.down_until:
                raise Unreachable("the database does not answer")

    # --- logs -------------------------------------------------------------------------------------------

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        check_append(table, seq, events, row)
        # From here on, the write no longer depends on whether the caller still waits.
        await asyncio.shield(asyncio.ensure_future(self.commit(table, seq, events, row, due)))

    async def commit(self, table: str, seq: int, events: list[bytes], row: TableRow | None, due: float | None) -> None:
        await self.wait()
        if self.happens(self.weather.fail):
            raise OSError(28, "No space left on device")
        if self.happens(self.weather.lose):
            self.lose(table, seq, events, row, due)
        self.write(table, seq, events, row, due, unheard=self)
        if self.happens(self.weather.slow):
            await asyncio.sleep(self.random.random() * 3)
        if self.happens(self.weather.fail_after):
            raise OSError(5, "Input/output error")

    def lose(self, table: str, seq: int, events: list[bytes], row: TableRow | None, due: float | None) -> None:
        match self.random.randrange(4):
            case 0:
                self.write(table, seq, events, row, due)
            case 1 | 2:
                loop = asyncio.get_running_loop()
                loop.call_later(
                    self.random.choice([1, 5, 30]) * self.random.random(), self.write_late, table, seq, events, row, due
                )
        raise Unreachable("the connection is lost")

    def write_late(self, table: str, seq: int, events: list[bytes], row: TableRow | None, due: float | None) -> None:
        """A commit in progress when the connection was lost: it succeeds unless its seq is taken."""
        if len(self.disk.logs.get(table, [])) == seq - 1:
            self.write(table, seq, events, row, due, unheard=None)

    def write(
        self,
        table: str,
        seq: int,
        events: list[bytes],
        row: TableRow | None,
        due: float | None,
        unheard: SimulatedStore | None = None,
    ) -> None:
        """A process does not hear of what it knows to have written."""
        self.disk.write(table, seq, events, row, due)
        for store, heard in self.disk.listeners:
            if store is not unheard and table in store.followed:
                store.hear(heard, table, len(self.disk.logs[table]))

    def hear(self, heard: asyncio.Queue[Change], table: str, seq: int) -> None:
        loop = asyncio.get_running_loop()
        if self.happens(self.weather.deaf):
            loop.call_later(1 + self.random.random() * 4, heard.put_nowait, EVERYTHING)
        else:
            loop.call_later(self.random.random() * 0.05, heard.put_nowait, (table, seq))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        await self.wait()
        if self.happens(self.weather.unreadable):
            raise Unreachable("the database does not answer")
        return self.disk.logs.get(table, [])[after:]

    async def follow(self, table: str) -> None:
        self.followed.add(table)

    def unfollow(self, table: str) -> None:
        self.followed.discard(table)

    def say(self, table: str, text: str) -> None:
        """Nothing depends on these messages."""

    async def changes(self) -> AsyncIterator[Change | Word]:
        heard: asyncio.Queue[Change] = asyncio.Queue()
        heard.put_nowait(EVERYTHING)
        entry = (self, heard)
        self.disk.listeners.append(entry)
        try:
            while not self.closed.is_set():
                yield await heard.get()
        finally:
            self.disk.listeners.remove(entry)

    # --- what is due ------------------------------------------------------------------------------------

    async def take_due(self, now: float, until: float, limit: int = 20) -> list[str]:
        await self.wait()
        due = [row for row in self.disk.rows.values() if row.due is not None and row.due <= now]
        taken = sorted(due, key=lambda row: (row.due, row.name))[:limit]
        for row in taken:
            self.disk.lease(row, now, until)
        await self.lose_answer()
        return [row.name for row in taken]

    async def settle(self, settled: list[Settled]) -> None:
        await self.wait()
        for table, seq, due in settled:
            if seq in (0, len(self.disk.logs[table])):
                self.disk.settle(table, due)
        await self.lose_answer()

    async def lose_answer(self) -> None:
        if self.happens(self.weather.fail_after):
            raise Unreachable("the connection is lost")

    # --- the rest ---------------------------------------------------------------------------------------

    async def tables(self, limit: int = 1000) -> list[TableRow]:
        return sorted(self.disk.rows.values(), key=lambda row: -row.touched)[:limit]

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        return [row for row in await self.tables() if row.public][:limit]

    async def clear(self, before: float) -> int:
        return 0

    async def delete(self, table: str) -> None:
        self.disk.logs.pop(table, None)

    async def note_guest(self, guest: str, table: str) -> None:
        await self.wait()
        self.disk.guests.add((guest, table))

    async def hide_table(self, guest: str, table: str) -> None:
        raise NotImplementedError

    async def tables_of(self, guest: str, hidden: bool = False) -> list[TableRow]:
        return [self.disk.rows[table] for who, table in sorted(self.disk.guests) if who == guest]

    async def uncounted(self, guest: str, form: int, most: int) -> list[str]:
        raise NotImplementedError

    async def keep_results(self, table: str, form: int, told: dict[str, bytes], most: int) -> None:
        raise NotImplementedError

    async def results_of(self, guest: str, most: int) -> list[GuestResult]:
        raise NotImplementedError

    async def forget_guest(self, guest: str) -> None:
        self.disk.guests = {(who, table) for who, table in self.disk.guests if who != guest}

    async def try_daily(self, guest: str, day: int, game: str, table: str) -> None:
        raise NotImplementedError

    async def end_daily(self, guest: str, day: int, game: str, points: int, signs: str) -> None:
        raise NotImplementedError

    async def dailies_of(self, guest: str) -> list[DailyRow]:
        raise NotImplementedError

    async def tally_daily(self, day: int, game: str) -> list[tuple[int, int]]:
        raise NotImplementedError

    async def clear_dailies(self, before: int) -> None:
        """There are none."""

    async def put(self, key: str, value: bytes, until: float | None = None) -> bool:
        return self.disk.kept.setdefault(key, value) == value

    async def get(self, key: str) -> bytes | None:
        return self.disk.kept.get(key)

    async def take(self, key: str) -> bytes | None:
        return self.disk.kept.pop(key, None)

    async def close(self) -> None:
        self.closed.set()
