"""A table as it is written, for all readers."""

from __future__ import annotations

from functools import cached_property

import msgspec

from foxden.bots.levels import remembers
from foxden.game import Value, View
from foxden.live import wire
from foxden.live.log_text import LogText
from foxden.scene import CROWD
from foxden.state import State
from foxden.table.events import AnyEvent
from foxden.table.log_lines import LogLine, add_line
from foxden.table.position import Position, Sight, look_at
from foxden.table.table import Table
from foxden.text import speaker


class Witnessed(msgspec.Struct, frozen=True, gc=False):
    """A position at which something new was asked; each bot is shown its own view of it."""

    state: State
    sight: Sight


class Snapshot:
    """Made only by a TableLog, from events that the store has, so everything in it is true. Immutable except for values
    computed once and cached."""

    def __init__(
        self, position: Position, lines: tuple[LogLine, ...] = (), memories: tuple[Witnessed, ...] = ()
    ) -> None:
        self.position = position
        self.table = position.table
        self.lines = lines
        self.memories = memories
        self.scenes: dict[str, msgspec.Raw] = {}
        self.owns: dict[tuple[int, str, bool], msgspec.Raw] = {}
        """Seats' own parts, encoded: by seat, by language, and by whether the seat's secrets are covered."""
        self.stages: dict[str, bytes] = {}
        """By language; shared by all snapshots of a game, because stages don't change during it."""
        self.logs: dict[str, LogText] = {}
        """By language, as far as they have been put into words."""

    @property
    def shared(self) -> msgspec.Struct | None:
        """The part of the view that everyone shares, once the game has started."""
        return None if self.table.played is None else self.position.shared

    @cached_property
    def settled(self) -> dict[str, Value]:
        """Every option with its value, recomputed only when the choice changes."""
        return self.table.settled

    @property
    def winners(self) -> list[int]:
        """The winning seats once the game is over; only some of them if a crowd shares first place."""
        if self.table.phase != "over":
            return []
        result = self.table.game.result(self.table.state)
        return [] if result is None else [seat for seat, place in enumerate(result.ranks) if place == 1][:CROWD]

    def scene(self, language: str) -> msgspec.Raw:
        """The shared scene, encoded once per language however often it is shown."""
        if language not in self.scenes:
            shown = None
            if self.shared is not None:
                names, said = self.table.seats.names, speaker(language)
                shown = self.table.game.show(View(self.shared, None), names, said)
            self.scenes[language] = msgspec.Raw(wire.encode(shown))
        return self.scenes[language]

    def log(self, language: str) -> LogText:
        """The log in this language. In a lesson that goes back, earlier lines no longer hold, so it is rebuilt."""
        told = LogText() if self.table.lesson is not None else self.logs.get(language, LogText())
        text = self.logs[language] = told.follow(self.lines, language)
        return text

    def then(self, event: AnyEvent, table: Table) -> Snapshot:
        """The snapshot after one more event, which led to this table."""
        after = self.position.then(table)
        memories = self.memories
        if table.phase == "playing" and table.turn != self.table.turn and remembers(table.game.name):
            memories = (*memories, Witnessed(table.state, after.sight))
        snapshot = Snapshot(after, add_line(self.lines, self.position, event, after), memories)
        snapshot.logs = dict(self.logs)
        if table.options is self.table.options and "settled" in self.__dict__:
            snapshot.__dict__["settled"] = self.settled
        if self.table.played is not None:
            snapshot.stages = self.stages
        return snapshot


def begin(table: Table) -> Snapshot:
    return Snapshot(look_at(table))
