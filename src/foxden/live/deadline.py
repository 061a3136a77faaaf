"""When a table acts on its own, and when some process has to look after it."""

from __future__ import annotations

from foxden.table.table import Table

GRACE = 5.0
"""Seconds by which the process that has the table open may be late before another one looks."""
HELD = 120.0
"""Seconds for which a table belongs to the process that last wrote to it or took it. If this were longer, unwatched
tables of a dead process would be taken over later; if it were shorter, tables in play would have to postpone their due
times more often."""


def next_act(table: Table) -> float | None:
    """When a bot, a clock or a lesson's script acts next, unless somebody else acts first."""
    if table.phase != "playing" or table.paused:
        return None
    if table.lesson is not None:
        return None if table.lesson.mark(table.turn) is None else table.touched
    for seat in table.seats.bots:
        if table.state.must(seat):
            return table.touched
    deadline = None if table.clock.kind == "none" else table.timer.deadline()
    return None if deadline is None else deadline[0]


def due_of(table: Table) -> float | None:
    """When some process has to look after this table, given what was just written."""
    at = next_act(table)
    return None if at is None else due_at(at, table.touched)


def due_at(act: float, held_since: float) -> float:
    return max(act + GRACE, held_since + HELD)
