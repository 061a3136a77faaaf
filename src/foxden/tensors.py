"""Positions and moves as numbers, for training: actions, masks, observations. Compiled.

A mask is packed: action a is bit a % 8 of byte a // 8, as `numpy.unpackbits` with `bitorder="little"` reads it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from foxden.state import State

NO_ACTION: Final = -1
BITS: Final = vec[u8]([1, 2, 4, 8, 16, 32, 64, 128])


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensors:
    """A game's action numbers and observations.

    `write` reads the state, because building a view takes longer than a move; tests check that it equals what
    `Encoding.observe` makes of the seat's view, number for number.
    """

    def __init__(self, actions: i64, size: i64) -> None:
        self.actions = actions
        """Actions are numbers below this …"""
        self.size = size
        """… and this is the length of an observation."""
        self.mask_bytes: i64 = (actions + 7) // 8

    def encode(self, state: State, seat: i64, move: i64) -> i64:
        """The action number of a seat's move, from public information alone."""
        return move

    def decode(self, state: State, seat: i64, action: i64) -> i64:
        """The move of an action here, legal or not; NO_ACTION if there is none."""
        return action

    def write(self, state: State, seat: i64, into: vec[i16], start: i64) -> None:
        """Write this seat's observation, starting at this index."""
        raise NotImplementedError

    def mark(self, state: State, seat: i64, into: vec[u8], start: i64) -> None:
        """Mark this seat's legal actions; none while the game doesn't wait for it."""
        clear(into, start, self.mask_bytes)
        if state.must(seat):
            for index in range(state.count_moves(seat)):
                mark_one(into, start, self.encode(state, seat, state.nth_move(seat, index)))


def clear(into: vec[u8], start: i64, count: i64) -> None:
    for index in range(start, start + count):
        into[index] = 0


def mark_one(into: vec[u8], start: i64, action: i64) -> None:
    into[start + (action >> 3)] |= BITS[action & 7]


def is_marked(mask: vec[u8], start: i64, action: i64) -> bool:
    return mask[start + (action >> 3)] & BITS[action & 7] != 0
