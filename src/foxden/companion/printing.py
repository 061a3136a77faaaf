"""Everything that can be printed, by name."""

from __future__ import annotations

import sys
from functools import lru_cache, partial

from foxden.games import GAMES
from foxden.paper.paper import Paper, Size
from foxden.paper.printable import Printable
from foxden.text import say

MOST_COPIES = 200


def list_printables() -> dict[str, Printable]:
    """Sheets that people want several copies of come first."""
    everything = [each for game in GAMES.values() for each in game.printables.items()]
    return dict(sorted(everything, key=lambda each: each[1].copies == 0))


PRINTABLES = list_printables()


@lru_cache(32)
def print_out(name: str, size: Size, language: str, copies: int) -> bytes:
    """The PDF; recent ones are cached."""
    printable = PRINTABLES[name]
    paper = Paper(size, partial(say, language))
    printable.draw(paper, min(max(1, copies or printable.copies), MOST_COPIES))
    return paper.finish()


def main(name: str, size: Size, language: str, copies: str) -> None:
    """Print in a separate process: write the PDF to the parent's pipe."""
    sys.stdout.buffer.write(print_out(name, size, language, int(copies)))


if __name__ == "__main__":
    main(*sys.argv[1:])  # type: ignore[arg-type]
