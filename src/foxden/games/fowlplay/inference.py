"""Infers targets from play in Fowl Play!. Compiled.

Players avoid birds that share features with their own target, because those score while alive (FP-21). So a possible
target is likelier the less it has in common with what its owner has caught.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.bits import count_bits
from foxden.chance import Rng
from foxden.games.fowlplay.box import BIRDS
from foxden.games.fowlplay.cards import HAND
from foxden.games.fowlplay.numbers import NONE
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.score import FEATURES

CARE: Final = 0.35
"""How much rarer a catch is for each feature shared with the hunter's target."""
ITSELF: Final = 6
"""Catching the target itself counts as sharing this many more features."""
FULL: Final = 4294967296.0
TRIES: Final = 4
"""Swaps tried per target."""
DECK: Final = 64
"""Place numbers: slots of hands, and from here on cards of the deck."""


def adjust_targets(state: FowlPlay, viewer: i64, rng: Rng) -> None:
    """In a state just redealt for this viewer, change some targets so that they fit what their owners have caught.

    A target is swapped with another card that was never seen (Metropolis–Hastings); what the viewer sees stays the
    same.
    """
    for seat in range(state.seats):
        if seat != viewer and state.cards.target[seat] != NONE and state.yard.caught[seat]:
            unseen = list_unseen(state, viewer, seat)
            for _attempt in range(i64(TRIES)):
                if len(unseen) > 0:
                    consider(state, seat, unseen[rng.below(len(unseen))], rng)


def list_unseen(state: FowlPlay, viewer: i64, seat: i64) -> vec[i64]:
    """Places of cards that could equally be this seat's target: in the deck, or in a hidden hand."""
    cards = state.cards
    places = vec[i64](capacity=BIRDS)
    for slot in range(state.seats * HAND):
        card = cards.hands[slot]
        if slot // HAND != viewer and card != NONE and cards.group[card] == 0:
            places = append(places, slot)
    for index in range(cards.drawn, len(cards.deck)):
        if cards.group[cards.deck[index]] == 0:
            places = append(places, DECK + index)
    return places


def consider(state: FowlPlay, seat: i64, place: i64, rng: Rng) -> None:
    """Swap if the other card fits as well, and sometimes if it fits less."""
    cards = state.cards
    card = cards.deck[place - DECK] if place >= DECK else cards.hands[place]
    target = cards.target[seat]
    worse = count_shared(state, seat, card) - count_shared(state, seat, target)
    if worse > 0 and float(rng.word()) >= FULL * exp(-CARE * float(worse)):
        return
    cards.target[seat] = card
    if place >= DECK:
        cards.deck[place - DECK] = target
    else:
        cards.hands[place] = target


def count_shared(state: FowlPlay, seat: i64, target: i64) -> i64:
    """How many features all that this seat has caught would share with such a target."""
    features = state.yard.box.features
    caught = state.yard.caught[seat]
    shared: i64 = ITSELF if caught >> target & 1 else 0
    for feature in range(i64(FEATURES)):
        if features[feature] >> target & 1:
            shared += count_bits(caught & features[feature])
    return shared
