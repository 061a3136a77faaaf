"""Our numbered rules, as pages (docs/rules) in every language, included in the package."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PLACES = [Path(__file__).parent / "rulebook", Path(__file__).parents[2] / "docs" / "rules"]
"""Where the pages are: in an installed package, in a checkout, or in the folders of games from other packages."""
NUMBERED = re.compile(r"\*\*([A-Z]+-\d+)\b")
PICTURE = re.compile(r"!\[(.*?)\]\(pictures/(.+?)\)", re.DOTALL)


def add_pages(folder: Path) -> None:
    if folder.is_dir() and folder not in PLACES:
        PLACES.append(folder)


def find(name: str) -> Path | None:
    return next((place / name for place in PLACES if (place / name).is_file()), None)


def page(game: str, language: str = "en") -> str:
    """A game's rules; in English if a game from another package lacks the language."""
    path = find(f"{game}.{language}.md") or find(f"{game}.md")
    if path is None:
        raise FileNotFoundError(f"the rules page of {game} in {language} is missing")
    return path.read_text(encoding="utf-8")


def picture(name: str) -> Path | None:
    return find(f"pictures/{name}") if re.fullmatch(r"[a-z-]+\.svg", name) else None


def rules(game: str, language: str = "en") -> dict[str, str]:
    """Each rule's paragraph by its number."""
    return {rule.number: rule.text for rule in sections(game, language)}


@dataclass(frozen=True)
class Rule:
    """A rule with everything that belongs to it."""

    game: str
    number: str
    text: str
    """Its paragraph, as it is written."""
    more: str = ""
    """Its heading, its examples, and the caption of its picture."""
    picture: str = ""
    caption: str = ""


@cache
def sections(game: str, language: str) -> list[Rule]:
    """All rules of a page, in order."""
    found: list[Rule] = []
    heading = ""
    for paragraph in re.split(r"\n\s*\n", page(game, language)):
        numbered, drawn = NUMBERED.match(paragraph), PICTURE.match(paragraph)
        if numbered:
            found.append(Rule(game, numbered[1], paragraph, heading))
        elif paragraph.startswith("#"):
            heading = paragraph
        elif drawn and found:
            last = found.pop()
            found.append(Rule(last.game, last.number, last.text, f"{last.more} {drawn[1]}", drawn[2], drawn[1]))
        elif paragraph.startswith(">") and found:
            last = found.pop()
            found.append(Rule(game, last.number, last.text, f"{last.more} {paragraph}", last.picture, last.caption))
    return found
