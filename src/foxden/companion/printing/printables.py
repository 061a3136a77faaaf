"""Everything that can be printed, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

from foxden.companion.printing.boards import print_boards, print_tracks
from foxden.companion.printing.paper import Paper, Size
from foxden.companion.printing.sheets import print_sheets
from foxden.companion.printing.summaries import FOWLPLAY, FOXRUN, FOXY, Summary, print_summary
from foxden.text import say

MOST_COPIES = 200


@dataclass(frozen=True)
class Printable:
    title: str
    """The game's."""
    label: str
    """The message that says what it is."""
    draw: Callable[[Paper, int], None]
    copies: int
    """How many make a good page; 0 where one is all that makes sense."""


def summary(game: Summary) -> Printable:
    return Printable(game.title, "print-summary", lambda paper, _copies: print_summary(game, paper), 0)


PRINTABLES: dict[str, Printable] = {
    "boards": Printable("Foxy", "print-foxy-boards", print_boards, 4),
    "tracks": Printable("Foxy", "print-foxy-tracks", print_tracks, 1),
    "sheets": Printable("Fowl Play!", "print-fowlplay-sheets", print_sheets, 2),
    "summary-foxy": summary(FOXY),
    "summary-fowlplay": summary(FOWLPLAY),
    "summary-foxrun": summary(FOXRUN),
}


@lru_cache(32)
def print_out(name: str, size: Size, language: str, copies: int) -> bytes:
    """The PDF; what was asked for lately is kept."""
    printable = PRINTABLES[name]
    paper = Paper(size, partial(say, language))
    printable.draw(paper, min(max(1, copies or printable.copies), MOST_COPIES))
    return paper.finish()
