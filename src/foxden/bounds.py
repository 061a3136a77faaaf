"""How far anything can grow by what guests do. Each is a setting: `foxden serve --limit NAME=NUMBER`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True)
class Bounds:
    """No café and no school meets these; docs/security.md says what the next one over each is told."""

    seats_per_guest: int = 12
    """At one table: a family, or half a class, on one device."""
    bots_per_table: int = 60
    bot_tables_per_guest: int = 20
    """Games with bots in them that one host has going at a time."""
    changes_per_turn: int = 50
    """How often one seat may change what it has written in secret."""
    events_per_seat: int = 2_000
    """A table's log may have so many events for each seat, and as many again for the table itself."""
    games_per_guest: int = 5_000
    """Finished games of which a guest is told; older ones are forgotten."""
    away_seconds: int = 60
    """After which those who wait for somebody who is not connected may go on without them."""
    waiting_per_guest: int = 200
    """Requests of one guest at one table that wait to be decided."""
    sockets_per_guest: int = 50
    sockets_per_address: int = 3_000
    """A hall full of phones has one address."""
    prints_waiting: int = 6
    """PDFs that wait to be made."""
    reviews_waiting: int = 40
    """Games that wait to be reviewed …"""
    reviews_per_guest: int = 3
    """… and of those, one guest's."""
    pad_kilobytes: int = 3_000
    """All that was ever written on one pad."""
    pad_kilobytes_per_minute: int = 2_000
    """Written on pads from one address; a burst may be five minutes' worth."""
    operator_guesses: int = 10
    """Wrong secrets from one address in a quarter of an hour; from everywhere, ten times as many."""
    head_seconds: int = 15
    """In which the head of a request must have come."""
    body_seconds: int = 60
    """In which its body must have come."""


USUAL = Bounds()


def read_bounds(told: Iterable[str]) -> Bounds:
    """`seats-per-guest=20`, and so on; what is not told stays as it is. Raises ValueError where there is none such."""
    known = {field.name.replace("_", "-"): field.name for field in fields(Bounds)}
    numbers = {}
    for each in told:
        name, _, number = each.partition("=")
        if name not in known or not number.isdecimal() or int(number) < 1:
            raise ValueError(f"--limit takes NAME=NUMBER, with a name of these: {', '.join(known)}")
        numbers[known[name]] = int(number)
    return replace(USUAL, **numbers)
