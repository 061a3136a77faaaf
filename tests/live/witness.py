"""Compares what people were told with what is written: nothing else is ever shown or acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections.abc import AsyncIterator, Coroutine, Iterable
from typing import Any, NamedTuple

from tests.live.client import Chair, Message
from tests.store.databases import Database

EVERY = 0.05
"""Seconds between two looks into the database."""
MOST_TOLD = 50
"""Most violations listed."""
AT_THIS_MOMENT = ("watching",)
AT_THIS_MOMENT_OF_A_PERSON = ("here", "missed", "left")
"""Parts of a scene that can change without an event."""


class Written(NamedTuple):
    table: str
    seq: int
    event: Message

    @property
    def id(self) -> str:
        """The client's own name for what it asked."""
        return str(self.event.get("id", "")).partition(":")[2]


class Seen(NamedTuple):
    """What somebody was shown of a table at one seq."""

    digest: bytes
    phase: str
    by: str


async def read_log(database: Database, tables: Iterable[str]) -> list[Written]:
    asked = f'select "table", seq, event from log where "table" in ({quoted(tables)}) order by "table", seq'
    return [Written(table, seq, json.loads(event)) for table, seq, event in await database.run(asked)]


async def read_ends(database: Database, tables: Iterable[str]) -> dict[str, int]:
    """Where each log ends now."""
    asked = f'select "table", max(seq) from log where "table" in ({quoted(tables)}) group by "table"'
    return dict(await database.run(asked))


def quoted(names: Iterable[str]) -> str:
    return ", ".join(f"'{name}'" for name in names) or "''"


def moves_of(log: list[Written]) -> list[list[Any]]:
    """The moves in the form of a record; only used where nothing was undone."""
    kinds = ("moved", "fell")
    return [[line.event.get("seat"), line.event["text"]] for line in log if line.event["type"] in kinds]


@contextlib.asynccontextmanager
async def meanwhile(doing: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run an endless task until the block is left; errors are raised then."""
    task = asyncio.create_task(doing)
    try:
        yield
    finally:
        task.cancel()
        (end,) = await asyncio.gather(task, return_exceptions=True)
    if isinstance(end, Exception):
        raise end


class Witness:
    """Records everything any client is told by any process, and reports what can't have been true."""

    def __init__(self) -> None:
        self.asked: dict[str, tuple[str, Message]] = {}
        """By id: the table, and what must be in the log once it is done."""
        self.pending: set[str] = set()
        """Requests somebody is still waiting for."""
        self.done: dict[str, int] = {}
        """By id: as which seq it was acknowledged."""
        self.undone: set[str] = set()
        """Refused and never repeated: must never be written."""
        self.seen: dict[tuple[str, int], Seen] = {}
        self.newest: dict[str, int] = {}
        """The highest seq of each table that was shown to anybody."""
        self.unproved: dict[str, int] = {}
        """Of those, what hasn't been found in the database yet."""
        self.troubles: list[str] = []

    def complain(self, trouble: str) -> None:
        if trouble not in self.troubles:
            self.troubles.append(trouble)

    # --- hearing ------------------------------------------------------------------------------------------

    def hear(self, chair: Chair, message: Message) -> None:
        if message["type"] == "shown":
            self.see(chair, message)
        elif message["type"] == "done" and message["id"] in self.asked:
            seq = self.done.setdefault(message["id"], message["seq"])
            if seq != message["seq"]:
                self.complain(f"{message['id']} was acknowledged as {seq} and as {message['seq']}")
        if chair.went_back:
            self.complain(f"{chair.guest.name} saw {chair.table} go back")

    def see(self, chair: Chair, shown: Message) -> None:
        table, seq = chair.table, shown["seq"]
        if seq > self.newest.get(table, 0):
            self.newest[table] = self.unproved[table] = seq
        seen = Seen(digest(shown), shown["table"]["phase"], f"{chair.guest.name} at {chair.guest.server.port}")
        first = self.seen.setdefault((table, seq), seen)
        if first.digest != seen.digest:
            self.complain(f"{table} has two contents at {seq}: {first.phase} to {first.by}, {seen.phase} to {seen.by}")

    # --- looking into the database --------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def watching(self, database: Database) -> AsyncIterator[None]:
        """Meanwhile, whatever is shown must be in the database when we look for it, which is a moment later."""
        async with meanwhile(self.watch(database)):
            yield
        await self.look_up(database)

    async def watch(self, database: Database) -> None:
        while True:
            await self.look_up(database)
            await asyncio.sleep(EVERY)

    async def look_up(self, database: Database) -> None:
        unproved = dict(self.unproved)
        if unproved:
            self.hold_against(unproved, await read_ends(database, unproved))

    def hold_against(self, shown: dict[str, int], ends: dict[str, int]) -> None:
        for table, seq in shown.items():
            if seq > ends.get(table, 0):
                self.complain(f"{table} was shown at {seq} when its log ended at {ends.get(table, 0)}")
            elif self.unproved.get(table) == seq:
                del self.unproved[table]

    async def check_record(self, database: Database, table: str, record: Message) -> None:
        """A record that was served just now: all of it must be in the log."""
        written = moves_of(await read_log(database, [table]))
        if record["moves"] != written:
            told = len(record["moves"])
            self.complain(f"{table} had a record of {told} moves when {len(written)} were written, or others")

    async def swear(self, database: Database) -> None:
        """Assert that nothing untrue was told."""
        await self.compare(database)
        assert not self.troubles, "\n".join([f"{len(self.troubles)} untruths:", *self.troubles[:MOST_TOLD]])

    async def compare(self, database: Database) -> None:
        """Compare everything ever told with everything written in the end."""
        log = await read_log(database, {table for table, _ in self.asked.values()} | set(self.newest))
        written: dict[str, list[Written]] = {}
        for line in log:
            if line.id:
                written.setdefault(line.id, []).append(line)
        for name, lines in written.items():
            if len(lines) > 1:
                self.complain(f"{name} was done {len(lines)} times")
        for name, seq in self.done.items():
            self.check_done(name, seq, written.get(name, []))
        for name in self.undone & written.keys():
            self.complain(f"{name} was refused, and is written as {written[name][0].seq}")
        self.hold_against(dict(self.newest), await read_ends(database, self.newest))

    def check_done(self, name: str, seq: int, written: list[Written]) -> None:
        table, event = self.asked[name]
        if not any((line.table, line.seq) == (table, seq) and line.event.items() >= event.items() for line in written):
            self.complain(f"{name} was acknowledged as {seq} of {table}; written is {written}")


def digest(shown: Message) -> bytes:
    """A digest of what everyone is shown, without parts that change from moment to moment."""
    table = {name: value for name, value in shown["table"].items() if name not in AT_THIS_MOMENT}
    table["people"] = [
        {name: value for name, value in person.items() if name not in AT_THIS_MOMENT_OF_A_PERSON}
        for person in table.get("people", [])
    ]
    content = json.dumps([shown["turn"], shown["scene"], table], sort_keys=True)
    return hashlib.sha256(content.encode()).digest()[:16]
