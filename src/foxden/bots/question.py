"""What a bot's process is asked, and how it is told: pickles between our own processes, each after its length."""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass, field
from typing import Any

from foxden.game import View
from foxden.state import State

LENGTH = struct.Struct(">I")
READY = b"ready"
"""A process says so when it can be asked."""


@dataclass(frozen=True)
class Question:
    """Everything a bot may know. Whoever answers needs nothing else, so any process can answer any question."""

    game: str
    level: str
    seat: int
    seed: int
    """The bot's memory seed: asked again, it remembers and forgets the same."""
    view: View
    redealt: State
    """A state the seat cannot tell from the true one; never the true one."""
    watched: list[View] = field(default_factory=list)
    """Earlier Views of this seat, for bots that remember."""
    hint: bool = False
    """Advice is wanted, not a move."""


def pack(thing: Any) -> bytes:
    packed = pickle.dumps(thing)
    return LENGTH.pack(len(packed)) + packed
