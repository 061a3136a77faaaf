"""What search asks of a game beyond its rules. Compiled.

A game needs `redeal` and `rate`; the rest is knowledge it may add, and search does without.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from foxden.chance import Rng
from foxden.playout import playout
from foxden.state import Moves, State


class Sorter(Rng):
    """Chance that is none: whatever is dealt comes in order. Redealt by it, states that look alike are alike."""

    def word(self) -> i64:
        return 0

    def shuffle(self, items: vec[i64]) -> None:
        for index in range(1, len(items)):
            item = items[index]
            place: i64 = index
            while place > 0 and items[place - 1] > item:
                items[place] = items[place - 1]
                place -= 1
            items[place] = item


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """One for each game, and one for each way to play it."""

    def __init__(self) -> None:
        self.hides = False
        """Do seats know different things? Then search grows a tree for each of them."""
        self.explore = 0.7
        """How much a move that was seldom tried is worth trying (UCB1's constant)."""

    def redeal(self, state: State, viewer: i64, rng: Rng) -> State:
        """A random state that this viewer cannot tell from the given one."""
        raise NotImplementedError

    def imagine(self, state: State, viewer: i64, rng: Rng) -> State:
        """The same, but likelier states oftener, where the game knows which are likelier."""
        return self.redeal(state, viewer, rng)

    def rate(self, state: State, values: vec[float]) -> None:
        """What each seat has of this position, from 0 (lost) to 1 (won); exact if the game is over."""
        raise NotImplementedError

    def moves(self, state: State, seat: i64) -> Moves:
        """The moves worth thinking about: all, unless the game knows better. Never none."""
        return state.moves(seat)

    def sift(self, state: State, seat: i64, positions: i64) -> Moves:
        """Of these moves, those that are worth searching, if so many positions may be looked at to solve an ending."""
        return self.moves(state, seat)

    def is_secret(self, state: State, move: i64) -> bool:
        """Will the others not see which move this is?"""
        return False

    def news(self, state: State, viewer: i64) -> i64:
        """A small number for what this viewer has just learnt, where something came to light; below 2**40."""
        return 0

    def end_turn(self, state: State, seat: i64, rng: Rng) -> None:
        """Play on quickly for this seat alone, as far as its turn goes; where a turn is one move, nothing."""

    def playout(self, state: State, rng: Rng) -> None:
        """Play on quickly, to the end or until `rate` can tell."""
        playout(state, rng)
