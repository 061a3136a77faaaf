"""A room when things go wrong, and when many are in it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from foxden.live.house import House
from foxden.live.room import Room
from foxden.live.watcher import Watcher
from foxden.store.sqlite import SqliteStore
from foxden.table.events import Clock
from foxden.web.socket import hear
from tests.live.client import Chair, Guest
from tests.live.server import running
from tests.store.databases import Database


class FullDisk(SqliteStore):
    """A store that writes nothing while its disk is full."""

    full = False

    async def append(self, *arguments: Any, **more: Any) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        await super().append(*arguments, **more)


async def settled_answers(room: Room, watcher: Watcher, message: dict[str, object]) -> list[dict[str, Any]]:
    hear(room, watcher, json.dumps(message))
    await room.settled()
    return [json.loads(text) for text in watcher.take()]


async def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    store = await FullDisk.open(tmp_path / "foxden.db")
    assert isinstance(store, FullDisk)
    house = House(store)
    room = await house.room(await house.open_table("Ada", "foxy", {}, Clock(), False))
    watcher = Watcher("Ada")
    room.enter(watcher)
    await settled_answers(room, watcher, {"type": "sit", "id": "1", "name": "Ada"})
    store.full = True
    answers = await settled_answers(room, watcher, {"type": "sit", "id": "2", "name": "Ben"})
    assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["table-store-down"]
    assert len(room.snapshot.table.seats) == 1
    store.full = False
    answers = await settled_answers(room, watcher, {"type": "sit", "id": "2", "name": "Ben"})
    assert [answer["type"] for answer in answers] == ["shown", "done"]
    assert [seat.name for seat in room.snapshot.table.seats] == ["Ada", "Ben"]
    await house.close()
    await store.close()


async def test_a_look_that_fails_is_answered_and_leaves_the_room_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(tmp_path / "foxden.db")
    house = House(store)
    room = await house.room(await house.open_table("Ada", "foxy", {}, Clock(), False))
    watcher = Watcher("Ada")
    room.enter(watcher)
    monkeypatch.setattr("foxden.live.looks.explain_touch", lambda *_: 1 / 0)
    answers = await settled_answers(room, watcher, {"type": "whynot", "id": "1", "seat": 0, "turn": 1, "path": ["x"]})
    assert [(answer["type"], answer.get("code")) for answer in answers] == [("refused", "our-fault")]
    answers = await settled_answers(room, watcher, {"type": "sit", "id": "2", "name": "Ada"})
    assert [answer["type"] for answer in answers] == ["shown", "done"]
    await house.close()
    await store.close()


class Forgetful(SqliteStore):
    """Cannot note who has sat where."""

    async def note_guest(self, guest: str, table: str) -> None:
        raise OSError(28, "No space left on device")


async def test_a_table_that_is_missing_in_a_list_is_open_all_the_same(tmp_path: Path) -> None:
    store = await Forgetful.open(tmp_path / "foxden.db")
    house = House(store)
    name = await house.open_lesson("Ada", "foxy", "Ada")
    assert (await house.look(name)).phase == "playing"
    await house.close()
    await store.close()


async def test_a_crowd_sees_counts_and_the_next_card(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_ADDRESS_RATE="100") as server:
        host = Guest(server, "host")
        table = await host.open_table("foxy")
        chairs = [
            await host.visit(table),
            *[await Guest(server, f"guest {number}").visit(table) for number in range(39)],
        ]
        for chair in chairs:
            await chair.must("sit", name=chair.guest.name)
            await chair.must("ready", salt="x")
        await chairs[0].must("start")
        await asyncio.gather(*(write(chair, 1) for chair in chairs))
        await asyncio.gather(*(chair.until(lambda chair=chair: chair.shown["turn"] == 2) for chair in chairs))  # type: ignore[misc]
        shown = chairs[7].shown
        assert shown["table"].get("people", []) == []
        assert (shown["table"]["seats"], shown["table"]["asked"]) == (40, 40)
        assert len(json.dumps(shown["scene"])) < 4096


async def write(chair: Chair, turn: int) -> None:
    await chair.until(lambda: chair.phase == "playing" and chair.own)
    await chair.must("move", seat=chair.shown["you"]["in_hand"], turn=turn, text="2")


async def test_a_slow_reader_is_sent_the_newest_scene_only(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "foxden.db")
    house = House(store)
    room = await house.room(await house.open_table("Ada", "foxy", {}, Clock(), False))
    slow, quick = Watcher("Eve"), Watcher("Ada")
    room.enter(slow)
    room.enter(quick)
    for number in range(5):
        await settled_answers(room, quick, {"type": "sit", "id": str(number), "name": f"player {number}"})
    waiting = [json.loads(text) for text in slow.take()]
    assert [(message["type"], message["table"]["seats"]) for message in waiting] == [("shown", 5)]
    await house.close()
    await store.close()


async def test_an_empty_room_is_left_and_found_again_as_it_was(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "foxden.db")
    house = House(store)
    name = await house.open_table("Ada", "foxy", {}, Clock(), False)
    room = await house.room(name)
    watcher = Watcher("Ada")
    room.enter(watcher)
    await settled_answers(room, watcher, {"type": "sit", "id": "1", "name": "Ada"})
    await house.close_empty_rooms()
    assert name in house.rooms, "somebody is there"
    room.leave(watcher)
    await house.close_empty_rooms()
    assert name not in house.rooms
    assert [seat.name for seat in (await house.look(name)).seats] == ["Ada"]
    await house.close()
    await store.close()
