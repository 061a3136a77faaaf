"""Backup and restore, by the commands of docs/operate.md: what was there comes back, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.live.client import Guest
from tests.live.server import Server, running
from tests.markdown import split_page
from tests.store.databases import PostgresServer

PAGE = Path(__file__).parents[2] / "docs" / "operate.md"
SQLITE, POSTGRES = "foxden.db", "postgresql://foxden@/foxden"


def commands() -> list[str]:
    """Backup and restore, for SQLite and for PostgreSQL."""
    _, _, section = PAGE.read_text(encoding="utf-8").partition("\n## Backup and restore\n")
    blocks, _ = split_page(section.partition("\n## ")[0])
    return ["\n".join(block.lines) for block in blocks]


def run(command: str, folder: Path, **environment: str) -> None:
    command = command.replace("python3 ", f"{sys.executable} ")
    subprocess.run(command, shell=True, cwd=folder, env=os.environ | environment, check=True, stdout=subprocess.DEVNULL)


async def find(server: Server, table: str) -> int:
    return (await Guest(server, "Cleo").http("GET", f"/api/tables/{table}/qr.svg")).status_code


async def test_an_sqlite_file_is_saved_and_restored(tmp_path: Path) -> None:
    save, restore, *_ = commands()
    database = str(tmp_path / SQLITE)
    with running(database, tmp_path) as server:
        kept = await Guest(server, "Ada").open_table("foxrun")
        run(save, tmp_path)
        lost = await Guest(server, "Ben").open_table("foxrun")
        server.kill()
    assert (tmp_path / f"{SQLITE}-wal").exists(), "a log that must not be read with the copy"
    run(restore, tmp_path)
    with running(database, tmp_path) as server:
        assert (await find(server, kept), await find(server, lost)) == (200, 404)


async def test_a_postgres_database_is_saved_and_restored(
    tmp_path: Path, server: PostgresServer, named_foxden: dict[str, str]
) -> None:
    *_, save, restore = commands()
    with running(POSTGRES, tmp_path, **named_foxden) as house:
        kept = await Guest(house, "Ada").open_table("foxrun")
        run(save, tmp_path, **named_foxden)
        lost = await Guest(house, "Ben").open_table("foxrun")
    server.psql("drop database foxden;")
    server.psql("create database foxden owner foxden;")
    run(restore, tmp_path, **named_foxden)
    with running(POSTGRES, tmp_path, **named_foxden) as house:
        assert (await find(house, kept), await find(house, lost)) == (200, 404)
