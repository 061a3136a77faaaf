"""Planted faults: servers that break one promise each. The simulation must find every one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from foxden.game import Refusal
from foxden.live import room as rooms
from foxden.live.deadlines import Deadlines
from foxden.live.draft import Draft
from foxden.live.planner import Planner
from foxden.live.room import Queued, Room
from foxden.live.snapshot import Snapshot
from foxden.live.table_log import TableLog
from foxden.live.watcher import Watcher
from foxden.store.store import TableRow
from foxden.table.asks import Ask
from tests.simulation.store import Disk, SimulatedStore

Plant = Callable[[pytest.MonkeyPatch], None]


def show_before_append(patch: pytest.MonkeyPatch) -> None:
    """Apply, show, and only then write: as it was before tables had snapshots."""
    append, begin = TableLog.append, Room.__init__

    def init(self: Room, *args: Any) -> None:
        begin(self, *args)
        self.log.room = self  # type: ignore[attr-defined]

    async def hasty(self: TableLog, draft: Draft) -> Snapshot:
        room: Room = self.room  # type: ignore[attr-defined]
        snapshot = draft.base
        for event, table in draft.steps:
            snapshot = snapshot.then(event, table)
        room.audience.show(snapshot, set())
        return await append(self, draft)

    patch.setattr(Room, "__init__", init)
    patch.setattr(TableLog, "append", hasty)


def read_records_from_the_draft(patch: pytest.MonkeyPatch) -> None:
    """Readers of the table get what isn't written yet."""
    append, begin = TableLog.append, Room.__init__

    def init(self: Room, *args: Any) -> None:
        begin(self, *args)
        self.log.room = self  # type: ignore[attr-defined]

    async def hasty(self: TableLog, draft: Draft) -> Snapshot:
        room: Room = self.room  # type: ignore[attr-defined]
        before = room.snapshot
        snapshot = draft.base
        for event, table in draft.steps:
            snapshot = snapshot.then(event, table)
        room.snapshot = snapshot
        try:
            return await append(self, draft)
        except BaseException:
            room.snapshot = before
            raise

    patch.setattr(Room, "__init__", init)
    patch.setattr(TableLog, "append", hasty)


def keep_ids_of_thrown_away_drafts(patch: pytest.MonkeyPatch) -> None:
    """An id counts as answered when it is decided, not when it is written."""
    add = Draft.add

    def remember(self: Draft, ask: Ask, now: float) -> int:
        seq = add(self, ask, now)
        self.answered.seqs.update(self.ids)
        return seq

    patch.setattr(Draft, "add", remember)


def fail_without_a_plan(patch: pytest.MonkeyPatch) -> None:
    """After a failed write, bots and clocks aren't planned again."""
    plan, write = Planner.plan, Room.write

    async def note(self: Room, queued: list[Queued]) -> list[int | Refusal]:
        outcomes = await write(self, queued)
        self.planner.idle = any(  # type: ignore[attr-defined]
            isinstance(outcome, Refusal) and outcome.key == "table-store-down" for outcome in outcomes
        )
        return outcomes

    def lazy(self: Planner, snapshot: Snapshot) -> None:
        if not getattr(self, "idle", False):
            plan(self, snapshot)

    patch.setattr(Room, "write", note)
    patch.setattr(Planner, "plan", lazy)


def tell_twice(patch: pytest.MonkeyPatch) -> None:
    """What is decided again after a failure is also answered again."""
    answer, catch_up = Room.answer, Room.catch_up

    async def note(self: Room) -> None:
        await catch_up(self)
        self.again = True  # type: ignore[attr-defined]

    def twice(self: Room, queued: Queued, outcome: int | Refusal) -> None:
        if getattr(self, "again", False):
            answer(self, queued, outcome)
        answer(self, queued, outcome)
        self.again = False  # type: ignore[attr-defined]

    patch.setattr(Room, "catch_up", note)
    patch.setattr(Room, "answer", twice)


def write_again_without_reading(patch: pytest.MonkeyPatch) -> None:
    """After a failure, the same events are written again at the end of the log, without an id."""
    append = SimulatedStore.append

    async def stubborn(self: SimulatedStore, table: str, seq: int, *rest: Any) -> None:
        try:
            await append(self, table, seq, *rest)
        except OSError:
            await append(self, table, len(self.disk.logs[table]) + 1, *rest)

    patch.setattr(SimulatedStore, "append", stubborn)


def refuse_what_may_be_written(patch: pytest.MonkeyPatch) -> None:
    """A lost connection counts as a clear refusal."""
    patch.setattr(rooms, "Unreachable", ZeroDivisionError)


def give_up_without_a_word(patch: pytest.MonkeyPatch) -> None:
    """A room that can't read its log doesn't disconnect its people."""
    patch.setattr(Watcher, "close", lambda _self, _code: None)


def acknowledge_what_failed(patch: pytest.MonkeyPatch) -> None:
    """A failed append is taken for a slow one."""
    append = SimulatedStore.append

    async def cheerful(self: SimulatedStore, *appended: Any) -> None:
        with suppress(OSError):
            await append(self, *appended)

    patch.setattr(SimulatedStore, "append", cheerful)


def look_after_nothing(patch: pytest.MonkeyPatch) -> None:
    """Due tables aren't looked after."""

    async def asleep(_self: Deadlines) -> None:
        return

    patch.setattr(Deadlines, "look", asleep)


def take_without_a_lease(patch: pytest.MonkeyPatch) -> None:
    """A table taken by one process is also taken by the next."""
    lease = Disk.lease

    def forget(self: Disk, row: TableRow, now: float, until: float) -> None:
        lease(self, row, now, until)
        self.rows[row.name] = row

    patch.setattr(Disk, "lease", forget)


def become_due_in_silence(patch: pytest.MonkeyPatch) -> None:
    """When a bot's turn comes, the due time isn't written unless the row is written anyway."""
    append = SimulatedStore.append

    async def silent(self: SimulatedStore, table: str, seq: int, events: list[bytes], *row_and_due: Any) -> None:
        await append(self, table, seq, events, *row_and_due[:1])

    patch.setattr(SimulatedStore, "append", silent)


FAULTS: dict[str, Plant] = {
    plant.__name__: plant
    for plant in (
        show_before_append, read_records_from_the_draft, keep_ids_of_thrown_away_drafts, fail_without_a_plan,
        tell_twice, write_again_without_reading, refuse_what_may_be_written, give_up_without_a_word,
        acknowledge_what_failed, look_after_nothing, take_without_a_lease,
        become_due_in_silence,
    )
}  # fmt: skip


@contextmanager
def planted(name: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        FAULTS[name](patch)
        yield
