"""A game on one page, for the lid of the box."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from foxden.paper.paper import ACCENT, MARGIN, POINT, Paper
from foxden.paper.printable import Printable

Picture = tuple[str, tuple[str, ...]]


@dataclass(frozen=True)
class Chapter:
    """A heading and its paragraphs, as message keys."""

    heading: str
    lines: tuple[str, ...]
    picture: str = ""
    """A picture from the game's skin."""


@dataclass(frozen=True)
class Summary:
    """The contents of a game's one-page summary."""

    title: str
    skin: Path
    pictures: tuple[Picture, ...]
    chapters: tuple[Chapter, ...]


def show(*names: str) -> tuple[Picture, ...]:
    return tuple((name, ()) for name in names)


LARGEST, SMALLEST = 13.0, 7.0


def printable(summary: Summary) -> Printable:
    return Printable(summary.title, "print-summary", lambda paper, _copies: print_summary(summary, paper), 0)


def print_summary(summary: Summary, paper: Paper) -> None:
    """Print it as large as the page allows."""
    paper.turn(f"{summary.title} – {paper.say('print-summary')}")
    width = paper.width - 2 * MARGIN
    paper.write(MARGIN, MARGIN + 6, width, summary.title, 30, family="title", colour=ACCENT)
    side = width / len(summary.pictures)
    for nth, (name, marks) in enumerate(summary.pictures):
        paper.draw(summary.skin, name, MARGIN + nth * side + 1, MARGIN + 15, min(side - 2, 17), marks)
    top = MARGIN + 38
    room = paper.height - MARGIN - 8 - top
    size = LARGEST
    while size > SMALLEST and measure(summary, paper, size) > room:
        size -= 0.25
    write_chapters(summary, paper, top, size, paper.height - MARGIN - 8)


def measure(summary: Summary, paper: Paper, size: float) -> float:
    """How tall the text is at this size."""
    width = paper.width - 2 * MARGIN - 5
    return sum(chapter_height(chapter, paper, size, width) for chapter in summary.chapters)


def chapter_height(chapter: Chapter, paper: Paper, size: float, width: float) -> float:
    step = size * POINT * 1.3
    lines = sum(len(paper.lines(width, paper.say(line), size)) for line in chapter.lines)
    return step * 1.9 + lines * step + len(chapter.lines) * step * 0.28


def write_chapters(summary: Summary, paper: Paper, top: float, size: float, bottom: float) -> None:
    """Headings with bulleted paragraphs; spare room goes between the chapters."""
    width, step = paper.width - 2 * MARGIN - 5, size * POINT * 1.3
    spare = max(0.0, bottom - top - measure(summary, paper, size)) / len(summary.chapters)
    y = top
    for chapter in summary.chapters:
        paper.write(
            MARGIN, y + step * 0.7, width, paper.say(chapter.heading), size * 1.25, family="title", colour=ACCENT
        )
        y += step * 1.9
        for line in chapter.lines:
            paper.write(MARGIN, y, 4, "•", size)
            for text in paper.lines(width, paper.say(line), size):
                paper.write(MARGIN + 5, y, width, text, size)
                y += step
            y += step * 0.28
        y += min(spare, 6)
