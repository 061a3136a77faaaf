"""Message keys to sentences, through Project Fluent, in the four languages of the house."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from foxden.game import Refusal

LANGUAGES = ("en", "it", "fr", "de")
HERE = Path(__file__).parent


def locale_files(language: str) -> list[Path]:
    return [HERE / "locale" / f"{language}.ftl", *sorted(HERE.glob(f"games/*/locale/{language}.ftl"))]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in locale_files(language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


@cache
def say(language: str, key: str, **words: str | int) -> str:
    """The sentence for a key. A missing key or argument is a fault of ours, and fails loudly."""
    message = bundle(language).get_message(key)
    if message is None or message.value is None:
        raise KeyError(f"no message {key!r} in {language}")
    sentence, errors = bundle(language).format_pattern(message.value, words)
    if errors:
        raise ValueError(f"message {key!r} in {language}: {errors[0]}")
    return str(sentence)


def explain(language: str, refusal: Refusal) -> str:
    return say(language, refusal.key, **refusal.words)
