"""Guesses which moves a seat meant by touches that did nothing."""

from __future__ import annotations

from collections.abc import Sequence

from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.names import DIRECTIONS, SPACE
from foxden.games.foxrun.numbers import ARROW_TO, REVEAL, SWAP, TURN
from foxden.games.foxrun.view import FoxRunShared, FoxRunView


def guess_moves(view: FoxRunView, path: Sequence[str]) -> list[int]:
    """FR-7, FR-10: a space to go to; FR-15 to FR-17: tiles to rotate, swap or flip."""
    shared = view.shared
    spaces = [space for space in (find_space(shared, touched) for touched in path) if space is not None]
    if not spaces:
        return []
    if shared.phase == "arrow":
        return [ARROW_TO + direction for direction in range(len(DIRECTIONS))]
    if shared.phase == "ability":
        return guess_ability(shared.character, spaces)
    return [spaces[-1]]


def guess_ability(character: str, spaces: list[int]) -> list[int]:
    if character == "puffer":
        return [TURN + spaces[-1] * 3]
    if character == "scarlett":
        return [SWAP + spaces[0] * SPACES + spaces[-1]]
    return [REVEAL + spaces[-1]]


def find_space(shared: FoxRunShared, touched: str) -> int | None:
    """The space of a target: a space, the tile dealt there, or a pawn."""
    if touched in SPACE:
        return SPACE[touched]
    laid = {f"tile@{name}": space for space, name in shared.laid.items()}
    pawns = {f"pawn-{character}": space for character, space in shared.pawns.items()}
    return SPACE.get((laid | pawns).get(touched, ""))
