"""What owners of Fox on the Run print: the game on one page."""

from __future__ import annotations

from foxden.games.foxrun.about import HOME, NAME, TITLE
from foxden.paper.summary import Chapter, Summary, printable, show

SKIN = HOME / "skin"
SUMMARY = Summary(
    TITLE,
    SKIN,
    show("pawn-indigo", "tile-arrow", "pawn-scarlett", "tile-start", "pawn-zev", "tile-corner", "pawn-puffer",
         "tile-straight", "tile-back"),
    (
        Chapter("print-aim", ("print-foxrun-aim",)),
        Chapter("print-ready", ("print-foxrun-ready", "print-foxrun-characters")),
        Chapter("print-turn", ("print-foxrun-step", "print-foxrun-arrows", "print-foxrun-once", "print-foxrun-enter")),
        Chapter(
            "print-abilities",
            ("print-foxrun-indigo", "print-foxrun-puffer", "print-foxrun-scarlett", "print-foxrun-zev"),
        ),
        Chapter("print-winning", ("print-foxrun-foxes", "print-foxrun-guardians", "print-foxrun-quiet")),
    ),
)  # fmt: skip

PRINTABLES = {f"summary-{NAME}": printable(SUMMARY)}
