"""The fox avatars of people at a table."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Literal, get_args

Avatar = Literal[
    "plain", "scarf", "hat", "glasses", "flower", "bow", "cap", "feather", "leaf", "star", "snow", "night"
]  # fmt: skip
"""The page has a picture of each (`client/src/ui/pictures/foxes.svg`)."""
AVATARS: tuple[Avatar, ...] = get_args(Avatar)


def give_avatar(guest: str, name: str, worn: Collection[str] = ()) -> Avatar:
    """A fox for somebody who hasn't chosen one: always the same, unless somebody here already has it."""
    first = hashlib.sha256(f"{guest}/{name}".encode()).digest()[0] % len(AVATARS)
    in_order = AVATARS[first:] + AVATARS[:first]
    return next((avatar for avatar in in_order if avatar not in worn), in_order[0])
