"""Message keys to sentences, through Project Fluent, in the four languages of the house."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from foxden.refusal import Refusal
from foxden.scene import Say

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "fr", "de")
HERE = Path(__file__).parent
REMEMBERED = 1 << 15
"""Sentences that are not made anew. Names and what people send are among their words, so not all can be kept."""


FOLDERS = [HERE / "locale", HERE / "companion" / "locale"]
"""Where the messages are: those of the house, and of each game (`add_locale`)."""


def add_locale(folder: Path) -> None:
    """A game brings its messages along."""
    FOLDERS.append(folder)
    bundle.cache_clear()
    say.cache_clear()


def locale_files(language: str) -> list[Path]:
    return [path for folder in FOLDERS if (path := folder / f"{language}.ftl").is_file()]


@cache
def bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - a fifth of a second for who says nothing

    made = FluentBundle([language], use_isolating=False)
    for path in locale_files(language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def load_languages() -> None:
    """All at once, before anybody waits for a sentence: the first one of a language takes a tenth of a second."""
    for language in LANGUAGES:
        bundle(language)


@lru_cache(REMEMBERED)
def say(language: str, key: str, **words: str | int) -> str:
    """The sentence for a key. A missing key or argument is a fault of ours, and fails loudly."""
    message = bundle(language).get_message(key)
    if message is None or message.value is None:
        raise KeyError(f"no message {key!r} in {language}")
    sentence, errors = bundle(language).format_pattern(message.value, words)
    if errors:
        raise ValueError(f"message {key!r} in {language}: {errors[0]}")
    return str(sentence)


@cache
def speaker(language: str) -> Say:
    """Who speaks it: always the same one, so that what is made of their words can be kept by them."""
    return partial(say, language)


def explain(language: str, refusal: Refusal) -> str:
    return say(language, refusal.key, **refusal.words)


def list_up(said: Say, items: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`, as the language says it."""
    if len(items) < 2:
        return "".join(items)
    return said("list-and", first=", ".join(items[:-1]), last=items[-1])
