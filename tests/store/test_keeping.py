"""Tables are listed and cleared, guests can be forgotten, keys expire and are taken once."""

from __future__ import annotations

import asyncio

import pytest

from foxden.store import sql
from foxden.store.store import Gap
from tests.store.databases import Database, row


async def test_tables_are_listed_newest_first_with_their_latest_row(database: Database) -> None:
    async with database.opened() as store:
        for touched, name in enumerate(["old", "middle", "new"]):
            await store.append(name, 1, [b"opened"], row(name, touched))
        await store.append("old", 2, [b"started"], row("old", 9.5, "playing"))
        assert await store.tables() == [row("old", 9.5, "playing"), row("new", 2), row("middle", 1)]
        assert await store.tables(limit=1) == [row("old", 9.5, "playing")]


async def test_of_two_rows_written_together_the_later_one_stays(database: Database) -> None:
    async with database.opened() as store:
        await asyncio.gather(*(store.append("den", seq, [b"x"], row("den", seq)) for seq in range(1, 30)))
        assert await store.tables() == [row("den", 29)]


async def see_that_no_open_table_falls_off(database: Database, fault: str = "") -> None:
    lobby, playing = row("lobby", 1.0), row("playing", 2.0, "playing")
    hidden = [row(f"hidden {number}", 10.0 + number, public=False) for number in range(1_200)]
    done = [row(f"{phase} {number}", 10.0 + number, phase) for phase in ("over", "closed") for number in range(100)]
    async with database.opened(fault) as store:
        await asyncio.gather(
            *(store.append(each.name, 1, [b"opened"], each) for each in (lobby, playing, *hidden, *done))
        )
        assert await store.open_tables() == [playing, lobby]
        await store.append("lobby", 2, [b"sat"], row("lobby", 9_999.0))
        assert await store.open_tables() == [row("lobby", 9_999.0), playing]
        assert await store.open_tables(limit=1) == [row("lobby", 9_999.0)]
        await store.append("lobby", 3, [b"closed"], row("lobby", 9_999.0, "closed"))
        await store.append("hidden 7", 2, [b"published"], row("hidden 7", 17.0))
        assert await store.open_tables() == [row("hidden 7", 17.0), playing]


async def test_no_open_table_falls_off_the_list_among_a_thousand_others(database: Database) -> None:
    await see_that_no_open_table_falls_off(database)


async def test_a_list_of_open_tables_that_is_cut_too_early_is_noticed(database: Database) -> None:
    with pytest.raises(AssertionError):
        await see_that_no_open_table_falls_off(database, "shortsighted")


async def test_open_tables_are_found_by_an_index(database: Database) -> None:
    async with database.opened():
        asked = sql.OPEN_TABLES.replace("$1", "100")
    if database.kind == "sqlite":
        plan = await database.run(f"explain query plan {asked}")
    else:  # of a table as small as this it would read everything
        plan = await database.run("set enable_seqscan = off", f"explain {asked}")
    assert "open_tables" in str(plan)


async def test_tables_that_nobody_has_touched_are_cleared_and_the_others_stay(database: Database) -> None:
    async with database.opened() as store:
        await asyncio.gather(
            *(store.append(f"den {number}", 1, [b"opened"], row(f"den {number}", number)) for number in range(250))
        )
        await store.note_guest("ann", "den 3")
        assert await store.clear(before=230.0) == 230
        assert {found.name for found in await store.tables()} == {f"den {number}" for number in range(230, 250)}
        assert await store.read("den 229") == []
        assert await store.read("den 230") == [b"opened"]
        assert await store.clear(before=230.0) == 0
    assert await database.run("select count(*) from guests") == [(0,)]


async def test_whoever_writes_on_at_a_cleared_table_is_told_and_leaves_nothing_behind(database: Database) -> None:
    async with database.opened() as store, database.opened() as other:
        await store.append("den", 1, [b"opened"], row("den"))
        await other.delete("den")
        with pytest.raises(Gap):
            await store.append("den", 2, [b"moved"])
    assert await database.run("select count(*) from log") == [(0,)]


async def test_no_event_outlives_its_log_when_tables_are_cleared_under_play(database: Database) -> None:
    async with database.opened() as store, database.opened() as other:
        names = [f"den {number}" for number in range(60)]
        for name in names:
            await store.append(name, 1, [b"opened"], row(name))
        await asyncio.gather(
            *(store.append(name, seq, [b"moved"]) for seq in (2, 3, 4) for name in names),
            *(other.delete(name) for name in names[::2]),
            return_exceptions=True,
        )
        assert {found.name for found in await store.tables()} == set(names[1::2])
    left = await database.run('select distinct "table" from log')
    assert {name for (name,) in left} == set(names[1::2])


async def test_a_guest_finds_the_tables_they_sat_at_until_they_are_forgotten(database: Database) -> None:
    async with database.opened() as store:
        for touched, name in enumerate(["den", "wood", "field"]):
            await store.append(name, 1, [b"opened"], row(name, touched))
        for guest, name in [("ann", "den"), ("ann", "field"), ("ann", "den"), ("bob", "den")]:
            await store.note_guest(guest, name)
        assert await store.tables_of("ann") == [row("field", 2), row("den", 0)]
        await store.forget_guest("ann")
        assert await store.tables_of("ann") == []
        assert await store.tables_of("bob") == [row("den", 0)]


async def test_a_table_that_a_guest_has_hidden_is_hidden_from_them_alone(database: Database) -> None:
    async with database.opened() as store:
        for touched, name in enumerate(["den", "wood"]):
            await store.append(name, 1, [b"opened"], row(name, touched))
            for guest in ("ann", "bob"):
                await store.note_guest(guest, name)
        await store.hide_table("ann", "den")
        await store.hide_table("ann", "nowhere")
        assert await store.tables_of("ann") == [row("wood", 1)]
        assert (
            await store.tables_of("ann", hidden=True) == await store.tables_of("bob") == [row("wood", 1), row("den", 0)]
        )
        await store.note_guest("ann", "den")
        assert await store.tables_of("ann") == [row("wood", 1), row("den", 0)], "whoever sits down again sees it again"


async def test_what_a_guest_deletes_is_gone_for_all(database: Database) -> None:
    async with database.opened() as store:
        for name in ("den", "wood"):
            await store.append(name, 1, [b"opened"], row(name))
            await store.note_guest("bob", name)
        await store.delete("den")
        assert await store.read("den") == []
        assert await store.tables() == [row("wood")]
        assert await store.tables_of("bob") == [row("wood")]
    assert await database.run('select distinct "table" from guests') == [("wood",)]


async def test_nothing_is_noted_of_a_table_that_does_not_exist(database: Database) -> None:
    async with database.opened() as store:
        await store.note_guest("ann", "nowhere")
    assert await database.run("select count(*) from guests") == [(0,)]


async def test_a_key_is_kept_until_it_is_taken(database: Database) -> None:
    async with database.opened() as store:
        assert await store.put("secret", b"\x00\xff")
        assert not await store.put("secret", b"another")
        assert await store.get("secret") == b"\x00\xff"
    async with database.opened() as store:
        assert await store.take("secret") == b"\x00\xff"
        assert await store.take("secret") is None
        assert await store.get("secret") is None
        assert await store.put("secret", b"another")


async def test_a_key_expires_and_is_free_again(database: Database) -> None:
    hour = [0.0]
    async with database.opened(now=lambda: hour[0]) as store:
        assert await store.put("code", b"ann", until=10.0)
        hour[0] = 9.9
        assert await store.get("code") == b"ann"
        assert not await store.put("code", b"bob", until=30.0)
        hour[0] = 10.0
        assert await store.get("code") is None
        assert await store.take("code") is None
        assert await store.put("code", b"bob", until=30.0)
        assert await store.get("code") == b"bob"


async def test_clearing_sweeps_expired_keys_and_leaves_the_others(database: Database) -> None:
    hour = [0.0]
    async with database.opened(now=lambda: hour[0]) as store:
        await store.put("soon", b"", until=10.0)
        await store.put("late", b"", until=20.0)
        await store.put("ever", b"")
        hour[0] = 10.0
        assert await store.clear(before=0.0) == 0
    assert sorted(await database.run("select key from kept")) == [("ever",), ("late",)]


async def see_that_a_key_is_taken_once(database: Database, fault: str = "") -> None:
    async with database.opened(fault) as one, database.opened(fault) as other:
        for number in range(20):
            await one.put(f"code {number}", b"ann")
            taken = await asyncio.gather(*((one, other)[caller % 2].take(f"code {number}") for caller in range(20)))
            assert taken.count(b"ann") == 1


async def test_a_key_is_taken_once_even_when_two_processes_try(database: Database) -> None:
    await see_that_a_key_is_taken_once(database)


async def test_a_store_that_lets_two_take_a_key_is_noticed(database: Database) -> None:
    with pytest.raises(AssertionError):
        await see_that_a_key_is_taken_once(database, "peeking")


async def test_a_key_is_put_once_even_when_two_processes_try(database: Database) -> None:
    async with database.opened() as one, database.opened() as other:
        put = await asyncio.gather(*((one, other)[caller % 2].put("code", b"%d" % caller) for caller in range(50)))
        assert put.count(True) == 1
        assert await one.get("code") == b"%d" % put.index(True)
