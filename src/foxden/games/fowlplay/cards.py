"""The cards: hands, targets, cards chosen, deck and discard pile. Compiled."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.bits import BIT
from foxden.chance import Rng
from foxden.games.fowlplay.box import BIRDS
from foxden.games.fowlplay.numbers import MOST_SEATS, NONE
from foxden.state import FrozenReader, Moves

HAND: Final = 4
"""Slots of a hand: four cards as dealt, three once the target is laid aside, two while a card is played."""
NO_CARD: Final = vec[i64]([NONE] * MOST_SEATS)
ALL_DEALT: Final = vec[i64]([0] * BIRDS)


@final
class Cards:
    """Who has which cards. Deck and group are replaced, never changed, so copies share them."""

    def __init__(self, hands: vec[i64], target: vec[i64], chosen: vec[i64], deck: vec[i64]) -> None:
        """`hands`: four cards per seat, as dealt; `deck`: next card first."""
        self.hands = hands
        self.target = target
        self.chosen = chosen
        self.deck = deck
        self.drawn: i64 = 0
        self.discards: i64 = 0
        self.epoch: i64 = 0
        """How many times the deck has been reshuffled."""
        self.group = ALL_DEALT
        """The reshuffle after which each card was or will be drawn: see redeal.py."""

    def copy(self) -> "Cards":
        twin = Cards(self.hands[:], self.target[:], self.chosen[:], self.deck)
        twin.drawn = self.drawn
        twin.discards = self.discards
        twin.epoch = self.epoch
        twin.group = self.group
        return twin

    def freeze(self) -> list[int]:
        """In the order that `thaw_cards` expects."""
        lists = [*self.target, *self.chosen, *self.group, *self.hands, *self.deck]
        return [int(number) for number in [self.drawn, self.discards, self.epoch, *lists]]

    def hand(self, seat: i64, kind: i64) -> Moves:
        """FP-7, FP-9: any card of the hand, as a move of this kind."""
        found = vec[i64](capacity=HAND)
        for slot in range(seat * HAND, seat * HAND + HAND):
            if self.hands[slot] != NONE:
                found = append(found, kind + self.hands[slot])
        return Moves(found)

    def count(self, seat: i64) -> i64:
        """How many cards are in the hand."""
        count: i64 = 0
        for slot in range(seat * HAND, seat * HAND + HAND):
            if self.hands[slot] != NONE:
                count += 1
        return count

    def nth(self, seat: i64, index: i64) -> i64:
        """The n-th card of the hand, counted from 0."""
        slot = seat * HAND
        while self.hands[slot] == NONE or index > 0:
            if self.hands[slot] != NONE:
                index -= 1
            slot += 1
        return self.hands[slot]

    def take(self, seat: i64, card: i64) -> None:
        """Remove a card from the hand; the last card fills the gap."""
        last = seat * HAND + HAND - 1
        while self.hands[last] == NONE:
            last -= 1
        for slot in range(seat * HAND, last):
            if self.hands[slot] == card:
                self.hands[slot] = self.hands[last]
                break
        self.hands[last] = NONE

    def swap(self, seat: i64, card: i64, other: i64) -> None:
        """Replace a card of the hand by another one."""
        slot = seat * HAND
        while self.hands[slot] != card:
            slot += 1
        self.hands[slot] = other

    def lay_aside(self, seat: i64, card: i64) -> None:
        """FP-7: the target stays out of the deck. One that was laid aside before goes back into the hand."""
        if self.target[seat] == NONE:
            self.take(seat, card)
        else:
            self.swap(seat, card, self.target[seat])
        self.target[seat] = card

    def choose(self, seat: i64, card: i64) -> None:
        """FP-9: a card that was chosen before goes back into the hand."""
        if self.chosen[seat] == NONE:
            self.take(seat, card)
        else:
            self.swap(seat, card, self.chosen[seat])
        self.chosen[seat] = card

    def discard(self, seat: i64) -> None:
        self.discards |= BIT[self.chosen[seat]]
        self.chosen[seat] = NONE

    def draw(self, seat: i64) -> bool:
        """FP-18: the deck's next card becomes the hand's third. Returns whether there was one."""
        if self.drawn == len(self.deck):
            return False
        self.hands[seat * HAND + 2] = self.deck[self.drawn]
        self.drawn += 1
        return True

    def shuffle(self, rng: Rng) -> vec[i64]:
        """FP-18: the discard pile in a new order."""
        deck = vec[i64](capacity=BIRDS)
        for card in range(i64(BIRDS)):
            if self.discards >> card & 1:
                deck = append(deck, card)
        rng.shuffle(deck)
        return deck

    def turn_into_deck(self, deck: vec[i64]) -> None:
        """FP-18: the discards, in this order, are the deck."""
        self.epoch += 1
        group = self.group[:]
        for index in range(len(deck)):
            group[deck[index]] = self.epoch
        self.group = group
        self.deck = deck
        self.drawn = 0
        self.discards = 0


def thaw_cards(take: FrozenReader, seats: i64) -> Cards:
    """Rebuild the cards from what `freeze` returned."""
    drawn, discards, epoch = take.one(), take.one(), take.one()
    target, chosen, group = take.many(MOST_SEATS), take.many(MOST_SEATS), take.many(BIRDS)
    cards = Cards(take.many(seats * HAND), target, chosen, take.rest())
    cards.drawn = drawn
    cards.discards = discards
    cards.epoch = epoch
    cards.group = group
    return cards
