"""Endings of Fox on the Run, solved: which moves win whatever anybody does and whatever lies face down. Compiled.

Every move and every tile that may be revealed is tried, some turns deep. Wins and losses found are certain; what takes
longer or depends on a tile is left open.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.numbers import OVER
from foxden.games.foxrun.rules import FoxRun, foxes_win, is_fox
from foxden.state import Moves

FOXES: Final = 1
OPEN: Final = 0
GUARDIANS: Final = -1

DEEPEST: Final = 12
"""Turns; the positions allowed are used up long before."""


@final
class Ending:
    """Searches at most this many positions."""

    def __init__(self, positions: i64) -> None:
        self.left = positions

    def sift(self, state: FoxRun) -> Moves:
        """A move that wins; or else those that do not lose; or all, if all lose."""
        moves = state.moves(state.waits_for())
        side = side_of(state)
        found = vec[i64]([OPEN] * moves.count())
        for turns in range(i64(1), i64(DEEPEST)):
            is_open = False
            for index in range(moves.count()):
                if found[index] == OPEN:
                    value = self.behind(state, moves.nth(index), state.turn + turns)
                    if value == side:
                        return Moves(vec[i64]([moves.nth(index)]))
                    found[index] = value
                    is_open = is_open or value == OPEN
            if self.left <= 0 or not is_open:
                break
        return keep_open(moves, found)

    def value(self, state: FoxRun, last: i64) -> i64:
        """Who wins for certain, as far as can be seen before turn `last`."""
        if state.phase == OVER:
            return FOXES if foxes_win(state.ended_by) else GUARDIANS
        self.left -= 1
        if state.turn >= last or self.left <= 0:
            return OPEN
        side = side_of(state)
        moves = state.moves(state.waits_for())
        best: i64 = -side
        for index in range(moves.count()):
            value = self.behind(state, moves.nth(index), last)
            if value == side:
                return side
            if value == OPEN:
                best = OPEN
        return best

    def behind(self, state: FoxRun, move: i64, last: i64) -> i64:
        """Who wins after this move, whichever tile it reveals."""
        after = state.copy()
        after.play(state.waits_for(), move)
        if after.revealed == state.revealed or after.phase == OVER:
            return self.value(after, last)
        return self.whatever_lies(state, move, state.down & ~after.down, last)

    def whatever_lies(self, state: FoxRun, move: i64, revealed: i64, last: i64) -> i64:
        """Try each kind of face-down tile on the flipped space, once each."""
        space: i64 = 0
        while revealed >> space & 1 == 0:
            space += 1
        met: i64 = 0
        agreed: i64 = OPEN
        for other in range(i64(SPACES)):
            tile = state.tiles[other]
            if state.down >> other & 1 and met >> tile & 1 == 0:
                after = state.copy()
                after.tiles[other] = after.tiles[space]
                after.tiles[space] = tile
                after.play(state.waits_for(), move)
                value = self.value(after, last)
                if value == OPEN or (met != 0 and value != agreed):
                    return OPEN
                agreed = value
                met |= bit(tile)
        return agreed


def bit(number: i64) -> i64:
    one: i64 = 1
    return one << number


def side_of(state: FoxRun) -> i64:
    """Who is to move."""
    return FOXES if is_fox(state.pawn) else GUARDIANS


def keep_open(moves: Moves, found: vec[i64]) -> Moves:
    """Without those that lose, unless all do."""
    kept = vec[i64](capacity=32)
    for index in range(moves.count()):
        if found[index] == OPEN:
            kept = append(kept, moves.nth(index))
    return moves if len(kept) == 0 else Moves(kept)
