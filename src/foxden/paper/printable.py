"""Something that can be printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from foxden.paper.paper import Paper


@dataclass(frozen=True)
class Printable:
    title: str
    """The game's."""
    label: str
    """Message key of its description."""
    draw: Callable[[Paper, int], None]
    copies: int
    """How many fill a page; 0 if only one makes sense."""
