"""Why something is not allowed, and what is wrong with a data file."""

from __future__ import annotations


class Refusal(Exception):
    """Why something is not allowed: the rule that forbids it, and a message key with its arguments."""

    def __init__(self, rule: str, key: str, **words: str | int) -> None:
        super().__init__(rule, key, words)
        self.rule = rule
        self.key = key
        self.words = words


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
