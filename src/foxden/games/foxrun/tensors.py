"""Fox on the Run as numbers: actions are seen from the pawn whose turn it is. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from foxden.games.foxrun.board import PAWNS, SPACES, neighbour
from foxden.games.foxrun.numbers import ARROW_TO, OVER, PASS, REVEAL, STAY, STEP_TO, SWAP, TURN
from foxden.games.foxrun.rules import FoxRun
from foxden.state import State
from foxden.tensors import NO_ACTION, Tensors

WAYS: Final = 8
"""The spaces around, clockwise from the one above."""
ROUND: Final = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]

STEP_WAY: Final = 0
ARROW_WAY: Final = 8
STAY_HERE: Final = 12
NO_ABILITY: Final = 13
REVEAL_WAY: Final = 14
TURN_WAY: Final = 22
SWAP_WAYS: Final = 46
ACTIONS: Final = 74

# Where each part of an observation begins; observation.py says what is in it.
FACE_DOWN: Final = 0
STARTS: Final = 25
ARROWS: Final = 50
PAWN_AT: Final = 150
USED: Final = 250
WHOSE: Final = 275
PHASE: Final = 279
PLAYERS: Final = 283
REST: Final = 299
"""Turns without a flipped tile, tiles face down, whether a start tile ends the turn."""
SIZE: Final = 302


def list_there() -> list[int]:
    """Eight entries per space: the space in that direction, or -1."""
    return [neighbour(space, right, up) for space in range(SPACES) for right, up in ROUND]


def list_ways() -> list[int]:
    """The direction between each pair of adjacent spaces."""
    there = list_there()
    ways = [NO_ACTION] * (SPACES * SPACES)
    for index, space in enumerate(there):
        if space >= 0:
            ways[index // WAYS * SPACES + space] = index % WAYS
    return ways


PAIRS: Final = [(one, other) for one in range(WAYS) for other in range(one + 1, WAYS)]
THERE: Final = vec[i64](list_there())
WAY: Final = vec[i64](list_ways())
FIRST_OF: Final = vec[i64]([one for one, _ in PAIRS])
SECOND_OF: Final = vec[i64]([other for _, other in PAIRS])
PAIR_OF: Final = vec[i64](
    [
        PAIRS.index((min(one, other), max(one, other))) if one != other else NO_ACTION
        for one in range(WAYS)
        for other in range(WAYS)
    ]
)


@final
class FoxRunTensors(Tensors):
    def __init__(self) -> None:
        Tensors.__init__(self, ACTIONS, SIZE)

    def encode(self, state: State, seat: i64, move: i64) -> i64:
        assert isinstance(state, FoxRun)
        here: i64 = state.at[state.pawn] * SPACES
        if move < ARROW_TO:
            return STEP_WAY + WAY[here + move - STEP_TO]
        if move < STAY:
            return ARROW_WAY + move - ARROW_TO
        if move < REVEAL:
            return STAY_HERE if move == STAY else NO_ABILITY
        if move < TURN:
            return REVEAL_WAY + WAY[here + move - REVEAL]
        if move < SWAP:
            turned = move - TURN
            return TURN_WAY + WAY[here + turned // 3] * 3 + turned % 3
        swapped = move - SWAP
        return SWAP_WAYS + PAIR_OF[WAY[here + swapped // SPACES] * WAYS + WAY[here + swapped % SPACES]]

    def decode(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, FoxRun)
        here: i64 = state.at[state.pawn] * WAYS
        if action < ARROW_WAY:
            return on(STEP_TO, THERE[here + action - STEP_WAY])
        if action < STAY_HERE:
            return ARROW_TO + action - ARROW_WAY
        if action < REVEAL_WAY:
            return STAY if action == STAY_HERE else PASS
        if action < TURN_WAY:
            return on(REVEAL, THERE[here + action - REVEAL_WAY])
        if action < SWAP_WAYS:
            turned = action - TURN_WAY
            there = THERE[here + turned // 3]
            return NO_ACTION if there < 0 else TURN + there * 3 + turned % 3
        one = THERE[here + FIRST_OF[action - SWAP_WAYS]]
        other = THERE[here + SECOND_OF[action - SWAP_WAYS]]
        if one < 0 or other < 0:
            return NO_ACTION
        return SWAP + min(one, other) * SPACES + max(one, other)

    def write(self, state: State, seat: i64, into: vec[i16], start: i64) -> None:
        assert isinstance(state, FoxRun)
        write_tiles(state, into, start)
        write_pawns(state, seat, into, start)
        for phase in range(i64(4)):
            into[start + PHASE + phase] = i16(1 if state.phase == phase else 0)
        into[start + REST] = i16(state.quiet)
        into[start + REST + 2] = i16(1 if state.start_ends_turn else 0)


def on(kind: i64, space: i64) -> i64:
    return NO_ACTION if space < 0 else kind + space


def write_tiles(state: FoxRun, into: vec[i16], start: i64) -> None:
    """Face-down tiles aren't read before the game is over."""
    hidden: i64 = 0 if state.phase == OVER else state.down
    starts, used = state.start_tiles, state.used
    left: i64 = 0
    for space in range(i64(SPACES)):
        at = start + space
        down = hidden >> space & 1
        tile: i64 = 0 if down else state.tiles[space]
        left += state.down >> space & 1
        into[at + FACE_DOWN] = i16(down)
        into[at + STARTS] = i16(starts >> space & 1)
        into[at + ARROWS] = i16(tile & 1)
        into[at + ARROWS + 25] = i16(tile >> 1 & 1)
        into[at + ARROWS + 50] = i16(tile >> 2 & 1)
        into[at + ARROWS + 75] = i16(tile >> 3)
        into[at + PAWN_AT] = 0
        into[at + PAWN_AT + 25] = 0
        into[at + PAWN_AT + 50] = 0
        into[at + PAWN_AT + 75] = 0
        into[at + USED] = i16(used >> space & 1)
    into[start + REST + 1] = i16(left)


def write_pawns(state: FoxRun, seat: i64, into: vec[i16], start: i64) -> None:
    for pawn in range(i64(PAWNS)):
        into[start + PAWN_AT + pawn * SPACES + state.at[pawn]] = 1
        into[start + WHOSE + pawn] = i16(1 if state.pawn == pawn else 0)
        whose: i64 = (state.player[pawn] - seat + state.seats) % state.seats
        for other in range(i64(PAWNS)):
            into[start + PLAYERS + pawn * PAWNS + other] = i16(1 if whose == other else 0)
