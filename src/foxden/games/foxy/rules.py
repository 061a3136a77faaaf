"""Foxy: the rules, by their numbers in docs/rules/foxy.md. Compiled.

Turns are counted from 0. The numbers of finished turns are one array, turn by turn and seat by seat; those of the
current turn are a separate one, so that copying a crowd's game copies only that.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.foxy.box import TURNS, FoxyBox
from foxden.games.foxy.numbers import ACTIONS, BET, EMPTY, NEVER
from foxden.state import NOBODY, FrozenReader, Moves, State, no_moves


@final
class Variants:
    """FX-16 to FX-19: what was chosen before the game. `fox`: what the Fox asks for, as score.py numbers it."""

    def __init__(self, fox: i64, hard: bool, easy: bool) -> None:
        self.fox = fox
        self.hard = hard
        self.easy = easy


@final
class Foxy(State):
    """A position of Foxy."""

    def __init__(
        self, box: FoxyBox, deck: vec[i64], numbers: vec[i64], now: vec[i64], bets: vec[i64], variants: Variants
    ) -> None:
        """`numbers`: those of finished turns, EMPTY in all others; `now`: those of this turn; `bets`: the turn of each
        seat's circle, or NEVER."""
        State.__init__(self, len(bets))
        self.box = box
        self.deck = deck
        self.numbers = numbers
        self.numbers_are_shared = False  # with copies of this state, until a turn ends
        self.now = now
        self.written: i64 = 0
        """How many have written in this turn."""
        self.bets = bets
        self.variants = variants
        self.turn: i64 = 0
        self.waiting: i64 = 0
        self.teller: i64 = NOBODY

    # --- who may write --------------------------------------------------------------------------------

    def waits_for(self) -> i64:
        if self.turn == TURNS:
            return NOBODY
        return self.waiting

    def over(self) -> bool:
        return self.turn == TURNS

    def has_written(self, seat: i64) -> bool:
        return self.turn == TURNS or self.now[seat] != EMPTY

    def must(self, seat: i64) -> bool:
        return not self.has_written(seat)

    def asked_seats(self) -> i64:
        if self.turn == TURNS:
            return 0
        return self.seats - self.written

    def is_solo(self) -> bool:
        """FX-5: one player."""
        return self.seats == 1

    def can_bet(self, seat: i64) -> bool:
        """FX-10: once per game, but the circle isn't final until the turn ends. FX-20: never in a solo game."""
        return not self.is_solo() and (self.bets[seat] == NEVER or self.bets[seat] == self.turn)

    def moves(self, seat: i64) -> Moves:
        """FX-7: any number from 0 to 999. FX-11: it can be changed, unless the game is easy."""
        if self.count_moves(seat) == 0:
            return no_moves()
        return Moves(vec[i64](), self.count_moves(seat))

    def count_moves(self, seat: i64) -> i64:
        if self.turn == TURNS or (self.variants.easy and self.has_written(seat)):
            return 0
        return ACTIONS if self.can_bet(seat) else BET

    def nth_move(self, seat: i64, index: i64) -> i64:
        return index

    def any_move(self, seat: i64, rng: Rng) -> i64:
        return rng.below(self.count_moves(seat))

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """A small number, like exact numbers, and about one circle per game."""
        number = rng.below(21)
        return number + BET if self.can_bet(seat) and rng.below(25) == 0 else number

    # --- a turn ---------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        """FX-7, FX-10: replaces what the seat wrote before in this turn, including the circle."""
        circled = move >= BET
        if self.now[seat] == EMPTY:
            self.written += 1
        self.now[seat] = move - BET if circled else move
        if circled:
            self.bets[seat] = self.turn
        elif self.bets[seat] == self.turn:
            self.bets[seat] = NEVER
        if seat == self.waiting:
            self.find_next()
            if self.waiting == self.seats:
                self.end_turn(seat)

    def find_next(self) -> None:
        """Seats before `waiting` have all written, so a turn passes over each seat once."""
        seat = self.waiting + 1
        while seat < self.seats and self.now[seat] != EMPTY:
            seat += 1
        self.waiting = seat

    def end_turn(self, last: i64) -> None:
        """FX-11: all have written, so the next card covers this one (FX-6), or the count begins (FX-12)."""
        self.teller = last if self.variants.easy and not self.is_solo() else NOBODY  # FX-19, FX-20
        self.fill_row()
        self.turn += 1
        self.revealed += 1
        self.waiting = 0

    def fill_row(self) -> None:
        """The numbers of this turn become final."""
        self.unshare_numbers()
        row = self.turn * self.seats
        for seat in range(self.seats):
            self.numbers[row + seat] = self.now[seat]
            self.now[seat] = EMPTY
        self.written = 0

    def unshare_numbers(self) -> None:
        """Copy the numbers of finished turns before they are changed."""
        if self.numbers_are_shared:
            self.numbers = self.numbers[:]
            self.numbers_are_shared = False

    def number(self, seat: i64, turn: i64) -> i64:
        """The number in a box, or EMPTY."""
        return self.now[seat] if turn == self.turn else self.numbers[turn * self.seats + seat]

    def told_number(self) -> i64:
        """FX-19: the number of the last player to write in the previous turn; only called if there is a teller."""
        return self.numbers[(self.turn - 1) * self.seats + self.teller]

    # --- copies ---------------------------------------------------------------------------------------

    def copy(self) -> "Foxy":
        """Shares the deck, which never changes, and the numbers of finished turns."""
        twin = Foxy(self.box, self.deck, self.numbers, self.now[:], self.bets[:], self.variants)
        self.numbers_are_shared = True
        twin.numbers_are_shared = True
        twin.written = self.written
        twin.revealed = self.revealed
        twin.turn = self.turn
        twin.waiting = self.waiting
        twin.teller = self.teller
        return twin

    def freeze(self) -> list[int]:
        """In the order that `thaw` expects."""
        counts = [int(self.turn), int(self.waiting), int(self.teller)]
        variants = [int(self.variants.fox), int(self.variants.hard), int(self.variants.easy)]
        numbers = [int(number) for number in self.numbers]
        if self.turn < TURNS:
            numbers[int(self.turn * self.seats) : int((self.turn + 1) * self.seats)] = [int(each) for each in self.now]
        return counts + variants + [int(number) for number in [*self.deck, *self.bets]] + numbers

    def __reduce__(self) -> tuple[object, ...]:
        return thaw, (self.box, int(self.seats), self.freeze())


def thaw(box: FoxyBox, seats: int, frozen: list[int]) -> Foxy:
    """Rebuild the state from what `freeze` returned."""
    take = FrozenReader(frozen)
    turn, waiting, teller = take.one(), take.one(), take.one()
    fox, hard, easy = take.one(), take.flag(), take.flag()
    deck, bets, numbers = take.many(TURNS), take.many(seats), take.rest()
    state = Foxy(box, deck, numbers, no_numbers(seats), bets, Variants(fox, hard, easy))
    state.turn = turn
    if turn < TURNS:
        take_up_row(state)
    state.revealed = turn
    state.waiting = waiting
    state.teller = teller
    return state


def take_up_row(state: Foxy) -> None:
    """Split off the numbers of the current turn, which a frozen state keeps with the others."""
    row = state.turn * state.seats
    for seat in range(state.seats):
        number = state.numbers[row + seat]
        state.now[seat] = number
        state.numbers[row + seat] = EMPTY
        if number != EMPTY:
            state.written += 1


def no_numbers(boxes: i64) -> vec[i64]:
    return vec[i64]([EMPTY] * boxes)


def set_up(box: FoxyBox, deck: vec[i64], seats: i64, variants: Variants) -> Foxy:
    """The first card is shown, and all boards are empty."""
    numbers, now = no_numbers(TURNS * seats), no_numbers(seats)
    return Foxy(box, deck, numbers, now, vec[i64]([NEVER] * seats), variants)
