"""Which store is opened, where its file is, and who can read it."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxden.store.opening import default_path, open_store
from foxden.store.postgres import PostgresStore
from foxden.store.sqlite import SqliteStore
from tests.store.databases import Database, row


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_a_path_is_an_sqlite_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "foxden.db"
    store = await open_store(path)
    await store.append("den", 1, [b"opened"], row("den"))
    assert isinstance(store, SqliteStore)
    assert mode(path.parent) == 0o700
    assert {name.name: mode(name) for name in path.parent.iterdir()} == dict.fromkeys(
        ("foxden.db", "foxden.db-wal", "foxden.db-shm"), 0o600
    )
    await store.close()
    assert [name.name for name in path.parent.iterdir()] == ["foxden.db"]


async def test_without_an_address_it_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foxden.store.opening.user_data_path", lambda name, appauthor: tmp_path / name)
    store = await open_store()
    await store.close()
    assert default_path() == tmp_path / "foxden" / "foxden.db"
    assert default_path().exists()


async def test_a_postgresql_address_is_a_postgresql_store(postgres: Database) -> None:
    store = await open_store(postgres.address)
    assert isinstance(store, PostgresStore)
    await store.close()


async def test_another_kind_of_address_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="give a file path or a postgresql://… address"):
        await open_store("mysql://den")
