"""Folds events into a table. Nothing is decided here: the log is the truth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

from msgspec.structs import replace

from foxden.game import AnyGame, Contents, Value
from foxden.games import GAMES
from foxden.record import open_box
from foxden.state import State
from foxden.table import events as ev
from foxden.table.avatars import give_avatar
from foxden.table.clock import Timer
from foxden.table.daily import DailyTry, is_try_over, lead_up
from foxden.table.deal import commit, generator
from foxden.table.game_so_far import GameSoFar, begin
from foxden.table.lesson import open_lesson, set_up_lesson
from foxden.table.seats import Seat, name_bot
from foxden.table.table import Reminder, Table, UndoStep


def open_table(name: str, opened: ev.Opened, log: Iterable[ev.AnyEvent] = ()) -> Table:
    """A table from its log."""
    game = GAMES[opened.game]
    table = Table(
        name=name,
        seq=1,
        game=game,
        rules=opened.rules,
        host=opened.host,
        options=opened.options,
        clock=opened.clock,
        data=opened.data,
        public=opened.public,
        seed=opened.seed,
        commitment=commit(opened.seed),
        touched=opened.at,
        timer=Timer(opened.clock),
        lesson=open_lesson(game, opened.options) if opened.lesson else None,
        pace=opened.pace,
        setup=opened.setup,
    )
    for event in log:
        table = evolve(table, event)
    return table


def evolve(table: Table, event: ev.AnyEvent) -> Table:
    """The table after this event. Time never runs backwards, whatever the writer's clock said."""
    now = time_of(table, event)
    after = replace(fold(table, event), seq=table.seq + 1, touched=now)
    if after.phase == "playing" and after.paused != after.timer.stopped:
        # Somebody asked for a pause, came or left: that can make the wish for a pause unanimous, or end that.
        return replace(after, timer=after.timer.stop(after.state, now, after.paused))
    return after


def fold(table: Table, event: ev.AnyEvent) -> Table:
    match event:
        case ev.Moved():
            return move(table, event)
        case ev.Fell():
            return let_fall(table, event)
        case ev.Undid():
            return take_back(table, event)
        case ev.Chose():
            return choose(table, event)
        case ev.Sat():
            avatar = event.avatar or give_avatar(event.guest, event.name)
            return replace(table, seats=table.seats.add(Seat(event.guest, event.name, avatar=avatar)))
        case ev.Wore():
            return replace(table, seats=table.seats.change([event.seat], avatar=event.avatar))
        case ev.Seated():
            return seat_bot(table, event)
        case ev.Stood():
            return leave(table, event.seat)
        case ev.Returned():
            seats = table.seats.change([event.seat], away=False, bot=None)
            return replace(table, seats=seats, nudged=without(table.nudged, event.seat))
        case ev.Named():
            return replace(table, seats=table.seats.change(table.seats.of(event.guest), name=event.name))
        case ev.Banned():
            return ban(table, event)
        case ev.Readied():
            seats = table.seats.change(table.seats.of(event.guest), ready=True, salt=event.salt)
            return replace(table, seats=seats)
        case ev.Started():
            return start(table, event)
        case ev.Tasked():
            return replace(table, daily=DailyTry(event.day, event.counts, event.task))
        case ev.Paused():
            return pause(table, event)
        case ev.Paced():
            return replace(table, pace=event.pace)
        case ev.Nudged():
            return nudge(table, event)
        case ev.Stopping():
            return stop(table, event)
        case ev.Resigned():
            return resign(table, event)
        case ev.Paged():
            return turn_page(table, event.page)
        case ev.Rematched():
            asked = table.seats.of(event.id.partition(":")[0])
            return replace(table, rematch_at=event.table, rematch_by=table.seats[asked[0]].name if asked else "")
        case ev.Published():
            return replace(table, public=event.public)
        case ev.Closed():
            return close(table, event)
        case ev.Opened():
            raise ValueError(f"{table.name} is opened twice")
        case _:
            assert_never(event)


# --- around the table ---------------------------------------------------------------------------------------


def nudge(table: Table, event: ev.Nudged) -> Table:
    reminder = Reminder(time_of(table, event), table.seats[table.seats.of(event.guest)[0]].name)
    return replace(table, nudged={**table.nudged, event.seat: reminder})


def stop(table: Table, event: ev.Stopping) -> Table:
    stopping = table.stopping | {event.guest} if event.wanted else table.stopping - {event.guest}
    return replace(table, stopping=stopping)


def choose(table: Table, event: ev.Chose) -> Table:
    """Options changed: everyone confirms again."""
    seats = table.seats.change(range(len(table.seats)), ready=False)
    data = table.data if event.data is None else event.data
    return replace(table, options=event.options, clock=event.clock, data=data, seats=seats)


def seat_bot(table: Table, event: ev.Seated) -> Table:
    if event.seat is not None:
        return replace(table, seats=table.seats.change([event.seat], bot=event.bot))
    name = event.name or name_bot(table.seats)
    return replace(table, seats=table.seats.add(Seat(None, name, bot=event.bot)))


def leave(table: Table, seat: int) -> Table:
    """Before the game the seat is removed; during the game it waits for its owner."""
    seats = table.seats.without(seat) if table.phase == "lobby" else table.seats.change([seat], away=True)
    return replace(table, seats=seats)


def ban(table: Table, event: ev.Banned) -> Table:
    banned = replace(table, banned=table.banned | {event.guest})
    for seat in reversed(table.seats.of(event.guest)):
        banned = leave(banned, seat)
    return banned


def pause(table: Table, event: ev.Paused) -> Table:
    pausing = table.pausing | {event.guest} if event.wanted else table.pausing - {event.guest}
    return replace(table, pausing=pausing)


def close(table: Table, event: ev.Closed) -> Table:
    closed = replace(table, phase="closed", closed_by=event.by)
    if table.played is None:
        return closed
    return replace(closed, timer=table.timer.stop(table.state, time_of(table, event), True))


def time_of(table: Table, event: ev.AnyEvent) -> float:
    return max(table.touched, event.at)


# --- the game -----------------------------------------------------------------------------------------------


def start(table: Table, event: ev.Started) -> Table:
    played = begin(table.game, set_up(table), table.seats.names)
    if table.daily is not None:
        played = lead_up(table.game, played, table.daily.task)
    timer = Timer.wind(table.clock, len(table.seats)).tick(played.state, time_of(table, event))
    lesson = None if table.lesson is None else table.lesson.begin(played)
    return replace(table, phase="playing", turn=1, played=played, timer=timer, lesson=lesson)


def set_up(table: Table) -> State:
    box = open_box(table.game, table.data)
    if table.lesson is not None:
        return set_up_lesson(table.game, table.lesson.lesson, box, table.settled)
    if table.setup is not None:
        return set_up_again(table.game, table.setup, box, table.settled, len(table.seats))
    if table.daily is not None:
        laid: State = table.game.read_setup(box, table.settled, len(table.seats), table.daily.task.setup)
        return laid
    state: State = table.game.deal(box, table.settled, len(table.seats), generator(table.seed, table.salts(), 0))
    return state


def set_up_again(game: AnyGame, setup: Contents, box: Any, options: Mapping[str, Value], seats: int) -> State:
    state: State = game.read_setup(box, options, seats, setup)
    return state


def move(table: Table, event: ev.Moved) -> Table:
    before, made = table.game_so_far, table.game.read(event.text)
    played = before.move(table.game, event.seat, made)
    secret = table.game.is_secret(made)
    hidden = secret or played.state.revealed != before.state.revealed
    asked_others = secret and is_another_asked(table, event.seat)
    moved = replace(
        table,
        played=played,
        steps=() if hidden else remember_step(table, event.seat),
        turn=table.turn if asked_others else table.turn + 1,
        rewrites=count_rewrite(table, event.seat) if asked_others else {},
        lesson=None if table.lesson is None else table.lesson.moved(played),
    )
    if table.stopping or table.nudged:
        moved = replace(
            moved, stopping=table.stopping - {mover(table, event)}, nudged=without(table.nudged, event.seat)
        )
    if asked_others:
        timer = table.timer.pass_over(played.state, time_of(table, event), event.seat)
        return moved if timer is table.timer else replace(moved, timer=timer)
    return settle(moved, time_of(table, event), event.seat)


def mover(table: Table, event: ev.Moved) -> str | None:
    """The person who made this move; a player who moves no longer wants to end the game."""
    return table.seats[event.seat].guest if event.by == "person" else None


def without(nudged: Mapping[int, Reminder], seat: int) -> Mapping[int, Reminder]:
    return {each: nudge for each, nudge in nudged.items() if each != seat} if seat in nudged else nudged


def resign(table: Table, event: ev.Resigned) -> Table:
    played = table.game_so_far.resign(table.game, event.seat)
    return settle(replace(table, played=played, turn=table.turn + 1), time_of(table, event), None)


def count_rewrite(table: Table, seat: int) -> Mapping[int, int]:
    """Count a change of a secret choice: a move by a seat the game no longer waited for."""
    if table.state.must(seat):
        return table.rewrites
    return {**table.rewrites, seat: table.rewrites.get(seat, 0) + 1}


def is_another_asked(table: Table, seat: int) -> bool:
    return table.state.asked_seats() > table.state.must(seat)


def remember_step(table: Table, seat: int) -> tuple[UndoStep, ...]:
    """Remember this step for undo: a seat can undo its own consecutive steps."""
    earlier = table.steps if table.steps and table.steps[-1].seat == seat else ()
    return (*earlier, UndoStep(seat, table.game_so_far, table.turn))


def let_fall(table: Table, event: ev.Fell) -> Table:
    played = table.game_so_far.let_fall(table.game, event.text)
    return settle(replace(table, played=played, steps=(), fallen=table.fallen + 1), time_of(table, event), None)


def settle(table: Table, now: float, moved: int | None) -> Table:
    """Update the clocks, and end the game if it is over."""
    timer = table.timer.tick(table.state, now, moved)
    if table.state.over() or is_try_over(table, table.state):
        return replace(table, timer=timer, phase="over", steps=())
    return table if timer is table.timer else replace(table, timer=timer)


def take_back(table: Table, event: ev.Undid) -> Table:
    step = table.steps[-1]
    timer = table.timer.tick(step.before.state, time_of(table, event), event.seat)
    turn = max(table.turn, step.turn) + 1
    return replace(table, played=step.before, steps=table.steps[:-1], turn=turn, timer=timer)


# --- lessons ------------------------------------------------------------------------------------------------


def turn_page(table: Table, page: int) -> Table:
    """Turn to the next page, or back: then the game is restored to how it was when that page began."""
    assert table.lesson is not None
    if page > table.lesson.page:
        return replace(table, lesson=table.lesson.read(table.game_so_far))
    played: GameSoFar = table.lesson.begun[page]
    lesson = table.lesson.open_page(page)
    return replace(table, lesson=lesson, played=played, phase="playing", turn=table.turn + 1, steps=())
