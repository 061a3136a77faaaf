"""Time: a jumping wall clock costs nobody thinking time, locks nobody out, and deletes no table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from foxden.live.house import DAY, House
from foxden.live.house_clock import HouseClock
from foxden.live.room import Room
from foxden.live.watcher import Watcher
from foxden.store.sqlite import SqliteStore
from foxden.table.events import Clock
from foxden.web.limits import Limit
from foxden.web.socket import hear

HOUR = 3600.0


class Wall:
    """A machine's clocks: the wall clock can be set, the monotonic one only runs."""

    def __init__(self, wall: float = 1_800_000_000.0) -> None:
        self.set = wall
        self.passed = 0.0

    def time(self) -> float:
        return self.set + self.passed

    def monotonic(self) -> float:
        return 500.0 + self.passed

    def clock(self) -> HouseClock:
        return HouseClock(self.time, self.monotonic)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * DAY, -400 * DAY])
def test_the_house_s_time_goes_on_when_the_wall_clock_is_set(jump: float) -> None:
    wall = Wall()
    clock = wall.clock()
    before = clock()
    wall.set += jump
    wall.passed += 7
    assert clock() == pytest.approx(before + 7)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_nobody_is_locked_out_or_let_in_by_a_clock_that_is_set(jump: float) -> None:
    wall = Wall()
    limit = Limit(rate=1.0, size=3, monotonic=wall.monotonic)
    assert [limit.allows("Ada") for _ in range(4)] == [True, True, True, False]
    wall.set += jump
    assert not limit.allows("Ada"), "no second has passed"
    wall.passed += 1
    assert limit.allows("Ada"), "a second has passed"


def test_a_limit_on_the_wall_clock_is_noticed() -> None:
    wall = Wall()
    limit = Limit(rate=1.0, size=3, monotonic=wall.time)
    for _ in range(4):
        limit.allows("Ada")
    wall.set -= HOUR
    wall.passed += 1
    assert not limit.allows("Ada"), "this is how somebody was locked out for an hour"


async def answer(room: Room, guest: str, **message: object) -> None:
    watcher = Watcher(guest)
    hear(room, watcher, json.dumps({"id": f"{message}", **message}))
    await room.settled()
    answers = [json.loads(text) for text in watcher.take()]
    assert [each["type"] for each in answers if each["type"] in ("done", "refused")] == ["done"], answers


async def start_game(house: House, clock: Clock) -> Room:
    room = await house.room(await house.open_table("Ada", "foxy", {}, clock, True))
    for guest in ("Ada", "Ben"):
        await answer(room, guest, type="sit", name=guest)
        await answer(room, guest, type="ready", salt="x")
    await answer(room, "Ada", type="start")
    return room


async def write_number(room: Room, guest: str, seat: int) -> None:
    turn = room.snapshot.table.turn
    await answer(room, guest, type="move", seat=seat, turn=turn, text="3")


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_jump_costs_nobody_bank_time(jump: float, tmp_path: Path) -> None:
    wall = Wall()
    store = await SqliteStore.open(tmp_path / "foxden.db")
    house = House(store, now=wall.clock())
    room = await start_game(house, Clock("bank", 100))
    wall.passed += 10
    wall.set += jump
    await write_number(room, "Ada", 0)
    await write_number(room, "Ben", 1)
    assert room.snapshot.table.timer.left == pytest.approx((90.0, 90.0))
    await house.close()
    await store.close()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_two_processes_whose_clocks_differ_cost_nobody_bank_time(jump: float, tmp_path: Path) -> None:
    """The second was started after the clock was set; it is told at once of what the first writes."""
    wall = Wall()
    one, other = await open_both(tmp_path, wall, jump)
    here = await start_game(one, Clock("bank", 100))
    there = await other.room(here.name)
    there.ahead = here.now() - other.now()  # both were there when the game began
    for _ in range(3):
        wall.passed += 5
        await write_number(here, "Ada", 0)
        there.refresh(here.snapshot.table.seq)
        await there.settled()
        await write_number(there, "Ben", 1)
        here.refresh(there.snapshot.table.seq)
        await here.settled()
    assert there.snapshot.table.timer.left == pytest.approx((85.0, 85.0), abs=0.5)
    for house in (one, other):
        await house.close()
        await house.store.close()


async def open_both(folder: Path, wall: Wall, jump: float) -> tuple[House, House]:
    one = House(await SqliteStore.open(folder / "foxden.db"), now=wall.clock())
    wall.set += jump
    other = House(await SqliteStore.open(folder / "foxden.db"), now=wall.clock())
    return one, other


@pytest.mark.parametrize("jump", [60 * DAY, -60 * DAY])
async def test_no_table_is_cleared_by_a_jump(jump: float, tmp_path: Path) -> None:
    """Neither while the house is open, nor when it is opened again with the wrong time."""
    wall = Wall()
    store = await SqliteStore.open(tmp_path / "foxden.db")
    clock = wall.clock()
    house = House(store, now=clock)
    await start_game(house, Clock())
    wall.set += jump
    await house.clear_old_tables()
    assert len(await store.tables()) == 1, "while it is open"
    await house.close()
    clock = wall.clock()
    house = House(store, now=clock)
    await house.check_wall_clock(clock)
    await house.clear_old_tables()
    assert len(await store.tables()) == 1, "when it is opened again"
    wall.passed += 2 * DAY
    await house.clear_old_tables()
    assert len(await store.tables()) == (0 if jump > 0 else 1), "after a day one may believe the clock"
    await house.close()
    await store.close()


async def test_a_house_s_time_is_never_before_what_was_written(tmp_path: Path) -> None:
    wall = Wall()
    store = await SqliteStore.open(tmp_path / "foxden.db")
    house = House(store, now=wall.clock())
    await start_game(house, Clock())
    await house.close()
    wall.set -= HOUR
    clock = wall.clock()
    house = House(store, now=clock)
    await house.check_wall_clock(clock)
    assert clock() >= (await store.tables())[0].touched
    await asyncio.sleep(0)
    await house.close()
    await store.close()
