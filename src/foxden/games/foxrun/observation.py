"""What a seat sees of Fox on the Run as numbers: planes of five by five spaces, and whose turn it is."""

from __future__ import annotations

from foxden.encoding import ActionRange, Encoding, Section, one_hot
from foxden.games.foxrun.board import PAWNS, SPACES
from foxden.games.foxrun.data import TILES
from foxden.games.foxrun.names import CHARACTER_NAMES, DIRECTIONS, PHASES, SPACE, SPACE_NAMES
from foxden.games.foxrun.reveals import REVEALS
from foxden.games.foxrun.rules import QUIET_TURNS
from foxden.games.foxrun.tensors import (
    ARROW_WAY,
    NO_ABILITY,
    PAIRS,
    REVEAL_WAY,
    STAY_HERE,
    STEP_WAY,
    SWAP_WAYS,
    TURN_WAY,
    WAYS,
    FoxRunTensors,
)
from foxden.games.foxrun.view import FoxRunOwn, FoxRunShared, FoxRunView

BOARD = (5, 5)
"""Columns a to e, in each rows 1 to 5."""
PARTS = (
    Section("face_down", BOARD, 0, 1, "face-down tiles"),
    Section("start", BOARD, 0, 1, "start tiles"),
    Section("arrows", (4, *BOARD), 0, 1, "face-up tiles with an arrow up, right, down, left"),
    Section("pawns", (PAWNS, *BOARD), 0, 1, f"where each pawn stands: {', '.join(CHARACTER_NAMES)}"),
    Section("used", BOARD, 0, 1, "tiles whose arrows have worked in this turn"),
    Section("character", (PAWNS,), 0, 1, "whose turn it is"),
    Section("phase", (len(PHASES),), 0, 1, f"what is waited for: {', '.join(PHASES)}"),
    Section("players", (PAWNS, 4), 0, 1, "for each character, who plays it, counted from the observer"),
    Section("quiet", (1,), 0, QUIET_TURNS, "turns in a row without a flipped tile"),
    Section("tiles_left", (1,), 0, TILES, "face-down tiles, or those left when the game ended"),
    Section("start_ends_turn", (1,), 0, 1, "a start tile ends the turn, not only the movement"),
)


def observe(view: FoxRunView) -> list[int]:
    shared, own = view.shared, view.own_part()
    tiles = [shared.tiles[name] for name in SPACE_NAMES]
    seats = max(shared.players.values()) + 1
    return [
        *(int(tile is None) for tile in tiles),
        *(int(tile == "start") for tile in tiles),
        *(int(tile is not None and tile != "start" and way in tile) for way in DIRECTIONS for tile in tiles),
        *(spot for name in CHARACTER_NAMES for spot in one_hot(SPACES, SPACE[shared.pawns[name]])),
        *one_hot(SPACES, *(SPACE[name] for name in shared.used)),
        *one_hot(PAWNS, CHARACTER_NAMES.index(shared.character)),
        *one_hot(len(PHASES), PHASES.index(shared.phase)),
        *(who for name in CHARACTER_NAMES for who in one_hot(4, (shared.players[name] - own.seat) % seats)),
        shared.quiet,
        shared.face_down,
        int(shared.start_tile == "turn"),
    ]


ENCODING: Encoding[FoxRunShared, FoxRunOwn] = Encoding(
    version=0,
    tensors=FoxRunTensors(),
    actions=(
        ActionRange(
            STEP_WAY,
            WAYS,
            "step in one of eight directions, clockwise from up (the four along the grid are 0, 2, 4, 6)",
        ),
        ActionRange(ARROW_WAY, 4, "follow the arrow up, right, down, left"),
        ActionRange(STAY_HERE, 1, "stay, if no step is possible"),
        ActionRange(NO_ABILITY, 1, "don't use the ability"),
        ActionRange(REVEAL_WAY, WAYS, "flip the tile in that direction"),
        ActionRange(TURN_WAY, WAYS * 3, "rotate the tile in that direction (// 3) by 90°, 180° or 270° (% 3)"),
        ActionRange(SWAP_WAYS, len(PAIRS), "swap the tiles in two directions: 0 and 1, 0 and 2, … 6 and 7"),
    ),
    parts=PARTS,
    observe=observe,
    reveals=REVEALS,
    most_moves=lambda seats: (TILES + 1) * QUIET_TURNS * 8,
)
