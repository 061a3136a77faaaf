"""A rematch: the same people first, as public as before, and one table however many ask for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from foxden.game import Refusal
from foxden.live import house as houses
from foxden.live.house import House
from foxden.live.room import Room, row_of
from foxden.live.watcher import Watcher
from foxden.store.postgres import PostgresStore
from foxden.store.sqlite import SqliteStore
from foxden.store.store import Store
from foxden.table.events import Opened
from foxden.table.rematch import play_again
from foxden.table.table import Table, open_table
from foxden.web.guests import Guests
from foxden.web.socket import hear
from tests.store.databases import Database
from tests.table.company import Company, seated

OLD = "fox-1"


def play_to_the_end(company: Company) -> Company:
    while company.table.phase == "playing":
        company.move_somehow()
    return company


def next_table(company: Company, guest: str) -> Table:
    opened, log = play_again(company.table, guest, "ab" * 32, company.now)
    return open_table("fox-2", opened, log)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


# --- how the next table begins ------------------------------------------------------------------------


@pytest.mark.parametrize("public", [True, False])
def test_the_next_table_is_as_public_as_the_last_one_was_at_its_end(public: bool) -> None:
    company = seated("foxrun", "Ada", "Ben", start_tile="turn")
    company.happen(company.table.publish("Ada", True, company.now))
    company.happen(company.table.publish("Ada", public, company.now))
    again = next_table(play_to_the_end(company), "Ben")
    assert again.public is public
    assert (again.phase, names(again), again.host) == ("lobby", ["Ada", "Ben"], "Ada")
    assert (again.options, again.clock, again.seed) == (company.table.options, company.table.clock, "ab" * 32)


def test_whoever_has_left_has_no_seat_at_the_next_table_and_their_bot_plays_on() -> None:
    company = play_to_the_end(seated("foxrun", "Ada", "Ben", "Cleo", "Dan"))
    for seat, guest in ((1, "Ben"), (2, "Cleo"), (3, "Dan")):
        company.happen(company.table.stand(guest, seat, company.now))
    for seat in (1, 2):
        company.happen(company.table.add_bot("Ada", "cub", company.now, seat))
    company.happen(company.table.come_back("Cleo", 2, company.now))
    assert [(seat.guest, seat.kind) for seat in next_table(company, "Ada").seats] == [
        ("Ada", "person"), (None, "bot"), ("Cleo", "person"),
    ]  # fmt: skip


def test_where_the_host_has_left_whoever_asks_may_begin() -> None:
    company = play_to_the_end(seated("foxrun", "Ada", "Ben", "Cleo"))
    company.happen(company.table.stand("Ada", 0, company.now))
    again = next_table(company, "Cleo")
    assert (again.host, names(again)) == ("Cleo", ["Ben", "Cleo"])
    assert next_table(company, "Ada").host == "Ada", "who asks is there again"


def test_a_host_who_does_not_play_stays_the_host() -> None:
    company = Company("foxrun", host="Eve")
    company.sit("Ada", "Ben")
    company.start()
    assert next_table(play_to_the_end(company), "Ben").host == "Eve"


def test_whoever_was_sent_away_neither_asks_for_a_rematch_nor_comes_to_it() -> None:
    company = play_to_the_end(seated("foxrun", "Ada", "Ben", "Cleo"))
    company.happen(company.table.ban("Ada", "Ben", company.now))
    with pytest.raises(Refusal) as refused:
        company.table.rematch("Ben", "fox-2", company.now)
    assert refused.value.key == "table-banned"
    again = next_table(company, "Cleo")
    assert names(again) == ["Ada", "Cleo"]
    with pytest.raises(Refusal):
        again.sit("Ben", "Ben", company.now)


# --- in the house -------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[House]:
    async with database.opened() as store:
        house = House(store, await Guests.open(store))
        try:
            yield house
        finally:
            await house.close()


async def keep(store: Store, company: Company, public: bool) -> None:
    """Put a finished game into the house."""
    company.happen(company.table.publish(company.table.host, public, company.now))
    await store.append(OLD, 1, company.log, row_of(company.table))


async def ask(room: Room, guest: str, request: str, **words: object) -> list[dict[str, Any]]:
    watcher = Watcher(guest)
    room.enter(watcher)
    hear(room, watcher, json.dumps({"type": request, "id": request, **words}))
    await room.settled()
    return [json.loads(text) for text in watcher.take()]


async def codes(room: Room, guest: str, request: str, **words: object) -> list[str]:
    return [answer["code"] for answer in await ask(room, guest, request, **words) if answer["type"] == "refused"]


async def test_a_public_rematch_is_listed_with_its_players_in_their_seats(database: Database) -> None:
    async with opened(database) as house:
        await keep(house.store, play_to_the_end(seated("foxrun", "Ada", "Ben", "Cleo")), public=True)
        assert await house.store.open_tables() == [], "it is over"
        old = await house.room(OLD)
        assert await codes(old, "Ben", "rematch") == []
        (listed,) = await house.store.open_tables()
        assert (listed.name, listed.phase, listed.seats) == (old.table.rematch_at, "lobby", 3)
        assert [row.name for row in await house.store.tables_of("Ada")] == [listed.name]
        room = await house.room(listed.name)
        assert await codes(room, "Dan", "sit", name="Dan") == [], "there is one seat left"
        assert await codes(room, "Eve", "sit", name="Eve") == ["table-full"]
        assert await codes(room, "Ada", "publish", wanted=False) == []
        assert await house.store.open_tables() == [], "the host has said otherwise"


async def test_a_rematch_among_friends_is_not_listed(database: Database) -> None:
    async with opened(database) as house:
        await keep(house.store, play_to_the_end(seated("foxrun", "Ada", "Ben")), public=False)
        await ask(await house.room(OLD), "Ben", "rematch")
        assert len(await house.store.tables()) == 2
        assert await house.store.open_tables() == []


async def test_a_list_that_forgets_who_is_public_is_noticed(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    def hide(*asked: Any) -> tuple[Opened, list[Any]]:
        first, log = play_again(*asked)
        return Opened(**{name: getattr(first, name) for name in first.__struct_fields__} | {"public": False}), log

    monkeypatch.setattr(houses, "play_again", hide)
    with pytest.raises(ValueError, match="not enough values"):
        await test_a_public_rematch_is_listed_with_its_players_in_their_seats(sqlite)


async def test_whoever_only_watches_asks_in_vain_and_leaves_no_table_behind(database: Database) -> None:
    async with opened(database) as house:
        await keep(house.store, play_to_the_end(seated("foxrun", "Ada", "Ben")), public=True)
        assert await codes(await house.room(OLD), "Eve", "rematch") == ["table-not-here"]
        assert [row.name for row in await house.store.tables()] == [OLD]


async def see_that_two_processes_open_one_table(database: Database) -> None:
    async with opened(database) as one, opened(database) as other:
        await keep(one.store, play_to_the_end(seated("foxrun", "Ada", "Ben")), public=True)
        rooms = [await one.room(OLD), await other.room(OLD)]
        await asyncio.gather(ask(rooms[0], "Ada", "rematch"), ask(rooms[1], "Ben", "rematch"))
        assert rooms[0].table.rematch_at == rooms[1].table.rematch_at
        await asyncio.gather(*rooms[0].thoughts, *rooms[1].thoughts)
        assert [row.name for row in await one.store.open_tables()] == [rooms[0].table.rematch_at]


async def test_two_processes_asked_at_once_open_one_table(database: Database) -> None:
    await see_that_two_processes_open_one_table(database)


async def test_a_table_to_which_nobody_will_come_is_noticed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave_it(_store: Store, _table: str) -> None:
        """The table of whoever was slower stays."""

    monkeypatch.setattr(SqliteStore, "delete", leave_it)
    monkeypatch.setattr(PostgresStore, "delete", leave_it)
    with pytest.raises(AssertionError):
        await see_that_two_processes_open_one_table(database)
