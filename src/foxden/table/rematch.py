"""A rematch: the next table's name, and how it starts with those who are still there."""

from __future__ import annotations

import hashlib
import hmac

from foxden.game import Value
from foxden.table import events as ev
from foxden.table.evolve import evolve, open_table
from foxden.table.names import spell_name
from foxden.table.seats import name_bot
from foxden.table.table import Table


def name_rematch(table: Table) -> str:
    """Derived from the seed, so that every process gives the same name, and from this table's name, which only people
    with the link know, while the seed is in every record."""
    digest = hmac.new(bytes.fromhex(table.seed), f"rematch of {table.name}".encode(), hashlib.sha256).digest()
    return spell_name(table.game.name, digest)


def play_again(table: Table, guest: str, seed: str, now: float) -> list[ev.AnyEvent]:
    """The first events of the next table, requested by this guest.

    It is as public as this one. Its seats are taken from the start, so the players here come first, and others get in
    if there is room. Removed players stay out.
    """
    here = table.seats.people | {guest}
    opened = ev.Opened(
        at=now,
        game=table.game.name,
        rules=table.game.rules,
        host=find_host(table, guest, here),
        options=settle_again(table, here),
        clock=table.clock,
        seed=seed,
        data=table.data,
        public=table.public,
        pace=table.pace,
    )
    log: list[ev.AnyEvent] = [opened, *(ev.Banned(at=now, guest=banned) for banned in sorted(table.banned))]
    again = open_table("", opened)
    for seat in table.seats:
        if seat.guest is not None and seat.guest in here:
            log.append(ev.Sat(at=now, guest=seat.guest, name=seat.name, avatar=seat.avatar))
        elif seat.bot is not None:
            name = seat.name if seat.guest is None else name_bot(again.seats)
            log.append(ev.Seated(at=now, bot=seat.bot, name=name))
        else:
            continue
        again = evolve(again, log[-1])
    return log


def settle_again(table: Table, here: frozenset[str]) -> dict[str, Value]:
    """In games with sides, everyone swaps sides if all seats are taken again. The host can change that before the
    start."""
    change, stays = table.game.change_sides, all(seat.bot is not None or seat.guest in here for seat in table.seats)
    if change is None or table.played is None or not stays:
        return table.settled
    return change(table.played.state, table.settled)


def find_host(table: Table, guest: str, here: frozenset[str]) -> str:
    """The host: the same as before, even without a seat; or the requester, if the host has left."""
    has_left = bool(table.seats.of(table.host)) and table.host not in here
    return guest if has_left else table.host
