"""Tries at the deals of the day: one for each guest, day and game; theirs alone; and no longer than they are kept."""

from __future__ import annotations

import asyncio

from foxden.store.store import DailyRow
from tests.store.databases import Database

DAY = 20_000


async def test_the_first_try_stays_and_its_points_are_written_once(database: Database) -> None:
    async with database.opened() as store:
        await store.try_daily("ann", DAY, "foxy", "den")
        await store.try_daily("ann", DAY, "foxy", "another den")
        assert await store.dailies_of("ann") == [DailyRow(DAY, "foxy", "den", None, "")]
        await store.end_daily("ann", DAY, "foxy", -7, "🦊✅")
        await store.end_daily("ann", DAY, "foxy", 99, "told again")
        assert await store.dailies_of("ann") == [DailyRow(DAY, "foxy", "den", -7, "🦊✅")]


async def test_points_of_a_try_that_was_never_begun_are_written_nowhere(database: Database) -> None:
    async with database.opened() as store:
        await store.end_daily("ann", DAY, "foxy", 5, "✅")
        assert await store.dailies_of("ann") == []
        assert await store.tally_daily(DAY, "foxy") == []


async def test_tries_are_listed_newest_first_and_by_game(database: Database) -> None:
    async with database.opened() as store:
        for day, game in ((DAY, "foxy"), (DAY + 1, "foxrun"), (DAY + 1, "fowlplay"), (DAY - 1, "foxy")):
            await store.try_daily("ann", day, game, f"{game} {day}")
        await store.try_daily("bob", DAY, "foxy", "his own")
        found = [(row.day - DAY, row.game) for row in await store.dailies_of("ann")]
        assert found == [(1, "fowlplay"), (1, "foxrun"), (0, "foxy"), (-1, "foxy")]
        assert await store.dailies_of("eve") == []


async def test_a_tally_counts_who_is_done_that_day_at_that_game(database: Database) -> None:
    async with database.opened() as store:
        for nth, points in enumerate((3, 3, -2, None)):
            await store.try_daily(f"guest {nth}", DAY, "foxy", f"den {nth}")
            if points is not None:
                await store.end_daily(f"guest {nth}", DAY, "foxy", points, "✅")
        for day, game in ((DAY + 1, "foxy"), (DAY, "foxrun")):
            await store.try_daily("ann", day, game, "elsewhere")
            await store.end_daily("ann", day, game, 1, "✅")
        assert await store.tally_daily(DAY, "foxy") == [(-2, 1), (3, 2)]


async def test_days_long_past_are_forgotten(database: Database) -> None:
    async with database.opened() as store:
        for day in (DAY - 1, DAY, DAY + 1):
            await store.try_daily("ann", day, "foxy", f"den {day}")
        await store.clear_dailies(DAY)
        assert [row.day for row in await store.dailies_of("ann")] == [DAY + 1, DAY]


async def test_with_a_guest_go_their_tries_and_nobody_elses(database: Database) -> None:
    async with database.opened() as store:
        for guest in ("ann", "bob"):
            await store.try_daily(guest, DAY, "foxy", f"{guest}’s den")
            await store.end_daily(guest, DAY, "foxy", 4, "✅")
        await store.forget_guest("ann")
        assert await store.dailies_of("ann") == []
        assert await store.tally_daily(DAY, "foxy") == [(4, 1)]


async def test_two_processes_agree_on_which_try_counts(database: Database) -> None:
    """A guest with two windows, each served by another process."""
    async with database.opened() as one, database.opened() as other:
        await asyncio.gather(
            *(
                store.try_daily("ann", DAY, "foxy", f"{name} {nth}")
                for nth in range(10)
                for name, store in (("one", one), ("other", other))
            )
        )
        found = await one.dailies_of("ann")
        assert len(found) == 1
        assert await other.dailies_of("ann") == found
