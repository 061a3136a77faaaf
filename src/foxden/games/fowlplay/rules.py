"""Fowl Play!: the rules, by their numbers in docs/rules/fowlplay.md. Compiled."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.bits import BIT, count_bits, lowest_bit, nth_bit
from foxden.chance import Rng
from foxden.games.fowlplay.board import CENTRE, DEN, HEXES
from foxden.games.fowlplay.box import ALL, BIRDS, FowlPlayBox
from foxden.games.fowlplay.cards import HAND, NO_CARD, Cards, thaw_cards
from foxden.games.fowlplay.numbers import (
    BIRDS_MOVE,
    CHOOSE,
    DRAW,
    EMPTY,
    FOXES_MOVE,
    MOST_SEATS,
    NONE,
    OVER,
    PLACE,
    STOP,
    TARGET,
    TO_BIRD,
    TO_DEN,
    TO_FOX,
    TO_PLAY,
    TO_TARGET,
)
from foxden.games.fowlplay.score import FowlPlayScore, add_up
from foxden.games.fowlplay.yard import NO_BIRDS, NO_FOX, Yard, lay_out, thaw_yard
from foxden.state import CHANCE, NOBODY, FrozenReader, Moves, State, no_moves

BIRD_STEPS: Final = 3
FOX_STEPS: Final = 2
COLOURS: Final = 4
DEN_SPACES: Final = 6

NO_ORDER: Final = vec[i64]([NONE] * MOST_SEATS)
NO_COLOUR: Final = vec[i64]([NONE] * MOST_SEATS)
EVERYONE: Final = vec[i64]([0, 1, 3, 7, 15])
"""The set of all seats, by their number."""
LOWEST: Final = vec[i64]([NONE, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])
"""The lowest seat of a set of seats."""


@final
class FowlPlay(State):
    """A position of Fowl Play!."""

    def __init__(self, seats: i64, yard: Yard, cards: Cards, first: i64, order: vec[i64], colour: vec[i64]) -> None:
        """`first`: the seat that places its fox first; `order`: that of the cards; `colour`: each seat's."""
        State.__init__(self, seats)
        self.yard = yard
        self.cards = cards
        self.first = first
        self.phase: i64 = TARGET
        self.asked: i64 = EVERYONE[seats]
        self.round: i64 = 1
        self.order = order
        self.turn: i64 = 0
        """How many seats have acted, in `order`; while drawing: by seat."""
        self.left: i64 = 0
        """Steps left for the acting seat."""
        self.colour = colour
        self.birds_left: i64 = BIRDS
        self.captured = False
        self.turned: i64 = 0

    # --- who acts -----------------------------------------------------------------------------------

    def waits_for(self) -> i64:
        if self.asked:
            return LOWEST[self.asked]
        return CHANCE if self.phase == DRAW else NOBODY

    def must(self, seat: i64) -> bool:
        return self.asked >> seat & 1 == 1

    def moves(self, seat: i64) -> Moves:
        if self.asked >> seat & 1 == 0 and not self.can_change():
            return no_moves()
        if self.phase == BIRDS_MOVE:
            return self.yard.bird_steps(self.cards.chosen[seat])
        if self.phase == FOXES_MOVE:
            return self.yard.fox_steps(self.yard.fox[seat], self.fox_choices(seat))
        if self.phase == PLACE:
            return self.den_spaces(self.free_colours())
        return self.cards.hand(seat, TO_TARGET if self.phase == TARGET else TO_PLAY)

    def can_change(self) -> bool:
        """FP-7, FP-9: until the last player has chosen, those who have can take another card instead."""
        return self.phase == TARGET or self.phase == CHOOSE  # noqa: PLR1714 - compiled code compares numbers faster

    def count_moves(self, seat: i64) -> i64:
        if self.asked >> seat & 1 == 0 and not self.can_change():
            return 0
        if self.phase == BIRDS_MOVE:
            return self.yard.count_bird_steps(self.cards.chosen[seat])
        if self.phase == FOXES_MOVE:
            return count_bits(self.fox_choices(seat))
        if self.phase == PLACE:
            return self.count_den_spaces()
        return self.cards.count(seat)

    def nth_move(self, seat: i64, index: i64) -> i64:
        if self.phase == BIRDS_MOVE:
            return self.yard.nth_bird_step(self.cards.chosen[seat], index)
        if self.phase == FOXES_MOVE:
            return self.yard.fox_step(self.yard.fox[seat], nth_bit(self.fox_choices(seat), index))
        if self.phase == PLACE:
            return self.nth_den_space(index)
        return self.cards.nth(seat, index) + (TO_TARGET if self.phase == TARGET else TO_PLAY)

    def any_move(self, seat: i64, rng: Rng) -> i64:
        if self.phase == BIRDS_MOVE:
            return self.yard.any_bird_step(self.cards.chosen[seat], rng)
        if self.phase == FOXES_MOVE:
            choices = self.fox_choices(seat)
            return self.yard.fox_step(self.yard.fox[seat], nth_bit(choices, rng.below(count_bits(choices))))
        return self.nth_move(seat, rng.below(self.count_moves(seat)))

    def play(self, seat: i64, move: i64) -> None:
        if self.phase == BIRDS_MOVE:
            if move == STOP:
                self.pass_birds_on()
            else:
                bird = (move - TO_BIRD) // HEXES
                self.step_bird(seat, bird, move - TO_BIRD - bird * HEXES)
        elif self.phase == FOXES_MOVE:
            if move == STOP:
                self.pass_foxes_on()
            else:
                self.step_fox(seat, move - TO_FOX)
        elif self.phase == CHOOSE:
            self.choose(seat, move - TO_PLAY)
        elif self.phase == TARGET:
            self.choose_target(seat, move - TO_TARGET)
        else:
            self.place(seat, (move - TO_DEN) // DEN_SPACES, (move - TO_DEN) % DEN_SPACES)

    # --- target and den -----------------------------------------------------------------------------

    def choose_target(self, seat: i64, card: i64) -> None:
        """FP-7: dens begin when all targets are in."""
        one: i64 = 1
        self.cards.lay_aside(seat, card)
        self.asked &= ~(one << seat)
        if self.asked == 0:
            self.phase = PLACE
            self.asked = one << self.first

    def den_spaces(self, colours: i64) -> Moves:
        """FP-8: one of these colours, on a space around the centre where nobody stands; in the order of colours, then
        of spaces."""
        spaces = self.free_spaces()
        found = vec[i64](capacity=COLOURS * DEN_SPACES)
        while colours:
            first = TO_DEN + lowest_bit(colours) * DEN_SPACES
            colours &= colours - 1
            left = spaces
            while left:
                found = append(found, first + lowest_bit(left))
                left &= left - 1
        return Moves(found)

    def count_den_spaces(self) -> i64:
        return count_bits(self.free_colours()) * count_bits(self.free_spaces())

    def nth_den_space(self, index: i64) -> i64:
        """The move that `den_spaces` lists there."""
        spaces = self.free_spaces()
        count = count_bits(spaces)
        return TO_DEN + nth_bit(self.free_colours(), index // count) * DEN_SPACES + nth_bit(spaces, index % count)

    def free_colours(self) -> i64:
        """FP-8: those nobody has."""
        colours: i64 = 0
        for colour in range(i64(COLOURS)):
            if not self.has_colour(colour):
                colours |= BIT[colour]
        return colours

    def has_colour(self, colour: i64) -> bool:
        for seat in range(self.seats):
            if self.colour[seat] == colour:
                return True
        return False

    def free_spaces(self) -> i64:
        spaces: i64 = 0
        for space in range(i64(DEN_SPACES)):
            if self.yard.on[DEN[space]] == EMPTY:
                spaces |= BIT[space]
        return spaces

    def place(self, seat: i64, colour: i64, space: i64) -> None:
        """FP-8: in seat order from the first, wrapping round."""
        one: i64 = 1
        self.colour[seat] = colour
        self.yard.stand_fox(seat, DEN[space])
        after: i64 = (seat + 1) % self.seats
        if after == self.first:
            self.begin_round()
        else:
            self.asked = one << after

    # --- choosing a card ----------------------------------------------------------------------------

    def begin_round(self) -> None:
        self.phase = CHOOSE
        self.asked = EVERYONE[self.seats]
        self.captured = False

    def choose(self, seat: i64, card: i64) -> None:
        """FP-9: in secret; FP-10: all are revealed at once."""
        one: i64 = 1
        self.cards.choose(seat, card)
        self.asked &= ~(one << seat)
        if self.asked == 0:
            self.reveal()

    def reveal(self) -> None:
        """FP-10: the lowest card goes first."""
        chosen = self.cards.chosen
        for seat in range(self.seats):
            place: i64 = 0
            for other in range(self.seats):
                if chosen[other] < chosen[seat]:
                    place += 1
            self.order[place] = seat
        self.phase = BIRDS_MOVE
        self.revealed += 1
        self.turn = 0
        self.yard.look_around()
        self.ask_for_birds()

    # --- birds --------------------------------------------------------------------------------------

    def ask_for_birds(self) -> None:
        """FP-11: in card order, three steps each; seats without a step are skipped."""
        one: i64 = 1
        self.left = BIRD_STEPS
        while self.turn < self.seats:
            seat = self.order[self.turn]
            if self.yard.can_move_birds(self.cards.chosen[seat]):
                self.asked = one << seat
                return
            self.turn += 1
        self.phase = FOXES_MOVE
        self.turn = 0
        self.ask_for_foxes()

    def step_bird(self, seat: i64, bird: i64, to: i64) -> None:
        self.yard.step_bird(bird, to)
        self.left -= 1
        if self.left == 0 or not self.yard.can_move_birds(self.cards.chosen[seat]):
            self.pass_birds_on()

    def pass_birds_on(self) -> None:
        self.turn += 1
        self.ask_for_birds()

    # --- foxes --------------------------------------------------------------------------------------

    def no_end(self) -> i64:
        """FP-16: in round 1 no fox's move ends on the centre. (There is always a way on: it has six neighbours, and
        there are at most three other foxes.)"""
        return CENTRE if self.round == 1 else NONE

    def fox_choices(self, seat: i64) -> i64:
        return self.yard.fox_choices(self.yard.fox[seat], self.no_end(), self.left)

    def can_move_fox(self, seat: i64) -> bool:
        return self.yard.can_move_fox(self.yard.fox[seat], self.no_end(), self.left)

    def ask_for_foxes(self) -> None:
        """FP-14: in the same order, two steps each."""
        one: i64 = 1
        self.left = FOX_STEPS
        while self.turn < self.seats:
            seat = self.order[self.turn]
            if self.can_move_fox(seat):
                self.asked = one << seat
                return
            self.turn += 1
        self.end_round()

    def step_fox(self, seat: i64, to: i64) -> None:
        self.left -= 1
        if self.yard.step_fox(seat, to):
            self.birds_left -= 1
            self.captured = True
            self.left = 0  # FP-15
        if self.left == 0 or not self.can_move_fox(seat):
            self.pass_foxes_on()

    def pass_foxes_on(self) -> None:
        self.turn += 1
        self.ask_for_foxes()

    # --- the end of a round -------------------------------------------------------------------------

    def end_round(self) -> None:
        """FP-17: few birds left, or the last turn card, end the game."""
        box = self.yard.box
        self.asked = 0
        self.revealed += 1  # cards are drawn, or targets turned over
        if self.birds_left > box.last_birds and not self.captured and self.round > 1:
            self.turned += 1
        if self.birds_left <= box.last_birds or self.turned == box.turn_cards[self.seats]:
            self.phase = OVER
            return
        for seat in range(self.seats):
            self.cards.discard(seat)
        self.phase = DRAW
        self.turn = 0
        self.draw()

    def draw(self) -> None:
        """FP-18: one card each, from seat 0 upwards, until a reshuffle is needed."""
        while self.turn < self.seats:
            if not self.cards.draw(self.turn):
                return
            self.turn += 1
        self.round += 1
        self.begin_round()

    def fall(self, rng: Rng) -> None:
        self.reshuffle(self.cards.shuffle(rng))

    def reshuffle(self, deck: vec[i64]) -> None:
        """FP-18: continue drawing from the reshuffled discards."""
        self.cards.turn_into_deck(deck)
        self.draw()

    def alive(self) -> i64:
        """The birds that nobody has caught."""
        birds: i64 = ALL
        for seat in range(self.seats):
            birds &= ~self.yard.caught[seat]
        return birds

    def sheet(self) -> FowlPlayScore:
        """The score sheet if the game ended now (FP-19 to FP-21)."""
        caught = self.yard.caught[: self.seats]
        return add_up(self.yard.box.features, caught, self.alive(), self.cards.target)

    # --- copies -------------------------------------------------------------------------------------

    def copy(self) -> "FowlPlay":
        yard, cards = self.yard.copy(), self.cards.copy()
        twin = FowlPlay(self.seats, yard, cards, self.first, self.order[:], self.colour[:])
        twin.revealed = self.revealed
        twin.phase = self.phase
        twin.asked = self.asked
        twin.round = self.round
        twin.turn = self.turn
        twin.left = self.left
        twin.birds_left = self.birds_left
        twin.captured = self.captured
        twin.turned = self.turned
        return twin

    def freeze(self) -> list[int]:
        """In the order that `thaw` expects. Derived values are left out."""
        counts = [self.phase, self.asked, self.round, self.turn, self.left, self.birds_left, self.turned, self.revealed]
        own = [self.seats, self.first, *counts, int(self.captured), *self.order, *self.colour]
        return [int(number) for number in own] + self.yard.freeze() + self.cards.freeze()

    def __reduce__(self) -> tuple[object, ...]:
        return thaw, (self.yard.box, self.freeze())


def thaw(box: FowlPlayBox, frozen: list[int]) -> FowlPlay:
    """Rebuild the state from what `freeze` returned."""
    take = FrozenReader(frozen)
    seats, first = take.one(), take.one()
    phase, asked, round_, turn = take.one(), take.one(), take.one(), take.one()
    left, birds_left, turned, revealed = take.one(), take.one(), take.one(), take.one()
    captured, order, colour = take.flag(), take.many(MOST_SEATS), take.many(MOST_SEATS)
    yard = thaw_yard(box, take)
    state = FowlPlay(seats, yard, thaw_cards(take, seats), first, order, colour)
    state.phase = phase
    state.asked = asked
    state.round = round_
    state.turn = turn
    state.left = left
    state.birds_left = birds_left
    state.turned = turned
    state.revealed = revealed
    state.captured = captured
    if phase == BIRDS_MOVE:
        yard.look_around()
    return state


def set_up(box: FowlPlayBox, at: vec[i64], hands: vec[i64], deck: vec[i64], first: i64) -> FowlPlay:
    """`at`: each bird's hex; `hands`: four cards per seat; `deck`: next card first."""
    yard = lay_out(box, at, NO_FOX[:], NO_BIRDS[:])
    cards = Cards(hands, NO_CARD[:], NO_CARD[:], deck)
    return FowlPlay(len(hands) // HAND, yard, cards, first, NO_ORDER[:], NO_COLOUR[:])
