"""Turns message keys into sentences with Project Fluent, in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

from foxden.refusal import Phrase, Player, Refusal, Several, Word
from foxden.scene import Say

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "it", "fr", "de", "es"]
"""The one line to add a language to; docs/words.md tells which files it takes."""
LANGUAGES: tuple[Language, ...] = get_args(Language)
HERE = Path(__file__).parent
REMEMBERED = 1 << 15
"""Size of the sentence cache. Sentences can contain names and user input, so not all can be kept."""
GAP = "\ue000"
"""Placeholder for a word to fill in; a character that no message contains."""
LONG = 1000
HUGE = 10**20
"""Fluent can't format numbers of more than 28 digits; only forged records have any like that."""


FOLDERS = [HERE / "locale", HERE / "companion" / "locale"]
"""Folders with messages: our own, and each game's (`add_locale`)."""


def add_locale(folder: Path) -> None:
    """Register a game's messages."""
    FOLDERS.append(folder)
    for kept in (bundle, say, cut_up, find_gaps):
        kept.cache_clear()


def locale_files(language: str) -> list[Path]:
    """The message files of a language; a game from another package that lacks it uses English."""
    found = [(folder / f"{language}.ftl", folder / "en.ftl") for folder in FOLDERS]
    return [path if path.is_file() else english for path, english in found if path.is_file() or english.is_file()]


@cache
def bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - a fifth of a second for who says nothing
    from fluent.syntax import FluentParser  # noqa: PLC0415 - with it

    parser = FluentParser(with_spans=False)  # where each word stands in its file would take half of the memory
    made = FluentBundle([language], functions={"STARTS_WITH_I": starts_with_i}, use_isolating=False)
    for path in locale_files(language):
        made.add_resource(parser.parse(path.read_text(encoding="utf-8")))
    return made


def starts_with_i(word: object) -> Any:
    """For messages: `yes` where Spanish says “e” and not “y”: before the sound i, unless a diphthong starts with it."""
    return "yes" if re.match(r"h?[ií](?![aeo])|y(?![aeiou])", str(word), re.IGNORECASE) else "no"


def load_languages() -> None:
    """Load all languages in advance, because the first sentence of each takes a tenth of a second."""
    for language in LANGUAGES:
        bundle(language)


@lru_cache(REMEMBERED)
def say(language: str, key: str, **words: str | int) -> str:
    """The sentence for a key. A missing key or argument is a bug of ours and fails loudly."""
    gaps, filled, rest = find_gaps(language, key), [], {}
    for name, word in words.items():
        if name in gaps and is_plain(word):
            filled.append(name)
        elif isinstance(word, str) and GAP in word:
            return put_together(language, key, **words)
        else:
            rest[name] = word
    if not filled:
        return put_together(language, key, **words)
    sentence, order = cut_up(language, key, tuple(filled), **rest)
    return sentence % tuple([words[name] for name in order])


def put_together(language: str, key: str, **words: str | int) -> str:
    """Format with Fluent, which is slow."""
    message = bundle(language).get_message(key)
    if message is None or message.value is None:
        raise KeyError(f"no message {key!r} in {language}")
    spelt = {name: spell(word) for name, word in words.items()}
    sentence, errors = bundle(language).format_pattern(message.value, spelt)
    if errors:
        raise ValueError(f"message {key!r} in {language}: {errors[0]}")
    return str(sentence)


def spell(word: str | int) -> str | int:
    return word if isinstance(word, str) or abs(word) < HUGE else f"{str(word)[:20]}…"


# --- sentences with gaps --------------------------------------------------------------------------------
# With thousands of guests, sentences with names rarely repeat except for the name. So sentences are cached with gaps
# for the words that are only inserted and that nothing else in the sentence depends on.


@lru_cache(REMEMBERED)
def cut_up(language: str, key: str, gaps: tuple[str, ...], **words: str | int) -> tuple[str, list[str]]:
    """The sentence with a `%s` for each gap, and the words that fill them, in order."""
    marked = {name: f"{GAP}{name}{GAP}" for name in gaps}
    parts = put_together(language, key, **words, **marked).split(GAP)
    return "%s".join(part.replace("%", "%%") for part in parts[::2]), parts[1::2]


@cache
def find_gaps(language: str, key: str) -> frozenset[str]:
    """The variables of a message that are only inserted: nothing is selected, counted or formatted by them."""
    message = bundle(language).get_message(key)
    if message is None or message.value is None:
        raise KeyError(f"no message {key!r} in {language}")
    put_in, weighed = set[str](), set[str]()
    sort_words(message.value, put_in, weighed)
    return frozenset(put_in - weighed)


def sort_words(node: Any, put_in: set[str], weighed: set[str]) -> None:
    """All variables in a part of a message: those in its text, and those anywhere else."""
    from fluent.syntax import ast  # noqa: PLC0415 - with Fluent itself

    if isinstance(node, ast.Pattern):
        for element in node.elements:
            sort_words(element, put_in, weighed)
    elif isinstance(node, ast.Placeable):
        sort_words(node.expression, put_in, weighed)
    elif isinstance(node, ast.VariableReference):
        put_in.add(node.id.name)
    elif isinstance(node, ast.SelectExpression):
        sort_words(node.selector, weighed, weighed)
        for variant in node.variants:
            sort_words(variant.value, put_in, weighed)
    elif isinstance(node, ast.FunctionReference | ast.TermReference) and node.arguments is not None:
        for argument in (*node.arguments.positional, *(named.value for named in node.arguments.named)):
            sort_words(argument, weighed, weighed)
    elif isinstance(node, ast.MessageReference):
        raise NotImplementedError(f"message {node.id.name!r} is part of another one, whose words nobody has looked at")


def is_plain(word: str | int) -> bool:
    """Whether Fluent inserts the value unchanged: it formats numbers and refuses very long texts."""
    return isinstance(word, str) and len(word) < LONG


@cache
def speaker(language: str) -> Say:
    """The speaker of a language: always the same object, so that results can be cached by it."""
    return partial(say, language)


def explain(language: str, refusal: Refusal) -> str:
    """A refusal in words, with what would be possible instead, if known."""
    why = say_phrase(language, Phrase(refusal.key, refusal.words))
    return f"{why} {say_phrase(language, refusal.instead)}" if refusal.instead else why


def say_phrase(language: str, phrase: Phrase) -> str:
    """What a refusal quotes is whatever somebody sent, so it isn't cached: it could be long, and always something
    else."""
    words = {name: shorten(say_word(language, word)) for name, word in phrase.words.items()}
    said = say.__wrapped__ if any(isinstance(word, str) for word in words.values()) else say
    return said(language, phrase.key, **words)


def shorten(word: str | int) -> str | int:
    """Fluent refuses very long texts."""
    return word if isinstance(word, int) or len(word) < LONG else f"{word[: LONG - 2]}…"


def say_word(language: str, word: Word) -> str | int:
    match word:
        case Phrase():
            return say_phrase(language, word)
        case Several(items):
            return list_up(partial(say, language), [str(say_word(language, item)) for item in items])
        case Player(seat):
            return say(language, "a-player", number=seat + 1)
        case _:
            return word


def list_up(said: Say, items: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`, as the language says it."""
    if len(items) < 2:
        return "".join(items)
    return said("list-and", first=", ".join(items[:-1]), last=items[-1])
