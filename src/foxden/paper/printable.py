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
    """The message that says what it is."""
    draw: Callable[[Paper, int], None]
    copies: int
    """How many make a good page; 0 where one is all that makes sense."""
