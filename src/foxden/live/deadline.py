"""When something happens at a table by itself, and when somebody has to look after that."""

from __future__ import annotations

from foxden.table.table import Table

GRACE = 5.0
"""Seconds in which whoever has the table open is left to act, before another process looks."""
HELD = 120.0
"""Seconds for which a table is left to whoever wrote or took it last. The longer, the later a dead process is replaced
where nobody watches; the shorter, the more often a table that is being played at is written as due later."""


def next_act(table: Table) -> float | None:
    """When a bot, a clock or a lesson's script acts, if nobody else does before."""
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
    """When any process has to look after this table, as it is just written."""
    at = next_act(table)
    return None if at is None else due_at(at, table.touched)


def due_at(act: float, held_since: float) -> float:
    return max(act + GRACE, held_since + HELD)
