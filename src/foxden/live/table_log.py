"""One table's log in the store: the only place that makes snapshots."""

from __future__ import annotations

import logging

import msgspec
from msgspec.structs import replace

from foxden.game import Refusal
from foxden.games import GAMES
from foxden.live import deadline
from foxden.live.answered import Answered
from foxden.live.draft import Draft
from foxden.live.snapshot import Snapshot, begin
from foxden.store.store import Store, TableRow
from foxden.table import events as ev
from foxden.table.evolve import evolve, open_table
from foxden.table.table import Table

log = logging.getLogger("foxden.live")

TOUCHED = 60.0
"""Seconds by which the list of tables can lag behind; tables are deleted only long after that."""


class LogChanged(Exception):
    """The log isn't the one that was read before: the table was deleted."""


class TableLog:
    """Reads and appends. Its snapshots contain what the store has, and nothing else."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.name = name
        self.answered = Answered()
        self.last = b""
        """The last event that was read or written."""
        self.row: TableRow | None = None
        """What we last wrote to the list of tables."""
        self.due: float | None = None
        """The latest time at which the table is due, as far as we know."""

    async def open(self) -> Snapshot:
        """Open the table from its whole log (`Refusal` if there is none that can be read)."""
        lines = await self.store.read(self.name)
        first, rest = decode_log(lines)
        self.answered.note(first, 1)
        try:
            snapshot = self.fold(begin(open_table(self.name, first)), rest)
        except Exception:
            log.exception("table %s: its log cannot be folded", self.name)
            raise Refusal("table", "table-newer") from None
        self.last = lines[-1]
        return snapshot

    def fold(self, snapshot: Snapshot, events: list[ev.AnyEvent]) -> Snapshot:
        for event in events:
            snapshot = self.take(snapshot, event, evolve(snapshot.table, event))
        return snapshot

    async def read_on(self, snapshot: Snapshot) -> Snapshot:
        """Read what was written meanwhile, by this process or another. Reads the last known event again: if it has
        changed or is gone, so is the table (`LogChanged`)."""
        known, *news = await self.store.read(self.name, snapshot.table.seq - 1) or [b""]
        if known != self.last:
            raise LogChanged(self.name)
        snapshot = self.fold(snapshot, [decode(line) for line in news])
        self.last = news[-1] if news else known
        return snapshot

    async def append(self, draft: Draft) -> Snapshot:
        """Write a draft durably. Raises Taken if another process was faster; after any other error nobody knows whether
        it is written: read on."""
        lines = [ev.encode_event(event) for event in draft.events]
        row = row_of(draft.table)
        seq = draft.base.table.seq + 1
        if self.row is not None and says_the_same(self.row, row) and not self.must_move_on(row):
            await self.store.append(self.name, seq, lines, None, row.due)
            if row.due is not None:
                self.due = row.due if self.due is None else min(self.due, row.due)
        else:
            await self.store.append(self.name, seq, lines, row)
            self.row, self.due = row, row.due
        snapshot = draft.base
        for event, table in draft.steps:
            snapshot = self.take(snapshot, event, table)
        self.last = lines[-1]
        return snapshot

    def must_move_on(self, row: TableRow) -> bool:
        """Whether the table is due so soon that another process might take it although it is served here."""
        return row.due is not None and self.due is not None and self.due < row.touched + deadline.HELD / 2

    def take(self, snapshot: Snapshot, event: ev.AnyEvent, table: Table) -> Snapshot:
        self.answered.note(event, table.seq)
        return snapshot.then(event, table)


def decode_log(lines: list[bytes]) -> tuple[ev.Opened, list[ev.AnyEvent]]:
    """The opening event and all that followed (`Refusal` if they can't be read here)."""
    if not lines or not is_table(lines[0]):
        raise Refusal("table", "table-unknown")
    first, *rest = [decode(line) for line in lines]
    assert isinstance(first, ev.Opened)
    check_opened(first)
    return first, rest


def fold_table(name: str, lines: list[bytes]) -> Table:
    """The table at the end of its log, without anything else a room needs. Pure, so it can run in a thread."""
    first, rest = decode_log(lines)
    try:
        return open_table(name, first, rest)
    except Exception:
        log.exception("table %s: its log cannot be folded", name)
        raise Refusal("table", "table-newer") from None


def is_table(line: bytes) -> bool:
    """Whether a log is a table's: pads have logs in the same store, and their events say so."""
    return not line.startswith(b'{"pad":')


def decode(line: bytes) -> ev.AnyEvent:
    """Decode an event; an unknown kind was written by a newer version."""
    try:
        event: ev.AnyEvent = ev.decode_event(line)
        return event
    except msgspec.ValidationError:
        raise Refusal("table", "table-newer") from None


def check_opened(opened: ev.Opened) -> None:
    if opened.game not in GAMES:
        raise Refusal("table", "table-game-missing", game=opened.game)
    if opened.rules > GAMES[opened.game].rules:
        raise Refusal("table", "table-newer")


def row_of(table: Table) -> TableRow:
    """The table's row in the list of tables, written together with the events that change it."""
    due = deadline.due_of(table)
    return TableRow(table.name, table.game.name, table.phase, len(table.seats), table.public, table.touched, due)


def says_the_same(written: TableRow, row: TableRow) -> bool:
    """Whether two rows differ only in their times. During play that is usually so, and writing a row costs as much as
    an event."""
    same_times = replace(row, touched=written.touched, due=written.due)
    return row.touched - written.touched < TOUCHED and same_times == written
