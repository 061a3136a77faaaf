"""Printables of Fowl Play!: its score sheet, with the companion's rows, and the game on one page."""

from __future__ import annotations

from foxden.forms.entry import Entry
from foxden.games.fowlplay.about import HOME, NAME, TITLE
from foxden.games.fowlplay.companion import score
from foxden.games.fowlplay.data import default_box
from foxden.paper.paper import ACCENT, MARGIN, Paper
from foxden.paper.printable import Printable
from foxden.paper.summary import Chapter, Summary, printable
from foxden.scene import Row

SKIN = HOME / "skin"
PLAYERS = 4
A_PAGE = 2
LABELS = 70.0


def print_sheets(paper: Paper, copies: int) -> None:
    """Two sheets per page, one above the other."""
    height = (paper.height - 2 * MARGIN) / A_PAGE
    for copy in range(copies):
        if copy % A_PAGE == 0:
            paper.turn(f"{TITLE} – {paper.say('print-fowlplay-sheets')}")
        top = MARGIN + copy % A_PAGE * height
        if copy % A_PAGE:
            paper.line(4, top - 3, paper.width - 4, top - 3, dashed=True)
        draw_sheet(paper, top, height - 6)


def draw_sheet(paper: Paper, top: float, height: float) -> None:
    sheet = score(Entry({"players": PLAYERS}), default_box(), paper.say).sheet
    assert sheet is not None
    width = (paper.width - 2 * MARGIN - LABELS) / PLAYERS
    paper.draw(SKIN, "chicken", MARGIN, top - 1, 9, ("brown", "hexagon"))
    paper.write(MARGIN + 11, top + 4, LABELS - 12, TITLE, 14, family="title", colour=ACCENT)
    for player in range(PLAYERS):
        x = MARGIN + LABELS + player * width
        paper.box(x, top, width, 8)
        paper.write(x + 1, top + 1.8, width - 2, paper.say("companion-player", n=player + 1), 5.5)
    tall = (height - 8) / len(sheet.rows)
    for nth, row in enumerate(sheet.rows):
        draw_row(paper, row, top + 8 + nth * tall, tall, width)


def draw_row(paper: Paper, row: Row, y: float, tall: float, width: float) -> None:
    is_sum = "total" in row.marks
    paper.box(MARGIN, y, LABELS, tall, wash=is_sum)
    if row.piece is not None:
        paper.draw(SKIN, row.piece.art, MARGIN + 1, y + 0.2, tall - 0.4)
    paper.write(MARGIN + 8, y + tall / 2, LABELS - 9, row.label, 8.5, bold=is_sum)
    for player in range(PLAYERS):
        paper.box(MARGIN + LABELS + player * width, y, width, tall, wash=is_sum)


SUMMARY = Summary(
    TITLE,
    SKIN,
    (
        ("chicken", ("black", "circle")), ("duck", ("brown", "hexagon")), ("goose", ("white", "square")),
        ("turkey", ("brown", "circle")), ("fox", ()), ("chicken", ("white", "hexagon")), ("duck", ("black", "square")),
        ("goose", ("brown", "circle")), ("turkey", ("white", "hexagon")),
    ),
    (
        Chapter("print-aim", ("print-fowlplay-aim",)),
        Chapter("print-ready", ("print-fowlplay-ready", "print-fowlplay-target")),
        Chapter(
            "print-round",
            ("print-fowlplay-cards", "print-fowlplay-birds", "print-fowlplay-fear", "print-fowlplay-foxes",
             "print-fowlplay-draw"),
        ),
        Chapter("print-end", ("print-fowlplay-end",)),
        Chapter(
            "print-count",
            ("print-fowlplay-majorities", "print-fowlplay-sets", "print-fowlplay-survivors", "print-fowlplay-win"),
        ),
    ),
)  # fmt: skip

AIDS = SUMMARY.chapters[2:]
"""A round, the end and the count."""
PRIMER = (
    Chapter("fowlplay-primer-two", ("fowlplay-primer-two-how",), "fox"),
    Chapter("fowlplay-primer-most", ("fowlplay-primer-most-how", "fowlplay-primer-most-example"), "chicken"),
    Chapter("fowlplay-primer-sets", ("fowlplay-primer-sets-how",), "turkey"),
    Chapter("fowlplay-primer-alive", ("fowlplay-primer-alive-how", "fowlplay-primer-alive-example"), "goose"),
    Chapter("fowlplay-primer-target", ("fowlplay-primer-target-how",), "duck"),
)
"""The scoring, before the first move: the rulebook says nobody should start without understanding it."""

PRINTABLES = {
    "sheets": Printable(TITLE, "print-fowlplay-sheets", print_sheets, 2),
    f"summary-{NAME}": printable(SUMMARY),
}
