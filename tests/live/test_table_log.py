"""Logs that this version can't read, or no longer can."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from foxden.game import Refusal
from foxden.live.house import House
from foxden.live.room import NEWER, TABLE_GONE
from foxden.live.table_log import TOUCHED, row_of
from foxden.live.watcher import RECONNECT, Watcher
from foxden.store.sqlite import SqliteStore
from foxden.store.store import TableRow, Unreachable
from foxden.table.events import Clock
from foxden.table.table import Table
from foxden.web.socket import hear
from tests.live.client import Guest
from tests.live.server import running
from tests.store.databases import Database, row
from tests.table.company import Company, seated

NEW_EVENT = b'{"type":"danced","at":1.0,"steps":3}'


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    store = await Moody.open(folder / "foxden.db")
    house = House(store, bot_pause=0.01)
    try:
        yield house
    finally:
        await house.close()
        await store.close()


class Moody(SqliteStore):
    """A store that can be told to fail."""

    readable = True
    writable = True

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if not self.readable:
            raise Unreachable("it does not answer")
        return await super().read(table, after)

    async def append(self, *args: object, **more: object) -> None:
        if not self.writable:
            raise Unreachable("it does not answer")
        await super().append(*args, **more)  # type: ignore[arg-type]


async def keep(house: House, company: Company, name: str = "fox-1") -> Table:
    await house.store.append(name, 1, company.log, row_of(company.table))
    return company.table


async def test_a_table_with_an_unknown_event_is_from_a_newer_house(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table = await keep(house, seated("foxrun", "Ada", "Ben"))
        await house.store.append("fox-1", table.seq + 1, [NEW_EVENT], row_of(table))
        with pytest.raises(Refusal, match="table-newer"):
            await house.room("fox-1")


async def test_a_table_of_newer_rules_is_from_a_newer_house(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        first = json.loads(Company("foxrun").log[0]) | {"rules": 99}
        await house.store.append("foxrun-1", 1, [json.dumps(first).encode()], row("foxrun-1"))
        with pytest.raises(Refusal, match="table-newer"):
            await house.room("foxrun-1")


async def test_a_table_of_a_game_that_is_not_installed_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        first = json.loads(Company("foxrun").log[0]) | {"game": "halma"}
        await house.store.append("halma-1", 1, [json.dumps(first).encode()], row("halma-1"))
        with pytest.raises(Refusal, match="table-game-missing"):
            await house.room("halma-1")


async def test_people_at_a_table_that_a_newer_process_goes_on_with_are_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table = await keep(house, seated("foxrun", "Ada", "Ben"))
        room, watcher = await house.room("fox-1"), Watcher("Ada")
        room.enter(watcher)
        await house.store.append("fox-1", table.seq + 1, [NEW_EVENT], row_of(table))
        room.refresh(table.seq + 1)
        await room.settled()
        assert watcher.close_code == NEWER
        assert "fox-1" not in house.rooms


async def test_people_at_a_table_that_was_cleared_away_are_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await keep(house, seated("foxrun", "Ada", "Ben"))
        room, watcher = await house.room("fox-1"), Watcher("Ada")
        room.enter(watcher)
        await house.store.delete("fox-1")
        room.refresh(0)
        await room.settled()
        assert watcher.close_code == TABLE_GONE
        with pytest.raises(Refusal, match="table-unknown"):
            await house.room("fox-1")


async def test_a_room_that_cannot_read_its_log_answers_nothing_and_opens_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        store = house.store
        assert isinstance(store, Moody)
        await keep(house, seated("foxy", "Ada", "Ben"))
        room, watcher = await house.room("fox-1"), Watcher("Ada")
        room.enter(watcher)
        store.readable = store.writable = False
        hear(room, watcher, json.dumps({"type": "move", "id": "1", "seat": 0, "turn": 1, "text": "3"}))
        await room.settled()
        assert (watcher.close_code, watcher.take()) == (RECONNECT, [])
        assert room.broken
        with pytest.raises(Unreachable):
            await house.room("fox-1")
        store.readable = store.writable = True
        again = await house.room("fox-1")
        assert again is not room
        hear(again, watcher, json.dumps({"type": "move", "id": "1", "seat": 0, "turn": 1, "text": "3"}))
        await again.settled()
        assert json.loads(watcher.take()[-1])["type"] == "done"


async def test_bots_go_on_after_an_outage_though_nobody_comes_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        store = house.store
        assert isinstance(store, Moody)
        name = await house.open_table("Ada", "foxy", {}, Clock(), False)
        room, ada = await house.room(name), Watcher("Ada")
        for number, message in enumerate(
            (
                {"type": "sit", "name": "Ada"},
                {"type": "addbot", "bot": "cub"},
                {"type": "ready", "salt": "x"},
            )
        ):
            hear(room, ada, json.dumps(message | {"id": str(number)}))
        await room.settled()
        store.readable = store.writable = False
        hear(room, ada, json.dumps({"type": "start", "id": "start"}))
        await room.settled()
        assert room.broken
        store.readable = store.writable = True
        room = await house.room(name)
        hear(room, ada, json.dumps({"type": "start", "id": "start"}))
        await room.settled()
        store.readable = store.writable = False
        while not room.broken:
            await room.settled()
            await asyncio.sleep(0.01)
        store.readable = store.writable = True
        while not (name in house.rooms and house.rooms[name].snapshot.table.game_so_far.entries.length):
            await asyncio.sleep(0.01)


async def test_over_http_a_newer_table_is_refused_in_words(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        table = await ada.open_table("foxy")
        async with sqlite.opened() as store:
            await store.append(table, 2, [NEW_EVENT])
        answer = await ada.http("GET", f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "table-newer")
        assert "newer version" in answer.json()["words"]


class Listing(SqliteStore):
    """Counts how often a table's row is written."""

    rows = 0

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        self.rows += row is not None
        await super().append(table, seq, events, row, due)


async def test_a_row_is_written_when_it_says_something_new(tmp_path: Path) -> None:
    store = await Listing.open(tmp_path / "foxden.db")
    assert isinstance(store, Listing)
    moment = 1000.0
    house = House(store, now=lambda: moment)
    room = await house.room(await house.open_table("Ada", "foxy", {}, Clock(), False))
    watcher = Watcher("Ada")
    room.enter(watcher)

    async def rows_after(**message: object) -> int:
        before = store.rows
        hear(room, watcher, json.dumps({"id": f"{message}", **message}))
        await room.settled()
        return store.rows - before

    assert await rows_after(type="sit", name="Ada") == 1, "a seat more"
    assert await rows_after(type="ready", salt="x") == 0, "nothing that is listed"
    assert await rows_after(type="start") == 1, "another phase"
    assert await rows_after(type="move", seat=0, turn=1, text="3") == 0
    moment += TOUCHED
    assert await rows_after(type="move", seat=0, turn=2, text="3") == 1, "it was touched, a good while later"
    assert (await store.tables())[0].touched == moment
    await house.close()
    await store.close()
