"""The boxes' player aids, on the page and on paper, and the scoring primer before the first move."""

from __future__ import annotations

import re

import pytest

from foxden.companion.printing import PRINTABLES, print_out
from foxden.games import GAMES
from foxden.games.fowlplay.data import default_box
from foxden.games.fowlplay.names import name_birds
from foxden.paper.summary import Chapter
from foxden.text import LANGUAGES, say, speaker
from tests.companion.test_printing import read
from tests.test_lessons import SECONDS_A_TOUCH, SECONDS_A_WORD
from tests.test_skins import symbols

PAPERS = {"foxy": "summary-foxy", "fowlplay": "summary-fowlplay", "foxrun": "cards-foxrun"}


def all_cards(game: str) -> tuple[Chapter, ...]:
    return (*GAMES[game].aids, *GAMES[game].primer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_aid_can_be_had_at_the_table_and_on_paper(game: str, language: str) -> None:
    """The table shows what the server says of it (tests/browser); the paper has every sentence of it, too."""
    speak = speaker(language)
    assert GAMES[game].aids
    printed = "".join(read(print_out(PAPERS[game], "a4", language, 0)).split())
    for card in GAMES[game].aids:
        for key in (card.heading, *card.lines):
            assert "".join(speak(key).split()) in printed, key


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_an_aid_is_in_the_skin(game: str) -> None:
    assert {card.picture for card in all_cards(game) if card.picture} <= symbols(GAMES[game].home / "skin" / "art.svg")


def test_fr_15_each_character_has_a_card_with_ability_and_aim() -> None:
    cards = GAMES["foxrun"].aids
    assert [say("en", card.heading).split(",")[0] for card in cards] == ["Indigo", "Puffer", "Scarlett", "Zev"]
    assert all(len(card.lines) == 3 for card in cards)
    assert "cards-foxrun" in PRINTABLES


def test_fx_7_the_summary_sheet_says_what_the_book_advises() -> None:
    keys = {key for card in GAMES["foxy"].aids for key in card.lines}
    assert {"print-foxy-aloud", "print-foxy-prudent"} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_lesson_takes_about_a_minute(language: str) -> None:
    pages = GAMES["fowlplay"].primer
    keys = [key for page in pages for key in (page.heading, *page.lines)]
    words = sum(any(sign.isalnum() for sign in word) for key in keys for word in say(language, key).split())
    assert 30 < words * SECONDS_A_WORD + len(pages) * SECONDS_A_TOUCH < 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_fp_21_the_examples_of_the_scoring_lesson_are_right(language: str) -> None:
    """What they say comes to these points by the features themselves; and the numbers are in the sentence."""
    birds = [set(each.split()) for each in name_birds(default_box())]
    target, goose, chicken = (
        {"chicken", "brown", "hexagon"},
        {"goose", "white", "hexagon"},
        {"chicken", "brown", "circle"},
    )
    assert all(each in birds for each in (target, goose, chicken))
    points = [str(len(target & goose)), str(len(target & chicken))]
    assert re.findall(r"\d+", say(language, "fowlplay-primer-alive-example")) == points
    assert re.findall(r"\d+", say(language, "fowlplay-primer-target-how")) == [str(len(target)), "1"]
    assert re.findall(r"\d+", say(language, "fowlplay-primer-most-example")) == ["2"]
    assert re.findall(r"\d+", say(language, "fowlplay-primer-sets-how")) == ["4"]
