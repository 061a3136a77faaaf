"""The base class of all positions, and the moves they offer. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from foxden.chance import Rng

CHANCE: Final = -1
NOBODY: Final = -2


@final
@mypyc_attr(free_list_len=1)
class Moves:
    """The legal moves of one seat: a list, or a range where a list would be too long."""

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
    """Reads what `State.freeze` returned, in the same order."""

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

    `play` trusts its argument: callers that pass on somebody else's move check it first (`legal.check_move`).
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.revealed: i64 = 0
        """How often something hidden was revealed; moves before that can't be undone."""

    def waits_for(self) -> i64:
        """The first seat that must act, or CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def must(self, seat: i64) -> bool:
        """Whether the game waits for this seat."""
        return self.waits_for() == seat

    def asked_seats(self) -> i64:
        """How many seats the game waits for."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.must(seat):
                count += 1
        return count

    def moves(self, seat: i64) -> Moves:
        """This seat's legal moves now; empty if it can't act."""
        raise NotImplementedError

    def count_moves(self, seat: i64) -> i64:
        """The number of moves. A game that can count without listing overrides this and the two below."""
        return self.moves(seat).count()

    def nth_move(self, seat: i64, index: i64) -> i64:
        """The move at this index of the list; `index` is below `count_moves`."""
        return self.moves(seat).nth(index)

    def any_move(self, seat: i64, rng: Rng) -> i64:
        """One of the moves, each equally likely: the one at the index given by a single `rng.below`."""
        moves = self.moves(seat)
        return moves.nth(rng.below(moves.count()))

    def play(self, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def fall(self, rng: Rng) -> None:
        """Resolve chance, when `waits_for` says CHANCE."""
        raise NotImplementedError

    def over(self) -> bool:
        return self.waits_for() == NOBODY

    def copy(self) -> "State":
        raise NotImplementedError

    def freeze(self) -> list[int]:
        """Everything that distinguishes this state from others with the same box and seats, as plain numbers."""
        raise NotImplementedError

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """A random player's move: any legal move, unless the game overrides it."""
        return self.any_move(seat, rng)
