"""Moves and setups as the record writes them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from foxden.game import Contents, Refusal, Value
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.box import FoxRunBox
from foxden.games.foxrun.chosen import choose_players
from foxden.games.foxrun.names import ARROWS, CHARACTER, CHARACTER_NAMES, DIRECTIONS, SPACE, SPACE_NAMES, TILE
from foxden.games.foxrun.numbers import ACTIONS, ARROW_TO, PASS, REVEAL, STAY, SWAP, TURN
from foxden.games.foxrun.rules import FoxRun


@lru_cache(maxsize=ACTIONS)
def write(move: int) -> str:
    if move < ARROW_TO:
        return f"step {SPACE_NAMES[move]}"
    if move < STAY:
        return f"arrow {DIRECTIONS[move - ARROW_TO]}"
    if move == STAY:
        return "stay"
    if move == PASS:
        return "pass"
    if move < TURN:
        return f"reveal {SPACE_NAMES[move - REVEAL]}"
    if move < SWAP:
        return f"turn {SPACE_NAMES[(move - TURN) // 3]} {90 * ((move - TURN) % 3 + 1)}"
    first, second = divmod(move - SWAP, SPACES)
    return f"swap {SPACE_NAMES[first]} {SPACE_NAMES[second]}"


def is_move(move: int) -> bool:
    """A swap names its two spaces in order; every other number is a move."""
    first, second = divmod(move - SWAP, SPACES)
    return move < SWAP or first < second


MOVES = {write(move): move for move in range(ACTIONS) if is_move(move)}


def read(text: str) -> int:
    if text not in MOVES:
        raise Refusal("record", "foxrun-no-move", text=text)
    return MOVES[text]


def write_setup(state: FoxRun) -> Contents:
    tiles = {SPACE_NAMES[space]: ARROWS[state.tiles[space]] for space in range(SPACES) if state.tiles[space]}
    roles = [
        [name for pawn, name in enumerate(CHARACTER_NAMES) if state.player[pawn] == seat] for seat in range(state.seats)
    ]
    return {"tiles": tiles, "roles": roles}


def read_setup(box: FoxRunBox, options: Mapping[str, Value], seats: int, setup: Contents) -> FoxRun:
    tiles = read_tiles(box, setup.get("tiles"))
    player = read_roles(seats, setup.get("roles"))
    if choose_players(options, seats) not in (None, player):
        raise Refusal("FR-4", "foxrun-setup-sides")
    return FoxRun(box, vec[i64](tiles), vec[i64](player), options["start-tile"] == "turn")


def read_tiles(box: FoxRunBox, tiles: object) -> list[int]:
    """FR-2: the box's arrow tiles, one to each space that has no start tile (FR-3)."""
    wanted = {name for name, space in SPACE.items() if not box.start_tiles >> space & 1}
    if not isinstance(tiles, dict) or set(tiles) != wanted:
        raise Refusal("FR-3", "foxrun-setup-spaces")
    if not all(isinstance(arrows, str) and arrows in TILE for arrows in tiles.values()):
        raise Refusal("FR-1", "foxrun-setup-arrows")
    if sorted(TILE[arrows] for arrows in tiles.values()) != sorted(box.mix):
        raise Refusal("FR-2", "foxrun-setup-mix")
    return [TILE[tiles[name]] if name in wanted else 0 for name in SPACE_NAMES]


def read_roles(seats: int, roles: object) -> list[int]:
    """FR-4: one each; a player who is alone on a side plays both of its characters."""
    if not isinstance(roles, list) or len(roles) != seats or not all(isinstance(role, list) for role in roles):
        raise Refusal("FR-4", "foxrun-setup-roles")
    seat_of = {name: seat for seat, role in enumerate(roles) for name in role if isinstance(name, str)}
    named = sum(len(role) for role in roles)
    if set(seat_of) != set(CHARACTER) or named != 4 or not all(is_role(role) for role in roles):
        raise Refusal("FR-4", "foxrun-setup-roles")
    return [seat_of[name] for name in CHARACTER_NAMES]


def is_role(role: list[str]) -> bool:
    return len(role) == 1 or sorted(role) in (["indigo", "scarlett"], ["puffer", "zev"])
