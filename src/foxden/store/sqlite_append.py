"""Appending to logs in SQLite: one append, or many in one statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from foxden.store import sql
from foxden.store.schema import for_sqlite
from foxden.store.store import TableRow, refuse

# Checking that seq is the next one and inserting are one statement: each statement releases the interpreter's lock and
# may have to wait to get it back.
END = '(select coalesce(max(seq), 0) from log where "table" = ?1)'
APPEND = f'insert into log ("table", seq, event) select ?1, ?2, ?3 where {END} = ?2 - 1'
# For the same reason all appends of a transaction are one statement too. ?1: where each log has to end; if one doesn't,
# nothing is written. ?2: the table and seq of each event, and where it is in ?3, which holds them all.
APPEND_ALL = """insert into log ("table", seq, event)
    select json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        substr(?3, json_extract(value, '$[2]'), json_extract(value, '$[3]'))
    from json_each(?2) where not exists (
        select 1 from json_each(?1) where json_extract(value, '$[1]') <> (
            select coalesce(max(seq), 0) from log where "table" = json_extract(value, '$[0]')))"""
PUT_ROW = f"insert into tables ({sql.COLUMNS}) values (?1, ?2, ?3, ?4, ?5, ?6, ?7) {sql.UPDATE_ROW}"
BRING_FORWARD = for_sqlite(sql.BRING_FORWARD)


@dataclass(frozen=True, slots=True)
class SqliteAppend:
    table: str
    seq: int
    events: list[bytes]
    row: TableRow | None
    due: float | None

    def __call__(self, connection: sqlite3.Connection) -> None:
        """The transaction is the only writer, so once the first event fits, the others do too."""
        for number, event in enumerate(self.events, start=self.seq):
            if connection.execute(APPEND, (self.table, number, event)).rowcount != 1:
                raise refuse(self.table, self.seq, connection.execute(f"select {END}", (self.table,)).fetchone()[0])
        self.note(connection)

    def note(self, connection: sqlite3.Connection) -> None:
        """Update the list of tables."""
        if self.row is not None:
            connection.execute(PUT_ROW, sql.to_values(self.row))
        elif self.due is not None:
            connection.execute(BRING_FORWARD, (self.table, self.due))


def append_all(connection: sqlite3.Connection, appends: Sequence[SqliteAppend]) -> bool:
    """Write all of them and return True; if any doesn't fit the end of its log, write nothing and return False."""
    if len({append.table for append in appends}) < len(appends):
        return False  # whether the second one fits depends on the first
    ends = [(append.table, append.seq - 1) for append in appends]
    events, start = [], 1
    for append in appends:
        for number, event in enumerate(append.events, start=append.seq):
            events.append((append.table, number, start, len(event)))
            start += len(event)
    joined = b"".join(event for append in appends for event in append.events)
    if connection.execute(APPEND_ALL, (to_json(ends), to_json(events), joined)).rowcount != len(events):
        return False
    for append in appends:
        append.note(connection)
    return True


def to_json(rows: list[tuple[str, int]] | list[tuple[str, int, int, int]]) -> str:
    return msgspec.json.encode(rows).decode()
