"""Questions to a bot process and their wire format: pickles between our own processes, each preceded by its length."""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass, field
from typing import Any

from foxden.game import View
from foxden.state import State

LENGTH = struct.Struct(">I")
READY = b"ready"
"""A process sends this when it is ready for questions."""


@dataclass(frozen=True)
class Question:
    """Everything a bot is allowed to know. It is self-contained, so any process can answer any question."""

    game: str
    level: str
    seat: int
    seed: int
    """The bot's memory seed: with the same seed it remembers and forgets the same things."""
    view: View
    redealt: State
    """A state the seat cannot tell from the true one; never the true one."""
    watched: list[View] = field(default_factory=list)
    """Earlier Views of this seat, for bots that remember."""
    hint: bool = False
    """Ask for a hint instead of a move."""


def pack(thing: Any) -> bytes:
    packed = pickle.dumps(thing)
    return LENGTH.pack(len(packed)) + packed
