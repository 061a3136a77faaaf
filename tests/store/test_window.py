"""Tables written at about the same time share the wait for the disk; a single table never waits."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest

from foxden.store import sqlite_writer
from foxden.store.sqlite import SqliteStore
from foxden.store.sqlite_writer import WINDOW
from tests.store.databases import row


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Time stands still, and sleeps are recorded."""
    fake = Mock()
    fake.monotonic.return_value = 1000.0
    monkeypatch.setattr(sqlite_writer, "time", fake)
    return fake


async def test_whoever_writes_alone_never_waits(tmp_path: Path, time: Mock) -> None:
    store = await SqliteStore.open(tmp_path / "foxden.db")
    for seq in range(1, 4):
        await store.append("den", seq, [b"moved"], row("den"))
        await store.note_guest("ada", "den")
    assert not time.sleep.called
    await store.close()


async def test_a_table_waits_for_others_where_another_was_written_to_just_now(tmp_path: Path, time: Mock) -> None:
    store = await SqliteStore.open(tmp_path / "foxden.db")
    await store.append("den", 1, [b"moved"], row("den"))
    time.monotonic.return_value += WINDOW / 4
    await store.append("wood", 1, [b"moved"], row("wood"))
    time.sleep.assert_called_once_with(pytest.approx(WINDOW * 3 / 4))
    assert await store.read("wood") == [b"moved"]
    await store.close()


async def test_nobody_waits_for_those_who_were_there_a_while_ago(tmp_path: Path, time: Mock) -> None:
    store = await SqliteStore.open(tmp_path / "foxden.db")
    await store.append("den", 1, [b"moved"], row("den"))
    time.monotonic.return_value += 2 * WINDOW
    await store.append("wood", 1, [b"moved"], row("wood"))
    assert not time.sleep.called
    await store.close()
