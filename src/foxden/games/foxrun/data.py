"""From data.toml to the box the rules play with."""

from __future__ import annotations

from functools import cache

from foxden.data import Contents, read_data, require_parts, wrong_form
from foxden.games.foxrun.about import HOME
from foxden.games.foxrun.box import FoxRunBox, pack_box
from foxden.games.foxrun.names import CHARACTER, CHARACTER_NAMES, SPACE, TILE
from foxden.refusal import DataError

PARTS = ("tiles", "order", "starts")
TILES = 22


@cache
def default_box() -> FoxRunBox:
    """The standard box, packed once because it never changes."""
    return pack(read_data(HOME / "data.toml"))


def pack(contents: Contents) -> FoxRunBox:
    require_parts(contents, PARTS)
    return pack_box(read_tiles(contents), read_starts(contents), read_order(contents))


def read_tiles(contents: Contents) -> list[int]:
    """FR-1: 22 arrow tiles, each with one or more arrows."""
    tiles = contents.get("tiles")
    if not isinstance(tiles, list):
        raise wrong_form("tiles")
    for tile in tiles:
        if not isinstance(tile, str) or tile not in TILE:
            raise DataError("FR-1", "foxrun-data-tile", tile=tile)
    if len(tiles) != TILES:
        raise DataError("FR-1", "foxrun-data-tiles", n=len(tiles))
    return [TILE[tile] for tile in tiles]


def read_starts(contents: Contents) -> list[int]:
    """FR-1, FR-3: three start tiles, Zev and Puffer sharing one."""
    starts = contents.get("starts")
    if not isinstance(starts, dict) or set(starts) != set(CHARACTER):
        raise wrong_form("starts")
    if "" in starts.values():
        raise DataError("FR-3", "foxrun-data-starts")
    for space in starts.values():
        if not isinstance(space, str) or space not in SPACE:
            raise DataError("FR-3", "foxrun-data-space", space=space)
    if starts["zev"] != starts["puffer"] or len(set(starts.values())) != 3:
        raise DataError("FR-3", "foxrun-data-starts")
    return [SPACE[starts[name]] for name in CHARACTER_NAMES]


def read_order(contents: Contents) -> list[int]:
    """FR-5: each character once."""
    order = contents.get("order")
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(CHARACTER):
        raise DataError("FR-5", "foxrun-data-order")
    return [CHARACTER[name] for name in order]
