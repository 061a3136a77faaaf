"""Requests during a game and after it: moves, undo, pauses, pages of a lesson, a rematch."""

from __future__ import annotations

from typing import Literal

from foxden.game import Refusal
from foxden.legal import check_move
from foxden.lesson import LEARNER
from foxden.state import CHANCE
from foxden.table import events as ev
from foxden.table.deal import generator
from foxden.table.guards import require_not_banned, require_own_seat, require_phase, require_player, require_seated
from foxden.table.lesson import Mark
from foxden.table.rematch import name_rematch
from foxden.table.table import Table

By = Literal["person", "bot", "clock"]


def move(table: Table, guest: str, seat: int, turn: int, text: str, now: float) -> list[ev.AnyEvent]:
    """A person's move."""
    require_player(table, guest, seat, turn)
    if table.lesson is not None:
        table.lesson.check(seat, text)
    return make(table, seat, text, "person", now)


def move_bot(table: Table, seat: int, turn: int, text: str, now: float) -> list[ev.AnyEvent]:
    """A bot's move, for its own seat or for one whose time is up. No events if out of date."""
    if table.phase != "playing" or turn != table.turn or table.paused or not table.state.must(seat):
        return []
    if table.seats[seat].bot is not None:
        return make(table, seat, text, "bot", now)
    return make(table, seat, text, "clock", now) if table.timer.is_up(seat, now) else []


def make(table: Table, seat: int, text: str, by: By, now: float) -> list[ev.AnyEvent]:
    try:
        made = check_move(table.game, table.state, seat, text)
    except Refusal as refusal:
        raise refusal.with_names(table.seats.names) from None
    return [ev.Moved(at=now, seat=seat, text=text, by=by), *let_fall(table, seat, made, now)]


def let_fall(table: Table, seat: int, made: int, now: float) -> list[ev.AnyEvent]:
    """The chance events that follow this move, tried on a copy: nothing happens before it is written."""
    write = table.game.write_chance
    if write is None:
        return []
    state, fallen = table.state.copy(), table.fallen
    state.play(seat, made)
    falls: list[ev.AnyEvent] = []
    while state.waits_for() == CHANCE:
        fallen += 1
        state.fall(generator(table.seed, table.salts(), fallen))
        falls.append(ev.Fell(at=now, text=write(state)))
    return falls


def undo(table: Table, guest: str, seat: int, now: float) -> list[ev.AnyEvent]:
    """Undo your own last step, if nothing was revealed, nobody else has acted and chance has decided nothing."""
    require_own_seat(table, guest, seat)
    if not table.can_undo(seat):
        raise Refusal("table", "table-no-undo")
    return [ev.Undid(at=now, seat=seat, moves=len(table.steps[-1].before.entries))]


def pause(table: Table, guest: str, wanted: bool, now: float) -> list[ev.AnyEvent]:
    require_phase(table, "playing")
    require_not_banned(table, guest)
    require_seated(table, guest)
    return [] if wanted == (guest in table.pausing) else [ev.Paused(at=now, guest=guest, wanted=wanted)]


def rematch(table: Table, guest: str, now: float) -> list[ev.AnyEvent]:
    if not table.unfinished:
        require_phase(table, "over")
    require_not_banned(table, guest)
    require_seated(table, guest)
    return [] if table.rematch_at else [ev.Rematched(at=now, table=name_rematch(table))]


# --- lessons --------------------------------------------------------------------------------------------------


def turn_page(table: Table, guest: str, page: int, now: float) -> list[ev.AnyEvent]:
    """Turn to an earlier page, or the next; if the page asks for a move, it is made for the learner."""
    lesson = table.lesson
    if lesson is None or page > lesson.page + 1:
        raise Refusal("lesson", "lesson-none")
    if table.phase == "closed":
        raise Refusal("table", "table-phase-closed")
    if LEARNER not in table.seats.of(guest):
        raise Refusal("table", "table-not-your-seat")
    if page <= lesson.page:
        return [ev.Paged(at=now, page=page)]
    if lesson.answered or lesson.is_last:
        return []
    if lesson.wants_move:
        return make(table, LEARNER, lesson.step.wants[0], "bot", now)
    return [ev.Paged(at=now, page=page)]


def follow_script(table: Table, mark: Mark, now: float) -> list[ev.AnyEvent]:
    """The script's next move, or all that are left on this page. No events if out of date."""
    lesson = table.lesson
    if lesson is None or table.phase != "playing" or lesson.mark(table.turn) != mark:
        return []
    left = lesson.step.then[lesson.made :]
    if lesson.step.at_once:
        return [ev.Moved(at=now, seat=seat, text=text, by="bot") for seat, text in left]
    seat, text = left[0]
    return make(table, seat, text, "bot", now)
