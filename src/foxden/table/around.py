"""Requests around a game: sitting down, bots, options, the start."""

from __future__ import annotations

from foxden.bots.levels import current_name, names_of
from foxden.game import Refusal
from foxden.record import open_box
from foxden.scene import CROWD
from foxden.table import events as ev
from foxden.table.avatars import Avatar, give_avatar
from foxden.table.clock import check_clock
from foxden.table.guards import (
    require_free_seat,
    require_host,
    require_not_banned,
    require_phase,
    require_seat,
    require_seated,
)
from foxden.table.people_names import tell_apart, tidy_name
from foxden.table.requests import Choose
from foxden.table.seats import name_bot
from foxden.table.table import PLAYERS, Table


def choose(table: Table, guest: str, wanted: Choose, now: float) -> list[ev.AnyEvent]:
    require_host(table, guest)
    require_phase(table, "lobby")
    check_clock(wanted.clock)
    data = None if wanted.data == table.data else wanted.data
    if data is not None:
        open_box(table.game, data)
    return [ev.Chose(at=now, options=table.game.settle(wanted.options), clock=wanted.clock, data=data)]


def sit(table: Table, guest: str, name: str, now: float, avatar: Avatar | None = None) -> list[ev.AnyEvent]:
    require_phase(table, "lobby")
    require_not_banned(table, guest)
    require_free_seat(table)
    fitted = fit_name(table, name)
    if avatar is None or any(table.seats[seat].avatar == avatar for seat in table.seats.of(guest)):
        # A family on one device shouldn't all be the same fox. (A crowd has no avatars.)
        avatar = give_avatar(guest, fitted, {seat.avatar for seat in table.seats[:CROWD]})
    return [ev.Sat(at=now, guest=guest, name=fitted, avatar=avatar)]


def wear(table: Table, guest: str, seat: int, avatar: Avatar, now: float) -> list[ev.AnyEvent]:
    require_seat(table, seat)
    require_not_banned(table, guest)
    if table.phase == "closed":
        raise Refusal("table", "table-phase-closed")
    if table.seats[seat].guest != guest:
        raise Refusal("table", "table-not-your-seat")
    return [] if avatar == table.seats[seat].avatar else [ev.Wore(at=now, seat=seat, avatar=avatar)]


def add_bot(table: Table, guest: str, bot: str, seat: int | None, now: float) -> list[ev.AnyEvent]:
    """Add a bot on a new seat, or on one whose owner is away."""
    require_host(table, guest)
    if seat is None:
        require_phase(table, "lobby")
        require_free_seat(table)
    elif not (0 <= seat < len(table.seats) and table.seats[seat].kind == "empty"):
        raise Refusal("table", "table-seat-taken")
    bot, known = current_name(bot), names_of(table.game.name)
    if bot not in known:
        raise Refusal("table", "table-no-such-bot", bot=bot, known=", ".join(known))
    return [ev.Seated(at=now, bot=bot, seat=seat, name=name_bot(table.seats) if seat is None else "")]


def stand(table: Table, guest: str, seat: int, now: float) -> list[ev.AnyEvent]:
    """Leave your own seat; the host can also remove a bot from its seat."""
    require_seat(table, seat)
    mine = table.seats[seat].guest == guest
    if not mine and not (guest == table.host and table.seats[seat].bot is not None and table.phase == "lobby"):
        raise Refusal("table", "table-not-your-seat")
    return [ev.Stood(at=now, seat=seat)]


def leave(table: Table, guest: str, now: float) -> list[ev.AnyEvent]:
    """Stand up from every seat."""
    here = [seat for seat in table.seats.of(guest) if not table.seats[seat].away]
    return [ev.Stood(at=now, seat=seat) for seat in reversed(here)]


def quit_table(table: Table, guest: str, now: float) -> list[ev.AnyEvent]:
    """Leave for good. A table that nobody else can continue is closed: one where nobody else has a seat, or one that
    hasn't started and whose host leaves."""
    if guest != table.host:
        require_seated(table, guest)
    if table.phase not in ("lobby", "playing"):
        return []
    others = table.seats.by_guest.keys() - {guest}
    if not others or (table.phase == "lobby" and guest == table.host):
        return [ev.Closed(at=now, by=PLAYERS)]
    return leave(table, guest, now)


def come_back(table: Table, guest: str, seat: int, now: float) -> list[ev.AnyEvent]:
    """Take your own seat again, also from a bot that filled in."""
    require_seat(table, seat)
    require_not_banned(table, guest)
    if table.seats[seat].guest != guest or not table.seats[seat].away:
        raise Refusal("table", "table-not-your-seat")
    return [ev.Returned(at=now, seat=seat, guest=guest)]


def rename(table: Table, guest: str, seat: int, name: str, now: float) -> list[ev.AnyEvent]:
    whom = guest_at(table, seat)
    require_not_banned(table, guest)
    if guest != whom:
        require_host(table, guest)
    return [ev.Named(at=now, guest=whom, name=fit_name(table, name, whom))]


def ban(table: Table, guest: str, seat: int, name: str, now: float) -> list[ev.AnyEvent]:
    """The host removes the player in this seat."""
    whom = guest_at(table, seat)
    require_host(table, guest)
    if name and name != table.seats[seat].name:
        raise Refusal("table", "table-other-there", name=name)
    if whom == table.host:
        raise Refusal("table", "table-host-stays")
    return [ev.Banned(at=now, guest=whom)]


def get_ready(table: Table, guest: str, salt: str, now: float) -> list[ev.AnyEvent]:
    require_phase(table, "lobby")
    require_seated(table, guest)
    return [ev.Readied(at=now, guest=guest, salt=salt)]


def start(table: Table, guest: str, now: float) -> list[ev.AnyEvent]:
    require_host(table, guest)
    require_phase(table, "lobby")
    table.game.check_seats(len(table.seats))
    if table.seats.ready < len(table.seats):
        raise Refusal("table", "table-not-ready")
    return [ev.Started(at=now)]


def set_pace(table: Table, guest: str, pace: ev.BotPace, now: float) -> list[ev.AnyEvent]:
    require_not_banned(table, guest)
    if guest != table.host:
        require_seated(table, guest)
    if table.phase not in ("lobby", "playing"):
        raise Refusal("table", f"table-phase-{table.phase}")
    return [] if pace == table.pace else [ev.Paced(at=now, pace=pace)]


def publish(table: Table, guest: str, wanted: bool, now: float) -> list[ev.AnyEvent]:
    require_host(table, guest)
    return [] if wanted == table.public else [ev.Published(at=now, public=wanted)]


def guest_at(table: Table, seat: int) -> str:
    require_seat(table, seat)
    guest = table.seats[seat].guest
    if guest is None:
        raise Refusal("table", "table-not-here")
    return guest


def fit_name(table: Table, name: str, whom: str | None = None) -> str:
    """Tidy a name: short, visible, and unlike the others. `whom`: whose name changes."""
    fitted = tidy_name(name)
    if not fitted:
        raise Refusal("table", "table-name")
    seats = table.seats
    return tell_apart(
        fitted, lambda look: any(whom is None or seats[seat].guest != whom for seat in seats.by_look.of(look))
    )
