"""Words that we don't use, and what we say instead: the tables of docs/words.md, held against every sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from foxden.games import GAMES
from foxden.text import LANGUAGES
from tests.sentences import ROOT, read_rules, read_sentences

PAGE = ROOT / "docs" / "words.md"
PLANTED = [
    ("en", "may", "You may look at your target."),
    ("en", "whoever", "Whoever writes last ends the turn."),
    ("en", "this house", "This token is not one of this house."),
    ("it", "… Lei", "Se Lei vuole, può guardare."),
    ("it", "bersagli…", "Il tuo bersaglio è ancora vivo."),
    ("it", "tessera di partenza", "La tessera di partenza ferma la pedina."),
    ("fr", "ton", "C’est ton tour."),
    ("fr", "tu", "Où vas-tu ?"),
    ("fr", "t’…", "Ça ne t’aide pas."),
    ("fr", "oiseau…", "Deux oiseaux sont en vie."),
    ("de", "… Sie", "Wählen Sie eine Karte."),
    ("de", "… Ihre…", "Das ist Ihre Karte."),
    ("de", "Charakter…", "Jeder spielt einen Charakter."),
    ("es", "usted", "Le toca a usted."),
]
FINE = [
    ("en", "Maybe next time. It’s dismayed."),
    ("it", "Ospite"),
    ("it", "La Volpe chiede. Lei stessa non è un tipo."),
    ("it", "Decide lei."),
    ("fr", "Comptez les pas à vol d’oiseau."),
    ("fr", "Elle peut tourner autour du renard, s’arrêter ou êtes-vous là ?"),
    ("de", "Die 7 ist eine Gans: Sie bewegt Vögel. Sie gehen weit, und sie fürchten sich."),
    ("de", "Ihr braucht noch jemanden."),
]


@dataclass(frozen=True)
class Entry:
    """A row of a table."""

    words: tuple[str, ...]
    instead: str
    allowed: tuple[str, ...]


@cache
def read_tables() -> dict[str, list[Entry]]:
    """By language, as people read them."""
    section = PAGE.read_text(encoding="utf-8").partition("## Words we don't use\n")[2]
    parts = re.split(r"^### .+ \((\w+)\)$", section, flags=re.MULTILINE)
    return {language: list(read_rows(table)) for language, table in zip(parts[1::2], parts[2::2], strict=True)}


def read_rows(table: str) -> Iterator[Entry]:
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] not in {"not", "---"}:
            words, instead, allowed = cells
            yield Entry(tuple(words.split(", ")), instead, tuple(filter(None, allowed.split("; "))))


def find_words(language: str, sentence: str) -> dict[str, str]:
    """Those that should not be there, each with what to say instead."""
    return {
        word: entry.instead
        for entry in read_tables().get(language, [])
        for word in entry.words
        if re.search(pattern(word), clear(sentence, entry.allowed))
    }


def clear(sentence: str, allowed: tuple[str, ...]) -> str:
    """Without the phrases in which a word is right after all."""
    for phrase in allowed:
        sentence = sentence.replace(phrase, "x")
    return sentence


@cache
def pattern(word: str) -> re.Pattern[str]:
    """A whole word, or several; in lower case, it may also begin a sentence."""
    inside, bare = word.startswith("… "), word.removeprefix("… ")
    ending = r"\w*" if bare.endswith("…") else ""
    bare = bare.removesuffix("…")
    first = bare[0] if bare[0].isupper() else f"[{bare[0]}{bare[0].upper()}]"
    close = "" if bare.endswith("’") else r"(?!\w)"
    before = rf"(?<!\w)(?<!^){not_after_start()}" if inside else r"(?<!\w)"
    return re.compile(f"{before}{first}{re.escape(bare[1:])}{ending}{close}")


def not_after_start() -> str:
    """Python looks back over a fixed length only, so each way in which a sentence starts is looked for by itself."""
    return "".join(rf"(?<!{start})" for start in (r"[.!?:…] ", r"[.!?:…]\* ", r"[.!?:…]\*\* ", r"[«„“(*\[|]", r"[«|] "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_word_that_we_do_not_use(language: str) -> None:
    sentences = read_sentences(language) | read_rules(language)
    assert len(sentences) > 900
    wrong = [
        f"{place}: not {word!r}, but {instead!r}: {text}"
        for place, text in sentences.items()
        for word, instead in find_words(language, text).items()
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rules_page_is_read(language: str) -> None:
    assert {place.partition(".")[0] for place in read_rules(language)} == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_tables_is_noticed(language: str) -> None:
    words = [word for entry in read_tables()[language] for word in entry.words]
    assert len(words) == len(set(words)) > 3
    for word in words:
        bare = word.removeprefix("… ").removesuffix("…")
        assert word in find_words(language, f"so {bare} da"), word


@pytest.mark.parametrize(("language", "word", "sentence"), PLANTED)
def test_a_planted_word_is_noticed(language: str, word: str, sentence: str) -> None:
    assert word in find_words(language, sentence)


@pytest.mark.parametrize(("language", "sentence"), FINE)
def test_a_word_that_is_right_there_is_left_alone(language: str, sentence: str) -> None:
    assert find_words(language, sentence) == {}


def test_a_word_is_planted_in_every_language() -> None:
    assert {language for language, _, _ in PLANTED} >= set(LANGUAGES)
