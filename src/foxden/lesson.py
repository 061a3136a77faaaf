"""A lesson: a scripted deal, and page by page what the coach says and what is done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

ScriptedMove = tuple[int, str]
"""Who makes which move."""

LEARNER = 0
"""The learner's seat."""


@dataclass(frozen=True)
class LessonStep:
    """One page. If it asks for no move, it is only read; the last page is the end."""

    words: str
    """Message key of the coach's words."""
    ring: tuple[str, ...] = ()
    """The pieces, spaces, zones or buttons to highlight."""
    wants: tuple[str, ...] = ()
    """The moves the learner can make now; the first is the one shown on request."""
    free: bool = False
    """Any other move is fine too."""
    otherwise: str = ""
    """Message key for an unwanted move; if empty, the page's words are repeated."""
    then: tuple[ScriptedMove, ...] = ()
    """The script's moves after the page, before the next one."""
    at_once: bool = False
    """Make all of them in one go, like fast-forwarding."""


@dataclass(frozen=True)
class Lesson:
    seats: int
    setup: Mapping[str, Any]
    """In the form of a record."""
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
