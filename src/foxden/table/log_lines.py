"""What the log on the page says: a line for each thing that happens, put into words in each reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from foxden.game import View
from foxden.scene import CROWD
from foxden.table import events as ev
from foxden.table.table import Table
from foxden.text import say, speaker

KEPT = 40
Tell = Callable[[str], str]
"""A language in, a sentence out."""
Look = Callable[[], msgspec.Struct]
"""What all may know; asked only where a line needs it."""


class LogLine(NamedTuple):
    seq: int
    """Of what it tells."""
    tell: Tell


def add_line(
    lines: tuple[LogLine, ...], before: Table, event: ev.AnyEvent, after: Table, look_before: Look, look_after: Look
) -> tuple[LogLine, ...]:
    """The lines after this event. All is told from what everyone may know, before and after."""
    tell = line_for(before, event, after, look_before, look_after)
    if tell is not None:
        lines = (*lines, LogLine(after.seq, tell))
    return keep_lines(after, lines)


def line_for(before: Table, event: ev.AnyEvent, after: Table, look_before: Look, look_after: Look) -> Tell | None:
    if isinstance(event, ev.Moved):
        move = before.game.read(event.text)
        if before.game.is_secret(move) and len(before.seats) > CROWD:
            return None
        return tell_move(before, event.seat, move, View(look_before(), None), View(look_after(), None))
    if isinstance(event, ev.Undid):
        name = before.seats[event.seat].name
        return lambda language: say(language, "log-undid", name=name)
    return None


def tell_move(before: Table, seat: int, move: int, view: View, view_after: View) -> Tell:
    game, name, names = before.game, before.seats[seat].name, list(before.seats.names)

    told: dict[str, str] = {}
    """A line is read again with every scene, and never changes."""

    def tell(language: str) -> str:
        if language not in told:
            speak = speaker(language)
            told[language] = game.add_news(game.tell(view, name, move, speak), view, view_after, names, speak)
        return told[language]

    return tell


def keep_lines(table: Table, lines: tuple[LogLine, ...]) -> tuple[LogLine, ...]:
    """The last ones. In a lesson all those of moves that stand: when a page is turned back, what came after it has
    not happened."""
    if table.lesson is None or table.played is None:
        return lines[-KEPT:]
    return lines[: sum(seat is not None for seat, _ in table.played.entries)]
