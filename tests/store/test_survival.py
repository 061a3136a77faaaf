"""Acknowledged writes are on disk: a process is killed at random moments, and nothing acknowledged is lost."""

from __future__ import annotations

import random
import subprocess
import sys
import time

import pytest

from foxden.store.sqlite import SqliteStore
from tests.store.child import TABLES, event
from tests.store.databases import Database, row

KILLS = 5


def append_until_killed(database: Database, fault: str, chance: random.Random) -> dict[str, int]:
    """Kill a child in the middle of its work. Returns the last seq that it was told of each table."""
    acknowledged, delay = chance.randrange(300), chance.random() / 100
    command = [sys.executable, "-m", "tests.store.child", database.kind, database.address, fault]
    last: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for number, line in enumerate(child.stdout):
            if number == acknowledged:
                time.sleep(delay)
                child.kill()
            if line.endswith("\n"):
                table, seq = line.split(":")
                last[table] = int(seq)
    assert child.returncode == -9
    return last


async def see_that_what_is_acknowledged_survives(database: Database, fault: str = "", kills: int = KILLS) -> None:
    chance = random.Random(3)
    for _ in range(kills):
        last = append_until_killed(database, fault, chance)
        async with database.opened() as store:
            for table, together in TABLES.items():
                log = await store.read(table)
                assert len(log) >= last.get(table, 0), "something is lost"
                assert log == [event(table, seq) for seq in range(1, len(log) + 1)]
                assert len(log) % together == 0, "something is torn"


@pytest.mark.parametrize("disk", ["", "slow"])
async def test_every_acknowledged_event_survives_a_kill_and_none_is_doubled_or_torn(
    database: Database, disk: str
) -> None:
    await see_that_what_is_acknowledged_survives(database, disk)


async def test_a_store_that_tells_before_it_has_written_is_noticed(database: Database) -> None:
    with pytest.raises(AssertionError, match="something is lost"):
        await see_that_what_is_acknowledged_survives(database, "hasty", kills=30)


async def test_a_store_that_tears_is_noticed(database: Database) -> None:
    with pytest.raises(AssertionError, match="something is torn"):
        await see_that_what_is_acknowledged_survives(database, "piecemeal", kills=30)


async def test_sqlite_waits_for_the_disk_on_its_live_connection(sqlite: Database) -> None:
    async with sqlite.opened() as store:
        assert isinstance(store, SqliteStore)
        assert await store.synchronous() == 2
        await store.append("den", 1, [b"opened"], row("den"))
        assert await store.synchronous() == 2
    assert await sqlite.run("pragma journal_mode") == [("wal",)]
