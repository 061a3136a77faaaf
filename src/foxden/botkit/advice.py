"""A hint, as a bot gives it: in words that leave the deciding to whoever asked."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Advice:
    """A message and its arguments, and perhaps a move that the bot would think about."""

    key: str
    words: dict[str, str | int] = field(default_factory=dict)
    move: int | None = None


def describe_hope(worth: float) -> str:
    """How a position stands for who looks for so much of it, from 0 (lost) to 1 (won)."""
    if worth > 0.6:
        return "hint-well"
    return "hint-even" if worth > 0.4 else "hint-hard"
