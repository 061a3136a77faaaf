"""A rematch: how the next table begins, with those who are still there."""

from __future__ import annotations

from foxden.table import events as ev
from foxden.table.table import Table


def play_again(table: Table, guest: str, seed: str, now: float) -> tuple[ev.Opened, list[ev.AnyEvent]]:
    """The first events of the next table, which this guest asks for.

    It is as public as this one; its seats are taken from the start, so whoever plays here comes first, and others
    where there is room. Whoever was sent away stays away."""
    here = {seat.guest for seat in table.seats if seat.kind == "person"} | {guest}
    opened = ev.Opened(
        at=now,
        game=table.game.name,
        host=find_host(table, guest, here),
        options=dict(table.options),
        clock=table.clock,
        seed=seed,
        data=table.data,
        public=table.public,
    )
    log: list[ev.AnyEvent] = [ev.Banned(at=now, guest=banned) for banned in sorted(table.banned)]
    for seat in table.seats:
        if seat.guest is not None and seat.guest in here:
            log.append(ev.Sat(at=now, guest=seat.guest, name=seat.name))
        elif seat.bot is not None:
            log.append(ev.Seated(at=now, bot=seat.bot))
    return opened, log


def find_host(table: Table, guest: str, here: set[str | None]) -> str:
    """Who may begin: the same as before, a host without a seat too; or whoever asks, where the host has left."""
    has_left = bool(table.seats_of(table.host)) and table.host not in here
    return guest if has_left else table.host
