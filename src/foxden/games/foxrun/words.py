"""Characters and tiles in the words of a language."""

from __future__ import annotations

from functools import cache

from foxden.scene import Say


@cache
def proper(character: str) -> str:
    """The name as it is printed, the same in every language."""
    return character.capitalize()


@cache
def name_tile(tile: str, say: Say) -> str:
    """A tile in words: its arrows, `start`, or `down`."""
    return say("foxrun-tile", tile=tile)
