"""Somebody looking at a table: what they have been sent, and what still waits to be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from foxden.table.shared_device import NOBODYS, Hand

MOST_WAITING = 1000
"""Answers that somebody has not read. Whoever reads so slowly comes back, and asks again."""
RECONNECT = 1012
"""The code of a connection that is closed so that it is opened again."""


@dataclass(eq=False)
class Watcher:
    """One connection. Answers are kept in order, and of scenes only the newest."""

    guest: str
    language: str = "en"
    hand: Hand = NOBODYS
    """On a shared device, who has it."""
    answers: list[bytes] = field(default_factory=list)
    scene: bytes | None = None
    stage: bytes | None = None
    staged: str | None = None
    """The language in which the stage was sent."""
    close_code: int | None = None
    """The code with which the connection is to be closed."""
    hint_pending: bool = False
    """A hint is being thought of."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    bell: Callable[[], None] | None = None
    """Called instead, where somebody is quicker than a task that waits for news."""

    @property
    def holding(self) -> int | None:
        """The seat that has it in hand."""
        return self.hand.seat

    def wake(self) -> None:
        if self.bell is None:
            self.news.set()
        else:
            self.bell()

    def answer(self, message: bytes) -> None:
        """Whoever reads nothing for so long is sent away, and comes back to what is true by then."""
        self.answers.append(message)
        self.wake()
        if len(self.answers) > MOST_WAITING:
            self.answers.clear()
            self.close(RECONNECT)

    def set_stage(self, language: str, message: bytes) -> None:
        self.staged, self.stage = language, message
        self.wake()

    def show(self, message: bytes) -> None:
        self.scene = message
        self.wake()

    def close(self, code: int) -> None:
        self.close_code = code
        self.wake()

    def take(self) -> list[bytes]:
        """All that waits to be sent: the stage before the scene, and the scene before answers, whose seq it shows."""
        self.news.clear()
        waiting = [message for message in (self.stage, self.scene) if message is not None] + self.answers
        self.stage, self.scene, self.answers = None, None, []
        return waiting
