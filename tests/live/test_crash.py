"""Nothing is lost: the server is killed again and again during play, and every acknowledged move is still there."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxden.store.sqlite import SqliteStore
from tests.live.kills import witness_kills
from tests.store.databases import Database

KILLS = 50


async def test_no_acknowledged_move_is_lost_or_made_twice_in_fifty_kills(sqlite: Database, tmp_path: Path) -> None:
    siege = await witness_kills(sqlite, tmp_path, KILLS)
    assert siege.witness.troubles == []
    assert len(siege.witness.done) > 50, "hardly anything was played"


@pytest.mark.waits
async def test_a_house_that_tells_before_it_writes_is_found_out(sqlite: Database, tmp_path: Path) -> None:
    siege = await witness_kills(sqlite, tmp_path, 10, module="tests.live.hasty", play_on=False)
    assert any("written is []" in trouble for trouble in siege.witness.troubles), "it lost what it had acknowledged"
    assert any("when its log ended at" in trouble for trouble in siege.witness.troubles), "it showed what was not there"


async def test_the_live_connection_is_synchronous(sqlite: Database) -> None:
    """2 is FULL: a commit returns when it is on disk."""
    async with sqlite.opened() as store:
        assert isinstance(store, SqliteStore)
        assert await store.synchronous() == 2
