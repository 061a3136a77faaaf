"""Limits on everything that guests can make grow. Each is a setting: `foxden serve --limit NAME=NUMBER`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True)
class Bounds:
    """No café or school reaches these; docs/security.md says what happens beyond each."""

    seats_per_guest: int = 12
    """At one table: a family, or half a class, on one device."""
    bots_per_table: int = 60
    bot_tables_per_guest: int = 20
    """Running games with bots, per host."""
    changes_per_turn: int = 50
    """How often a seat can change a secret choice."""
    events_per_seat: int = 2_000
    """Events that a table's log can hold for each seat, and once more for the table itself."""
    games_per_guest: int = 5_000
    """Finished games kept for a guest; older ones are dropped."""
    away_seconds: int = 60
    """After this long, the others can go on without a player who isn't connected."""
    waiting_per_guest: int = 200
    """One guest's requests waiting to be decided at one table."""
    sockets_per_guest: int = 50
    sockets_per_address: int = 3_000
    """A hall full of phones shares one address."""
    prints_waiting: int = 6
    """PDFs waiting to be made."""
    reviews_waiting: int = 40
    """Games waiting to be reviewed …"""
    reviews_per_guest: int = 3
    """… and how many of those can be one guest's."""
    pad_kilobytes: int = 3_000
    """Everything ever written to one pad."""
    pad_kilobytes_per_minute: int = 2_000
    """Written to pads from one address; a burst can be five minutes' worth."""
    operator_guesses: int = 10
    """Wrong secrets from one address in a quarter of an hour; from everywhere, ten times as many."""
    head_seconds: int = 15
    """Time allowed for the head of a request to arrive."""
    body_seconds: int = 60
    """Time allowed for its body to arrive."""


USUAL = Bounds()


def read_bounds(told: Iterable[str]) -> Bounds:
    """Read `seats-per-guest=20` and so on; others keep their default. Raises ValueError for an unknown one."""
    known = {field.name.replace("_", "-"): field.name for field in fields(Bounds)}
    numbers = {}
    for each in told:
        name, _, number = each.partition("=")
        if name not in known or not number.isdecimal() or int(number) < 1:
            raise ValueError(f"--limit takes NAME=NUMBER, where NAME is one of {', '.join(known)}")
        numbers[known[name]] = int(number)
    return replace(USUAL, **numbers)
