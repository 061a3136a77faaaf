"""Bots and clocks act even if nobody is watching and the process that had the table open has died."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from foxden.live.deadline import GRACE, HELD
from foxden.live.deadlines import AT_ONCE, HOUR, Deadlines
from foxden.live.house import House
from foxden.live.table_log import row_of
from foxden.live.watcher import Watcher
from foxden.store.store import Store
from foxden.table import requests as rq
from foxden.table.events import Clock, decode_event
from foxden.table.evolve import open_table
from foxden.table.table import Table
from tests.live.client import Guest, sit_down
from tests.live.server import running
from tests.live.test_table_log import NEW_EVENT
from tests.live.test_time import Wall
from tests.store.databases import Database
from tests.table.company import Company, seated

NAME = "fox-1"
LATER = 10_000.0
"""A time at which everything started around 1,000 is due."""
PATIENCE = 20.0


class Moment:
    """A time that stands still until it is set."""

    def __init__(self, now: float = LATER) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def house_on(database: Database, now: Callable[[], float] | None = None) -> AsyncIterator[House]:
    """A server that looks after due tables when told to."""
    async with database.opened() as store:
        house = House(store, bot_pause=0, now=now or Moment(), look_every=1e6)
        try:
            yield house
        finally:
            await house.close()


def with_a_bot() -> Company:
    company = seated("foxy", "Ada", "Ben")
    company.does("Ben", rq.Stand, seat=1)
    company.does("Ada", rq.AddBot, bot="cub", seat=1)
    return company


async def put(store: Store, company: Company, name: str = NAME) -> None:
    await store.append(name, 1, company.log, replace(row_of(company.table), name=name))


async def read_table(store: Store, name: str = NAME) -> Table:
    first, *rest = [decode_event(line) for line in await store.read(name)]
    return open_table(name, first, rest)


async def due_of(store: Store, name: str = NAME) -> float | None:
    return {row.name: row.due for row in await store.tables()}[name]


async def until(store: Store, true: Callable[[Table], bool], name: str = NAME) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true(await read_table(store, name)):
            await asyncio.sleep(0.02)


def has_moved(table: Table) -> bool:
    return bool(table.game_so_far.entries)


# --- nobody watches ------------------------------------------------------------------------------------------


async def test_a_bot_moves_at_a_table_that_nobody_has_open(database: Database) -> None:
    """Also at startup: the server finds what became due while all were down."""
    async with database.opened() as store:
        await put(store, with_a_bot())
        house = House(store, bot_pause=0, now=Moment(), look_every=0.05)
        await until(store, has_moved)
        await house.close()


async def test_a_clock_ends_a_game_that_nobody_watches(database: Database) -> None:
    async with house_on(database) as house:
        await put(house.store, seated("foxy", "Ada", "Ben", clock=Clock("bank", 5)))
        await house.deadlines.look()
        await until(house.store, lambda table: table.phase == "over")
        assert await due_of(house.store) is None


async def test_a_house_that_never_looks_is_noticed(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def asleep(_self: Deadlines) -> None:
        """Looks after nothing."""

    monkeypatch.setattr(Deadlines, "look", asleep)
    monkeypatch.setattr("tests.live.test_deadlines.PATIENCE", 1.0)
    with pytest.raises(TimeoutError):
        await test_a_bot_moves_at_a_table_that_nobody_has_open(database)


async def test_a_table_is_not_looked_after_before_it_is_due(database: Database) -> None:
    company = with_a_bot()
    moment = Moment(company.table.touched + HELD - 1)
    async with house_on(database, moment) as house:
        await put(house.store, company)
        await house.deadlines.look()
        assert house.rooms == {}
        moment.now += 1
        await house.deadlines.look()
        assert list(house.rooms) == [NAME]


# --- two processes -------------------------------------------------------------------------------------------


async def test_each_due_table_is_opened_by_one_process(database: Database) -> None:
    async with house_on(database) as one, house_on(database) as other:
        names = [f"fox-{number}" for number in range(AT_ONCE // 5)]
        for name in names:
            await put(one.store, with_a_bot(), name)
        await asyncio.gather(*(house.deadlines.look() for house in (one, other, one, other)))
        assert sorted([*one.rooms, *other.rooms]) == sorted(names)


async def test_what_one_has_taken_and_does_not_look_after_is_taken_by_another(database: Database) -> None:
    moment = Moment()
    async with house_on(database, moment) as house:
        await put(house.store, with_a_bot())
        async with database.opened() as hanging:
            assert await hanging.take_due(moment(), moment() + HELD) == [NAME]
        await house.deadlines.look()
        assert house.rooms == {}, "another has it"
        moment.now += HELD
        await house.deadlines.look()
        await until(house.store, has_moved)


async def test_a_table_that_is_open_is_not_taken_by_another(database: Database) -> None:
    """A person thinks for long, after a bot has moved; their process says in time that nothing is due."""
    moment = Moment()
    async with house_on(database, moment) as one, house_on(database, moment) as other:
        await put(one.store, with_a_bot())
        room, ada = await one.room(NAME), Watcher("Ada")
        room.enter(ada)
        await until(one.store, has_moved)
        room.request(ada, rq.Move(id="first", seat=0, turn=1, text="2"))
        await until(one.store, lambda table: table.turn == 2 and not table.state.must(1))
        await room.settled()
        assert await due_of(one.store) == moment() + HELD
        moment.now += HELD - 10
        await one.deadlines.look()
        assert await due_of(one.store) is None
        moment.now += HELD
        await other.deadlines.look()
        assert other.rooms == {}
        room.leave(ada)


async def test_the_process_that_played_on_is_killed_and_another_plays_on(postgres: Database, tmp_path: Path) -> None:
    """Two bots play, and nobody looks. The second process is never asked for anything."""
    pace = {"FOXDEN_BOT_PAUSE": "0.1"}
    with (
        running(postgres.address, tmp_path, "tests.live.swift", **pace) as one,
        running(postgres.address, tmp_path, "tests.live.swift", **pace) as other,
    ):
        chairs = await sit_down(one, "foxrun", ["Ada", "Ben"])
        table = chairs[0].table
        for number, chair in enumerate(chairs):
            await chair.must("stand", seat=number)
        for number in range(len(chairs)):
            await chairs[0].must("addbot", bot="random", seat=number)
        for chair in chairs:
            await chair.leave()
        async with postgres.opened() as store:
            await until(store, lambda found: len(found.game_so_far.entries) > 5, table)
            one.kill()
            written = len((await read_table(store, table)).game_so_far.entries)
            await until(store, lambda found: len(found.game_so_far.entries) > written + 5, table)
            before = (await read_table(store, table)).seq
            visitor = await Guest(other, "Eve").visit(table)
            assert visitor.shown["seq"] >= before
            await visitor.leave()


# --- a deadline that is wrong --------------------------------------------------------------------------------


async def test_too_early_and_nothing_to_do_is_settled_and_changes_nothing(database: Database) -> None:
    async with house_on(database) as house:
        company = seated("foxy", "Ada", "Ben")
        await house.store.append(NAME, 1, company.log, replace(row_of(company.table), due=5.0))
        await house.deadlines.look()
        assert await due_of(house.store) is None
        assert await house.store.read(NAME) == company.log


async def test_too_early_is_put_off_until_the_clock_rings(database: Database) -> None:
    company = seated("foxy", "Ada", "Ben", clock=Clock("move", 86400))
    async with house_on(database, Moment(company.table.touched + 60)) as house:
        await house.store.append(NAME, 1, company.log, replace(row_of(company.table), due=5.0))
        await house.deadlines.look()
        deadline = company.table.timer.deadline()
        assert deadline is not None
        assert await due_of(house.store) == deadline[0] + GRACE
        assert await house.store.read(NAME) == company.log


async def test_too_late_does_no_harm_to_whoever_comes_before(database: Database) -> None:
    async with house_on(database) as house:
        company = with_a_bot()
        await house.store.append(NAME, 1, company.log, replace(row_of(company.table), due=9 * LATER))
        await house.deadlines.look()
        assert house.rooms == {}
        await house.room(NAME)
        await until(house.store, has_moved)
        assert await due_of(house.store) is None, "now a person is asked, and it is right again"


async def test_a_table_that_is_gone_does_no_harm(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_on(database) as house:
        await put(house.store, with_a_bot(), "fox-2")

        async def take(now: float, until: float, limit: int) -> list[str]:
            """The first is deleted just when it was taken."""
            return [NAME, "fox-2"]

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "take_due", take)
            await house.deadlines.look()
        await until(house.store, has_moved, "fox-2")
        assert [row.name for row in await house.store.tables()] == ["fox-2"]


async def test_a_table_from_a_newer_house_is_left_to_newer_houses(database: Database) -> None:
    moment = Moment()
    async with house_on(database, moment) as house:
        company = with_a_bot()
        await put(house.store, company)
        await house.store.append(NAME, company.table.seq + 1, [NEW_EVENT], row_of(company.table))
        await house.deadlines.look()
        assert house.rooms == {}
        assert await due_of(house.store) == LATER + HOUR


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_wall_clock_that_is_set_makes_nothing_due(jump: float, sqlite: Database) -> None:
    wall = Wall()
    async with house_on(sqlite, wall.clock()) as house:
        company = Company("foxy", clock=Clock("move", 600))
        company.now = wall.time()
        company.sit("Ada", "Ben")
        company.start()
        await put(house.store, company)
        wall.set += jump
        await house.deadlines.look()
        assert house.rooms == {}
        wall.passed += 601 + HELD
        await house.deadlines.look()
        assert list(house.rooms) == [NAME]


# --- what it costs -------------------------------------------------------------------------------------------


async def test_moves_of_bots_write_no_rows_while_the_list_is_new(sqlite: Database) -> None:
    async with house_on(sqlite) as house:
        await put(house.store, with_a_bot())
        room = await house.room(NAME)
        await until(house.store, has_moved)
        await room.settled()
        await sqlite.run(
            "create table touches (name text)",
            "create trigger touch after update on tables begin insert into touches values (new.name); end",
        )
        ada = Watcher("Ada")
        for turn in range(1, 15):
            room.request(ada, rq.Move(id=f"turn {turn}", seat=0, turn=turn, text="2"))
            await until(house.store, lambda table, turn=turn: table.turn > turn)  # type: ignore[misc]
        assert len(await sqlite.run("select * from touches")) == 1, "when it became due, and never after"
