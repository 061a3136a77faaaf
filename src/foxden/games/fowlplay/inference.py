"""Infers targets from play in Fowl Play!. Compiled.

Players avoid birds that share features with their own target, because those score while alive (FP-21). So a possible
target is likelier the less it has in common with what its owner has caught.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.bits import lowest_bit
from foxden.chance import Rng
from foxden.games.fowlplay.box import BIRDS
from foxden.games.fowlplay.cards import HAND, Cards
from foxden.games.fowlplay.numbers import NONE
from foxden.games.fowlplay.rules import FowlPlay

CARE: Final = 0.35
"""How much rarer a catch is for each feature shared with the hunter's target."""
ITSELF: Final = 6
"""Catching the target itself counts as sharing this many more features."""
FULL: Final = 4294967296.0
TRIES: Final = 4
"""Swaps tried per target."""
DECK: Final = 64
"""Place numbers: slots of hands, and from here on cards of the deck."""
UNSEEN: Final = vec[i64]([0] * BIRDS)
"""Scratch space, filled and read within one call."""


def adjust_targets(state: FowlPlay, viewer: i64, rng: Rng) -> None:
    """In a state just redealt for this viewer, change some targets so that they fit what their owners have caught.

    A target is swapped with another card that was never seen (Metropolis–Hastings); what the viewer sees stays the
    same.
    """
    unseen = vec[i64]()
    for seat in range(state.seats):
        if seat != viewer and state.cards.target[seat] != NONE and state.yard.caught[seat]:
            if len(unseen) == 0:
                unseen = list_unseen(state, viewer)
            if len(unseen) > 0:
                adjust_target(state, seat, unseen, rng)


def list_unseen(state: FowlPlay, viewer: i64) -> vec[i64]:
    """Places of cards that could equally be somebody's target: in the deck, or in a hidden hand. Swaps don't change
    which these are."""
    cards = state.cards
    hands, deck, group, places = cards.hands, cards.deck, cards.group, UNSEEN
    count: i64 = 0
    for slot in range(state.seats * HAND):
        card = hands[slot]
        if slot // HAND != viewer and card != NONE and group[card] == 0:
            places[count] = slot
            count += 1
    for index in range(cards.drawn, len(deck)):
        if group[deck[index]] == 0:
            places[count] = DECK + index
            count += 1
    return places[:count]


def adjust_target(state: FowlPlay, seat: i64, unseen: vec[i64], rng: Rng) -> None:
    """Swap if the other card fits as well, and sometimes if it fits less."""
    cards = state.cards
    target = cards.target[seat]
    shared = count_shared(state, seat, target)
    for _attempt in range(i64(TRIES)):
        place = unseen[rng.below(len(unseen))]
        card = cards.deck[place - DECK] if place >= DECK else cards.hands[place]
        other = count_shared(state, seat, card)
        if other <= shared or float(rng.word()) < FULL * exp(-CARE * float(other - shared)):
            swap_target(cards, seat, place)
            shared = other


def swap_target(cards: Cards, seat: i64, place: i64) -> None:
    target = cards.target[seat]
    if place >= DECK:
        cards.target[seat] = cards.deck[place - DECK]
        cards.deck[place - DECK] = target
    else:
        cards.target[seat] = cards.hands[place]
        cards.hands[place] = target


def count_shared(state: FowlPlay, seat: i64, target: i64) -> i64:
    """How many features all that this seat has caught would share with such a target."""
    alike = state.yard.box.shared
    caught = state.yard.caught[seat]
    shared: i64 = ITSELF if caught >> target & 1 else 0
    while caught:
        shared += alike[target * BIRDS + lowest_bit(caught)]
        caught &= caught - 1
    return shared
