"""The State every game is, and the moves it offers. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from foxden.chance import Rng

CHANCE: Final = -1
NOBODY: Final = -2


@final
@mypyc_attr(free_list_len=1)
class Moves:
    """The legal moves of one seat: a list, or a range too long to be worth one."""

    def __init__(self, listed: vec[i64], stop: i64 = 0) -> None:
        self.listed = listed
        self.stop = stop

    def count(self) -> i64:
        if self.stop:
            return self.stop
        return len(self.listed)

    def nth(self, index: i64) -> i64:
        if self.stop:
            return index
        return self.listed[index]

    def has(self, move: i64) -> bool:
        if self.stop:
            return 0 <= move < self.stop
        for index in range(len(self.listed)):
            if self.listed[index] == move:
                return True
        return False

    def to_list(self) -> list[int]:
        return [int(self.nth(index)) for index in range(self.count())]


def no_moves() -> Moves:
    return Moves(vec[i64]())


@final
class FrozenReader:
    """Takes back what `State.freeze` gave, in the same order."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.taken: i64 = 0

    def one(self) -> i64:
        self.taken += 1
        return self.numbers[self.taken - 1]

    def flag(self) -> bool:
        return self.one() != 0

    def many(self, count: i64) -> vec[i64]:
        self.taken += count
        return vec[i64](self.numbers[self.taken - count : self.taken])

    def rest(self) -> vec[i64]:
        return self.many(len(self.numbers) - self.taken)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game with all its secrets.

    `play` trusts its argument: whoever asks on behalf of somebody else checks first (`legal.check_move`).
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.revealed: i64 = 0
        """How often something hidden has come to light: what was done before that cannot be taken back."""

    def waits_for(self) -> i64:
        """The first seat that must act, or CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def must(self, seat: i64) -> bool:
        """Does the game wait for this seat?"""
        return self.waits_for() == seat

    def asked_seats(self) -> i64:
        """How many seats the game waits for."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.must(seat):
                count += 1
        return count

    def moves(self, seat: i64) -> Moves:
        """What this seat may do now; nothing where it is not asked."""
        raise NotImplementedError

    def count_moves(self, seat: i64) -> i64:
        """How many they are. A game that can tell without listing them says so here, and which is which below."""
        return self.moves(seat).count()

    def nth_move(self, seat: i64, index: i64) -> i64:
        """The move at this place of the list; `index` is below `count_moves`."""
        return self.moves(seat).nth(index)

    def any_move(self, seat: i64, rng: Rng) -> i64:
        """One of the moves, each equally likely: the one at the place of the list that a single `rng.below` gives."""
        moves = self.moves(seat)
        return moves.nth(rng.below(moves.count()))

    def play(self, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def fall(self, rng: Rng) -> None:
        """Let chance fall, where `waits_for` says CHANCE."""
        raise NotImplementedError

    def over(self) -> bool:
        return self.waits_for() == NOBODY

    def copy(self) -> "State":
        raise NotImplementedError

    def freeze(self) -> list[int]:
        """All that tells this state from another of the same box and seats, as plain numbers."""
        raise NotImplementedError

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """What a player who knows nothing does: any legal move, unless the game knows better."""
        return self.any_move(seat, rng)
