"""Closed things are freed at once, without the garbage collector; queues are bounded."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from foxden.bounds import Bounds
from foxden.game import Refusal
from foxden.live.house import House
from foxden.live.room import Room
from foxden.live.watcher import MOST_WAITING, RECONNECT, Watcher
from foxden.store.sqlite import SqliteStore
from foxden.table.events import Clock
from foxden.table.log_lines import TellMove
from foxden.web.socket import hear


@asynccontextmanager
async def opened(folder: Path, **more: Any) -> AsyncIterator[House]:
    store = await SqliteStore.open(folder / "foxden.db")
    house = House(store, bot_pause=0, **more)
    try:
        yield house
    finally:
        await house.close()
        await store.close()


async def ask(room: Room, watcher: Watcher, kind: str, **fields: object) -> list[dict[str, Any]]:
    hear(room, watcher, json.dumps({"type": kind, "id": f"{kind} {fields}", **fields}))
    await room.settled()
    return [json.loads(text) for text in watcher.take()]


async def play_a_while(house: House) -> Room:
    """A game with a bot and a clock, under way."""
    room = await house.room(await house.open_table("Ada", "foxy", {}, Clock("move", 60), False))
    ada = Watcher("Ada")
    room.enter(ada)
    await ask(room, ada, "hello", language="en")
    await ask(room, ada, "sit", name="Ada")
    await ask(room, ada, "addbot", bot="random")
    await ask(room, ada, "ready", salt="x")
    await ask(room, ada, "start")
    for turn in range(1, 6):
        await ask(room, ada, "move", seat=0, turn=turn, text="2")
        for _ in range(50):
            await asyncio.sleep(0.01)
            if room.snapshot.table.turn > turn:
                break
    assert room.snapshot.table.turn == 6
    room.leave(ada)
    return room


@pytest.mark.parametrize("how", ["closed", "given up"])
async def test_a_room_that_is_left_is_freed(how: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        gc.collect()
        gc.disable()
        try:
            room = await play_a_while(house)
            parts = [weakref.ref(part) for part in (room, room.planner, room.audience, room.log, room.snapshot)]
            if how == "closed":
                del house.rooms[room.name]
                await room.close()
            else:
                room.task.cancel()
                await asyncio.gather(room.task, return_exceptions=True)
                room.give_up(RECONNECT)
            del room
            for _ in range(30):
                await asyncio.sleep(0.01)
            assert [part() for part in parts] == [None] * 5
        finally:
            gc.enable()


async def test_a_line_that_was_told_keeps_no_position(tmp_path: Path) -> None:
    """A log has dozens of lines: with a whole table each, they would take most of a house's memory."""
    async with opened(tmp_path) as house:
        room = await play_a_while(house)
        told = [line.tell for line in room.snapshot.lines if isinstance(line.tell, TellMove)]
        assert len(told) >= 5
        assert [each for each in told if each.before.played or each.after.played] == []


async def test_what_was_refused_is_freed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[weakref.ref[Any]] = []

    def note(room: Room, queued: Any, outcome: Any) -> None:
        refused.append(weakref.ref(outcome))

    async with opened(tmp_path) as house:
        room = await house.room(await house.open_table("Ada", "foxy", {}, Clock(), False))
        ada = Watcher("Ada")
        room.enter(ada)
        gc.collect()
        gc.disable()
        try:
            with monkeypatch.context() as patch:
                patch.setattr(Room, "answer", note)
                await ask(room, ada, "move", seat=0, turn=1, text="3")
            await ask(room, ada, "hello", language="en")
            await ask(room, ada, "sit", name="Ada")
            assert [each() for each in refused] == [None]
        finally:
            gc.enable()


async def test_tables_that_do_not_exist_leave_nothing_behind(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        for number in range(300):
            with pytest.raises(Refusal, match="table-unknown"):
                await house.room(f"foxy-{number}")
        await asyncio.sleep(0)
        assert (house.rooms, house.opening, house.reopening) == ({}, {}, set())


async def is_freed(house: House) -> bool:
    """Whether the refusal of a table that does not exist is."""
    gc.collect()
    gc.disable()
    try:
        with pytest.raises(Refusal) as refused:
            await house.room("foxy-none")
        refusal = weakref.ref(refused.value)
        del refused
        await asyncio.sleep(0)
        return refusal() is None
    finally:
        gc.enable()


async def hold_the_task(house: House, name: str) -> Room:
    task = asyncio.create_task(House.open_room(house, name))
    return await asyncio.shield(task)


async def test_nor_does_their_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as house:
        assert await is_freed(house)
        monkeypatch.setattr(House, "room", hold_the_task)
        assert not await is_freed(house), "one that stays is noticed"


async def test_a_guest_with_too_much_waiting_waits_outside(tmp_path: Path) -> None:
    async with opened(tmp_path, bounds=Bounds(waiting_per_guest=10)) as house:
        room = await house.room(await house.open_table("Ada", "foxy", {}, Clock(), False))
        ada = Watcher("Ada")
        room.enter(ada)
        for number in range(10):
            assert not room.is_crowded_by("Ada")
            hear(room, ada, json.dumps({"type": "ready", "id": str(number), "salt": "x"}))
        assert room.is_crowded_by("Ada")
        assert not room.is_crowded_by("Ben")
        await room.settled()
        assert not room.is_crowded_by("Ada")
        assert not room.waiting, "and nobody is remembered for it"


async def test_whoever_never_reads_is_sent_away(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        room = await house.room(await house.open_table("Ada", "foxy", {}, Clock(), False))
        ada = Watcher("Ada")
        room.enter(ada)
        for number in range(MOST_WAITING + 50):
            hear(room, ada, json.dumps({"type": "hello", "id": str(number), "language": "en"}))
        assert len(ada.answers) <= MOST_WAITING
        assert ada.close_code == RECONNECT


async def test_games_with_bots_of_one_host_are_bounded(tmp_path: Path) -> None:
    async with opened(tmp_path, bounds=Bounds(bot_tables_per_guest=2)) as house:
        said = [await start_with_bots(house, "Ada") for _ in range(3)]
        assert said == ["done", "done", "table-enough-bot-tables"]
        assert await start_with_bots(house, "Ben") == "done"


async def start_with_bots(house: House, host: str) -> str:
    room = await house.room(await house.open_table(host, "foxy", {}, Clock(), False))
    watcher = Watcher(host)
    room.enter(watcher)
    await ask(room, watcher, "sit", name=host)
    await ask(room, watcher, "addbot", bot="random")
    await ask(room, watcher, "ready", salt="x")
    answers = await ask(room, watcher, "start")
    return next(str(each.get("code", "done")) for each in answers if each["type"] in ("done", "refused"))
