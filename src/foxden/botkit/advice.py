"""A bot's hint: words that leave the decision to the player."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Advice:
    """A message key with its arguments, and optionally a move worth considering."""

    key: str
    words: dict[str, str | int] = field(default_factory=dict)
    move: int | None = None


def describe_hope(worth: float) -> str:
    """Message key for an expected value from 0 (lost) to 1 (won)."""
    if worth > 0.6:
        return "hint-well"
    return "hint-even" if worth > 0.4 else "hint-hard"
