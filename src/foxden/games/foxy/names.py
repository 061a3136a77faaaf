"""The words of the record: animals, cards, the Fox variants; and what makes a card (FX-2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from foxden.games.foxy.box import FOX, KINDS, FoxyBox

ENVIRONMENTS = ("countryside", "forest", "savannah", "sea")
CAT_NAME = "cat"
FOX_NAME = "fox"
FoxVariant = Literal["kinds", "most-seen", "singles", "cat"]
FOXES: tuple[FoxVariant, ...] = ("kinds", "most-seen", "singles", "cat")
"""What the Fox asks for, in the order of the numbers in score.py."""


def name_card(box: FoxyBox, card: int) -> list[str]:
    if card == FOX:
        return [FOX_NAME]
    return [box.kinds[kind] for kind in range(KINDS) if card >> kind & 1]


def mask_of(kinds: list[str], animals: Iterable[str]) -> int:
    """The card that shows these animals, each of them known."""
    return sum(1 << kinds.index(animal) for animal in animals)


def join(animals: Iterable[str]) -> str:
    """A card as people read it: `hen + cat`."""
    return " + ".join(animals)


def fault_of(kinds: list[str], animals: list[str]) -> str | None:
    """FX-2: message key for what is wrong with a card that shows these (known) animals."""
    if not 1 <= len(animals) <= 3:
        return "foxy-card-size"
    if len(set(animals)) < len(animals):
        return "foxy-card-twice"
    if animals == [CAT_NAME]:
        return "foxy-card-cat-alone"
    environments = {kinds.index(animal) // 2 for animal in animals if animal != CAT_NAME}
    return "foxy-card-environments" if len(environments) > 1 else None
