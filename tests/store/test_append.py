"""Appended events come back complete and in order, and of concurrent writers exactly one wins."""

from __future__ import annotations

import asyncio

import pytest

from foxden.store.store import Gap, Store, Taken
from tests.store.databases import Database, row

FEW = 4
"""Writers to a faulty store, in which many would keep getting in each other's way."""


async def see_that_appended_events_come_back(database: Database, fault: str = "") -> None:
    async with database.opened(fault) as store:
        await store.append("den", 1, [b"opened"], row("den"))
        await store.append("den", 2, [b"sat", b"\x00\xff", b""], row("den", touched=2.0))
        await store.append("den", 5, [b"moved"])
        assert await store.read("den") == [b"opened", b"sat", b"\x00\xff", b"", b"moved"]
        assert await store.read("den", after=3) == [b"", b"moved"]


async def see_that_one_of_many_wins(database: Database, fault: str = "", many: int = 200) -> None:
    async with database.opened(fault) as one, database.opened(fault) as other:
        for seq in (1, 2, 3):
            tries = [b"%d by %d" % (seq, number) for number in range(many)]
            stores = [one, other] * (many // 2)
            outcomes = await asyncio.gather(
                *(store.append("den", seq, [event], row("den")) for store, event in zip(stores, tries, strict=True)),
                return_exceptions=True,
            )
            winners = [event for event, outcome in zip(tries, outcomes, strict=True) if outcome is None]
            assert len(winners) == 1
            assert all(isinstance(outcome, Taken) for outcome in outcomes if outcome is not None)
            assert (await one.read("den"))[seq - 1 :] == winners


async def write_on(store: Store, table: str, name: str) -> None:
    """Write ten pairs, each where the log ends, as a table does it: read, decide, try, and again if it is taken."""
    for number in range(10):
        while True:
            seq = len(await store.read(table)) + 1
            try:
                await store.append(table, seq, [f"{name} {number}".encode(), b"and on"], row(table, seq))
            except Taken:
                continue
            break


async def see_that_nothing_is_lost_doubled_or_torn(database: Database, fault: str = "", many: int = 10) -> None:
    async with database.opened(fault) as one, database.opened(fault) as other:
        names = [f"{number}" for number in range(many)]
        tables = ["den", "wood"]
        await asyncio.gather(
            *(write_on((one, other)[int(name) % 2], table, name) for table in tables for name in names)
        )
        for table in tables:
            log = await one.read(table)
            assert log[1::2] == [b"and on"] * (10 * many)
            for name in names:
                own = [event.decode() for event in log[::2] if event.decode().split()[0] == name]
                assert own == [f"{name} {number}" for number in range(10)]


async def test_appended_events_come_back_in_order(database: Database) -> None:
    await see_that_appended_events_come_back(database)


async def test_of_many_who_append_the_same_seq_exactly_one_wins(database: Database) -> None:
    await see_that_one_of_many_wins(database)


async def test_nothing_is_lost_doubled_or_torn_when_two_processes_write_on(database: Database) -> None:
    await see_that_nothing_is_lost_doubled_or_torn(database)


async def test_a_store_that_forgets_is_noticed(database: Database) -> None:
    with pytest.raises(AssertionError):
        await see_that_appended_events_come_back(database, "forgetful")


@pytest.mark.parametrize("fault", ["careless", "stubborn"])
async def test_a_store_that_lets_two_win_is_noticed(database: Database, fault: str) -> None:
    with pytest.raises(AssertionError):
        await see_that_one_of_many_wins(database, fault, many=FEW)


@pytest.mark.parametrize("fault", ["careless", "piecemeal"])
async def test_a_store_that_loses_or_tears_is_noticed(database: Database, fault: str) -> None:
    with pytest.raises(AssertionError):
        await see_that_nothing_is_lost_doubled_or_torn(database, fault, many=FEW)


async def test_a_log_survives_closing_and_opening_again(database: Database) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened", b"sat"], row("den"))
    async with database.opened() as store:
        await store.append("den", 3, [b"moved"])
        assert await store.read("den") == [b"opened", b"sat", b"moved"]
        assert await store.tables() == [row("den")]


async def test_there_is_no_log_of_a_table_that_does_not_exist(database: Database) -> None:
    async with database.opened() as store:
        assert await store.read("nowhere") == []


async def test_a_seq_that_is_too_high_is_a_gap_and_writes_nothing(database: Database) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened"], row("den"))
        with pytest.raises(Gap):
            await store.append("den", 3, [b"moved"], row("den", touched=9.0))
        with pytest.raises(Gap):
            await store.append("nowhere", 2, [b"moved"])
        assert await store.read("den") == [b"opened"]
        assert await store.tables() == [row("den")]


async def test_events_that_begin_on_a_taken_seq_are_all_refused_and_so_is_their_row(database: Database) -> None:
    async with database.opened() as store:
        await store.append("den", 1, [b"opened", b"sat"], row("den"))
        with pytest.raises(Taken) as refused:
            await store.append("den", 2, [b"sat", b"moved", b"moved"], row("den", phase="playing"))
        assert not isinstance(refused.value, Gap)
        assert await store.read("den") == [b"opened", b"sat"]
        assert await store.tables() == [row("den")]


async def test_those_who_are_refused_do_not_spoil_those_written_with_them(database: Database) -> None:
    async with database.opened() as store:
        outcomes = await asyncio.gather(
            *(store.append(f"den {number}", 1 + number % 3, [b"opened"], row(f"den {number}")) for number in range(90)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Gap, Gap] * 30
        assert len(await store.tables()) == 30


async def test_what_no_database_can_write_does_not_spoil_what_is_written_with_it(database: Database) -> None:
    async with database.opened() as store:
        seqs = {"den": 1, "wood": 2**70, "field": 1}  # no column holds the second
        outcomes = await asyncio.gather(
            *(store.append(table, seq, [b"opened"], row(table)) for table, seq in seqs.items()), return_exceptions=True
        )
        assert [outcome is None for outcome in outcomes] == [True, False, True]
        assert {found.name for found in await store.tables()} == {"den", "field"}


async def test_a_log_is_written_on_without_waiting_in_between(database: Database) -> None:
    async with database.opened() as store:
        await asyncio.gather(*(store.append("den", seq, [b"%d" % seq], row("den")) for seq in range(1, 200)))
        assert await store.read("den") == [b"%d" % seq for seq in range(1, 200)]


async def test_mistakes_of_the_caller_are_refused_before_anything_is_written(database: Database) -> None:
    async with database.opened() as store:
        for wrong in ((0, [b"x"], row("den")), (1, [], row("den")), (1, [b"x"], None), (1, [b"x"], row("wood"))):
            with pytest.raises(ValueError, match="den"):
                await store.append("den", *wrong)
        assert await store.read("den") == []


async def test_a_caller_who_is_cancelled_does_not_disturb_the_others(database: Database) -> None:
    async with database.opened() as store:
        calls = [
            asyncio.create_task(store.append(f"den {number}", 1, [b"opened"], row(f"den {number}")))
            for number in range(10)
        ]
        await asyncio.sleep(0)
        calls[3].cancel()
        outcomes = await asyncio.gather(*calls, return_exceptions=True)
        assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [3]
        await store.append("den", 1, [b"opened"], row("den"))


async def test_what_waits_is_written_before_the_store_closes_and_nothing_after(database: Database) -> None:
    store = await database.open()
    calls = [
        asyncio.create_task(store.append(f"den {number}", 1, [b"opened"], row(f"den {number}")))
        for number in range(50)
    ]  # fmt: skip
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*calls)
    with pytest.raises(RuntimeError, match="closed"):
        await store.append("late", 1, [b"opened"], row("late"))
    async with database.opened() as again:
        assert len(await again.tables()) == 50
