"""The database schema, in numbered steps that are never edited once released: every change is a new step.

One SQL text serves both stores. It is written for PostgreSQL; `for_sqlite` is the one place that translates.
"""

from __future__ import annotations

import re

from foxden.store.store import TooNew

# An ordinary rowid table with a unique key: clustering the log on its key halves the speed of appending.
LOGS = (
    """create table log (
        "table" text not null, seq bigint not null, event bytea not null, unique ("table", seq))""",
    """create table tables (
        name text primary key, game text not null, phase text not null, seats integer not null,
        public boolean not null, touched double precision not null)""",
)
GUESTS = (
    """create table guests (guest text not null, "table" text not null, primary key (guest, "table"))""",
    """create index guests_of_table on guests ("table")""",
)
KEYS = ("create table kept (key text primary key, value bytea not null, until double precision)",)
# Without `touched`: it changes with every move, and if it were indexed, PostgreSQL would have to update all of the
# table's indexes each time.
OPEN_TABLES = ("create index open_tables on tables (phase) where public",)
DUE = (
    "alter table tables add column due double precision",
    "create index due_tables on tables (due) where due is not null",
    "update tables set due = touched where phase = 'playing'",  # the first look sets the real time
)
HIDDEN = ("alter table guests add column hidden boolean not null default false",)
# A guest's finished games: they outlive the table, whose log may be deleted long before.
RESULTS = (
    """create table results (
        guest text not null, "table" text not null, ended double precision not null, form integer not null,
        told bytea not null, primary key (guest, "table"))""",
    "create index results_by_time on results (ended)",
)
DAILIES = (
    """create table dailies (
        guest text not null, day integer not null, game text not null, "table" text not null,
        points integer, signs text not null, primary key (guest, day, game))""",
    "create index dailies_of_day on dailies (day, game)",
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (LOGS, GUESTS, KEYS, OPEN_TABLES, DUE, HIDDEN, RESULTS, DAILIES)
"""The first brings an empty database to version 1, the next to version 2, …"""

CREATE = "create table if not exists schema (version integer not null)"
VERSION = "select coalesce(max(version), 0) from schema"


def upgrade(found: int) -> list[str]:
    """The statements that bring a database of this version up to date, to be run atomically."""
    if found > len(MIGRATIONS):
        raise TooNew(
            f"The database has version {found}, but this Foxden only knows versions up to {len(MIGRATIONS)}. "
            "A newer Foxden has used it. Install that version, or use another database."
        )
    numbered = enumerate(MIGRATIONS[found:], start=found + 1)
    return [sql for number, step in numbered for sql in (*step, f"insert into schema (version) values ({number})")]


def for_sqlite(sql: str) -> str:
    return re.sub(r"\$(\d)", r"?\1", sql).replace("bytea", "blob")
