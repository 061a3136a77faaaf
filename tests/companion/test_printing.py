"""What can be printed: rendered, measured, read again; in all languages, on both papers."""

from __future__ import annotations

import itertools
from functools import partial
from typing import Any

import pypdfium2 as pdfium
import pytest

from foxden.companion.printing import PRINTABLES, print_out
from foxden.paper.paper import SIZES, Paper, Size
from foxden.text import LANGUAGES, say

MILLIMETRES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
POINTS = 72 / 25.4
BARE = 3.0
"""Millimetres at every edge that most printers leave white."""


def find_faults(content: bytes, size: Size) -> list[str]:
    """Pages of another size, signs that stand off the page, paint where no printer paints."""
    pdf = pdfium.PdfDocument(content)
    try:
        return [fault for page in pdf for fault in look_at(page, size)]
    finally:
        pdf.close()


def look_at(page: Any, size: Size) -> list[str]:
    width, height = (side * POINTS for side in MILLIMETRES[size])
    faults = []
    if abs(page.get_width() - width) > 1 or abs(page.get_height() - height) > 1:
        faults.append(f"a page of {page.get_width()} × {page.get_height()} points")
    text = page.get_textpage()
    edge = BARE * POINTS
    for nth in range(text.count_rects()):
        left, bottom, right, top = text.get_rect(nth)
        if left < edge or bottom < edge or right > width - edge or top > height - edge:
            faults.append(f"{text.get_text_bounded(left, bottom, right, top)!r} is cut")
    faults += ["paint at the edge"] * is_painted_at_the_edge(page)
    return faults


def is_painted_at_the_edge(page: Any) -> bool:
    picture = page.render(scale=1, grayscale=True).to_pil()
    edge = int(BARE * POINTS)
    inner = picture.crop((edge, edge, picture.width - edge, picture.height - edge))
    blank = picture.copy()
    blank.paste(255, (edge, edge, edge + inner.width, edge + inner.height))
    return bool(blank.getextrema()[0] < 250)


def read(content: bytes) -> str:
    pdf = pdfium.PdfDocument(content)
    text = "\n".join(page.get_textpage().get_text_bounded() for page in pdf)
    pdf.close()
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(PRINTABLES))
def test_nothing_is_cut_and_text_is_text(name: str, language: str) -> None:
    for size in SIZES:
        content = print_out(name, size, language, 0)
        assert find_faults(content, size) == []
        text = read(content)
        assert PRINTABLES[name].title in text
        assert say(language, "print-foot")[:30] in text


def test_text_that_runs_off_the_page_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it would, were it not written smaller where there is no room."""
    paper = Paper("a4", partial(say, "en"))
    paper.turn("too wide")
    monkeypatch.setattr(paper.pdf, "get_string_width", lambda _text: 0.0)
    paper.write(12, 100, 60, "far too many words " * 12, 14)
    assert find_faults(paper.finish(), "a4") != []


def test_every_sentence_of_a_summary_is_on_its_page() -> None:
    text = "".join(read(print_out("summary-foxrun", "letter", "fr", 0)).split())
    keys = ("print-foxrun-aim", "print-foxrun-once", "print-foxrun-zev", "print-foxrun-quiet")
    assert all("".join(say("fr", key).split()) in text for key in keys)


@pytest.mark.parametrize(
    ("name", "copies", "pages"), [("boards", 9, 3), ("boards", 1, 1), ("sheets", 4, 2), ("tracks", 2, 2)]
)
def test_any_number_can_be_printed(name: str, copies: int, pages: int) -> None:
    pdf = pdfium.PdfDocument(print_out(name, "a4", "it", copies))
    assert len(pdf) == pages
    pdf.close()


def test_fonts_are_embedded_and_pictures_are_drawn_not_photographed() -> None:
    for name, size in itertools.product(PRINTABLES, SIZES[:1]):
        content = print_out(name, size, "en", 0)
        assert b"/FontFile2" in content
        assert b"/Subtype /Image" not in content
