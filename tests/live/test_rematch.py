"""A rematch: the same people first, as public as before, and only one table however many ask."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from foxden.game import Refusal
from foxden.live import house as houses
from foxden.live.house import House
from foxden.live.room import Room
from foxden.live.table_log import row_of
from foxden.live.watcher import Watcher
from foxden.store.store import Store
from foxden.table import requests as rq
from foxden.table.around import sit
from foxden.table.events import AnyEvent, Opened
from foxden.table.evolve import open_table
from foxden.table.rematch import play_again
from foxden.table.table import Table
from foxden.text import say
from foxden.web.socket import hear
from tests.store.databases import Database
from tests.table.company import Company, seated

OLD = "fox-1"


def next_table(company: Company, guest: str) -> Table:
    opened, *log = play_again(company.table, guest, "ab" * 32, company.now)
    assert isinstance(opened, Opened)
    return open_table("fox-2", opened, log)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


# --- how the next table begins ------------------------------------------------------------------------


@pytest.mark.parametrize("public", [True, False])
def test_the_next_table_is_as_public_as_the_last_one_was_at_its_end(public: bool) -> None:
    company = seated("foxrun", "Ada", "Ben", start_tile="turn")
    company.does("Ada", rq.Publish, wanted=True)
    company.does("Ada", rq.Publish, wanted=public)
    again = next_table(company.play_to_the_end(), "Ben")
    assert again.public is public
    assert (again.phase, names(again), again.host) == ("lobby", ["Ada", "Ben"], "Ada")
    assert (again.clock, again.seed) == (company.table.clock, "ab" * 32)
    assert again.options["start-tile"] == company.table.options["start-tile"]


def sides(table: Table) -> list[bool]:
    """Which seats have played the foxes; or will, as the lobby foretells."""
    if table.played is not None:
        return [table.played.state.plays_foxes(seat) for seat in range(len(table.seats))]  # type: ignore[attr-defined]
    assert table.game.foretell is not None
    told = table.game.foretell(table.settled, len(table.seats), partial(say, "en"))
    return ["Indigo" in words or "Scarlett" in words for words in told]


@pytest.mark.parametrize("chosen", ["drawn", "foxes-first", "guardians-first"])
@pytest.mark.parametrize("people", [["Ada", "Ben"], ["Ada", "Ben", "Cleo"], ["Ada", "Ben", "Cleo", "Dan"]])
def test_in_a_rematch_everyone_changes_sides(people: list[str], chosen: str) -> None:
    company = seated("foxrun", *people, sides=chosen).play_to_the_end()
    again = next_table(company, "Ben")
    will = sides(again)
    if chosen == "drawn" and not will:
        assert len(people) > 2, "of more than two, chance may have dealt what cannot be chosen"
    else:
        assert will == [not foxes for foxes in sides(company.table)]


def test_a_game_without_sides_is_played_again_with_the_same_options() -> None:
    company = seated("fowlplay", "Ada", "Ben", first="second-seat").play_to_the_end()
    assert next_table(company, "Ben").options == company.table.options


def test_where_a_seat_is_not_taken_again_the_sides_are_settled_as_before() -> None:
    company = seated("foxrun", "Ada", "Ben", sides="foxes-first").play_to_the_end()
    company.does("Ben", rq.Stand, seat=1)
    assert next_table(company, "Ada").options["sides"] == "foxes-first"


def test_whoever_has_left_has_no_seat_at_the_next_table_and_their_bot_plays_on() -> None:
    company = seated("foxrun", "Ada", "Ben", "Cleo", "Dan").play_to_the_end()
    for seat, guest in ((1, "Ben"), (2, "Cleo"), (3, "Dan")):
        company.does(guest, rq.Stand, seat=seat)
    for seat in (1, 2):
        company.does("Ada", rq.AddBot, bot="cub", seat=seat)
    company.does("Cleo", rq.Return, seat=2)
    assert [(seat.guest, seat.kind) for seat in next_table(company, "Ada").seats] == [
        ("Ada", "person"), (None, "bot"), ("Cleo", "person"),
    ]  # fmt: skip


def test_where_the_host_has_left_whoever_asks_may_begin() -> None:
    company = seated("foxrun", "Ada", "Ben", "Cleo").play_to_the_end()
    company.does("Ada", rq.Stand, seat=0)
    again = next_table(company, "Cleo")
    assert (again.host, names(again)) == ("Cleo", ["Ben", "Cleo"])
    assert next_table(company, "Ada").host == "Ada", "who asks is there again"


def test_a_host_who_does_not_play_stays_the_host() -> None:
    company = Company("foxrun", host="Eve")
    company.sit("Ada", "Ben")
    company.start()
    assert next_table(company.play_to_the_end(), "Ben").host == "Eve"


def test_whoever_was_sent_away_neither_asks_for_a_rematch_nor_comes_to_it() -> None:
    company = seated("foxrun", "Ada", "Ben", "Cleo").play_to_the_end()
    company.does("Ada", rq.Remove, seat=1)
    with pytest.raises(Refusal) as refused:
        company.asks("Ben", rq.Rematch)
    assert refused.value.key == "table-banned"
    again = next_table(company, "Cleo")
    assert names(again) == ["Ada", "Cleo"]
    with pytest.raises(Refusal):
        sit(again, "Ben", "Ben", company.now)


# --- in the house -------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[House]:
    async with database.opened() as store:
        house = House(store)
        try:
            yield house
        finally:
            await house.close()


async def keep(store: Store, company: Company, public: bool) -> None:
    """Store a finished game."""
    company.does(company.table.host, rq.Publish, wanted=public)
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
        await keep(house.store, seated("foxrun", "Ada", "Ben", "Cleo").play_to_the_end(), public=True)
        assert await house.store.open_tables() == [], "it is over"
        old = await house.room(OLD)
        assert await codes(old, "Ben", "rematch") == []
        (listed,) = await house.store.open_tables()
        assert (listed.name, listed.phase, listed.seats) == (old.snapshot.table.rematch_at, "lobby", 3)
        assert [row.name for row in await house.store.tables_of("Ada")] == [listed.name]
        room = await house.room(listed.name)
        assert await codes(room, "Dan", "sit", name="Dan") == [], "there is one seat left"
        assert await codes(room, "Eve", "sit", name="Eve") == ["table-full"]
        assert await codes(room, "Ada", "publish", wanted=False) == []
        assert await house.store.open_tables() == [], "the host has said otherwise"


async def test_a_rematch_among_friends_is_not_listed(database: Database) -> None:
    async with opened(database) as house:
        await keep(house.store, seated("foxrun", "Ada", "Ben").play_to_the_end(), public=False)
        await ask(await house.room(OLD), "Ben", "rematch")
        assert len(await house.store.tables()) == 2
        assert await house.store.open_tables() == []


async def test_a_list_that_forgets_who_is_public_is_noticed(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    def hide(*asked: Any) -> list[AnyEvent]:
        first, *log = play_again(*asked)
        return [replace(first, public=False), *log]

    monkeypatch.setattr(houses, "play_again", hide)
    with pytest.raises(ValueError, match="not enough values"):
        await test_a_public_rematch_is_listed_with_its_players_in_their_seats(sqlite)


async def test_whoever_only_watches_asks_in_vain_and_leaves_no_table_behind(database: Database) -> None:
    async with opened(database) as house:
        await keep(house.store, seated("foxrun", "Ada", "Ben").play_to_the_end(), public=True)
        assert await codes(await house.room(OLD), "Eve", "rematch") == ["table-not-here"]
        assert [row.name for row in await house.store.tables()] == [OLD]


async def test_two_processes_asked_at_once_open_one_table(database: Database) -> None:
    async with opened(database) as one, opened(database) as other:
        await keep(one.store, seated("foxrun", "Ada", "Ben").play_to_the_end(), public=True)
        rooms = [await one.room(OLD), await other.room(OLD)]
        await asyncio.gather(ask(rooms[0], "Ada", "rematch"), ask(rooms[1], "Ben", "rematch"))
        assert rooms[0].snapshot.table.rematch_at == rooms[1].snapshot.table.rematch_at
        assert [row.name for row in await one.store.open_tables()] == [rooms[0].snapshot.table.rematch_at]


async def test_a_name_of_its_own_for_every_asker_is_noticed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = itertools.count()
    monkeypatch.setattr(houses, "name_rematch", lambda table: f"{table.game.name}-{next(numbers)}")
    with pytest.raises(AssertionError):
        await test_two_processes_asked_at_once_open_one_table(database)
