"""Our numbered rules, as pages (docs/rules) that travel with the package."""

from __future__ import annotations

import re
from pathlib import Path

PLACES = (Path(__file__).parent / "rulebook", Path(__file__).parents[2] / "docs" / "rules")
"""Where the pages lie: inside an installed package, or in a checkout."""


def page(game: str) -> str:
    for place in PLACES:
        path = place / f"{game}.md"
        if path.exists():
            return path.read_text(encoding="utf-8")
    raise FileNotFoundError(f"the rules page of {game} is missing")


def rules(game: str) -> dict[str, str]:
    """Each rule's paragraph by its number."""
    paragraphs = re.split(r"\n\s*\n", page(game))
    numbered = (re.match(r"\*\*(F[XPR]-\d+)\b", paragraph) for paragraph in paragraphs)
    return {found[1]: paragraph for found, paragraph in zip(numbered, paragraphs, strict=True) if found}
