"""What has happened at a table, folded into it event by event. Nothing is decided here: the log is the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, assert_never

import msgspec

from foxden.record import Recorder, open_box
from foxden.state import State
from foxden.table import events as ev
from foxden.table.clock import Timer
from foxden.table.deal import generator
from foxden.table.lesson import turn_to
from foxden.table.seats import Seat, find_name

if TYPE_CHECKING:
    from foxden.table.table import Table

BOT_NAMES = ("Russet", "Vixen", "Todd", "Tails", "Ember", "Rusty", "Sly", "Cinder")
"""None is also the name of a level."""


class Step(NamedTuple):
    """A step that can be taken back: whose it was, and how the table was before it."""

    seat: int
    state: State
    moves: int
    """Entries of the record."""
    turn: int


def fold(table: Table, event: ev.AnyEvent) -> None:
    match event:
        case ev.Moved():
            move(table, event)
        case ev.Fell():
            let_fall(table, event)
        case ev.Undid():
            take_back(table, event)
        case ev.Chose():
            choose(table, event)
        case ev.Sat():
            table.seats.append(Seat(event.guest, event.name))
        case ev.Seated():
            seat_bot(table, event)
        case ev.Stood():
            leave(table, event.seat)
        case ev.Returned():
            come_back(table, event)
        case ev.Named():
            rename(table, event)
        case ev.Banned():
            ban(table, event)
        case ev.Readied():
            get_ready(table, event)
        case ev.Started():
            start(table, event)
        case ev.Paused():
            pause(table, event)
        case ev.Paged():
            turn_to(table, event.page)
        case ev.Rematched():
            table.rematch_at = event.table
        case ev.Published():
            table.public = event.public
        case ev.Closed():
            close(table, event)
        case ev.Opened():
            raise ValueError(f"{table.name} is opened twice")
        case _:
            assert_never(event)


# --- around the table ---------------------------------------------------------------------------------------


def choose(table: Table, event: ev.Chose) -> None:
    """Whoever was ready was so for something else."""
    table.options = event.options
    table.clock = event.clock
    for seat in table.seats:
        seat.ready = False


def seat_bot(table: Table, event: ev.Seated) -> None:
    if event.seat is not None:
        table.seats[event.seat].bot = event.bot
        return
    name = find_name(BOT_NAMES[len(table.seats) % len(BOT_NAMES)], {seat.name for seat in table.seats})
    table.seats.append(Seat(None, name, bot=event.bot))


def leave(table: Table, seat: int) -> None:
    if table.phase == "lobby":
        del table.seats[seat]
    else:
        table.seats[seat].away = True


def come_back(table: Table, event: ev.Returned) -> None:
    table.seats[event.seat].away = False
    table.seats[event.seat].bot = None


def rename(table: Table, event: ev.Named) -> None:
    for number in table.seats_of(event.guest):
        table.seats[number].name = event.name


def ban(table: Table, event: ev.Banned) -> None:
    table.banned.add(event.guest)
    for number in reversed(table.seats_of(event.guest)):
        leave(table, number)


def get_ready(table: Table, event: ev.Readied) -> None:
    for number in table.seats_of(event.guest):
        table.seats[number].ready = True
        table.seats[number].salt = event.salt


def pause(table: Table, event: ev.Paused) -> None:
    (table.pausing.add if event.wanted else table.pausing.discard)(event.guest)
    table.timer.stop(table.state, event.at, table.paused)


def close(table: Table, event: ev.Closed) -> None:
    table.phase = "closed"
    if table.recorder is not None:
        table.timer.stop(table.state, event.at, True)


# --- the game -----------------------------------------------------------------------------------------------


def start(table: Table, event: ev.Started) -> None:
    state = set_up(table)
    table.recorder = Recorder(table.game, state, table.options, [seat.name for seat in table.seats], table.data)
    table.timer = Timer(table.clock, len(table.seats))
    table.phase = "playing"
    table.turn = 1
    table.timer.tick(state, event.at)


def set_up(table: Table) -> State:
    box = open_box(table.game, table.data)
    if table.course is not None:
        return table.course.set_up(box, table.options)
    state: State = table.game.deal(box, table.options, len(table.seats), generator(table.seed, table.salts(), 0))
    return state


def move(table: Table, event: ev.Moved) -> None:
    assert table.recorder is not None
    state, made = table.state, table.game.read(event.text)
    secret = table.game.is_secret(made)
    asked_others = secret and is_another_asked(table, event.seat)
    remember_step(table, event.seat, secret)
    before = state.revealed
    table.recorder.play(event.seat, made)
    if secret or state.revealed != before:
        table.steps.clear()
    if not asked_others:
        table.turn += 1
    settle(table, event.at, event.seat)
    if table.course is not None:
        table.course.moved(len(table.record().moves))


def is_another_asked(table: Table, seat: int) -> bool:
    first = table.state.waits_for()
    return first != seat or any(table.state.must(other) for other in range(seat + 1, len(table.seats)))


def remember_step(table: Table, seat: int, secret: bool) -> None:
    if table.steps and table.steps[-1].seat != seat:
        table.steps.clear()
    if not secret:
        table.steps.append(Step(seat, table.state.copy(), len(table.record().moves), table.turn))


def let_fall(table: Table, event: ev.Fell) -> None:
    assert table.game.read_chance is not None
    table.fallen += 1
    table.steps.clear()
    table.game.read_chance(table.state, event.text)
    table.record().moves.append((None, event.text))
    settle(table, event.at, None)


def settle(table: Table, now: float, moved: int | None) -> None:
    """Clocks, and the end."""
    table.timer.tick(table.state, now, moved)
    if table.state.over():
        table.phase = "over"
        table.steps.clear()
        table.record().result = msgspec.to_builtins(table.game.result(table.state))


def take_back(table: Table, event: ev.Undid) -> None:
    assert table.recorder is not None
    before = table.steps.pop()
    table.recorder.state = before.state
    del table.recorder.record.moves[before.moves :]
    table.recorder.record.result = None
    table.turn = max(table.turn, before.turn) + 1
    table.timer.tick(before.state, event.at, event.seat)
