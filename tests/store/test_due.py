"""Due times: written with the events that cause them, and each table taken by only one process."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from foxden.store import postgres, sql, sqlite
from foxden.store.schema import for_sqlite
from foxden.store.store import Settled, Store, TableRow, Taken
from tests.store.databases import Database, row

NOW = 1000.0


def due_row(name: str, due: float | None) -> TableRow:
    return replace(row(name), due=due)


async def due_of(store: Store, name: str) -> float | None:
    return {row.name: row.due for row in await store.tables()}[name]


async def test_a_table_is_due_when_its_row_says_so(database: Database) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened"], due_row("den", 7.0))
        assert await due_of(store, "den") == 7.0
        await store.append("den", 2, [b"moved"], due_row("den", 9.0))
        assert await due_of(store, "den") == 9.0
        await store.append("den", 3, [b"over"], due_row("den", None))
        assert await due_of(store, "den") is None


async def test_without_a_row_a_table_is_brought_forward_and_never_put_off(database: Database) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened"], due_row("den", None))
        for seq, due, expected in ((2, 50.0, 50.0), (3, 60.0, 50.0), (4, 40.0, 40.0), (5, None, 40.0)):
            await store.append("den", seq, [b"moved"], None, due)
            assert await due_of(store, "den") == expected


async def test_what_is_not_written_makes_nothing_due(database: Database) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened", b"sat"], due_row("den", None))
        for wrong in (2, 4):
            with pytest.raises(Taken):
                await store.append("den", wrong, [b"moved"], None, 5.0)
        assert await due_of(store, "den") is None


async def test_appends_that_are_written_together_leave_what_the_last_one_says(database: Database) -> None:
    async with database.opened() as store:
        await asyncio.gather(
            store.append("den", 1, [b"opened"], due_row("den", 90.0)),
            store.append("den", 2, [b"moved"], None, 80.0),
            store.append("wood", 1, [b"opened"], due_row("wood", 90.0)),
            store.append("wood", 2, [b"moved"], None, 20.0),
            store.append("wood", 3, [b"over"], due_row("wood", None)),
            store.append("lair", 1, [b"opened"], due_row("lair", None)),
        )
        await asyncio.gather(
            store.append("lair", 2, [b"moved"], None, 30.0), store.append("lair", 3, [b"moved"], None, 10.0)
        )
        assert [await due_of(store, name) for name in ("den", "wood", "lair")] == [80.0, None, 10.0]


async def see_that_each_is_taken_once(database: Database) -> None:
    async with database.opened() as one, database.opened() as other:
        for number in range(40):
            await one.append(f"den {number}", 1, [b"opened"], due_row(f"den {number}", NOW - number % 5))
        await one.append("later", 1, [b"opened"], due_row("later", NOW + 1))
        await one.append("never", 1, [b"opened"], due_row("never", None))
        looks = [store.take_due(NOW, NOW + 100, 7) for _ in range(6) for store in (one, other)]
        taken = [name for names in await asyncio.gather(*looks) for name in names]
        assert sorted(taken) == sorted(f"den {number}" for number in range(40))
        assert await other.take_due(NOW + 0.5, NOW + 100) == []
        assert await other.take_due(NOW + 1, NOW + 200) == ["later"]
        assert len(await other.take_due(NOW + 100, NOW + 200, 100)) == 40, "whoever took them is not heard of again"


async def test_each_table_that_is_due_is_taken_once_until_it_is_due_again(database: Database) -> None:
    await see_that_each_is_taken_once(database)


async def test_a_store_that_gives_a_table_to_two_is_noticed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    unmarked = sql.TAKE_DUE.replace("set due = $2", "set due = coalesce(due, $2)")
    monkeypatch.setattr(postgres, "TAKE_DUE", unmarked.format(lock="for update skip locked"))
    monkeypatch.setattr(sqlite, "TAKE_DUE", for_sqlite(unmarked.format(lock="")))
    with pytest.raises(AssertionError):
        await see_that_each_is_taken_once(database)


async def test_the_longest_due_are_taken_first(database: Database) -> None:
    async with database.opened() as store:
        for number in (3, 1, 2):
            await store.append(f"den {number}", 1, [b"opened"], due_row(f"den {number}", float(number)))
        assert sorted(await store.take_due(NOW, 2 * NOW, 2)) == ["den 1", "den 2"]


async def see_that_what_is_settled_holds_for_its_seq(database: Database) -> None:
    async with database.opened() as store:
        for name in ("den", "wood", "lair"):
            await store.append(name, 1, [b"opened"], due_row(name, 5.0))
        await store.append("wood", 2, [b"moved"], None, 4.0)
        await store.settle(
            [Settled("den", 1, None), Settled("wood", 1, None), Settled("lair", 0, 70.0), Settled("gone", 1, 1.0)]
        )
        assert [await due_of(store, name) for name in ("den", "wood", "lair")] == [None, 4.0, 70.0]
        assert len(await store.tables()) == 3


async def test_what_is_settled_holds_only_while_nobody_has_written(database: Database) -> None:
    await see_that_what_is_settled_holds_for_its_seq(database)


async def test_a_store_that_settles_what_has_gone_on_is_noticed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    careless = "update tables set due = $3 where name = $1 and $2 >= 0"
    monkeypatch.setattr(sql, "SETTLE", careless)
    monkeypatch.setattr(sqlite, "SETTLE", for_sqlite(careless))
    with pytest.raises(AssertionError):
        await see_that_what_is_settled_holds_for_its_seq(database)


async def test_a_table_that_is_gone_is_not_due(database: Database) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened"], due_row("den", 5.0))
        await store.delete("den")
        assert await store.take_due(NOW, 2 * NOW) == []
        await store.settle([Settled("den", 0, 5.0)])
        assert await store.take_due(NOW, 2 * NOW) == []


async def play(store: Store, name: str, rounds: int) -> None:
    """A person and a bot take turns; the table is due on the bot's turn, until the next move, whichever process settles
    it."""
    await store.append(name, 1, [b"person"], due_row(name, None))
    for number in range(rounds):
        await store.append(name, 2 * number + 2, [b"bot"], None, 5.0)
        for _ in range(3):
            assert await due_of(store, name) == 5.0, "the bot would be forgotten"
        await store.append(name, 2 * number + 3, [b"person"])


async def settle_for_ever(store: Store, names: list[str]) -> None:
    """Settle as "nothing due" whenever a person is asked, as far as the log has been read."""
    while True:
        for name in names:
            log = await store.read(name)
            if log and log[-1] == b"person":
                await store.settle([Settled(name, len(log), None)])


async def test_a_table_that_becomes_due_while_it_is_settled_stays_due(database: Database) -> None:
    names = [f"den {number}" for number in range(6)]
    async with database.opened() as one, database.opened() as other:
        settling = asyncio.create_task(settle_for_ever(other, names))
        try:
            await asyncio.gather(*(play(one, name, 15) for name in names))
        finally:
            settling.cancel()
            await asyncio.gather(settling, return_exceptions=True)
