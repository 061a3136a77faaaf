"""Foxy's cards, and how they are dealt. Compiled.

A card is a bit mask of the kinds it shows. Kinds are numbered environment by environment, two natives each, and
the cat last. The Fox has a bit of its own, beyond all kinds.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng

TURNS: Final = 20
KINDS: Final = 9
CAT: Final = 8
CAT_CARD: Final = 256
FOX: Final = 512
FREE: Final = 0


@final
class Box:
    """What lies in the box (data.toml): the names of the nine kinds, and the 48 animal cards."""

    def __init__(self, kinds: list[str], cards: vec[i64]) -> None:
        self.kinds = kinds
        self.cards = cards

    def __reduce__(self) -> tuple[object, ...]:
        return pack_box, (list(self.kinds), list(self.cards))


def pack_box(kinds: list[str], cards: list[int]) -> Box:
    return Box(kinds, vec[i64](cards))


def deal_deck(box: Box, rng: Rng) -> vec[i64]:
    """FX-4: nineteen of the animal cards, unseen, and the Fox anywhere among them."""
    deck = vec[i64]([FREE] * TURNS)
    deck[rng.below(TURNS)] = FOX
    lay(box.cards[:], deck, rng)
    return deck


def deal_around(box: Box, card: i64, turn: i64, rng: Rng) -> vec[i64]:
    """The same deal, among those that show this card in this turn."""
    deck = vec[i64]([FREE] * TURNS)
    deck[turn] = card
    cards = box.cards[:]
    if card != FOX:
        cards = without(cards, card)
        place = rng.below(TURNS - 1)
        deck[place + 1 if place >= turn else place] = FOX
    lay(cards, deck, rng)
    return deck


def lay(cards: vec[i64], deck: vec[i64], rng: Rng) -> None:
    """Lay a random card on each place that is free; `cards` is used up on the way."""
    left: i64 = len(cards)
    for place in range(TURNS):
        if deck[place] == FREE:
            drawn = rng.below(left)
            deck[place] = cards[drawn]
            left -= 1
            cards[drawn] = cards[left]


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """All cards but one like this."""
    last: i64 = len(cards) - 1
    for index in range(len(cards)):
        if cards[index] == card:
            cards[index] = cards[last]
            break
    return cards[:last]
