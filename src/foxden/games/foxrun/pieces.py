"""The tiles and pawns of Fox on the Run in a scene."""

from __future__ import annotations

from functools import cache, lru_cache

from foxden.games.foxrun.names import CHARACTER_NAMES, SPACE, SPACE_NAMES, Character
from foxden.games.foxrun.result import side_of
from foxden.games.foxrun.view import FoxRunShared
from foxden.games.foxrun.words import name_tile, proper
from foxden.scene import Names, Piece, Role, Say

PICTURES = {
    "u": ("tile-arrow", 0), "r": ("tile-arrow", 90), "d": ("tile-arrow", 180), "l": ("tile-arrow", 270),
    "ur": ("tile-corner", 0), "rd": ("tile-corner", 90), "dl": ("tile-corner", 180), "ul": ("tile-corner", 270),
    "ud": ("tile-straight", 0), "rl": ("tile-straight", 90),
    "urd": ("tile-fork", 0), "rdl": ("tile-fork", 90), "udl": ("tile-fork", 180), "url": ("tile-fork", 270),
    "urdl": ("tile-cross", 0), "start": ("tile-start", 0), "down": ("tile-back", 0),
}  # fmt: skip
"""The picture of each tile, and its rotation."""

THICKETS = "4045421310052531401223534"
"""Which of six looks the undergrowth has on each space, so that no two neighbours are alike."""


def show_tiles(shared: FoxRunShared, say: Say) -> list[Piece]:
    laid, used, backs = shared.laid, shared.used, draw_backs(say)
    return [
        draw_tile(tile, laid[space], space, space in used, say) if tile else back
        for (space, tile), back in zip(shared.tiles.items(), backs, strict=True)
    ]


@cache
def draw_backs(say: Say) -> list[Piece]:
    """Every tile as long as it is face down; until then it hasn't moved."""
    return [draw_tile("down", space, space, False, say) for space in SPACE_NAMES]


@lru_cache(maxsize=1 << 15)
def draw_tile(tile: str, laid: str, space: str, is_used: bool, say: Say) -> Piece:
    """Cached, because all tiles are shown after every step. `laid`: the space it was dealt to."""
    art, turned = PICTURES[tile]
    marks = ["used"] * is_used + [thicket(laid)] * (tile == "down")
    return Piece(f"tile@{laid}", "tile", art, name_tile(tile, say), on=space, turned=turned, marks=marks)


def thicket(laid: str) -> str:
    """The look of the undergrowth, which depends only on where the tile was dealt, so that it reveals nothing."""
    return f"thicket-{THICKETS[SPACE[laid]]}"


def tile_id(shared: FoxRunShared, space: str) -> str:
    """A tile is named after the space it was dealt to, and keeps that name for good; face down it never moves."""
    return f"tile@{shared.laid[space]}"


def show_pawns(shared: FoxRunShared, names: Names, say: Say) -> list[Piece]:
    acting = None if shared.ended_by else shared.character
    return [
        draw_pawn(character, space, names[shared.players[character]], character == acting, say)
        for character, space in shared.pawns.items()
    ]


def draw_pawn(character: Character, space: str, player: str, is_acting: bool, say: Say) -> Piece:
    label = say("foxrun-pawn", character=proper(character), player=player)
    pawn, marks = PAWNS[character], (ACTING if is_acting else MARKS)[character]
    return Piece(pawn, "pawn", pawn, label, on=space, marks=marks)


def describe_characters(say: Say) -> list[Role]:
    """FR-15 to FR-19: what the four cards of the box say."""
    return [describe_character(character, say) for character in CHARACTER_NAMES]


def describe_character(character: Character, say: Say) -> Role:
    name, side, pawn = proper(character), side_of(character), f"pawn-{character}"
    goal, ability = say("foxrun-goal", side=side), say("foxrun-ability", character=name)
    return Role(pawn, pawn, name, goal, say("foxrun-side", side=side), ability, [faction_of(character)])


def faction_of(character: str) -> str:
    """The faction, as a class of the skin."""
    return "fox" if side_of(character) == "foxes" else "guardian"


PAWNS = {character: f"pawn-{character}" for character in CHARACTER_NAMES}
MARKS = {character: [faction_of(character)] for character in CHARACTER_NAMES}
ACTING = {character: [faction_of(character), "acting"] for character in CHARACTER_NAMES}
