"""The house and its rooms: closing, failing, reopening, and callers that wait meanwhile."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from foxden.game import Refusal
from foxden.live.house import DAY, House
from foxden.live.planner import Planner
from foxden.live.room import RoomBroken
from foxden.live.table_bots import TableBots
from foxden.live.watcher import MOST_WAITING, RECONNECT, Watcher
from foxden.store.sqlite import SqliteStore
from foxden.table import requests as rq
from foxden.table.asks import GuestAsks, OperatorCloses
from foxden.table.events import Clock
from foxden.table.rematch import name_rematch
from foxden.web.socket import hear
from tests.live.test_table_log import keep, opened
from tests.live.test_time import Wall, start_game
from tests.table.company import seated
from tests.table.test_lesson import Lesson


class Slow(SqliteStore):
    """A store whose appends wait until they are let through."""

    gate: asyncio.Event | None = None

    async def append(self, *args: object, **more: object) -> None:
        if self.gate is not None:
            await self.gate.wait()
        await super().append(*args, **more)  # type: ignore[arg-type]


async def test_a_room_is_not_closed_in_the_middle_of_a_write(tmp_path: Path) -> None:
    store = await Slow.open(tmp_path / "foxden.db")
    assert isinstance(store, Slow)
    house = House(store)
    await keep(house, seated("foxrun", "Ada", "Ben"))
    room = await house.room("fox-1")
    store.gate = asyncio.Event()
    closing = asyncio.create_task(room.decide(OperatorCloses()))
    await asyncio.sleep(0.01)
    await house.close_empty_rooms()
    assert house.rooms["fox-1"] is room
    store.gate.set()
    await closing
    assert (await house.look("fox-1")).phase == "closed"
    await house.close()
    await store.close()


async def test_a_house_that_closes_finishes_what_is_being_written(tmp_path: Path) -> None:
    store = await Slow.open(tmp_path / "foxden.db")
    assert isinstance(store, Slow)
    house = House(store)
    await keep(house, seated("foxrun", "Ada", "Ben"))
    room = await house.room("fox-1")
    store.gate = asyncio.Event()
    asked = [asyncio.create_task(room.decide(OperatorCloses())) for _ in range(2)]
    await asyncio.sleep(0.01)
    asyncio.get_running_loop().call_later(0.05, store.gate.set)
    await house.close()
    await asyncio.gather(*asked)
    await store.close()


async def test_whoever_waits_for_a_room_that_is_closed_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await keep(house, seated("foxrun", "Ada", "Ben"))
        room = await house.room("fox-1")
        waiting = asyncio.create_task(room.decide(OperatorCloses()))
        await asyncio.sleep(0)
        await room.close()
        with pytest.raises(RoomBroken):
            await asyncio.wait_for(waiting, 5)
        del house.rooms["fox-1"]


async def test_a_room_that_cannot_even_begin_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as house:
        await keep(house, seated("foxrun", "Ada", "Ben"))

        def fail(_planner: Planner, _snapshot: object) -> None:
            raise IndexError("no such page")

        with monkeypatch.context() as patch:
            patch.setattr(Planner, "plan", fail)
            room, watcher = await house.room("fox-1"), Watcher("Ada")
            room.enter(watcher)
            await asyncio.sleep(0.01)
        assert room.broken
        assert watcher.close_code == RECONNECT
        assert house.rooms.get("fox-1") is not room


async def test_a_bot_whose_thinking_fails_moves_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    choose = TableBots.choose

    async def fail_once(self: TableBots, *args: object) -> str:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise AssertionError("nobody foresaw this")
        return await choose(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(TableBots, "choose", fail_once)
    monkeypatch.setattr("foxden.live.planner.AGAIN", 0.01)
    async with opened(tmp_path) as house:
        company = seated("foxy", "Ada", "Ben")
        company.does("Ben", rq.Stand, seat=1)
        company.does("Ada", rq.AddBot, bot="cub", seat=1)
        await keep(house, company)
        room = await house.room("fox-1")
        while not len(room.snapshot.table.game_so_far.entries):
            await asyncio.sleep(0.01)


async def test_a_closed_lesson_stays_closed() -> None:
    lesson = Lesson("foxrun")
    lesson.close()
    with pytest.raises(Refusal, match="table-phase-closed"):
        lesson.asks("Ada", rq.Page, page=0)


async def test_whoever_is_sent_away_in_the_same_moment_does_not_come_to_the_rematch(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        company = seated("foxrun", "Ada", "Ben", "Cleo").play_to_the_end()
        await keep(house, company)
        room = await house.room("fox-1")
        asks = [
            GuestAsks("Ada", rq.Remove(id="1", seat=1)),
            GuestAsks("Ada", rq.Rematch(id="2")),
        ]
        await asyncio.gather(*(room.decide(ask) for ask in asks))
        rematch = await house.look(room.snapshot.table.rematch_at or "")
        assert rematch.seats.names == ("Ada", "Cleo")


async def test_a_rematch_is_found_by_its_players_though_noting_it_failed_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        table = await keep(house, seated("foxrun", "Ada", "Ben").play_to_the_end())

        async def fail(*_: object) -> None:
            raise OSError("not now")

        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "note_guest", fail)
            with pytest.raises(OSError, match="not now"):
                await house.open_rematch(table, "Ada")
        assert await house.store.tables_of("Ben") == []
        await house.open_rematch(table, "Ben")
        assert [row.name for row in await house.store.tables_of("Ben")] == [name_rematch(table)]


def test_a_rematch_s_link_does_not_follow_from_the_record() -> None:
    """The record contains the seed; the table's name, which it doesn't contain, is needed too."""
    company = seated("foxrun", "Ada", "Ben").play_to_the_end()
    assert name_rematch(company.table) != name_rematch(replace(company.table, name="another"))


async def test_a_slow_reader_s_answers_end_somewhere() -> None:
    watcher = Watcher("Ada")
    for _ in range(MOST_WAITING + 1):
        watcher.answer(b"{}")
    assert watcher.close_code == RECONNECT
    assert watcher.take() == []


async def test_the_stage_is_sent_before_the_scene(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await keep(house, seated("foxrun", "Ada", "Ben"))
        room, watcher = await house.room("fox-1"), Watcher("Ada")
        room.enter(watcher)
        hear(room, watcher, json.dumps({"type": "hello", "id": "1", "language": "de"}))
        assert [json.loads(message)["type"] for message in watcher.take()] == ["staged", "shown", "done"]


async def test_a_clock_that_was_once_far_ahead_clears_nothing(tmp_path: Path) -> None:
    """Somebody touched a table while the clock was two years ahead. Now it is right again."""
    wall = Wall()
    store = await SqliteStore.open(tmp_path / "foxden.db")
    house = House(store, now=wall.clock())
    for _ in range(3):
        await start_game(house, Clock())
    await house.close()
    wall.set += 730 * DAY
    house = House(store, now=wall.clock())
    await start_game(house, Clock())
    await house.close()
    wall.set -= 730 * DAY
    clock = wall.clock()
    house = House(store, now=clock)
    await house.check_wall_clock(clock)
    wall.passed += 2 * DAY
    await house.clear_old_tables()
    assert len(await store.tables()) == 4
    await house.close()
    await store.close()


@pytest.mark.parametrize("name", ["", "\0", "a" * 65, "Foxy-1", "../x", "foxy 1", "fuchs-é"])
async def test_what_cannot_be_a_name_never_reaches_the_store(name: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        with pytest.raises(Refusal, match="table-unknown"):
            await house.room(name)
