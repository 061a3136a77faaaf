"""Printables of Fox on the Run: the game on one page, and a card for each character."""

from __future__ import annotations

from foxden.games.foxrun.about import HOME, NAME, TITLE
from foxden.paper.cards import printable_cards
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


def make_card(heading: str, ability: str, aim: str, picture: str) -> Chapter:
    return Chapter(heading, ("print-foxrun-card-move", ability, aim), picture)


AIDS = (
    make_card("print-foxrun-card-indigo", "print-foxrun-indigo", "print-foxrun-foxes", "pawn-indigo"),
    make_card("print-foxrun-card-puffer", "print-foxrun-puffer", "print-foxrun-guardians", "pawn-puffer"),
    make_card("print-foxrun-card-scarlett", "print-foxrun-scarlett", "print-foxrun-foxes", "pawn-scarlett"),
    make_card("print-foxrun-card-zev", "print-foxrun-zev", "print-foxrun-guardians", "pawn-zev"),
)
"""In the order of their turns (FR-5)."""

PRINTABLES = {
    f"cards-{NAME}": printable_cards(TITLE, "print-foxrun-cards", SKIN, AIDS),
    f"summary-{NAME}": printable(SUMMARY),
}
