"""From data.toml to the box the rules play with."""

from __future__ import annotations

from functools import cache

from foxden.data import Contents, read_data
from foxden.games.foxrun.about import HOME
from foxden.games.foxrun.box import FoxRunBox, pack_box
from foxden.games.foxrun.names import CHARACTER, CHARACTER_NAMES, SPACE, TILE
from foxden.refusal import DataError


@cache
def default_box() -> FoxRunBox:
    """The box that comes with the game: never changed, so packed once."""
    return pack(read_data(HOME / "data.toml"))


def pack(contents: Contents) -> FoxRunBox:
    unknown = sorted(set(contents) - {"tiles", "order", "starts"})
    if unknown:
        raise DataError(f"{unknown[0]}: not part of this box (tiles, order, starts are)")
    return pack_box(read_tiles(contents), read_starts(contents), read_order(contents))


def read_tiles(contents: Contents) -> list[int]:
    """FR-1: 22 arrow tiles, each with one or two arrows."""
    tiles = contents.get("tiles")
    if not isinstance(tiles, list) or len(tiles) != 22:
        raise DataError("tiles: a list of the 22 arrow tiles is wanted")
    for tile in tiles:
        if not isinstance(tile, str) or tile not in TILE:
            raise DataError(f"tiles: {tile!r} is no tile; one or two of the letters urdl, in that order, are")
    return [TILE[tile] for tile in tiles]


def read_starts(contents: Contents) -> list[int]:
    """FR-1, FR-3: three start tiles, Zev and Puffer sharing one."""
    starts = contents.get("starts")
    if not isinstance(starts, dict) or set(starts) != set(CHARACTER):
        raise DataError("starts: a space for each of indigo, puffer, scarlett and zev is wanted")
    for name, space in starts.items():
        if not isinstance(space, str) or space not in SPACE:
            raise DataError(f"starts.{name}: {space!r} is no space; a1 to e5 are")
    if starts["zev"] != starts["puffer"] or len(set(starts.values())) != 3:
        raise DataError("starts: three different spaces are wanted, Zev and Puffer sharing one")
    return [SPACE[starts[name]] for name in CHARACTER_NAMES]


def read_order(contents: Contents) -> list[int]:
    """FR-5: each character once."""
    order = contents.get("order")
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(CHARACTER):
        raise DataError("order: indigo, puffer, scarlett and zev, each once, are wanted")
    return [CHARACTER[name] for name in order]
