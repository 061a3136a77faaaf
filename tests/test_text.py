"""Every sentence in every language."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from foxden.games import GAMES, TITLES
from foxden.refusal import Refusal
from foxden.text import (
    GAP,
    HERE,
    LANGUAGES,
    LONG,
    bundle,
    cut_up,
    explain,
    list_up,
    locale_files,
    put_together,
    say,
    sort_words,
)


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Each key of a file with the arguments its sentence takes."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = arguments.names
    return found


OURS = (HERE, HERE / "companion", *(GAMES[name].home for name in TITLES))
ENGLISH = [home / "locale" / "en.ftl" for home in OURS]
assert set(ENGLISH) <= set(locale_files("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("english", ENGLISH, ids=lambda path: str(path.relative_to(HERE)))
def test_every_key_is_there_with_the_same_arguments(english: Path, language: str) -> None:
    assert messages(english.with_name(f"{language}.ftl")) == messages(english)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    for english in ENGLISH:
        for key, arguments in messages(english).items():
            words = dict.fromkeys(arguments, "–")
            sentence = say("en", key, **words)
            assert say(language, key, **words) != sentence or not re.search(r"\w", sentence), f"{key} in {language}"


def test_every_key_the_code_names_exists_and_no_other_does() -> None:
    keys = {key for path in ENGLISH for key in messages(path)}
    code = "\n".join(path.read_text(encoding="utf-8") for path in HERE.rglob("*.py"))
    named = set(re.findall(r'"((?:[a-z]+-)+[a-z]+(?:-[a-z]+)*)"', code))
    made = {key for key in keys if key.startswith(("table-phase-", "reaction-"))}  # names put together
    assert keys - named - made == set(), "written, and never said"
    asked = {word for word in named if word.startswith(("record-", "print-", *(f"{game}-" for game in GAMES)))}
    assert asked - keys == set()


def test_a_missing_key_or_argument_fails_loudly() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        say("en", "no-such-key")
    with pytest.raises(ValueError, match="foxrun-occupied"):
        say("en", "foxrun-occupied")


@pytest.mark.parametrize(
    ("last", "joined"),
    [("Indigo", "e"), ("Íñigo", "e"), ("Hilda", "e"), ("Yvonne", "e"), ("Zev", "y"), ("Hielo", "y"), ("Yago", "y")],
)
def test_in_spanish_and_is_another_word_before_the_sound_i(last: str, joined: str) -> None:
    assert list_up(partial(say, "es"), ["Ada", "Bo", last]) == f"Ada, Bo {joined} {last}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_with_gaps_is_what_fluent_makes_of_it(language: str) -> None:
    """Whatever is put into the gaps: a name, nothing, a sign that stands for a gap."""
    with_gaps = 0
    for key in bundle(language)._messages:
        message = bundle(language).get_message(key)
        if message.value is None:
            continue
        put_in, weighed = set[str](), set[str]()
        sort_words(message.value, put_in, weighed)
        with_gaps += bool(put_in - weighed)
        for word in ("Ada", "", f"A{GAP}da", "{ $name }"):
            words: dict[str, str | int] = {name: 1 if name in weighed else word for name in put_in | weighed}
            assert say(language, key, **words) == put_together(language, key, **words)
    assert with_gaps > 50


@pytest.mark.parametrize("length", [10, LONG - 10, LONG + 10])
def test_what_somebody_sent_is_not_remembered(length: int) -> None:
    """Tens of thousands of sentences are: with a long word in each, they would take hundreds of megabytes."""
    forget_sentences()
    for number in range(100):
        refusal = Refusal("table", "table-enough-seats", most=12)
        explain("en", refusal.but("record-game", game=str(number).ljust(length, "x"), known="foxy"))
    assert (say.cache_info().currsize, cut_up.cache_info().currsize) == (1, 1), "the first half; with gaps"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_sent_is_quoted_at_any_length(language: str) -> None:
    for length in (LONG - 1, LONG, 5_000, 2_000_000):
        said = explain(language, Refusal("record", "record-game", game="x" * length, known="foxy"))
        assert "x" * min(length, LONG - 2) in said
        assert len(said) < LONG + 200
        assert ("…" in said) == (length >= LONG)


def test_what_else_is_refused_is_remembered() -> None:
    forget_sentences()
    for _ in range(100):
        explain("en", Refusal("table", "table-enough-seats", most=12))
    assert (say.cache_info().currsize, say.cache_info().misses) == (1, 1)


def forget_sentences() -> None:
    say.cache_clear()
    cut_up.cache_clear()
