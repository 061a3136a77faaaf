"""What the log on the page says: a line for what happens, put into words in each reader's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from foxden.game import View
from foxden.scene import CROWD
from foxden.table import events as ev
from foxden.table.lesson import keep_lines
from foxden.table.table import Table
from foxden.text import say

Line = Callable[[str], str]
"""A language in, a sentence out."""


class Chronicle:
    """Lets things happen at its table, and remembers the last of them. All is told from what everyone may know."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[tuple[int, Line]] = []
        """Each with the seq of what it tells."""
        self.seen: tuple[int, msgspec.Struct] | None = None
        """The shared part of the view, and of which seq it is."""

    def happen(self, event: ev.AnyEvent) -> None:
        line, before = self.line_for(event), self.seen
        self.table.apply(event)
        if line is not None and before is not None and isinstance(event, ev.Moved):
            line = self.add_news(line, View(before[1], None))
        if line is not None:
            self.lines = [*self.lines, (self.table.seq, line)]
        self.lines = keep_lines(self.table, self.lines)

    def line_for(self, event: ev.AnyEvent) -> Line | None:
        table = self.table
        if isinstance(event, ev.Moved):
            move = table.game.read(event.text)
            if table.game.is_secret(move) and len(table.seats) > CROWD:
                return None
            view, name = View(self.look_shared(), None), table.seats[event.seat].name
            return lambda language: table.game.tell(view, name, move, lambda key, **words: say(language, key, **words))
        if isinstance(event, ev.Undid):
            name = table.seats[event.seat].name
            return lambda language: say(language, "log-undid", name=name)
        return None

    def add_news(self, line: Line, before: View) -> Line:
        table, after, names = self.table, View(self.look_shared(), None), [seat.name for seat in self.table.seats]
        return lambda language: table.game.add_news(line(language), before, after, names, partial(say, language))

    def look_shared(self) -> msgspec.Struct:
        """What all may know now; what was shown last is what a log line of the next move is told from."""
        if self.seen is None or self.seen[0] != self.table.seq:
            self.seen = (self.table.seq, self.table.game.look_shared(self.table.state))
        return self.seen[1]
