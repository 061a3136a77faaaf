"""Opens a store by its address."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from platformdirs import user_data_path

from foxden.store.sqlite import SqliteStore
from foxden.store.store import NoStore, Store, TooNew, Unreachable


def default_path() -> Path:
    """In the user's data folder, wherever this system keeps it."""
    return user_data_path("foxden", appauthor=False) / "foxden.db"


async def open_store(where: str | Path | None = None, now: Callable[[], float] = time.time) -> Store:
    """Open a `postgresql://…` address or the path of an SQLite file; by default the user's own file."""
    address = str(where or default_path())
    if address.startswith(("postgresql://", "postgres://")):
        from foxden.store.postgres import PostgresStore  # noqa: PLC0415 - its driver takes a while to import

        return await PostgresStore.open(address, now)
    if "://" in address:
        raise ValueError("give a file path or a postgresql://… address")
    return await SqliteStore.open(Path(address).expanduser(), now)


async def check_store(where: str) -> None:
    """Open and close the store, so that problems are reported before the server starts."""
    try:
        store = await open_store(where)
    except (ValueError, OSError, sqlite3.Error, Unreachable, TooNew) as error:
        raise NoStore(f"Can’t open the database: {error}.") from None
    await store.close()
