"""A sheet of paper to write and draw on, in millimetres."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Literal

from foxden.paper.art import picture
from foxden.scene import Say

Size = Literal["a4", "letter"]
SIZES: tuple[Size, ...] = ("a4", "letter")

MARGIN = 12.0
POINT = 0.3528
"""A point in millimetres."""
INK = (42, 26, 18)
PALE = (150, 135, 115)
ACCENT = (166, 61, 18)
WASH = (250, 243, 228)

FONTS = {
    ("text", ""): ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    ("text", "B"): ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    ("title", ""): ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}


class Paper:
    """Pages of one size in one language. Text is never cut off: if it doesn't fit, it is set smaller."""

    def __init__(self, size: Size, say: Say) -> None:
        self.say = say
        from fpdf import FPDF  # noqa: PLC0415 - a third of a second that nobody waits for who prints nothing

        self.pdf = FPDF(format=size, unit="mm")
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        for (family, style), (package, file) in FONTS.items():
            self.pdf.add_font(family, style, find_font(package, file))
        self.pdf.set_line_width(0.3)

    @property
    def width(self) -> float:
        return float(self.pdf.w)

    @property
    def height(self) -> float:
        return float(self.pdf.h)

    def turn(self, title: str) -> None:
        """Start a new page, with its origin in the footer."""
        self.pdf.add_page()
        self.pdf.set_title(title)
        self.pdf.set_author("Foxden")
        self.write(MARGIN, self.height - 8, self.width - 2 * MARGIN, self.say("print-foot"), 7.5, colour=PALE)

    # --- words ------------------------------------------------------------------------------------------

    def write(
        self,
        x: float,
        y: float,
        width: float,
        text: str,
        size: float,
        *,
        family: str = "text",
        bold: bool = False,
        align: Literal["L", "C", "R"] = "L",
        colour: tuple[int, int, int] = INK,
    ) -> None:
        """One line centred vertically at y, smaller if the width requires it."""
        self.pdf.set_font(family, "B" if bold else "", size)
        needed = self.pdf.get_string_width(text)
        if needed > width:
            size *= width / needed * 0.99
            self.pdf.set_font(family, "B" if bold else "", size)
        self.pdf.set_text_color(*colour)
        self.pdf.set_xy(x, y - size * POINT * 0.6)
        self.pdf.cell(width, size * POINT * 1.2, text, align=align)

    def lines(self, width: float, text: str, size: float) -> list[str]:
        """The text broken into lines of this width."""
        self.pdf.set_font("text", "", size)
        found: list[str] = []
        for word in text.split(" "):
            longer = f"{found[-1]} {word}" if found else word
            if found and self.pdf.get_string_width(longer) <= width:
                found[-1] = longer
            else:
                found.append(word)
        return found

    # --- lines and pictures -----------------------------------------------------------------------------

    def box(self, x: float, y: float, width: float, height: float, wash: bool = False, round_: float = 0) -> None:
        self.pdf.set_draw_color(*PALE)
        self.pdf.set_fill_color(*(WASH if wash else (255, 255, 255)))
        corners = {"round_corners": True, "corner_radius": round_} if round_ else {}
        self.pdf.rect(x, y, width, height, style="DF", **corners)  # type: ignore[arg-type]

    def line(self, x: float, y: float, to_x: float, to_y: float, dashed: bool = False) -> None:
        self.pdf.set_draw_color(*PALE)
        if dashed:
            self.pdf.set_dash_pattern(2, 2)
        self.pdf.line(x, y, to_x, to_y)
        self.pdf.set_dash_pattern()

    def draw(self, skin: Path, name: str, x: float, y: float, size: float, marks: tuple[str, ...] = ()) -> None:
        """Draw a picture clipped at its edges, as a browser does with a symbol."""
        with self.pdf.rect_clip(x, y, size, size):
            self.pdf.image(BytesIO(picture(skin, name, marks)), x, y, size, size)

    def finish(self) -> bytes:
        return bytes(self.pdf.output())


def find_font(package: str, file: str) -> Path:
    """Find a font file. Fonts are separate packages that contain only files, no code to run."""
    spec = find_spec(package)
    assert spec is not None, "installed with foxden"
    assert spec.submodule_search_locations, "a package"
    return Path(spec.submodule_search_locations[0]) / "files" / file
