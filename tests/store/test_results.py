"""Guests' stored results: only for them, as long as they want, and within limits."""

from __future__ import annotations

from msgspec.structs import replace

from foxden.store.store import RESULTS_LAST, GuestResult, Store
from tests.store.databases import Database, row

MOST = 100


async def finish(store: Store, name: str, touched: float, *guests: str) -> None:
    await store.append(name, 1, [b"opened"], replace(row(name, touched), phase="over"))
    for guest in guests:
        await store.note_guest(guest, name)


async def test_finished_games_are_counted_once_and_again_for_a_newer_form(database: Database) -> None:
    async with database.opened() as store:
        await finish(store, "den", 1.0, "ann", "bob")
        await finish(store, "wood", 2.0, "ann")
        await store.append("field", 1, [b"opened"], row("field", 3.0))  # not over
        await store.note_guest("ann", "field")
        assert await store.uncounted("ann", 1, MOST) == ["wood", "den"]
        assert await store.uncounted("ann", 1, 1) == ["wood"]
        await store.keep_results("den", 1, {"ann": b"a", "bob": b"b"}, MOST)
        await store.keep_results("wood", 1, {"ann": b"w"}, MOST)
        assert await store.uncounted("ann", 1, MOST) == []
        assert await store.results_of("ann", MOST) == [
            GuestResult("wood", 2.0, b"w", True),
            GuestResult("den", 1.0, b"a", True),
        ]
        assert await store.results_of("bob", MOST) == [GuestResult("den", 1.0, b"b", True)]
        assert await store.results_of("eve", MOST) == []
        assert await store.uncounted("ann", 2, MOST) == ["wood", "den"]
        await store.keep_results("den", 2, {"ann": b"new"}, MOST)
        assert await store.uncounted("ann", 2, MOST) == ["wood"]
        assert (await store.results_of("ann", MOST))[1].told == b"new"


async def test_nothing_is_kept_of_a_game_that_goes_on_nor_for_who_was_not_there(database: Database) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened"], row("den"))
        await store.note_guest("ann", "den")
        await store.keep_results("den", 1, {"ann": b"early"}, MOST)
        await finish(store, "wood", 2.0, "ann")
        await store.keep_results("wood", 1, {"eve": b"not hers"}, MOST)
        await store.keep_results("nowhere", 1, {"ann": b"no such table"}, MOST)
    assert await database.run("select count(*) from results") == [(0,)]


async def test_results_outlive_the_table_but_not_their_time_nor_its_deletion(database: Database) -> None:
    now = [RESULTS_LAST]
    async with database.opened(now=lambda: now[0]) as store:
        for touched, name in ((10.0, "den"), (20.0, "wood"), (30.0, "field")):
            await finish(store, name, touched, "ann")
            await store.keep_results(name, 1, {"ann": b"told"}, MOST)
        await store.delete("field")
        assert await store.clear(before=15.0) == 1
        assert [found[0::3] for found in await store.results_of("ann", MOST)] == [("wood", True), ("den", False)]
        now[0] += 15.0
        await store.clear(before=15.0)
        assert [found.table for found in await store.results_of("ann", MOST)] == ["wood"]


async def test_who_hides_a_table_or_is_forgotten_leaves_no_result_behind(database: Database) -> None:
    async with database.opened() as store:
        for name in ("den", "wood"):
            await finish(store, name, 1.0, "ann", "bob")
            await store.keep_results(name, 1, {"ann": b"told", "bob": b"told"}, MOST)
        await store.hide_table("ann", "den")
        assert [found.table for found in await store.results_of("ann", MOST)] == ["wood"]
        await store.keep_results("den", 1, {"ann": b"counted while it was hidden"}, MOST)
        assert [found.table for found in await store.results_of("ann", MOST)] == ["wood"]
        assert await store.uncounted("ann", 2, MOST) == ["wood"]
        await store.forget_guest("ann")
        await store.keep_results("wood", 1, {"ann": b"counted while she was forgotten"}, MOST)
        assert await store.results_of("ann", MOST) == []
        assert await store.tables_of("ann", hidden=True) == []
        assert len(await store.results_of("bob", MOST)) == 2
    assert await database.run("select count(*) from results where guest = 'ann'") == [(0,)]


async def test_only_the_newest_are_kept_and_the_others_are_not_counted_again(database: Database) -> None:
    async with database.opened() as store:
        for number in range(12):
            await finish(store, f"den {number:02}", float(number), "ann")
            await store.keep_results(f"den {number:02}", 1, {"ann": b"told"}, 10)
        newest = [f"den {number:02}" for number in range(11, 1, -1)]
        assert [found.table for found in await store.results_of("ann", MOST)] == newest
        assert await store.uncounted("ann", 1, 10) == []
