"""Foxy dealt. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.foxy.box import FOX, FREE, TURNS, FoxyBox
from foxden.games.foxy.rules import Foxy, Variants, set_up


def deal(box: FoxyBox, seats: i64, variants: Variants, rng: Rng) -> Foxy:
    return set_up(box, deal_deck(box, rng), seats, variants)


def deal_deck(box: FoxyBox, rng: Rng) -> vec[i64]:
    """FX-4: nineteen of the animal cards, unseen, and the Fox anywhere among them."""
    deck = vec[i64]([FREE] * TURNS)
    deck[rng.below(TURNS)] = FOX
    lay(box.cards[:], deck, rng)
    return deck


def deal_around(box: FoxyBox, card: i64, turn: i64, rng: Rng) -> vec[i64]:
    """A random deal among those that show this card in this turn."""
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
    """Put a random card on each free place; `cards` is used up."""
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
