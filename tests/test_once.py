"""One sentence, one place: what is written twice is changed once, and then differs."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from foxden.games import GAMES
from foxden.text import LANGUAGES, locale_files
from tests.sentences import read_page_words

TWICE = {
    ("closed", "table-phase-closed"): "the page says it by itself, the server in an answer",
    ("companion-player", "player-n"): "the page says it by itself, the server on a sheet",
    ("game-over", "table-phase-over"): "a game says it by a rule, the table by its phase",
    ("games-won", "stat-won"): "the page says it by itself, the server in a table",
    ("labelled", "list-labelled"): "the page says it by itself, the server in a list",
    ("log-unfinished", "was-unfinished"): "the page says it by itself, the server in the log",
    ("newer-table", "table-newer"): "the page says it by itself, the server in an answer",
    ("no-such-table", "table-unknown"): "the page says it by itself, the server in an answer",
    ("paused", "table-paused"): "the page says it by itself, the server in an answer",
    ("played-against", "stat-against"): "the page says it by itself, the server in a table",
    ("react-hello", "reaction-hello"): "the page has it on a button, the server says it to others",
    ("react-hurry", "reaction-hurry"): "the page has it on a button, the server says it to others",
    ("react-laugh", "reaction-laugh"): "the page has it on a button, the server says it to others",
    ("react-oops", "reaction-oops"): "the page has it on a button, the server says it to others",
    ("react-thanks", "reaction-thanks"): "the page has it on a button, the server says it to others",
    ("react-think", "reaction-think"): "the page has it on a button, the server says it to others",
    ("react-well-played", "reaction-well-played"): "the page has it on a button, the server says it to others",
    ("react-wow", "reaction-wow"): "the page has it on a button, the server says it to others",
    ("review-percent", "stat-percent"): "the page says it by itself, the server in a table",
}
"""Needed in two places, and the same there in every language."""
ALIKE = {
    ("foxy-stat-off", "foxy-total-off"): "on average; in all",
    ("log", "review-what"): "so far; then",
    ("play-film", "today-try"): "a film; a game",
    ("share", "stat-share"): "to share; a share",
}
"""The same in English alone: two things that other languages tell apart."""


def read_all(language: str) -> dict[tuple[str, str], str]:
    """By whose it is and its key. A game brings its own words, so that nothing depends on another game's."""
    found = {}
    for path in locale_files(language):
        owner = path.parent.parent.name
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                text = FluentSerializer().serialize_entry(entry).partition("=")[2]
                text = re.sub(r"\{ \$(\w+) \}", r"{\1}", re.sub(r"[ \n]+", " ", text).strip())
                found[owner if owner in GAMES else "house", entry.id.name] = text
    for place, sentence in read_page_words(language).items():
        found["house", place.rpartition(" ")[2]] = str(sentence)
    return found


def find_twice(sentences: dict[tuple[str, str], str]) -> set[tuple[str, ...]]:
    """The keys of one owner under which the same stands."""
    keys = defaultdict(list)
    for (owner, key), text in sorted(sentences.items()):
        keys[owner, text].append(key)
    return {tuple(same) for same in keys.values() if len(same) > 1}


def test_no_sentence_is_written_twice() -> None:
    sentences = read_all("en")
    assert len(sentences) > 800
    assert find_twice(sentences) - TWICE.keys() - ALIKE.keys() == set()


def test_no_exception_is_left_over() -> None:
    assert (TWICE.keys() | ALIKE.keys()) - find_twice(read_all("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_needed_twice_is_the_same_twice(language: str) -> None:
    sentences = read_all(language)
    assert [pair for pair in TWICE if len({sentences["house", key] for key in pair}) > 1] == []


def test_a_sentence_that_is_written_twice_is_noticed() -> None:
    once = {("house", "go-on"): "Next", ("foxy", "foxy-next"): "Next", ("house", "back"): "Back"}
    assert find_twice(once) == set()
    assert find_twice(once | {("house", "next-page"): "Next"}) == {("go-on", "next-page")}
