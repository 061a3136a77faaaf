"""Every test here runs on both stores. A test that is a coroutine runs in a loop of its own."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.store.databases import Database, PostgresServer, postgres_server

STUCK = 120
"""Seconds after which a test that waits for something that never comes is ended."""


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}), STUCK))
    return True


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    with postgres_server() as started:
        yield started


@pytest.fixture
def postgres(server: PostgresServer, tmp_path: Path) -> Database:
    name = f"foxden_{abs(hash(tmp_path)):x}"
    asyncio.run(create(server.get_uri(), name))
    return Database("postgres", server.get_uri(name))


async def create(uri: str, name: str) -> None:
    connection = await asyncpg.connect(uri)
    await connection.execute(f"create database {name}")
    await connection.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> Database:
    return Database("sqlite", str(tmp_path / "foxden.db"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Database:
    found: Database = request.getfixturevalue(request.param)
    return found
