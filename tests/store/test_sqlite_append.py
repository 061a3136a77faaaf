"""Appends to different tables are one statement; each is still written only where its log ends just before it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from foxden.store import sqlite_append
from foxden.store.sqlite import SqliteStore
from foxden.store.store import Gap, Taken
from tests.store.databases import row

TABLES = [f"den {number}" for number in range(20)]
EVENTS = [b"opened", b"\x00\xff", b"", "füchse".encode()]
NEXT = len(EVENTS) + 1


async def append_everywhere(store: SqliteStore, seqs: dict[str, int]) -> dict[str, BaseException | None]:
    """One event at each of these tables, all at once."""
    done = await asyncio.gather(
        *(store.append(table, seq, [b"moved"], due=7.0) for table, seq in seqs.items()), return_exceptions=True
    )
    return dict(zip(seqs, done, strict=True))


async def open_tables(path: Path) -> SqliteStore:
    store = await SqliteStore.open(path)
    await asyncio.gather(*(store.append(table, 1, EVENTS, row(table)) for table in TABLES))
    return store


async def see_that_only_what_fits_is_written(path: Path, seq: int, refusal: type[Taken]) -> None:
    """One of the tables is written to at the wrong seq."""
    store = await open_tables(path)
    try:
        outcomes = await append_everywhere(store, dict.fromkeys(TABLES, NEXT) | {"den 3": seq})
        assert isinstance(outcomes.pop("den 3"), refusal)
        assert not any(outcomes.values())
        for table in TABLES:
            assert await store.read(table) == EVENTS + [b"moved"] * (table != "den 3")
        assert {found.name for found in await store.tables() if found.due == 7.0} == {*TABLES} - {"den 3"}
    finally:
        await store.close()


@pytest.mark.parametrize(("seq", "refusal"), [(2, Taken), (NEXT + 1, Gap)])
async def test_what_does_not_fit_is_refused_and_the_rest_written(
    tmp_path: Path, seq: int, refusal: type[Taken]
) -> None:
    await see_that_only_what_fits_is_written(tmp_path / "foxden.db", seq, refusal)


async def test_a_statement_that_does_not_look_where_logs_end_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    careless = sqlite_append.APPEND_ALL.partition("where not exists")[0]
    monkeypatch.setattr(sqlite_append, "APPEND_ALL", careless)
    with pytest.raises(AssertionError):
        await see_that_only_what_fits_is_written(tmp_path / "foxden.db", NEXT + 1, Gap)


async def test_appends_that_wait_together_are_one_statement(tmp_path: Path) -> None:
    store = await open_tables(tmp_path / "foxden.db")
    statements: list[str] = []
    store.writing.set_trace_callback(statements.append)
    blocked = asyncio.create_task(store.append(TABLES[0], NEXT, [b"moved"]))
    outcomes = await append_everywhere(store, dict.fromkeys(TABLES[1:], NEXT))
    await blocked
    assert not any(outcomes.values())
    inserted = [text for text in statements if text.lstrip().startswith("insert into log")]
    assert len(inserted) < len(TABLES) / 2
    await store.close()


async def test_two_appends_to_one_table_that_wait_together_are_written_one_after_the_other(tmp_path: Path) -> None:
    store = await open_tables(tmp_path / "foxden.db")
    await asyncio.gather(*(store.append("den 0", seq, [b"moved"]) for seq in (NEXT, NEXT + 1)))
    assert await store.read("den 0") == [*EVENTS, b"moved", b"moved"]
    await store.close()
