"""What a watcher asks, put to the table."""

from __future__ import annotations

from typing import Any

from foxden.game import Game, Refusal
from foxden.live import wire
from foxden.live.hint import check_hint
from foxden.live.watcher import NOBODY, Watcher
from foxden.state import State
from foxden.table import events as ev
from foxden.table.lesson import turn_page
from foxden.table.table import Table


def put(
    table: Table, watcher: Watcher, request: wire.AnyRequest, now: float, next_table: str | None
) -> list[ev.AnyEvent]:
    """The events that come of it, or a Refusal. Some change only the watcher, or nothing: no event comes of them."""
    guest = watcher.guest
    if guest == NOBODY and not isinstance(request, wire.Hello):
        raise Refusal("table", "table-not-here")
    match request:
        case wire.Hello(language=language):
            watcher.language = language
        case wire.HandOver(seat=seat):
            if seat not in table.seats_of(guest):
                raise Refusal("table", "table-not-your-seat")
            watcher.holding = seat
        case wire.Sit(name=name):
            return table.sit(guest, name, now)
        case wire.Stand(seat=seat):
            return table.stand(guest, seat, now)
        case wire.Return(seat=seat):
            return table.come_back(guest, seat, now)
        case wire.AddBot(bot=bot, seat=seat):
            return table.add_bot(guest, bot, now, seat)
        case wire.Rename(seat=seat, name=name):
            return table.rename(guest, guest_at(table, seat), name, now)
        case wire.Remove(seat=seat):
            return table.ban(guest, guest_at(table, seat), now)
        case wire.Choose(options=options, clock=clock):
            return table.choose(guest, options, clock, now)
        case wire.Ready(salt=salt):
            return table.get_ready(guest, salt, now)
        case wire.Start():
            return table.start(guest, now)
        case wire.Move(seat=seat, turn=turn, text=text):
            return table.move(guest, seat, turn, text, now)
        case wire.WhyNot(seat=seat, turn=turn, path=path):
            raise explain_touch(table, watcher, seat, turn, path)
        case wire.Undo(seat=seat):
            return table.undo(guest, seat, now)
        case wire.Pause(wanted=wanted):
            return table.pause(guest, wanted, now)
        case wire.Publish(wanted=wanted):
            return table.publish(guest, wanted, now)
        case wire.Hint(seat=seat, turn=turn):
            check_hint(table, guest, seat, turn)
        case wire.Rematch():
            return table.rematch(guest, next_table or "", now)
        case wire.Page(page=page):
            return turn_page(table, guest, page, now)
    return []


def explain_touch(table: Table, watcher: Watcher, seat: int, turn: int, path: list[str]) -> Refusal:
    """Only to whoever has that seat in hand; in a lesson it is the coach who says what is meant instead."""
    table.only_player(watcher.guest, seat, turn)
    if seat != watcher.holding:
        return Refusal("table", "table-not-your-seat")
    return table.course.why_not() if table.course is not None else why_not(table.game, table.state, seat, path)


def why_not(game: Game[Any, Any], state: State, seat: int, path: list[str]) -> Refusal:
    """The rule that keeps this seat from what it has touched. What it had in mind is read from its view alone."""
    meant = game.guess_moves(game.look(state, seat), path) if game.guess_moves else []
    legal = state.moves(seat)
    wrong = next((move for move in meant if not legal.has(move)), None)
    return Refusal("table", "table-nothing-meant") if wrong is None else game.why_not(state, seat, wrong)


def guest_at(table: Table, seat: int) -> str:
    table.is_seat(seat)
    guest = table.seats[seat].guest
    if guest is None:
        raise Refusal("table", "table-not-here")
    return guest
