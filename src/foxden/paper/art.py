"""A skin's pictures for paper: one symbol as a separate drawing, with its custom properties filled in."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

SVG = "http://www.w3.org/2000/svg"
SYMBOL = f"{{{SVG}}}symbol"
VARIABLE = re.compile(r"var\((--[\w-]+)\s*(?:,\s*([^()]*))?\)")

ElementTree.register_namespace("", SVG)


@cache
def picture(skin: Path, name: str, marks: tuple[str, ...] = ()) -> bytes:
    """The symbol with this name, as the skin in this folder paints it with these marks in the light theme."""
    symbol = next(each for each in symbols(skin) if each.get("id") == name)
    settings = {name: value for mark in marks for name, value in rules(skin).get(mark, {}).items()}
    drawing = ElementTree.Element(f"{{{SVG}}}svg", {"viewBox": symbol.get("viewBox", "0 0 100 100")})
    drawing.extend(filled for child in symbol if (filled := fill_in(child, settings)) is not None)
    return ElementTree.tostring(drawing)


@cache
def symbols(skin: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(skin / "art.svg").iter(SYMBOL))


@cache
def rules(skin: Path) -> dict[str, dict[str, str]]:
    """The custom properties that each mark sets in the skin's style sheet, in its plainest rules."""
    sheet = (skin / "skin.css").read_text(encoding="utf-8")
    found = re.findall(r"^\.game-[\w-]+ \.mark-([\w-]+) {([^}]*)}", sheet, re.MULTILINE)
    return {mark: dict(re.findall(r"(--[\w-]+):\s*([^;]+);", body)) for mark, body in found}


def fill_in(element: ElementTree.Element, settings: dict[str, str]) -> ElementTree.Element | None:
    """A copy without custom properties; None for invisible elements."""
    attributes = {name: resolve(value, settings) for name, value in element.attrib.items()}
    if attributes.get("opacity", "1").strip() in ("0", "0.0"):
        return None
    copy = ElementTree.Element(element.tag, attributes)
    copy.extend(filled for child in element if (filled := fill_in(child, settings)) is not None)
    return copy


def resolve(value: str, settings: dict[str, str]) -> str:
    while (match := VARIABLE.search(value)) is not None:
        value = value[: match.start()] + settings.get(match[1], match[2] or "none").strip() + value[match.end() :]
    return value
