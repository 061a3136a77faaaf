"""Why something isn't allowed, and what is wrong with a data file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class Phrase(NamedTuple):
    """A word that is translated: a bird, a fox."""

    key: str
    words: dict[str, Any]


class Several(NamedTuple):
    """One or more things, listed the way the language does it."""

    items: tuple[str | Phrase, ...]


class Player(NamedTuple):
    """The player in this seat. Rules know no names; the caller fills them in."""

    seat: int


Word = str | int | Phrase | Several | Player


class Refusal(Exception):
    """Why something isn't allowed: the rule that forbids it, and a message key with its arguments."""

    def __init__(self, rule: str, key: str, **words: Word) -> None:
        super().__init__(rule, key, words)
        self.rule = rule
        self.key = key
        self.words = words
        self.instead: Phrase | None = None
        """What would be possible instead, as a separate sentence."""

    def but(self, key: str, **words: Word) -> Refusal:
        """The same refusal with what would be possible instead."""
        self.instead = Phrase(key, words)
        return self

    def with_names(self, names: Sequence[str]) -> Refusal:
        """The same refusal with players' names filled in."""
        if any(isinstance(word, Player) for word in self.words.values()):
            words = {name: names[word.seat] if isinstance(word, Player) else word for name, word in self.words.items()}
            named = Refusal(self.rule, self.key, **words)
            named.instead = self.instead
            return named
        return self


class DataError(Refusal):
    """Impossible box contents. The message quotes them, shortened, because they can be anything."""

    def __init__(self, rule: str, key: str, **words: object) -> None:
        super().__init__(rule, key, **{name: quote(word) for name, word in words.items()})


def quote(word: object) -> str | int:
    """A value as quoted in the message; numbers stay numbers, so that plurals agree."""
    if isinstance(word, int) and not isinstance(word, bool) and abs(word) < LARGEST:
        return word
    text = str(word)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


LONGEST = 60
LARGEST = 10**9
