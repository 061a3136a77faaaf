"""Tiles that come to light, as chance: which may, and how often each lies there face down (FR-8)."""

from __future__ import annotations

from foxden.encoding import Reveals
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.names import ARROWS
from foxden.games.foxrun.numbers import OVER
from foxden.games.foxrun.rules import FoxRun


def find_turned(before: FoxRun, after: FoxRun) -> int | None:
    """The space whose tile was turned over; FR-19: once the last one is, nobody asks what it shows."""
    if after.revealed == before.revealed or after.phase == OVER:
        return None
    return (int(before.down) & ~int(after.down)).bit_length() - 1


def weigh_tiles(state: FoxRun) -> list[tuple[int, int]]:
    tiles = [int(state.tiles[space]) for space in range(SPACES) if state.down >> space & 1]
    return [(tile, tiles.count(tile)) for tile in sorted(set(tiles))]


def lay_tile(state: FoxRun, space: int, tile: int) -> None:
    """One of the face-down tiles that look so changes places with the one that lies there."""
    other = next(each for each in range(SPACES) if state.down >> each & 1 and state.tiles[each] == tile)
    state.tiles[other] = state.tiles[space]
    state.tiles[space] = tile


REVEALS = Reveals(find_turned, weigh_tiles, lay_tile, lambda tile: f"tile {ARROWS[tile]}")
