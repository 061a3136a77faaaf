"""What a viewer is allowed to know in Fox on the Run. Only the face-down tiles are secret (FR-4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.names import (
    ARROWS,
    CHARACTER_NAMES,
    PHASES,
    SPACE_NAMES,
    Character,
    EndedBy,
    Phase,
    name_ending,
)
from foxden.games.foxrun.notation import write
from foxden.games.foxrun.numbers import ARROW, OVER, STAY, STEP
from foxden.games.foxrun.rules import FoxRun
from foxden.view import View


class FoxRunShared(msgspec.Struct, frozen=True, gc=False):
    turn: int
    character: Character
    phase: Phase
    acting: list[int]
    tiles: dict[str, str | None]
    """Each space's tile: its arrows, `start`, or empty while it is face down."""
    laid: dict[str, str]
    """The space each tile was dealt to: a name for it that swaps don't change."""
    pawns: dict[Character, str]
    players: dict[Character, int]
    used: list[str]
    """Tiles whose arrows have worked in this turn (FR-12)."""
    trails: dict[str, list[str]]
    """The spaces each step or arrow (as written in records) would cross now (FR-10)."""
    face_down: int
    quiet: int
    guarded: bool
    start_tile: Literal["turn", "move"]
    ended_by: EndedBy | None


class FoxRunOwn(msgspec.Struct, frozen=True, gc=False):
    seat: int
    characters: list[Character]


FoxRunView = View[FoxRunShared, FoxRunOwn]
BITS = [1 << space for space in range(SPACES)]
TILE_NAMES = ["start", *ARROWS[1:]]
"""By their arrows: start tiles have none."""


def look_shared(state: FoxRun) -> FoxRunShared:
    return FoxRunShared(
        turn=state.turn + 1,
        character=CHARACTER_NAMES[state.pawn],
        phase=PHASES[state.phase],
        acting=[] if state.over() else [state.waits_for()],
        tiles=look_at_tiles(state),
        laid=name_laid(tuple(state.laid)),
        pawns={name: SPACE_NAMES[state.at[pawn]] for pawn, name in enumerate(CHARACTER_NAMES)},
        players={name: state.player[pawn] for pawn, name in enumerate(CHARACTER_NAMES)},
        used=[SPACE_NAMES[space] for space in range(SPACES) if state.used >> space & 1] if state.used else [],
        trails=look_ahead(state),
        face_down=int(state.down).bit_count(),
        quiet=state.quiet,
        guarded=state.is_guarded(),
        start_tile="turn" if state.start_ends_turn else "move",
        ended_by=name_ending(state.ended_by),
    )


def look_open(state: FoxRun) -> FoxRunShared:
    """Every tile, face down or not: for replays of finished games."""
    tiles = {name: TILE_NAMES[tile] for name, tile in zip(SPACE_NAMES, state.tiles, strict=True)}
    return msgspec.structs.replace(look_shared(state), tiles=tiles)


def look_at_tiles(state: FoxRun) -> dict[str, str | None]:
    """Face-down tiles are shown to everyone only when the game has ended."""
    hidden = 0 if state.phase == OVER else int(state.down)
    return {
        name: None if hidden & bit else TILE_NAMES[tile]
        for name, bit, tile in zip(SPACE_NAMES, BITS, state.tiles, strict=True)
    }


@lru_cache(maxsize=4096)
def name_laid(laid: tuple[int, ...]) -> dict[str, str]:
    """Cached, because it changes only with a swap."""
    return {name: SPACE_NAMES[space] for name, space in zip(SPACE_NAMES, laid, strict=True)}


def look_ahead(state: FoxRun) -> dict[str, list[str]]:
    if state.phase not in (STEP, ARROW):
        return {}
    steps = [move for move in state.moves(state.waits_for()).to_list() if move < STAY]
    return {write(move): [SPACE_NAMES[space] for space in state.trail(move)] for move in steps}


def look_own(state: FoxRun, seat: int) -> FoxRunOwn:
    return FoxRunOwn(seat, [name for pawn, name in enumerate(CHARACTER_NAMES) if state.player[pawn] == seat])
