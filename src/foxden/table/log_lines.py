"""The log on the page: a line for each thing that happens, in each reader's language."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from foxden.game import AnyGame, View
from foxden.scene import CROWD, Say
from foxden.table import events as ev
from foxden.table.position import Position, Sight
from foxden.table.table import PLAYERS, Table
from foxden.text import say, speaker

KEPT = 40
Tell = Callable[[str], str]
"""A language in, a sentence out."""


class LogLine(msgspec.Struct, frozen=True, gc=False):
    seq: int
    """The seq of the event it is about."""
    tell: Tell
    heading: Tell | None = None
    """The heading it appears under."""
    dull: bool = False
    """Only worth showing until something else happens."""
    seat: int | None = None
    """The seat whose move it is about."""
    of_all: bool = False
    """It is about the secret moves of everyone."""


def add_line(lines: tuple[LogLine, ...], before: Position, event: ev.AnyEvent, after: Position) -> tuple[LogLine, ...]:
    """The lines after this event, built from what everyone is allowed to know before and after it."""
    tell = line_for(before, event, after)
    if tell is not None:
        seat = event.seat if isinstance(event, ev.Moved) else None
        if lines and lines[-1].dull:
            lines = lines[:-1]
        dull, of_all = is_dull(before, event, after), completes_turn(before, event, after)
        lines = (*lines, LogLine(after.table.seq, tell, head_line(before), dull, seat, of_all))
    return keep_lines(after.table, lines)


class TellHeading(msgspec.Struct, frozen=True, gc=False):
    heading: Callable[[View, Say], str]
    before: Sight

    def __call__(self, language: str) -> str:
        return self.heading(View(self.before.shared, None), speaker(language))


def head_line(before: Position) -> Tell | None:
    heading = before.table.game.heading
    if heading is None or before.table.played is None:
        return None
    return TellHeading(heading, before.sight)


def is_dull(before: Position, event: ev.AnyEvent, after: Position) -> bool:
    """Whether the event is one of several secret moves. (In a lesson each move has its own line.)"""
    table = before.table
    return (
        isinstance(event, ev.Moved)
        and table.lesson is None
        and after.table.turn == table.turn
        and table.game.is_secret(table.game.read(event.text))
    )


def completes_turn(before: Position, event: ev.AnyEvent, after: Position) -> bool:
    """Whether this is the last of several secret moves, which are then reported as one. (In a lesson each has its own
    line.)"""
    table = before.table
    return (
        isinstance(event, ev.Moved)
        and table.lesson is None
        and after.table.turn != table.turn
        and len(table.seats) > 1
        and table.game.is_secret(table.game.read(event.text))
    )


def line_for(before: Position, event: ev.AnyEvent, after: Position) -> Tell | None:
    table = before.table
    if isinstance(event, ev.Moved):
        move = table.game.read(event.text)
        if table.game.is_secret(move) and (len(table.seats) > CROWD or not table.state.must(event.seat)):
            return None  # a change of mind isn't reported to anyone
        of_all = completes_turn(before, event, after)
        return TellMove(table.game, table.seats.names, event.seat, move, before.sight, after.sight, of_all)
    if isinstance(event, ev.Undid):
        name = table.seats[event.seat].name
        return lambda language: say(language, "log-undid", name=name)
    if isinstance(event, ev.Resigned):
        return TellResigned(table.game, table.seats.names, event.seat, before.sight, after.sight)
    return tell_seat(before, event)


def tell_seat(before: Position, event: ev.AnyEvent) -> Tell | None:
    """Lines about an absent player and whoever fills in for them."""
    table = before.table
    if table.phase != "playing" or len(table.seats) > CROWD:
        return None
    match event:
        case ev.Nudged():
            name, whom = table.seats[table.seats.of(event.guest)[0]].name, table.seats[event.seat].name
            return lambda language: say(language, "log-nudged", name=name, whom=whom)
        case ev.Seated(seat=int(seat)):
            name = table.seats[seat].name
            return lambda language: say(language, "log-sits-in", name=name)
        case ev.Returned(seat=seat):
            name = table.seats[seat].name
            return lambda language: say(language, "log-returned", name=name)
        case ev.Closed(by=by) if by == PLAYERS:
            return lambda language: say(language, "log-unfinished")
    return None


class TellMove(msgspec.Struct, frozen=True, gc=False):
    """A move in words. Holds views and not tables: a table's log has dozens of lines."""

    game: AnyGame
    names: tuple[str, ...]
    seat: int
    move: int
    before: Sight
    after: Sight
    of_all: bool
    """It is the last of the secret moves of everyone."""

    def __call__(self, language: str) -> str:
        game, speak = self.game, speaker(language)
        before, after = View(self.before.shared, None), View(self.after.shared, None)
        if self.of_all and game.tell_all is not None:
            done = game.tell_all(before, speak)
        else:
            done = game.tell(before, self.names[self.seat], self.move, speak)
        return game.add_news(done, before, after, self.names, speak)


class TellResigned(msgspec.Struct, frozen=True, gc=False):
    game: AnyGame
    names: tuple[str, ...]
    seat: int
    before: Sight
    after: Sight

    def __call__(self, language: str) -> str:
        done = say(language, "log-resigned", name=self.names[self.seat])
        before, after = View(self.before.shared, None), View(self.after.shared, None)
        return self.game.add_news(done, before, after, self.names, speaker(language))


def keep_lines(table: Table, lines: tuple[LogLine, ...]) -> tuple[LogLine, ...]:
    """Keep the last lines. In a lesson, keep those of moves that still stand: when a page is turned back, what came
    after it is undone."""
    if table.lesson is None or table.played is None:
        return lines[-KEPT:]
    return lines[: sum(seat is not None for seat, _ in table.played.entries)]
