"""Why something is not allowed, and what is wrong with a data file."""

from __future__ import annotations


class Refusal(Exception):
    """Why something is not allowed: the rule that forbids it, and a message key with its arguments."""

    def __init__(self, rule: str, key: str, **words: str | int) -> None:
        super().__init__(rule, key, words)
        self.rule = rule
        self.key = key
        self.words = words


class DataError(ValueError):
    """A data file that cannot be the contents of the box."""
