"""Requests when a player is absent: a nudge, a bot that fills in, ending the game."""

from __future__ import annotations

from foxden.bots.levels import MIDDLING
from foxden.game import Refusal
from foxden.table import events as ev
from foxden.table.asks import Away
from foxden.table.guards import require_not_banned, require_phase, require_seat
from foxden.table.table import PLAYERS, Table

BETWEEN_NUDGES = 60.0
"""Seconds."""


def nudge(table: Table, guest: str, seat: int, away: Away, now: float) -> list[ev.AnyEvent]:
    """Nudge a player: once a minute, whoever asks."""
    require_waiting(table, guest, seat)
    if table.seats[seat].kind != "person" or seat not in away.seats:
        raise Refusal("table", "table-not-missed", name=table.seats[seat].name)
    last = table.nudged.get(seat)
    if last is not None and now < last.at + BETWEEN_NUDGES:
        raise Refusal("table", "table-nudged", name=table.seats[seat].name)
    return [ev.Nudged(at=now, guest=guest, seat=seat)]


def sit_in(table: Table, guest: str, seat: int, away: Away, now: float) -> list[ev.AnyEvent]:
    """Let a bot fill in; the seat stays its owner's, who can take it back."""
    require_waiting(table, guest, seat)
    match table.seats[seat].kind:
        case "bot":
            return []
        case "person" if seat not in away.seats:
            raise Refusal("table", "table-not-missed", name=table.seats[seat].name)
    seated = ev.Seated(at=now, bot=MIDDLING, seat=seat)
    return [seated] if table.seats[seat].away else [ev.Stood(at=now, seat=seat), seated]


def stop(table: Table, guest: str, wanted: bool, away: Away, now: float) -> list[ev.AnyEvent]:
    """Agree to end the game; absent players and bots don't count."""
    require_phase(table, "playing")
    require_acting(table, guest)
    said: list[ev.AnyEvent] = []
    if wanted != (guest in table.stopping):
        said.append(ev.Stopping(at=now, guest=guest, wanted=wanted))
    if wanted and table.seats.people - away.guests <= table.stopping | {guest}:
        said.append(ev.Closed(at=now, by=PLAYERS))
    return said


def resign(table: Table, guest: str, seat: int, now: float) -> list[ev.AnyEvent]:
    require_phase(table, "playing")
    require_seat(table, seat)
    if table.seats[seat].guest != guest or table.seats[seat].kind != "person":
        raise Refusal("table", "table-not-your-seat")
    if not table.can_resign(seat):
        raise Refusal("table", "table-no-resigning")
    return [ev.Resigned(at=now, seat=seat)]


def require_waiting(table: Table, guest: str, seat: int) -> None:
    """Require a player at this table, asking about somebody else's seat."""
    require_phase(table, "playing")
    require_seat(table, seat)
    require_acting(table, guest)
    if table.seats[seat].guest == guest:
        raise Refusal("table", "table-your-seat")


def require_acting(table: Table, guest: str) -> None:
    """Require somebody who is playing their own seat."""
    require_not_banned(table, guest)
    if guest not in table.seats.people:
        raise Refusal("table", "table-not-here")
