"""Every sentence that people read, by the place where it is written."""

from __future__ import annotations

import json
import re
from pathlib import Path

from foxden.games import GAMES
from foxden.text import locale_files

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client" / "src"
RULES = ROOT / "docs" / "rules"
BLOCK = re.compile(r"\n(?:>?\s*\n)+|\n(?=[-|#!])")
"""Between two paragraphs of a page, two points of a list, two rows of a table."""


def read_sentences(language: str) -> dict[str, str]:
    """Those of the server and of the page, with an `x` for each word that is filled in."""
    found = {}
    for path in locale_files(language):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                found[f"{path.parent.parent.name}/{path.name}:{number}"] = strip_syntax(line)
    for place, sentence in read_page_words(language).items():
        for form in [sentence] if isinstance(sentence, str) else sentence.values():
            found[f"{place} {form}"] = re.sub(r"\{\w+\}", "x", form)
    return found


def read_page_words(language: str) -> dict[str, str | dict[str, str]]:
    return {
        f"{path.parent.name}/{path.name}: {key}": sentence
        for path in sorted(CLIENT.glob(f"**/{language}.json"))
        for key, sentence in json.loads(path.read_text(encoding="utf-8")).items()
    }


def read_rules(language: str) -> dict[str, str]:
    """The rules pages, a paragraph at a time."""
    ending = "md" if language == "en" else f"{language}.md"
    found = {}
    for page in (RULES / f"{game}.{ending}" for game in GAMES):
        for block in BLOCK.split(page.read_text(encoding="utf-8")) if page.is_file() else ():
            text = " ".join(block.replace("\n> ", "\n").split()).removeprefix("> ")
            found[f"{page.name}: {text[:40]}"] = text
    return found


def strip_syntax(line: str) -> str:
    """A line of a Fluent file as a reader sees it: an `x` for each word that is filled in."""
    line = re.sub(r"^[a-z][\w-]* =|^\s*\*?\[[\w-]+\]|^\s+", "", line)
    return re.sub(r"\{[^{}]*\}|\{.*->|\}", "x", line).strip()
