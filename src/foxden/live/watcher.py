"""Somebody looking at a table: what they have been sent, and what still waits to be."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

NOBODY = ""
"""Who looks through a screen that everybody sees: it shows what a spectator may know, whoever has turned it on."""


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
    gone: bytes | None = None
    advised: bool = False
    """A hint is being thought of."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def answer(self, message: bytes) -> None:
        self.answers.append(message)
        self.news.set()

    def show(self, message: bytes) -> None:
        self.scene = message
        self.news.set()

    def end(self, message: bytes) -> None:
        self.gone = message
        self.news.set()

    def take(self) -> list[bytes]:
        """All that waits to be sent: the scene first, so that an answer's seq has been seen."""
        self.news.clear()
        waiting = ([self.scene] if self.scene is not None else []) + self.answers
        self.scene, self.answers = None, []
        return waiting
