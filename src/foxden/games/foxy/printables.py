"""Printables of Foxy: extra boards and tracks, and the game on one page."""

from __future__ import annotations

from foxden.games.foxy.about import HOME, NAME, TITLE
from foxden.games.foxy.box import TURNS
from foxden.games.foxy.data import default_box
from foxden.games.foxy.words import name_animal
from foxden.paper.paper import ACCENT, MARGIN, Paper
from foxden.paper.printable import Printable
from foxden.paper.summary import Chapter, Summary, printable, show
from foxden.scene import Say

SKIN = HOME / "skin"
A_PAGE = 4
IN_A_ROW = 10
TRACK = 12
"""Squares of a track. The box has nine, but a rare deal needs more."""


def print_boards(paper: Paper, copies: int) -> None:
    """Four boards per page, to cut out."""
    height = (paper.height - 2 * MARGIN - 4) / A_PAGE
    for copy in range(copies):
        if copy % A_PAGE == 0:
            paper.turn(f"{TITLE} – {paper.say('print-foxy-boards')}")
        top = MARGIN + copy % A_PAGE * height
        draw_board(paper, top, height)
        if copy % A_PAGE and copy < copies:
            paper.line(4, top, paper.width - 4, top, dashed=True)


def draw_board(paper: Paper, top: float, height: float) -> None:
    say, width = paper.say, paper.width - 2 * MARGIN
    paper.draw(SKIN, "fox", MARGIN, top + 2, 12)
    paper.write(MARGIN + 15, top + 8, 30, TITLE, 17, family="title", colour=ACCENT)
    paper.write(MARGIN + 50, top + 9, 18, say("print-name"), 9, align="R")
    paper.line(MARGIN + 70, top + 11, MARGIN + width, top + 11)
    side = width / IN_A_ROW
    tall = (height - 17 - 12) / 2
    for turn in range(1, TURNS + 1):
        row, column = divmod(turn - 1, IN_A_ROW)
        draw_turn(paper, MARGIN + column * side, top + 17 + row * tall, side - 1.2, tall - 1.6, turn)
    foot = top + height - 8.5
    third = width / 3
    for nth, label in enumerate(("foxy-total-points", "foxy-total-bet", "foxy-total-crossed")):
        paper.write(MARGIN + nth * third, foot, third - 18, say(label), 8.5, align="R")
        paper.box(MARGIN + nth * third + third - 16, foot - 3.4, 14, 6.8, round_=1.2)


def draw_turn(paper: Paper, x: float, y: float, width: float, height: float, turn: int) -> None:
    """A box to write in, its number small in the corner, and below a line for its points."""
    paper.box(x, y, width, height, wash=True, round_=1.6)
    paper.write(x + 1.2, y + 2.4, 6, str(turn), 6.5)
    paper.line(x + 2, y + height - 6, x + width - 2, y + height - 6)


def print_tracks(paper: Paper, copies: int) -> None:
    """A page for the count: the nine tracks to be ticked, and the exact numbers."""
    for _ in range(copies):
        paper.turn(f"{TITLE} – {paper.say('print-foxy-tracks')}")
        draw_tracks(paper, paper.say)


def draw_tracks(paper: Paper, say: Say) -> None:
    width = paper.width - 2 * MARGIN
    paper.draw(SKIN, "fox", MARGIN, MARGIN, 14)
    paper.write(MARGIN + 18, MARGIN + 5, width - 18, TITLE, 20, family="title", colour=ACCENT)
    paper.write(MARGIN + 18, MARGIN + 12, width - 18, say("print-foxy-tracks-how"), 9.5)
    kinds = default_box().kinds
    tall = (paper.height - 2 * MARGIN - 70) / len(kinds)
    left = MARGIN + 44
    side = (width - 44) / TRACK
    for nth, kind in enumerate(kinds):
        y = MARGIN + 20 + nth * tall
        paper.draw(SKIN, kind, MARGIN, y + (tall - 15) / 2, 15)
        paper.write(MARGIN + 17, y + tall / 2, 26, name_animal(kind, "name", 1, say), 11, bold=True)
        for box in range(TRACK):
            paper.box(left + box * side, y + (tall - side) / 2, side - 1.2, side - 1.2, wash=box % 2 == 0, round_=1.4)
            paper.write(left + box * side, y + (tall - 1.2) / 2, side - 1.2, str(box + 1), 7.5, align="C")
    draw_exact(paper, paper.height - MARGIN - 44, width, say)


def draw_exact(paper: Paper, top: float, width: float, say: Say) -> None:
    paper.write(MARGIN, top, width, say("foxy-exact"), 11, bold=True)
    side = width / IN_A_ROW
    for turn in range(1, TURNS + 1):
        row, column = divmod(turn - 1, IN_A_ROW)
        x, y = MARGIN + column * side, top + 5 + row * 16
        paper.box(x, y, side - 1.2, 14.5, round_=1.6)
        paper.write(x + 1.2, y + 2.4, 6, str(turn), 6.5)


SUMMARY = Summary(
    TITLE,
    SKIN,
    show("hen", "pig", "bear", "rabbit", "fox", "zebra", "giraffe", "dolphin", "octopus", "cat"),
    (
        Chapter("print-aim", ("print-foxy-aim",)),
        Chapter("print-ready", ("print-foxy-ready",)),
        Chapter(
            "print-turn",
            ("print-foxy-turn", "print-foxy-aloud", "print-foxy-exact", "print-foxy-prudent", "print-foxy-fox",
             "print-foxy-bet"),
        ),
        Chapter("print-count", ("print-foxy-count", "print-foxy-circled", "print-foxy-win")),
        Chapter("print-variants", ("print-foxy-variants", "print-foxy-modes", "print-foxy-solo")),
    ),
)  # fmt: skip

AIDS = SUMMARY.chapters[2:]
"""The summary sheet, without what players know once the game has started."""

PRINTABLES = {
    "boards": Printable(TITLE, "print-foxy-boards", print_boards, 4),
    "tracks": Printable(TITLE, "print-foxy-tracks", print_tracks, 1),
    f"summary-{NAME}": printable(SUMMARY),
}
