"""Redeals the hidden cards of Fowl Play!. Compiled, because search does it all the time.

Played cards are public, and a reshuffled deck contains exactly the discards. So a perfect rememberer knows when each
unknown card can have been drawn: its *group* is 0 if it was never played, or else the number of the reshuffle that put
it back into the deck. The groups in each hand are known too: everyone sees who drew before or after which reshuffle,
and the group of every card played. The deck is all of the latest group, a target always of group 0. So an
indistinguishable deal swaps cards of the same group among hands, targets and deck. Of a hand with a card chosen face
down, any card may be the chosen one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.fowlplay.box import BIRDS
from foxden.games.fowlplay.cards import HAND, Cards
from foxden.games.fowlplay.numbers import CHOOSE, NONE, OVER
from foxden.games.fowlplay.rules import FowlPlay

FOUND: Final = vec[i64]([0] * BIRDS)
"""Scratch space, filled and read within one call."""


def redeal(state: FowlPlay, viewer: int | None, rng: Rng) -> FowlPlay:
    """A random state this viewer can't tell from the true one; `None` is the public."""
    seen: i64 = NONE if viewer is None else viewer
    twin = state.copy()
    if state.phase == OVER:
        return twin
    cards = twin.cards
    face_down = state.phase == CHOOSE
    hidden = take_up(cards, state.seats, seen, face_down)
    if cards.epoch == 0:  # all are of the same group
        rng.shuffle(hidden)
    else:
        for group in range(cards.epoch + 1):
            shuffle_group(hidden, cards.group, group, rng)
    lay_down(cards, hidden, state.seats, seen, face_down, rng)
    return twin


def take_up(cards: Cards, seats: i64, viewer: i64, face_down: bool) -> vec[i64]:
    """The cards this viewer doesn't see: seat by seat its hand, its chosen card while that is face down, and its
    target; then the deck. Who drew which of the deck's cards is secret."""
    found, hands, chosen, target, deck = FOUND, cards.hands, cards.chosen, cards.target, cards.deck
    count: i64 = 0
    for seat in range(seats):
        if seat != viewer:
            for slot in range(seat * HAND, seat * HAND + HAND):
                if hands[slot] != NONE:
                    found[count] = hands[slot]
                    count += 1
            if face_down and chosen[seat] != NONE:
                found[count] = chosen[seat]
                count += 1
            if target[seat] != NONE:
                found[count] = target[seat]
                count += 1
    for index in range(cards.drawn, len(deck)):
        found[count] = deck[index]
        count += 1
    return found[:count]


def shuffle_group(hidden: vec[i64], groups: vec[i64], group: i64, rng: Rng) -> None:
    """Shuffle the cards of this group among the places that they have now."""
    found = FOUND
    count: i64 = 0
    for place in range(len(hidden)):
        if groups[hidden[place]] == group:
            found[count] = hidden[place]
            count += 1
    members = found[:count]
    rng.shuffle(members)
    count = 0
    for place in range(len(hidden)):
        if groups[hidden[place]] == group:
            hidden[place] = members[count]
            count += 1


def lay_down(cards: Cards, hidden: vec[i64], seats: i64, viewer: i64, face_down: bool, rng: Rng) -> None:
    """Put the cards back where `take_up` found them; those of a hand in any order, because any can be the face-down
    one, and the order must not reveal a card's group."""
    start: i64 = 0
    for seat in range(seats):
        if seat != viewer:
            left = cards.count(seat)
            chosen = face_down and cards.chosen[seat] != NONE
            held = hidden[start : start + left + 1] if chosen else hidden[start : start + left]
            rng.shuffle(held)
            for index in range(left):
                cards.hands[seat * HAND + index] = held[index]
            if chosen:
                cards.chosen[seat] = held[left]
            start += len(held)
            if cards.target[seat] != NONE:
                cards.target[seat] = hidden[start]
                start += 1
    cards.deck = hidden[start:]
    cards.drawn = 0
