"""The database schema: old ones are migrated with all their data, newer ones are refused."""

from __future__ import annotations

import asyncio

import pytest

from foxden.store import schema
from foxden.store.store import TooNew
from tests.store.databases import Database, row

# Version 1 as released. Not taken from the program, so that editing a released step is noticed.
VERSION_1 = (
    "create table schema (version integer not null)",
    """create table log (
        "table" text not null, seq bigint not null, event bytea not null, unique ("table", seq))""",
    """create table tables (
        name text primary key, game text not null, phase text not null, seats integer not null,
        public boolean not null, touched double precision not null)""",
    "insert into schema (version) values (1)",
    "insert into tables values ('den', 'foxrun', 'lobby', 2, true, 1.0)",
    "insert into log values ('den', 1, cast('opened' as bytea)), ('den', 2, cast('sat' as bytea))",
)
VERSION = "select max(version) from schema"


async def see_that_version_1_is_brought_up_to_date(database: Database) -> None:
    await database.run(*VERSION_1)
    async with database.opened() as store:
        assert await store.read("den") == [b"opened", b"sat"]
        assert await store.tables() == await store.open_tables() == [row("den")]
        await store.append("den", 3, [b"moved"])
        await store.note_guest("ann", "den")
        assert await store.tables_of("ann") == [row("den")]
        assert await store.put("key", b"value")
    assert await database.run(VERSION) == [(len(schema.MIGRATIONS),)]


async def test_an_old_database_is_brought_up_to_date_with_its_data(database: Database) -> None:
    await see_that_version_1_is_brought_up_to_date(database)


async def test_games_that_were_going_on_before_tables_were_due_are_looked_at(database: Database) -> None:
    await database.run(*VERSION_1, "insert into tables values ('wood', 'foxrun', 'playing', 2, true, 3.0)")
    async with database.opened() as store:
        assert await store.take_due(4.0, 5.0) == ["wood"]


async def test_a_step_that_loses_data_is_noticed(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("delete from log",)))
    with pytest.raises(AssertionError):
        await see_that_version_1_is_brought_up_to_date(database)


async def test_a_new_database_has_the_newest_version_and_opening_it_again_changes_nothing(database: Database) -> None:
    for _ in range(2):
        async with database.opened():
            pass
        found = await database.run("select version from schema order by version")
        assert found == [(number + 1,) for number in range(len(schema.MIGRATIONS))]


async def test_many_processes_may_open_a_new_database_at_once(database: Database) -> None:
    stores = await asyncio.gather(*(database.open() for _ in range(8)))
    for number, store in enumerate(stores):
        await store.append("den", number + 1, [b"%d" % number], row("den"))
        await store.close()
    assert await database.run("select count(*) from schema") == [(len(schema.MIGRATIONS),)]


async def test_a_newer_database_is_refused_in_words_and_left_alone(database: Database) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened"], row("den"))
    await database.run("insert into schema (version) values (99)")
    with pytest.raises(TooNew, match="version 99, but this Foxden only knows versions up to 8"):
        await database.open()
    assert await database.run(VERSION) == [(99,)]
    assert await database.run("select count(*) from log") == [(1,)]


async def test_a_step_that_fails_is_undone_whole(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened"], row("den"))
    known = schema.MIGRATIONS
    monkeypatch.setattr(schema, "MIGRATIONS", (*known, ("delete from log",), ("nonsense",)))
    with pytest.raises(Exception, match="syntax error"):
        await database.open()
    monkeypatch.setattr(schema, "MIGRATIONS", known)
    async with database.opened() as store:
        assert await store.read("den") == [b"opened"]
    assert await database.run(VERSION) == [(len(known),)]
