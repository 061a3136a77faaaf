"""What search needs from a game beyond its rules. Compiled.

A game needs `redeal` and `rate`; the rest is optional knowledge.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from foxden.chance import Rng
from foxden.playout import playout
from foxden.state import Moves, State


class Sorter(Rng):
    """A generator without randomness: deals come out sorted, so states that look alike become equal when redealt with
    it."""

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
    """Guides search in one game; a game can have several."""

    def __init__(self) -> None:
        self.hides = False
        """Whether seats know different things; then search grows a tree for each."""
        self.explore = 0.7
        """UCB1's exploration constant."""

    def redeal(self, state: State, viewer: i64, rng: Rng) -> State:
        """A random state that this viewer can't tell from the given one."""
        raise NotImplementedError

    def imagine(self, state: State, viewer: i64, rng: Rng) -> State:
        """The same, but with likelier states more often, if the game knows which are likelier."""
        return self.redeal(state, viewer, rng)

    def rate(self, state: State, values: vec[float]) -> None:
        """Each seat's value of this position, from 0 (lost) to 1 (won); exact if the game is over."""
        raise NotImplementedError

    def moves(self, state: State, seat: i64) -> Moves:
        """The moves worth searching: by default all. Never empty."""
        return state.moves(seat)

    def sift(self, state: State, seat: i64, positions: i64) -> Moves:
        """The moves still worth searching after solving the ending with at most this many positions."""
        return self.moves(state, seat)

    def is_secret(self, state: State, move: i64) -> bool:
        """Whether the others won't see which move this is."""
        return False

    def news(self, state: State, viewer: i64) -> i64:
        """A number, below 2**40, for what was just revealed to this viewer."""
        return 0

    def end_turn(self, state: State, seat: i64, rng: Rng) -> None:
        """Play quickly to the end of this seat's turn; nothing if a turn is one move."""

    def playout(self, state: State, rng: Rng) -> None:
        """Play quickly to the end, or until `rate` can evaluate the position."""
        playout(state, rng)
