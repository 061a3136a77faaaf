"""Every test here runs on both stores. Coroutine tests run in their own event loop."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.store.databases import Database, PostgresServer, postgres_server

NUMBERS = itertools.count()
STUCK = 600
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
def postgres(server: PostgresServer) -> Database:
    """A separate schema: faster than a separate database, and just as empty."""
    name = f"test_{next(NUMBERS)}"
    asyncio.run(Database("postgres", server.get_uri()).run(f"create schema {name}"))
    return Database("postgres", f"{server.get_uri()}&search_path={name}")


@pytest.fixture
def named_foxden(server: PostgresServer) -> Iterator[dict[str, str]]:
    """The environment in which a new database and its owner are called `foxden`, as in docs/operate.md."""
    for statement in ("create role foxden login", "create database foxden owner foxden"):
        server.psql(f"{statement};")
    try:
        host = parse_qs(urlsplit(server.get_uri()).query)["host"][0]
        yield {"PGHOST": host, "PGUSER": "foxden", "PATH": f"{server.bin_path}:{os.environ['PATH']}"}
    finally:
        for statement in ("drop database foxden with (force)", "drop role foxden"):
            server.psql(f"{statement};")


@pytest.fixture
def sqlite(tmp_path: Path) -> Database:
    return Database("sqlite", str(tmp_path / "foxden.db"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Database:
    found: Database = request.getfixturevalue(request.param)
    return found
