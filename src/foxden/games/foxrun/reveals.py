"""Flipped tiles as chance events: which can appear, and how many of each are face down (FR-8)."""

from __future__ import annotations

from foxden.encoding import Reveals
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.names import ARROWS
from foxden.games.foxrun.numbers import OVER
from foxden.games.foxrun.rules import FoxRun


def find_turned(before: FoxRun, after: FoxRun) -> int | None:
    """The space whose tile was flipped; None for the last one, because what it shows no longer matters (FR-19)."""
    if after.revealed == before.revealed or after.phase == OVER:
        return None
    return (int(before.down) & ~int(after.down)).bit_length() - 1


def weigh_tiles(state: FoxRun) -> list[tuple[int, int]]:
    tiles = [int(state.tiles[space]) for space in range(SPACES) if state.down >> space & 1]
    return [(tile, tiles.count(tile)) for tile in sorted(set(tiles))]


def lay_tile(state: FoxRun, space: int, tile: int) -> None:
    """Swap the tile on this space with a face-down tile of the wanted kind."""
    other = next(each for each in range(SPACES) if state.down >> each & 1 and state.tiles[each] == tile)
    state.tiles[other] = state.tiles[space]
    state.tiles[space] = tile


REVEALS = Reveals(find_turned, weigh_tiles, lay_tile, lambda tile: f"tile {ARROWS[tile]}")
