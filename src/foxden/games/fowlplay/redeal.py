"""Redeals the hidden cards of Fowl Play!. Compiled, because search does it all the time.

Played cards are public, and a reshuffled deck contains exactly the discards. So a perfect rememberer knows when each
unknown card can have been drawn: its *group* is 0 if it was never played, or else the number of the reshuffle that put
it back into the deck. The groups in each hand are known too: everyone sees who drew before or after which reshuffle,
and the group of every card played. The deck is all of the latest group, a target always of group 0. So an
indistinguishable deal swaps cards of the same group among hands, targets and deck. Of a hand with a card chosen face
down, any card may be the chosen one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.fowlplay.cards import HAND, Cards
from foxden.games.fowlplay.numbers import CHOOSE, NONE, OVER
from foxden.games.fowlplay.rules import FowlPlay

SLOTS: Final = 6
"""Of a seat: its hand, its card chosen face down, its target."""


def redeal(state: FowlPlay, viewer: int | None, rng: Rng) -> FowlPlay:
    """A random state this viewer can't tell from the true one; `None` is the public."""
    seen: i64 = NONE if viewer is None else viewer
    twin = state.copy()
    if state.phase == OVER:
        return twin
    cards = twin.cards
    cards.deck = cards.deck[cards.drawn :]  # who drew which of its cards is secret
    cards.drawn = 0
    face_down = state.phase == CHOOSE
    slots = take_up(cards, state.seats, seen, face_down)
    for group in range(cards.epoch + 1):
        shuffle_group(slots, cards.group, group, rng)
    lay_down(cards, slots, state.seats, seen, face_down)
    for seat in range(state.seats):
        if seat != seen:
            mix_hand(cards, seat, face_down, rng)
    return twin


def take_up(cards: Cards, seats: i64, viewer: i64, face_down: bool) -> vec[i64]:
    """Collect what this viewer doesn't see, slot by slot; chosen cards only while they are face down."""
    slots = vec[i64](capacity=64)
    for seat in range(seats):
        if seat != viewer:
            for slot in range(seat * HAND, seat * HAND + HAND):
                slots = append(slots, cards.hands[slot])
            slots = append(slots, cards.chosen[seat] if face_down else NONE)
            slots = append(slots, cards.target[seat])
    for index in range(len(cards.deck)):
        slots = append(slots, cards.deck[index])
    return slots


def shuffle_group(slots: vec[i64], groups: vec[i64], group: i64, rng: Rng) -> None:
    members = vec[i64](capacity=64)
    places = vec[i64](capacity=64)
    for index in range(len(slots)):
        if slots[index] != NONE and groups[slots[index]] == group:
            members = append(members, slots[index])
            places = append(places, index)
    rng.shuffle(members)
    for index in range(len(members)):
        slots[places[index]] = members[index]


def lay_down(cards: Cards, slots: vec[i64], seats: i64, viewer: i64, face_down: bool) -> None:
    """Put the slots' cards back where `take_up` found them."""
    start: i64 = 0
    for seat in range(seats):
        if seat != viewer:
            for slot in range(i64(HAND)):
                cards.hands[seat * HAND + slot] = slots[start + slot]
            if face_down:
                cards.chosen[seat] = slots[start + HAND]
            cards.target[seat] = slots[start + HAND + 1]
            start += SLOTS
    cards.deck = slots[start:]


def mix_hand(cards: Cards, seat: i64, face_down: bool, rng: Rng) -> None:
    """Any card of a hand can be the face-down one, and the order of a hand must not reveal its group."""
    held = vec[i64](capacity=HAND)
    for slot in range(seat * HAND, seat * HAND + HAND):
        if cards.hands[slot] != NONE:
            held = append(held, cards.hands[slot])
    chosen = face_down and cards.chosen[seat] != NONE
    if chosen:
        held = append(held, cards.chosen[seat])
    rng.shuffle(held)
    left: i64 = len(held)
    if chosen:
        left -= 1
        cards.chosen[seat] = held[left]
    for slot in range(left):
        cards.hands[seat * HAND + slot] = held[slot]
