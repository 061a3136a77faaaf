"""Pads: what is entered at a real table, kept on the server so that everyone there sees the sheet grow.

A pad is a log like a table's, in the same store, and is deleted like one when nobody has touched it for long. Its
events are writes: an id and some fields. Folding them in order gives the pad, so two phones that write at once lose
nothing, and a write that is sent again because its answer was lost isn't applied twice.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import OrderedDict

import msgspec

from foxden.forms.form import Fields
from foxden.game import Refusal
from foxden.store.store import Gap, Store, TableRow, Taken
from foxden.table.names import is_name

SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
PHASE = "pad"
KEPT_OPEN = 200
"""Pads kept in memory, by number and bytes; others are read again on demand."""
KEPT_BYTES = 20_000_000
LARGEST_PAD = 3_000_000
"""Most bytes ever written to one pad: a thousand players' numbers, a few times over."""
MOST_WRITES = 20_000
TRIES = 50


class Write(msgspec.Struct, frozen=True, tag_field="pad", tag="write"):
    """One event of a pad; the first names the game."""

    id: str
    fields: Fields
    game: str = ""


class Pad:
    """A pad as it was when it was last read."""

    def __init__(self) -> None:
        self.game = ""
        self.seq = 0
        self.size = 0
        """Bytes ever written to it."""
        self.fields: Fields = {}
        self.ids: set[str] = set()

    def apply(self, line: bytes) -> None:
        write = decode(line)
        self.size += len(line)
        self.game = self.game or write.game
        self.seq += 1
        self.ids.add(write.id)
        self.fields |= write.fields


class Pads:
    """All pads of this server, on its store."""

    def __init__(self, store: Store, largest: int = LARGEST_PAD) -> None:
        self.store = store
        self.largest = largest
        self.known: OrderedDict[str, Pad] = OrderedDict()

    async def open(self, game: str, id: str, fields: Fields, now: float) -> str:  # noqa: A002 - as the message calls it
        """Open a new pad; its name is its link, too long to be guessed."""
        name = f"{game}-{''.join(secrets.choice(SIGNS) for _ in range(12))}"
        first = msgspec.json.encode(Write(id, fields, game))
        if len(first) > self.largest:
            raise Refusal("table", "pad-full")
        await self.store.append(name, 1, [first], TableRow(name, game, PHASE, 0, False, now))
        return name

    async def read(self, name: str) -> Pad:
        """Read the pad with everything written meanwhile, in this process or another."""
        if not is_name(name):
            raise Refusal("table", "pad-unknown")
        pad = self.known.get(name) or Pad()
        before = pad.seq
        lines = await self.store.read(name, before)
        for line in lines[pad.seq - before :]:  # somebody else may have read them meanwhile
            pad.apply(line)
        if not pad.game:
            raise Refusal("table", "pad-unknown")
        self.remember(name, pad)
        return pad

    def remember(self, name: str, pad: Pad) -> None:
        """Keep this pad in memory, and drop the least recently used others."""
        self.known[name] = pad
        self.known.move_to_end(name)
        while len(self.known) > 1 and (len(self.known) > KEPT_OPEN or self.bytes_known() > KEPT_BYTES):
            self.known.popitem(last=False)

    def bytes_known(self) -> int:
        return sum(pad.size for pad in self.known.values())

    async def write(self, name: str, write: Write, now: float) -> Pad:
        """Write at the end of the log; if somebody else was faster, after them."""
        for attempt in range(TRIES):
            pad = await self.read(name)
            if write.id in pad.ids:
                return pad
            line = msgspec.json.encode(write)
            if pad.seq >= MOST_WRITES or pad.size + len(line) > self.largest:
                raise Refusal("table", "pad-full")
            row = TableRow(name, pad.game, PHASE, 0, False, now)
            try:
                await self.store.append(name, pad.seq + 1, [line], row)
            except Gap:
                self.known.pop(name, None)
            except Taken:
                await asyncio.sleep(random.random() * 0.005 * attempt)  # otherwise the same one could always be faster
        raise Refusal("table", "too-fast")


def decode(line: bytes) -> Write:
    """Decode a pad's log; the logs of tables are in the same store, and aren't pads."""
    if not is_pad(line):
        raise Refusal("table", "pad-unknown")
    return msgspec.json.decode(line, type=Write)


def is_pad(line: bytes) -> bool:
    """Whether this event belongs to a pad, not to a table."""
    return line.startswith(b'{"pad":')
