"""Notices between processes: on which channel, and in which form.

A table has one of many channels, by a hash of its name, so that a process hears little about tables it doesn't have
open. Anyone who can connect to a database can listen to it, so notices contain no names: a table appears as a hash, its
mark.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from foxden.store.store import EVERY_HOUSE

EVERYONE = "foxden_houses"
"""The channel for all processes."""
TABLES = "foxden"
"""Prefix of the other channels."""
DIGITS = 3
"""Digits of a mark in a channel's name: 4,096 channels. A process with a thousand open tables listens to a fifth of
them."""
LONGEST = 7900
"""Bytes; PostgreSQL takes 7,999."""
ENDS, SAYS = "ends", "says"


def mark_of(table: str) -> str:
    return hashlib.blake2b(table.encode(), digest_size=8).hexdigest() if table != EVERY_HOUSE else "-"


def channel_of(mark: str) -> str:
    return EVERYONE if mark == "-" else f"{TABLES}_{mark[:DIGITS]}"


def tell_ends(sender: str, ends: Iterable[tuple[str, int]]) -> Iterator[tuple[str, str]]:
    """Notices of where logs end now: one per channel, or more if one would be too long."""
    by_channel: dict[str, str] = {}
    for table, end in ends:
        mark = mark_of(table)
        channel, more = channel_of(mark), f" {mark}:{end}"
        notice = by_channel.get(channel, f"{ENDS} {sender}")
        if len(notice) + len(more) > LONGEST:
            yield channel, notice
            notice = f"{ENDS} {sender}"
        by_channel[channel] = notice + more
    yield from by_channel.items()


def tell_word(sender: str, table: str, text: str) -> tuple[str, str]:
    mark = mark_of(table)
    return channel_of(mark), f"{SAYS} {sender} {mark} {text}"


def read_ends(body: str) -> Iterator[tuple[str, int]]:
    """Marks of tables, and where their logs end."""
    for each in body.split(" "):
        mark, _, end = each.partition(":")
        yield mark, int(end)
