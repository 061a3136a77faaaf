"""Who can request what, and when. Each guard raises a Refusal or lets the request pass."""

from __future__ import annotations

from foxden.game import Refusal
from foxden.table.table import Phase, Table


def require_phase(table: Table, phase: Phase) -> None:
    if table.phase != phase:
        raise Refusal("table", f"table-phase-{table.phase}")


def require_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise Refusal("table", "table-only-host")


def require_seated(table: Table, guest: str) -> None:
    if not table.seats.of(guest):
        raise Refusal("table", "table-not-here")


def require_not_banned(table: Table, guest: str) -> None:
    if guest in table.banned:
        raise Refusal("table", "table-banned")


def require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("table", "table-no-seat")


def require_free_seat(table: Table) -> None:
    most = table.game.most
    if most is not None and len(table.seats) >= most:
        raise Refusal(table.game.seats_rule, "table-full", most=most)


def require_own_seat(table: Table, guest: str, seat: int) -> None:
    """Require that this guest has the seat in a game that is going on."""
    require_phase(table, "playing")
    require_seat(table, seat)
    if table.seats[seat].guest != guest or table.seats[seat].kind != "person":
        raise Refusal("table", "table-not-your-seat")
    if table.paused:
        raise Refusal("table", "table-paused")


def require_player(table: Table, guest: str, seat: int, turn: int) -> None:
    """Require that this guest has the seat and answers the current turn."""
    require_own_seat(table, guest, seat)
    if turn != table.turn:
        raise Refusal("table", "table-too-late")
