"""What data.toml may say, and the words in each language."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from foxden import games
from foxden.game import Contents, DataError
from foxden.games.foxy import FOXY
from foxden.text import LANGUAGES, explain
from tests.foxy.drawing import DATA


def change(*path: str, to: object) -> Contents:
    """The default data with one thing changed."""
    changed = copy.deepcopy(DATA)
    part: Any = changed
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = to
    return changed


def test_an_owner_may_correct_the_mix() -> None:
    box = FOXY.pack(change("cards", "sea", to={"octopus": 10, "cat + dolphin": 2}))
    assert list(box.cards[-2:]) == [1 << 6 | 1 << 8] * 2


def test_an_owner_may_correct_a_name() -> None:
    data = change("animals", "sea", to=["whale", "octopus"])
    data["cards"]["sea"] = {"whale": 12}
    assert "whale" in FOXY.pack(data).kinds


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({}, "“animals” is missing"),
        ({**DATA, "dice": 6}, "“dice” isn’t part of this box"),
        (change("animals", to=[1]), "“animals” is missing"),
        (change("animals", "desert", to=["camel", "snake"]), "“animals” is missing"),
        (change("animals", "sea", to=["whale"]), "“animals.sea” is missing"),
        (change("animals", "sea", to="dolphin"), "“animals.sea” is missing"),
        (change("animals", "sea", to=["dolphin", 7]), "“7” can’t be an animal’s name"),
        (change("animals", "sea", to=["dolphin", "cat"]), "“cat” can’t be an animal’s name"),
        (change("animals", "sea", to=["dolphin", "fox"]), "“fox” can’t be an animal’s name"),
        (change("animals", "sea", to=["dolphin", "A + B"]), "“A + B” can’t be an animal’s name"),
        (change("animals", "sea", to=["dolphin", "hen"]), "“hen” is listed twice"),
        (change("cards", to=48), "“cards” is missing"),
        (change("cards", "sea", to=["dolphin"]), "“cards.sea” is missing"),
        (change("cards", "sea", "dolphin", to=True), "Card “dolphin”: it can be in the box 1 to 12 times, not “True”"),
        (change("cards", "sea", "dolphin", to="3"), "Card “dolphin”: it can be in the box 1 to 12 times, not “3”"),
        (change("cards", "sea", "dolphin", to=10**12), "it can be in the box 1 to 12 times"),
        (change("cards", "sea", "dolphin", to=0), "it can be in the box 1 to 12 times"),
        (change("cards", "sea", "dolphin", to=2), "The sea has 11 cards; each environment needs 12"),
        (change("cards", "sea", "shark", to=1), "“shark” doesn’t live in the sea"),
        (change("cards", "sea", "", to=1), "Card “”: “-” doesn’t live in the sea"),
        (change("cards", "sea", "fox", to=1), "“fox” doesn’t live in the sea"),
        (change("cards", "sea", "cat", to=1), "A cat is never alone on a card"),
    ],
)
def test_friendly_errors(data: Contents, words: str) -> None:
    with pytest.raises(DataError) as refused:
        FOXY.pack(data)
    assert words in explain("en", refused.value)


class Arguments(Visitor):
    """The arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    path = Path(games.__file__).parent / "foxy" / "locale" / f"{language}.ftl"
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")
    assert all(key.startswith(("foxy-", "print-foxy-")) for key in messages("en"))
