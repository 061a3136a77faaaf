"""Characters and tiles in the words of a language."""

from __future__ import annotations

from foxden.scene import Say


def proper(character: str) -> str:
    """The name as it is printed, the same in every language."""
    return character.capitalize()


def name_tile(tile: str, say: Say) -> str:
    """A tile in words: its arrows, `start`, or `down`."""
    return say("foxrun-tile", tile=tile)
