"""A game's skin for standalone drawings: its symbols with every colour filled in, light or dark."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

DARK = ':root[data-theme="dark"] '
VARIABLE = re.compile(r"var\(--([a-z0-9-]+)(?:,([^()]*))?\)")
Rule = tuple[list[set[str]], dict[str, str]]
"""Sets of classes, one of each required, and the properties they set."""


class Skin:
    def __init__(self, home: Path, dark: bool) -> None:
        """`home`: the folder of the game's package."""
        folder = home / "skin"
        art = (folder / "art.svg").read_text(encoding="utf-8")
        self.symbols = dict(re.findall(r'<symbol id="([^"]+)" viewBox="0 0 100 100">(.*?)</symbol>', art, re.DOTALL))
        css = re.sub(r"/\*.*?\*/", "", (folder / "skin.css").read_text(encoding="utf-8"), flags=re.DOTALL)
        if dark:  # each rule of the dark palette comes after the light one it overrides
            css = css.replace(DARK, "")
        self.rules = [read_rule(*found) for found in re.findall(r"([^{}]+)\{([^{}]*)\}", css) if is_plain(found[0])]

    def wear(self, classes: set[str], more: dict[str, str] | None = None) -> dict[str, str]:
        """What the style sheet sets for something of these classes inside the game."""
        worn: dict[str, str] = {}
        for wanted, values in self.rules:
            if all(alternatives & classes for alternatives in wanted):
                worn |= values
        return worn | (more or {})

    def colour(self, name: str) -> str:
        return self.wear(set())[name]

    def draw(self, art: str, worn: dict[str, str]) -> str:
        """A symbol's shapes, with nothing left to fill in."""
        return fill_in(self.symbols[art], worn)


@cache
def skin(home: Path, dark: bool = False) -> Skin:
    return Skin(home, dark)


def is_plain(selector: str) -> bool:
    """Whether the rule belongs to this palette and concerns one element only."""
    return DARK not in selector and "[" not in selector and ":has" not in selector


def read_rule(selector: str, body: str) -> Rule:
    _, _, inner = selector.strip().partition(" ")
    if selector.strip().startswith(":root"):
        inner = selector
    wanted = [
        set(re.findall(r"\.?([\w-]+)", group)) if group else {single}
        for group, single in re.findall(r":is\(([^)]*)\)|\.([\w-]+)", inner)
    ]
    values = dict(re.findall(r"--([a-z0-9-]+):\s*([^;]+);", body))
    return wanted, {name: value.strip() for name, value in values.items()}


def fill_in(text: str, worn: dict[str, str]) -> str:
    while VARIABLE.search(text):
        text = VARIABLE.sub(lambda found: worn.get(found[1], found[2] or "none"), text)
    return text
