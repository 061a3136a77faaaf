"""Turns a request into events to write, or raises a Refusal. Pure: nothing changes, and time is passed in."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from foxden.bounds import USUAL, Bounds
from foxden.game import Refusal
from foxden.table import around, events, play, waiting
from foxden.table import requests as rq
from foxden.table.asks import Ask, BotMoves, GuestAsks, GuestLeaves, GuestQuits, OperatorCloses, ScriptContinues
from foxden.table.bounded import check_bounds
from foxden.table.events import AnyEvent
from foxden.table.table import Table

SHARED_SCREEN = ""
"""The guest id of a shared screen (`?watch`): it can look, but request nothing."""


def decide(table: Table, ask: Ask, now: float, bounds: Bounds = USUAL) -> list[AnyEvent]:
    """For a guest's request, the first event carries its id, so that it is carried out only once."""
    match ask:
        case GuestAsks(guest=guest, request=request):
            check_guest(guest)
            check_bounds(table, guest, request, bounds)
            happens = answer(table, ask, now)
            return [replace(happens[0], id=ask.id), *happens[1:]] if happens else []
        case BotMoves(seat=seat, turn=turn, text=text):
            return play.move_bot(table, seat, turn, text, now)
        case ScriptContinues(mark=mark):
            return play.follow_script(table, mark, now)
        case GuestLeaves(guest=guest):
            return around.leave(table, guest, now)
        case GuestQuits(guest=guest):
            return around.quit_table(table, guest, now)
        case OperatorCloses():
            return [] if table.phase == "closed" else [events.Closed(at=now, by="operator")]
        case _:
            assert_never(ask)


def check_guest(guest: str) -> None:
    if guest == SHARED_SCREEN:
        raise Refusal("table", "table-not-here")


def answer(table: Table, ask: GuestAsks, now: float) -> list[AnyEvent]:
    guest, request = ask.guest, ask.request
    match request:
        case rq.Move():
            return play.move(table, guest, request.seat, request.turn, request.text, now)
        case rq.Sit():
            return around.sit(table, guest, request.name, now, request.avatar)
        case rq.Stand():
            return around.stand(table, guest, request.seat, now)
        case rq.Return():
            return around.come_back(table, guest, request.seat, now)
        case rq.AddBot():
            return around.add_bot(table, guest, request.bot, request.seat, now)
        case rq.Rename():
            return around.rename(table, guest, request.seat, request.name, now)
        case rq.Wear():
            return around.wear(table, guest, request.seat, request.avatar, now)
        case rq.Remove():
            return around.ban(table, guest, request.seat, request.name, now)
        case rq.Choose():
            return around.choose(table, guest, request, now)
        case rq.Ready():
            return around.get_ready(table, guest, request.salt, now)
        case rq.Start():
            return around.start(table, guest, now)
        case rq.Publish():
            return around.publish(table, guest, request.wanted, now)
        case rq.Undo():
            return play.undo(table, guest, request.seat, now)
        case rq.Pause():
            return play.pause(table, guest, request.wanted, now)
        case rq.SetPace():
            return around.set_pace(table, guest, request.pace, now)
        case rq.Rematch():
            return play.rematch(table, guest, now)
        case rq.Nudge():
            return waiting.nudge(table, guest, request.seat, ask.away, now)
        case rq.SitIn():
            return waiting.sit_in(table, guest, request.seat, ask.away, now)
        case rq.Stop():
            return waiting.stop(table, guest, request.wanted, ask.away, now)
        case rq.Resign():
            return waiting.resign(table, guest, request.seat, now)
        case rq.Page():
            return play.turn_page(table, guest, request.page, now)
        case _:
            assert_never(request)
