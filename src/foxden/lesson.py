"""A first game that teaches itself: a scripted deal, and page by page what the coach says and what is done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

ScriptedMove = tuple[int, str]
"""Who makes which move."""

LEARNER = 0
"""The seat of whoever learns."""


@dataclass(frozen=True)
class LessonStep:
    """One page. Where no move is wanted it is only read; the last page is the end."""

    words: str
    """The message that the coach says."""
    ring: tuple[str, ...] = ()
    """The pieces, spaces, zones or buttons to look at."""
    wants: tuple[str, ...] = ()
    """The moves the learner may make now; the first is the one that is shown on asking."""
    free: bool = False
    """Any other move is fine, too."""
    otherwise: str = ""
    """What is said to a move that is not wanted; nothing: the words of the page again."""
    then: tuple[ScriptedMove, ...] = ()
    """What the script does when the page is done, before the next one."""
    at_once: bool = False
    """All of that in one go, as when a film is wound on."""


@dataclass(frozen=True)
class Lesson:
    seats: int
    setup: Mapping[str, Any]
    """As a record writes it."""
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
