"""What a viewer may know of Fox on the Run. Nothing but the face-down tiles is secret (FR-4)."""

from __future__ import annotations

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


class FoxRunShared(msgspec.Struct, frozen=True):
    turn: int
    character: Character
    phase: Phase
    acting: list[int]
    tiles: dict[str, str | None]
    """Each space's tile: its arrows, `start`, or nothing while it is face down."""
    laid: dict[str, str]
    """Where the tile that is now on each space was laid: a name for it that a swap does not change."""
    pawns: dict[Character, str]
    players: dict[Character, int]
    used: list[str]
    """Tiles whose arrows have worked in this turn (FR-12)."""
    trails: dict[str, list[str]]
    """The spaces that each step or arrow, as the record writes it, would lead over now (FR-10)."""
    face_down: int
    quiet: int
    guarded: bool
    start_tile: Literal["turn", "move"]
    ended_by: EndedBy | None


class FoxRunOwn(msgspec.Struct, frozen=True):
    seat: int
    characters: list[Character]


FoxRunView = View[FoxRunShared, FoxRunOwn]


def look_shared(state: FoxRun) -> FoxRunShared:
    return FoxRunShared(
        turn=state.turn + 1,
        character=CHARACTER_NAMES[state.pawn],
        phase=PHASES[state.phase],
        acting=[] if state.over() else [state.waits_for()],
        tiles={SPACE_NAMES[space]: look_at_tile(state, space) for space in range(SPACES)},
        laid={SPACE_NAMES[space]: SPACE_NAMES[state.laid[space]] for space in range(SPACES)},
        pawns={name: SPACE_NAMES[state.at[pawn]] for pawn, name in enumerate(CHARACTER_NAMES)},
        players={name: state.player[pawn] for pawn, name in enumerate(CHARACTER_NAMES)},
        used=[SPACE_NAMES[space] for space in range(SPACES) if state.used >> space & 1],
        trails=look_ahead(state),
        face_down=int(state.down).bit_count(),
        quiet=state.quiet,
        guarded=state.is_guarded(),
        start_tile="turn" if state.start_ends_turn else "move",
        ended_by=name_ending(state.ended_by),
    )


def look_open(state: FoxRun) -> FoxRunShared:
    """Every tile, as it lies there, face down or not: for those who look back at a game that is over."""
    tiles = {
        SPACE_NAMES[space]: "start" if state.start_tiles >> space & 1 else ARROWS[state.tiles[space]]
        for space in range(SPACES)
    }
    return msgspec.structs.replace(look_shared(state), tiles=tiles)


def look_at_tile(state: FoxRun, space: int) -> str | None:
    """A face-down tile is turned over for all when the game has ended, and not before."""
    if state.start_tiles >> space & 1:
        return "start"
    if state.down >> space & 1 and state.phase != OVER:
        return None
    return ARROWS[state.tiles[space]]


def look_ahead(state: FoxRun) -> dict[str, list[str]]:
    if state.phase not in (STEP, ARROW):
        return {}
    steps = [move for move in state.moves(state.waits_for()).to_list() if move < STAY]
    return {write(move): [SPACE_NAMES[space] for space in state.trail(move)] for move in steps}


def look_own(state: FoxRun, seat: int) -> FoxRunOwn:
    return FoxRunOwn(seat, [name for pawn, name in enumerate(CHARACTER_NAMES) if state.player[pawn] == seat])
