"""Pads: what is entered at a real table, kept by the house so that everyone there sees the sheet grow.

A pad is a log like a table's, in the same store, and is cleared with them when nobody has touched it for long. Its
events are writes: an id and some fields. Folded in their order they give the pad; so two phones that write at once
lose nothing, and a write that is sent again, because its answer was lost, is not done again.
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
"""So many pads are remembered, of so many bytes; the others are read again when somebody asks."""
KEPT_BYTES = 20_000_000
LARGEST_PAD = 3_000_000
"""Bytes that are ever written on one: a thousand players' numbers, a few times over."""
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
        """Bytes of all that was ever written on it."""
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
    """All pads of the house, over its store."""

    def __init__(self, store: Store, largest: int = LARGEST_PAD) -> None:
        self.store = store
        self.largest = largest
        self.known: OrderedDict[str, Pad] = OrderedDict()

    async def open(self, game: str, id: str, fields: Fields, now: float) -> str:  # noqa: A002 - as the message calls it
        """A new pad; its name is its link, too long to be guessed."""
        name = f"{game}-{''.join(secrets.choice(SIGNS) for _ in range(12))}"
        first = msgspec.json.encode(Write(id, fields, game))
        if len(first) > self.largest:
            raise Refusal("table", "pad-full")
        await self.store.append(name, 1, [first], TableRow(name, game, PHASE, 0, False, now))
        return name

    async def read(self, name: str) -> Pad:
        """With all that was written meanwhile, in this process or another."""
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
        """This one always; the longest unasked of the others go first."""
        self.known[name] = pad
        self.known.move_to_end(name)
        while len(self.known) > 1 and (len(self.known) > KEPT_OPEN or self.bytes_known() > KEPT_BYTES):
            self.known.popitem(last=False)

    def bytes_known(self) -> int:
        return sum(pad.size for pad in self.known.values())

    async def write(self, name: str, write: Write, now: float) -> Pad:
        """Write where the log ends; where somebody else was quicker, after them."""
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
                await asyncio.sleep(random.random() * 0.005 * attempt)  # or the same one is always the quicker
        raise Refusal("table", "too-fast")


def decode(line: bytes) -> Write:
    """The logs of tables lie in the same store; none of them is a pad."""
    if not is_pad(line):
        raise Refusal("table", "pad-unknown")
    return msgspec.json.decode(line, type=Write)


def is_pad(line: bytes) -> bool:
    """Is this event one of a pad, and not of a table?"""
    return line.startswith(b'{"pad":')
