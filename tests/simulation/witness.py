"""Compares everything anybody was told with what is written: at that moment, and again at the end."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from foxden.live.broadcast import Broadcast
from foxden.live.snapshot import Snapshot, begin
from foxden.live.watcher import Watcher
from foxden.record import Record, encode
from foxden.table.events import Moved, Opened, decode_event
from foxden.table.evolve import evolve, open_table
from foxden.table.shared_device import NOBODYS, take
from tests.simulation.store import Disk

Message = dict[str, Any]


class Broken(AssertionError):
    """A promise was not kept."""


class Witness:
    def __init__(self, disk: Disk, table: str) -> None:
        self.disk = disk
        self.table = table
        self.contents: dict[tuple[int, str, int | None, bool], bytes] = {}
        """What was shown: by seq, guest and the seat they had in hand."""
        self.records: list[tuple[int, bytes]] = []
        """Records that were served, and how long the log was then."""
        self.refused: set[str] = set()
        self.ids: dict[str, int] = {}
        self.read = 0

    @property
    def log(self) -> list[bytes]:
        return self.disk.logs[self.table]

    def written(self) -> dict[str, int]:
        """The ids in the log, with their seqs; none is there twice."""
        for seq, line in enumerate(self.log[self.read :], start=self.read + 1):
            name = decode_event(line).id
            if name:
                if name in self.ids:
                    raise Broken(f"{name} was done twice, as {self.ids[name]} and {seq}")
                self.ids[name] = seq
        self.read = len(self.log)
        return self.ids

    # --- as it is told ----------------------------------------------------------------------------------

    def shown(self, guest: str, message: Message) -> None:
        seq = message["seq"]
        if seq > len(self.log):
            raise Broken(f"seq {seq} is shown, and the log ends with {len(self.log)}")
        key = (seq, guest, message["you"].get("in_hand"), message["you"].get("covered", False))
        content = strip(message)
        if self.contents.setdefault(key, content) != content:
            raise Broken(f"seq {seq} is shown to {guest} with two contents")

    def done(self, name: str, seq: int, changes: bool) -> None:
        if seq > len(self.log):
            raise Broken(f"{name} is done with seq {seq}, and the log ends with {len(self.log)}")
        if changes and self.written().get(name) != seq:
            raise Broken(f"{name} is done with seq {seq}, and is written as {self.written().get(name)}")

    def refusal(self, name: str) -> None:
        self.refused.add(name)

    def served(self, record: Record) -> None:
        self.records.append((len(self.log), encode(record)))

    # --- at the end -------------------------------------------------------------------------------------

    @cached_property
    def truth(self) -> list[Snapshot]:
        """The table after each event, from the log alone."""
        first, *rest = [decode_event(line) for line in self.log]
        assert isinstance(first, Opened)
        snapshots = [begin(open_table(self.table, first))]
        for event in rest:
            snapshots.append(snapshots[-1].then(event, evolve(snapshots[-1].table, event)))
        return snapshots

    def check(self) -> None:
        self.written()
        for name in self.refused & self.ids.keys():
            raise Broken(f"{name} was refused, and is written as {self.ids[name]}")
        for (seq, guest, seat, covered), content in self.contents.items():
            if content != self.expect(seq, guest, seat, covered):
                raise Broken(f"what was shown to {guest} as seq {seq} is not what is written")
        for length, record in self.records:
            if record not in self.records_until(length):
                raise Broken("a record was served of what is not written")

    def records_until(self, length: int) -> set[bytes]:
        """The records that could be served when the log had this length, by a process that had read all of it or
        less."""
        finished = [snapshot.table for snapshot in self.truth[:length] if snapshot.table.phase == "over"]
        return {encode(table.full_record()) for table in finished}

    def expect(self, seq: int, guest: str, seat: int | None, covered: bool) -> bytes:
        hand = NOBODYS if seat is None else take(self.truth[seq - 1].table, seat, covered)
        shown = Broadcast(self.truth[seq - 1], set(), 0.0).show(Watcher(guest, hand=hand))
        return strip(msgspec.json.decode(shown))

    def moves(self) -> int:
        return sum(isinstance(decode_event(line), Moved) for line in self.log)


def strip(message: Message) -> bytes:
    """Without what changes from moment to moment: who is connected, and the time left."""
    table = {key: value for key, value in message["table"].items() if key not in ("watching", "people")}
    people = [
        {key: value for key, value in person.items() if key not in ("here", "missed", "left")}
        for person in message["table"].get("people", [])
    ]
    you = {key: value for key, value in message["you"].items() if key not in ("hand_over_to",)}
    return msgspec.json.encode(
        [message["seq"], message["turn"], table, people, message["scene"], you, message["own"]], order="sorted"
    )
