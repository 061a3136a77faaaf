"""HTTP questions and answers: rules and reference cards."""

from __future__ import annotations

from typing import Annotated

import msgspec

LONGEST_QUESTION = 200


class RuleFound(msgspec.Struct, frozen=True):
    """A rule as Markdown, with the name and caption of its picture, if it has one (under /rules/pictures)."""

    game: str
    title: str
    rule: str
    text: str
    picture: str
    caption: str


class RulesWanted(msgspec.Struct, frozen=True):
    """A question, in the reader's words."""

    q: Annotated[str, msgspec.Meta(max_length=LONGEST_QUESTION)] = ""


class RulesFound(msgspec.Struct, frozen=True):
    """The best first."""

    found: list[RuleFound]


class RulesPage(msgspec.Struct, frozen=True):
    """Our numbered rules in the reader's language, as Markdown."""

    title: str
    text: str


class AidCard(msgspec.Struct, frozen=True):
    """A reference card: a heading, sentences, and the name of a picture in the skin, or none."""

    heading: str
    lines: list[str]
    picture: str


class Aids(msgspec.Struct, frozen=True):
    """Reference cards for play, and what to understand before the first move, in the reader's language."""

    title: str
    cards: list[AidCard]
    primer: list[AidCard]
