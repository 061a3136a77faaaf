"""Fox and Hounds: the rules, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from foxden.state import NOBODY, Moves, State, no_moves

SIZE = 8
SQUARES = SIZE * SIZE
FOX, HOUNDS = 0, 1
"""The seats."""
ACTIONS = SQUARES * SQUARES
"""A move is a number: the square it leaves, times 64, plus the square it goes to."""


@dataclass(frozen=True)
class Box:
    """Where the pieces start."""

    fox: int
    hounds: tuple[int, ...]


class FoxAndHounds(State):
    def __init__(self, box: Box) -> None:
        super().__init__(2)
        self.box = box
        self.fox = box.fox
        self.hounds = list(box.hounds)
        self.turn = 0

    def waits_for(self) -> i64:
        return NOBODY if self.winner() is not None else self.turn % 2

    def moves(self, seat: i64) -> Moves:
        return Moves(vec[i64](self.steps(seat))) if seat == self.waits_for() else no_moves()

    def play(self, seat: i64, move: i64) -> None:
        start, end = divmod(move, SQUARES)
        if seat == FOX:
            self.fox = end
        else:
            self.hounds[self.hounds.index(start)] = end
        self.turn += 1

    def copy(self) -> FoxAndHounds:
        twin = FoxAndHounds(self.box)
        twin.fox, twin.hounds, twin.turn = self.fox, self.hounds[:], self.turn
        return twin

    def freeze(self) -> list[int]:
        return [self.turn, self.fox, *self.hounds]

    def __reduce__(self) -> tuple[object, ...]:
        """Bots run in their own processes, so states are pickled."""
        return thaw, (self.box, self.freeze())

    def steps(self, seat: i64) -> list[int]:
        """FH-4, FH-5: every step of this seat's pieces to a free square."""
        taken = {self.fox, *self.hounds}
        pieces = [self.fox] if seat == FOX else self.hounds
        ways = [(piece, square) for piece in pieces for square in around(piece, backwards=seat == FOX)]
        return sorted(piece * SQUARES + square for piece, square in ways if square not in taken)

    def winner(self) -> int | None:
        """FH-6, FH-7; None while the game goes on."""
        if self.fox % SIZE == SIZE - 1:
            return FOX
        if self.steps(self.turn % 2):
            return None
        return HOUNDS if self.turn % 2 == FOX else FOX


def thaw(box: Box, frozen: list[int]) -> FoxAndHounds:
    state = FoxAndHounds(box)
    state.turn, state.fox, *state.hounds = frozen
    return state


def around(square: int, backwards: bool) -> list[int]:
    """The squares one diagonal step down the board, and where `backwards` is true also those up the board."""
    column, row = divmod(square, SIZE)
    steps = [(side, up) for side in (-1, 1) for up in ((-1, 1) if backwards else (-1,))]
    found = [(column + side, row + up) for side, up in steps]
    return [to * SIZE + up for to, up in found if 0 <= to < SIZE and 0 <= up < SIZE]
