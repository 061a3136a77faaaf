"""Every plural, read by a person once and held to it since: tests/fixtures/plurals, written by `make golden`."""

from __future__ import annotations

import pytest

from foxden.text import LANGUAGES
from tests.plurals import (
    BARE,
    BARE_WORDS,
    FIXTURES,
    NUMBERS,
    choices_in,
    counting,
    fill,
    find_bare,
    find_bare_words,
    read_choices,
    write_golden,
)
from tests.sentences import read_page_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_reads_as_it_did(language: str) -> None:
    """If it should read otherwise: `make golden`, and read the diff."""
    golden = FIXTURES / f"{language}.txt"
    assert golden.read_text(encoding="utf-8").splitlines() == write_golden(language).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_something_chooses_a_form_or_nothing_agrees_with_it(language: str) -> None:
    bare = find_bare(choices_in(language))
    assert {key: names for key, names in bare.items() if key not in BARE} == {}
    assert find_bare_words(read_page_words(language)) <= BARE_WORDS.keys()


def test_no_exception_is_left_over() -> None:
    bare = {key for language in LANGUAGES for key in find_bare(choices_in(language))}
    assert BARE.keys() - bare == set()
    assert BARE_WORDS.keys() - find_bare_words(read_page_words("en")) == set()


def test_a_message_that_forgets_a_form_is_noticed() -> None:
    assert find_bare(read_choices("cards = There are { $n } cards.")) == {"cards": {"n"}}
    assert find_bare(read_choices("cards = { $n ->\n    [one] One card\n   *[other] { $n } cards\n}")) == {}
    assert find_bare_words({"house/en.json: cards": "{n} cards", "house/en.json: others": {"other": "{n}"}}) == {
        "cards"
    }
    assert fill("en", {"one": "{n} card", "other": "{n} cards"}, 1) == "1 card"
    assert fill("en", {"other": "{n} cards"}, 1) == "1 cards", "and so it would stand in the golden file"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_golden_file_has_every_number_of_every_plural(language: str) -> None:
    text = (FIXTURES / f"{language}.txt").read_text(encoding="utf-8")
    blocks = text.rstrip("\n").split("\n\n")
    assert {block.split(" ")[0].rstrip(",") for block in blocks if ".json" not in block} == counting().keys()
    for block in blocks:
        assert [int(line.split()[0]) for line in block.splitlines()[1:]] == list(NUMBERS)
