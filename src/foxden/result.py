"""How a game ended."""

from __future__ import annotations

import msgspec

from foxden.data import Contents


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: points, ranks (1 + how many did strictly better), and fields that explain them."""

    scores: list[int]
    ranks: list[int]
    by: str | None = None
    details: Contents | None = None


def rank(keys: list[tuple[int, ...]]) -> list[int]:
    """1 + how many did strictly better; higher keys are better."""
    place: dict[tuple[int, ...], int] = {}
    for better, key in enumerate(sorted(keys, reverse=True)):
        place.setdefault(key, better + 1)
    return [place[key] for key in keys]
