"""The result of a batch of requests before it is written."""

from __future__ import annotations

from foxden.bounds import USUAL, Bounds
from foxden.live.answered import Answered
from foxden.live.snapshot import Snapshot
from foxden.table.asks import Ask, GuestAsks
from foxden.table.decide import decide
from foxden.table.events import AnyEvent
from foxden.table.evolve import evolve
from foxden.table.table import Table


class Draft:
    """Events decided one after the other, each based on those before. Only the batch that makes it ever sees it: it
    becomes a snapshot when the store has its events, and is discarded otherwise."""

    def __init__(self, base: Snapshot, answered: Answered, bounds: Bounds = USUAL) -> None:
        self.base = base
        self.table = base.table
        self.steps: list[tuple[AnyEvent, Table]] = []
        """Each event, and the table after it."""
        self.answered = answered
        self.bounds = bounds
        self.ids: dict[str, int] = {}

    @property
    def events(self) -> list[AnyEvent]:
        return [event for event, _ in self.steps]

    def add(self, ask: Ask, now: float) -> int:
        """Decide a request and return the seq of its events. Raises a Refusal. A repeated request isn't carried out
        again."""
        known = self.find(ask)
        if known is not None:
            return known
        table, steps = self.table, []
        for event in decide(table, ask, now, self.bounds):
            table = evolve(table, event)
            steps.append((event, table))
        if not steps:
            return table.seq
        first, after = steps[0]
        if first.id:
            self.ids[first.id] = after.seq
        self.table = table
        self.steps += steps
        return after.seq

    def find(self, ask: Ask) -> int | None:
        if not isinstance(ask, GuestAsks):
            return None
        return self.ids.get(ask.id) or self.answered.find(ask.id)
