"""Limits on how far guests can make a table grow. Beyond each there is a Refusal."""

from __future__ import annotations

from foxden.bounds import Bounds
from foxden.game import Refusal
from foxden.table import requests as rq
from foxden.table.table import Table


def check_bounds(table: Table, guest: str, request: rq.TableRequest, bounds: Bounds) -> None:
    match request:
        case rq.Stand():
            return  # leaving doesn't make anything grow for long
        case rq.Sit() if len(table.seats.of(guest)) >= bounds.seats_per_guest:
            raise Refusal("table", "table-enough-seats", most=bounds.seats_per_guest)
        case rq.AddBot(seat=None) if sum(seat.bot is not None for seat in table.seats) >= bounds.bots_per_table:
            raise Refusal("table", "table-enough-bots", most=bounds.bots_per_table)
        case rq.Move(seat=seat) if (
            seat in table.seats.of(guest) and table.rewrites.get(seat, 0) >= bounds.changes_per_turn
        ):
            raise Refusal("table", "table-enough-changes", most=bounds.changes_per_turn)
    if table.seq >= bounds.events_per_seat * (len(table.seats) + 1):
        raise Refusal("table", "table-used-up")
