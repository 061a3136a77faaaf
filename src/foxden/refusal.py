"""Why something is not allowed, and what is wrong with a data file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class Phrase(NamedTuple):
    """A word that each language has its own for: a bird, a fox."""

    key: str
    words: dict[str, Any]


class Several(NamedTuple):
    """One or more, listed as the language lists them."""

    items: tuple[str | Phrase, ...]


class Player(NamedTuple):
    """Whoever has this seat. Rules know no names: who knows them puts them in."""

    seat: int


Word = str | int | Phrase | Several | Player


class Refusal(Exception):
    """Why something is not allowed: the rule that forbids it, and a message key with its arguments."""

    def __init__(self, rule: str, key: str, **words: Word) -> None:
        super().__init__(rule, key, words)
        self.rule = rule
        self.key = key
        self.words = words
        self.instead: Phrase | None = None
        """What would be possible, as a sentence of its own."""

    def but(self, key: str, **words: Word) -> Refusal:
        """The same, with what would be possible."""
        self.instead = Phrase(key, words)
        return self

    def with_names(self, names: Sequence[str]) -> Refusal:
        """The same, with players called by their names."""
        if any(isinstance(word, Player) for word in self.words.values()):
            words = {name: names[word.seat] if isinstance(word, Player) else word for name, word in self.words.items()}
            named = Refusal(self.rule, self.key, **words)
            named.instead = self.instead
            return named
        return self


class DataError(Refusal):
    """Contents that cannot lie in the box. The words quote what stands there, cut short: it may be anything."""

    def __init__(self, rule: str, key: str, **words: object) -> None:
        super().__init__(rule, key, **{name: quote(word) for name, word in words.items()})


def quote(word: object) -> str | int:
    """As it stands in the message; a number stays one, so that plurals agree with it."""
    if isinstance(word, int) and not isinstance(word, bool) and abs(word) < LARGEST:
        return word
    text = str(word)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


LONGEST = 60
LARGEST = 10**9
