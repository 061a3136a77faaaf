"""What is ours and not the rulebook's says so, wherever people read it, in every language."""

from __future__ import annotations

import re

import pytest

from foxden.games import GAMES, TITLES
from foxden.rulebook import rules
from foxden.text import LANGUAGES, say

MARKS = {
    "en": "our ruling",
    "de": "unsere(r)? festlegung",
    "fr": "notre décision",
    "it": "nostra decisione",
    "es": "decisión nuestra",
}
"""In the messages; the rules pages have a word of their own."""
PAGE_MARKS = {"en": "Ruling", "de": "Festlegung", "fr": "Décision", "it": "Decisione", "es": "Decisión"}
RULINGS = {"fowlplay": ("FP-5", "FP-7", "FP-8", "FP-9"), "foxy": ("FX-20",), "foxrun": ("FR-21",)}
MESSAGES: dict[str, dict[str, object]] = {
    "foxy-no-bet-alone": {},
    "foxy-alone": {"limit": 5},
    "print-foxy-solo": {},
    "fowlplay-not-your-den": {"player": 2},
    "fowlplay-ask": {"phase": "change", "bird": "", "steps": 0},
    "fowlplay-lesson-card": {},
    "print-fowlplay-cards": {},
    "foxrun-quiet": {"turns": 60, "most": 80},
    "foxrun-over": {"by": "time"},
    "foxrun-score-quiet": {"turns": 80, "most": 80},
    "foxrun-score-early": {"turns": 60, "most": 80},
    "print-foxrun-quiet": {},
}
"""Where the game, the lesson, the print and the companion speak of them."""
assert set(RULINGS) == set(TITLES) <= set(GAMES)


def is_marked(language: str, words: str) -> bool:
    return re.search(MARKS[language], words, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", MESSAGES)
def test_what_is_told_of_a_ruling_says_that_it_is_one(key: str, language: str) -> None:
    assert is_marked(language, say(language, key, **MESSAGES[key]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unmarked_message_is_found_out(language: str) -> None:
    assert not is_marked(language, say(language, "fowlplay-target-first"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULINGS)
def test_the_rules_page_marks_it(game: str, language: str) -> None:
    for number in RULINGS[game]:
        assert f"*{PAGE_MARKS[language]}" in rules(game, language)[number], number
