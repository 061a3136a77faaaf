"""How sentences are set, language by language: signs and spaces that a reader does not notice unless they are wrong."""

from __future__ import annotations

import re

import pytest

from foxden.games import GAMES
from foxden.text import LANGUAGES, locale_files
from tests.sentences import read_sentences


def unpaired(opening: str, closing: str) -> str:
    """How a sentence looks that closes what it has not opened, or opens what it does not close."""
    first, last = re.escape(opening), re.escape(closing)
    return rf"(^|{last})[^{first}]*{last}|{first}[^{last}]*($|{first})|{first}\s"


FAULTS: dict[str, dict[str, str]] = {
    "two spaces": dict.fromkeys(LANGUAGES, r"\S  +\S"),
    "a straight apostrophe": dict.fromkeys(LANGUAGES, r"\w'\w"),
    "a straight quotation mark": dict.fromkeys(LANGUAGES, r'"'),
    "three dots for an ellipsis": dict.fromkeys(LANGUAGES, r"\.\.\."),
    "a space before the ellipsis": {language: r"\w …" for language in LANGUAGES if language != "de"},
    "a line can break before a sign": {"fr": r" [;:!?»]"},
    "no space before a sign": {"fr": r"\w[;!?»]|\w: "},
    "a line can break after «": {"fr": r"« |«\w"},
    "a space before a sign": {language: r"\w [;:!?]" for language in LANGUAGES if language != "fr"},
    "quotes of another language": {"en": r"[«»„]", "it": r"[“”„]", "fr": r"[“”„]", "de": r"[«»”]", "es": r"[“”„]"},
    "a question or exclamation without both its signs": {"es": f"{unpaired('¿', '?')}|{unpaired('¡', '!')}"},
    "a line can break before %": {"es": r"\w %"},
    "a space before %": {"it": r"[ \u00a0]%"},
}
"""What is wrong, and how that looks in each language in which it is."""
PLANTED = [
    ("en", "two spaces", "Your  turn"),
    ("en", "a straight apostrophe", "It's your turn"),
    ("it", "a straight quotation mark", 'Premi "Fammi vedere"'),
    ("de", "three dots for an ellipsis", "Einen Moment..."),
    ("it", "a space before the ellipsis", "Un momento …"),
    ("fr", "a line can break before a sign", "À vous !"),
    ("fr", "no space before a sign", "À vous!"),
    ("fr", "no space before a sign", "Possible: e2"),
    ("fr", "a line can break after «", "« Montrez-moi\u00a0»"),
    ("en", "a space before a sign", "Your turn !"),
    ("it", "quotes of another language", "Premi “Fammi vedere”"),
    ("de", "quotes of another language", "Tippe «Zeig es mir» an"),
    ("es", "quotes of another language", "Toca “Enséñamelo”"),
    ("es", "a space before a sign", "¡Te toca !"),
    ("es", "a question or exclamation without both its signs", "Te toca!"),
    ("es", "a question or exclamation without both its signs", "¡Te toca."),
    ("es", "a question or exclamation without both its signs", "¿Otra vez? Jugamos?"),
    ("es", "a question or exclamation without both its signs", "¡Vaya! ¿Otra vez"),
    ("es", "a question or exclamation without both its signs", "¿ Otra vez?"),
    ("es", "a line can break before %", "Mejor que el 40 % del resto"),
    ("it", "a space before %", "Partite vinte: 40\u00a0%"),
]


def find_faults(language: str, sentence: str) -> set[str]:
    return {fault for fault, looks in FAULTS.items() if language in looks and re.search(looks[language], sentence)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_set_as_its_language_has_it(language: str) -> None:
    assert len(locale_files(language)) == len(GAMES) + 2, "those of the house, of the companion, and of each game"
    sentences = read_sentences(language)
    wrong = {place: (faults, text) for place, text in sentences.items() if (faults := find_faults(language, text))}
    assert wrong == {}


@pytest.mark.parametrize(("language", "fault", "sentence"), PLANTED)
def test_a_planted_fault_is_noticed(language: str, fault: str, sentence: str) -> None:
    assert fault in find_faults(language, sentence)


def test_every_kind_of_fault_is_planted() -> None:
    assert {fault for _, fault, _ in PLANTED} == FAULTS.keys()
