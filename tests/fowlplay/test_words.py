"""Every sentence in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import foxden.games.fowlplay
from foxden.text import LANGUAGES

HERE = Path(foxden.games.fowlplay.__file__).parent
WORDS: dict[str, str | int] = {"players": 3, "corner": "2",
    "text": "x", "card": 1, "player": 2, "hex": "1,-1", "bird": 3, "before": 1, "after": 2,
    "kind": "goose", "colour": "white", "shape": "square", "form": "name", "feature": "circle", "number": 35, "n": 2,
    "fox": "x", "foxes": "x", "name": "Ada", "names": "Ada", "cards": "x", "birds": 2, "caught": 2, "points": 3,
    "survivors": 4, "steps": 2, "phase": "birds", "round": 3, "by": "birds", "last": 8, "now": "last", "next": 1,
    "all": 3, "what": "deck", "must": "true", "moved": "true", "tunnel": "true", "way": "step", "ground": "den",
    "most": 3, "sets": 1, "mark": "wanted", "value": "drawn", "places": "A1", "step": "x", "of": "bird",
    "source": "sets", "best": 9, "idle": 4,
}  # fmt: skip


def read_words(language: str) -> dict[str, str]:
    text = (HERE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    keys = [line.split(" = ")[0] for line in text.splitlines() if " = " in line]
    sentences: dict[str, str] = {}
    for key in keys:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        sentence, errors = bundle.format_pattern(pattern, WORDS)
        assert not errors, f"{language} {key}: {errors}"
        sentences[key] = str(sentence)
    return sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert list(read_words(language)) == list(read_words("en"))


def test_one_step_is_not_one_steps() -> None:
    assert "1 step away from" in read_words("en")["fowlplay-fear"]
