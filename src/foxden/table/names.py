"""Table names: a name is a link, too long to be guessed."""

from __future__ import annotations

import re

SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without characters that are easily confused."""
LENGTH = 12
NAME = re.compile(r"[a-z0-9_-]+")


def is_name(text: str) -> bool:
    """Whether this can be a table's name. Anything else that comes in over the network never reaches the store."""
    return len(text) <= 64 and NAME.fullmatch(text) is not None


def spell_name(game: str, random: bytes) -> str:
    """Make a table's name from at least 16 random bytes."""
    return f"{game}-{spell(random, LENGTH)}"


def spell(random: bytes, length: int) -> str:
    number, signs = int.from_bytes(random, "big"), []
    for _ in range(length):
        number, sign = divmod(number, len(SIGNS))
        signs.append(SIGNS[sign])
    return "".join(signs)
