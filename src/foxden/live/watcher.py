"""One connection to a table: what it has been sent, and what is waiting to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from foxden.table.shared_device import NOBODYS, Hand

MOST_WAITING = 1000
"""Most unread answers. A client that reads more slowly is disconnected, comes back and asks again."""
MOST_BYTES = 1 << 20
"""Most bytes of unread answers, if there are several. Some answers are a whole position."""
RECONNECT = 1012
"""Close code that tells the client to reconnect."""


@dataclass(eq=False)
class Watcher:
    """One connection. Answers are kept in order; of scenes, only the newest."""

    guest: str
    language: str = "en"
    hand: Hand = NOBODYS
    """On a shared device: who has it."""
    answers: list[bytes] = field(default_factory=list)
    unread: int = 0
    """Bytes of these."""
    scene: bytes | None = None
    stage: bytes | None = None
    staged: str | None = None
    """The language in which the stage was sent."""
    close_code: int | None = None
    """The code to close the connection with."""
    hint_pending: bool = False
    """A hint is being worked out."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    bell: Callable[[], None] | None = None
    """Called instead of waking a waiting task, if set: it is faster."""

    @property
    def holding(self) -> int | None:
        """The seat that has the device."""
        return self.hand.seat

    def wake(self) -> None:
        if self.bell is None:
            self.news.set()
        else:
            self.bell()

    def answer(self, message: bytes) -> None:
        """Queue an answer. A client that reads nothing for too long is disconnected, and comes back to the current
        state."""
        self.answers.append(message)
        self.unread += len(message)
        self.wake()
        if len(self.answers) > MOST_WAITING or (len(self.answers) > 1 and self.unread > MOST_BYTES):
            self.answers.clear()
            self.unread = 0
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
        """Everything waiting to be sent: the stage before the scene, and the scene before the answers, because it shows
        their seq."""
        self.news.clear()
        waiting = [message for message in (self.stage, self.scene) if message is not None] + self.answers
        self.stage, self.scene, self.answers, self.unread = None, None, [], 0
        return waiting
