"""Summary cards: four to a page, to cut out and hand to the players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from foxden.paper.paper import ACCENT, MARGIN, POINT, Paper
from foxden.paper.printable import Printable
from foxden.paper.summary import Chapter

ACROSS, DOWN = 2, 2
LARGEST, SMALLEST = 15.0, 8.0
PICTURE = 26.0


def printable_cards(title: str, label: str, skin: Path, cards: Sequence[Chapter]) -> Printable:
    return Printable(title, label, lambda paper, _copies: print_cards(title, label, skin, cards, paper), 0)


def print_cards(title: str, label: str, skin: Path, cards: Sequence[Chapter], paper: Paper) -> None:
    width = (paper.width - 2 * MARGIN) / ACROSS
    height = (paper.height - 2 * MARGIN - 6) / DOWN
    for nth, card in enumerate(cards):
        if nth % (ACROSS * DOWN) == 0:
            paper.turn(f"{title} – {paper.say(label)}")
        row, column = divmod(nth % (ACROSS * DOWN), ACROSS)
        draw_card(
            paper, title, skin, card, MARGIN + column * width + 2, MARGIN + row * height + 2, width - 4, height - 4
        )


def draw_card(
    paper: Paper, title: str, skin: Path, card: Chapter, x: float, y: float, width: float, height: float
) -> None:
    """Picture and name at the top; below them the text, as large as fits."""
    paper.box(x, y, width, height, wash=True, round_=4)
    if card.picture:
        paper.draw(skin, card.picture, x + 5, y + 5, PICTURE)
    left = x + PICTURE + 9
    paper.write(left, y + 14, width - PICTURE - 12, paper.say(card.heading), 22, family="title", colour=ACCENT)
    paper.write(left, y + 23, width - PICTURE - 12, title, 9)
    room, size = height - PICTURE - 14, LARGEST
    while size > SMALLEST and measure(paper, card, width - 12, size) > room:
        size -= 0.25
    step, at = size * POINT * 1.3, y + PICTURE + 14
    for line in card.lines:
        for text in paper.lines(width - 12, paper.say(line), size):
            paper.write(x + 6, at, width - 12, text, size)
            at += step
        at += step * 0.5


def measure(paper: Paper, card: Chapter, width: float, size: float) -> float:
    """How tall the text is at this size."""
    step = size * POINT * 1.3
    return sum((len(paper.lines(width, paper.say(line), size)) + 0.5) * step for line in card.lines)
