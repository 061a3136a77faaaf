"""The requests already answered, by the ids in the log."""

from __future__ import annotations

from foxden.table.events import AnyEvent


class Answered:
    """Holds ids of written events only. Filled only by a TableLog."""

    def __init__(self) -> None:
        self.seqs: dict[str, int] = {}

    def note(self, event: AnyEvent, seq: int) -> None:
        if event.id:
            self.seqs[event.id] = seq

    def find(self, id: str) -> int | None:  # noqa: A002 - as the message calls it
        return self.seqs.get(id)
