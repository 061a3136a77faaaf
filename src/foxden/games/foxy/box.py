"""Foxy's cards, and how they are dealt. Compiled.

A card is a bit mask of the kinds it shows. Kinds are numbered environment by environment, two natives each, and
the cat last. The Fox has its own bit, above all kinds.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

TURNS: Final = 20
KINDS: Final = 9
CAT: Final = 8
CAT_CARD: Final = 256
FOX: Final = 512
FREE: Final = 0


@final
class FoxyBox:
    """The contents of the box (data.toml): the names of the nine kinds, and the 48 animal cards."""

    def __init__(self, kinds: list[str], cards: vec[i64]) -> None:
        self.kinds = kinds
        self.cards = cards

    def __reduce__(self) -> tuple[object, ...]:
        return pack_box, (list(self.kinds), list(self.cards))


def pack_box(kinds: list[str], cards: list[int]) -> FoxyBox:
    return FoxyBox(kinds, vec[i64](cards))
