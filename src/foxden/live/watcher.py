"""Somebody looking at a table: what they have been sent, and what still waits to be."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

OUTBOX = 1000
"""Answers that wait to be sent."""
TOO_SLOW = 1013


@dataclass(eq=False)
class Watcher:
    """One connection. Answers are kept in order, of scenes only the newest: a slow reader never falls behind."""

    guest: str
    language: str = "en"
    holding: int | None = None
    """On a shared device, the seat that has it in hand."""
    answers: list[bytes] = field(default_factory=list)
    scene: bytes | None = None
    staged: str | None = None
    """The language in which the stage was sent."""
    closed: int | None = None
    """The code with which the connection is to be closed."""
    advised: bool = False
    """A hint is being thought of."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def answer(self, message: bytes) -> None:
        """Whoever reads nothing for so long is sent away, and comes back to what is true by then."""
        if len(self.answers) < OUTBOX:
            self.answers.append(message)
        else:
            self.closed = TOO_SLOW
        self.news.set()

    def show(self, message: bytes) -> None:
        self.scene = message
        self.news.set()

    def close(self, code: int) -> None:
        self.closed = code
        self.news.set()

    def take(self) -> list[bytes]:
        """All that waits to be sent: the scene first, so that an answer's seq has been seen."""
        self.news.clear()
        waiting = ([self.scene] if self.scene is not None else []) + self.answers
        self.scene, self.answers = None, []
        return waiting
