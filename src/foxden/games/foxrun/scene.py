"""Fox on the Run as a scene: the forest, its tiles and pawns, and what may be touched."""

from __future__ import annotations

from typing import cast

from foxden.game import View
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.names import ARROWS, CHARACTER_NAMES, DIRECTIONS, SPACE, SPACE_NAMES, TILE
from foxden.games.foxrun.notation import write
from foxden.games.foxrun.result import side_of
from foxden.games.foxrun.rules import ARROW_TO, PASS, REVEAL, STAY, SWAP, TURN
from foxden.games.foxrun.speech import (
    ask,
    foresee,
    name_tile,
    note,
    proper,
    say_status,
    say_you,
    summarize,
    write_sheet,
)
from foxden.games.foxrun.view import Own, Shared
from foxden.scene import Button, Choice, Filled, Names, OwnScene, Piece, Say, Scene, Space, Stage, Trail, Zone
from foxden.state import Moves

PICTURES = {
    "u": ("tile-arrow", 0), "r": ("tile-arrow", 90), "d": ("tile-arrow", 180), "l": ("tile-arrow", 270),
    "ur": ("tile-corner", 0), "rd": ("tile-corner", 90), "dl": ("tile-corner", 180), "ul": ("tile-corner", 270),
    "ud": ("tile-straight", 0), "rl": ("tile-straight", 90), "start": ("tile-start", 0), "down": ("tile-back", 0),
}  # fmt: skip
"""The picture of each tile, and how far it is turned."""

THICKETS = "4045421310052531401223534"
"""Which of six looks the undergrowth has on each space, so that no two neighbours are alike."""


def stage(view: View, say: Say) -> Stage:
    spaces = [Space(name, name, x=space // 5, y=4 - space % 5) for space, name in enumerate(SPACE_NAMES)]
    return Stage([Zone("forest", "board", say("foxrun-forest"), spaces)])


# --- what all see ---------------------------------------------------------------------------------------


def show(view: View, names: Names, say: Say) -> Scene:
    shared = cast(Shared, view.shared)
    return Scene(
        zones=[Filled("forest", [*show_tiles(shared, say), *show_pawns(shared, names, say)])],
        status=say_status(shared, names, say),
        summary=summarize(shared, say),
        notes=note(shared, say),
        trails=[Trail(f"pawn-{shared.character}", spaces) for spaces in shared.trails.values() if spaces],
        sheet=write_sheet(shared, names, say) if shared.ended_by else None,
    )


def show_tiles(shared: Shared, say: Say) -> list[Piece]:
    return [show_tile(shared, space, say) for space in SPACE_NAMES]


def show_tile(shared: Shared, space: str, say: Say) -> Piece:
    tile = shared.tiles[space] or "down"
    art, turned = PICTURES[tile]
    marks = ["used"] * (space in shared.used) + [thicket(shared, space)] * (tile == "down")
    return Piece(tile_id(shared, space), "tile", art, name_tile(tile, say), on=space, turned=turned, marks=marks)


def thicket(shared: Shared, space: str) -> str:
    """How the undergrowth looks there: by where the tile was laid, so that it says nothing else."""
    return f"thicket-{THICKETS[SPACE[shared.laid[space]]]}"


def tile_id(shared: Shared, space: str) -> str:
    """A tile is named by the space it was laid on, and face down it never moves: it keeps that name for good."""
    return f"tile@{shared.laid[space]}"


def show_pawns(shared: Shared, names: Names, say: Say) -> list[Piece]:
    return [show_pawn(shared, character, names, say) for character in CHARACTER_NAMES]


def show_pawn(shared: Shared, character: str, names: Names, say: Say) -> Piece:
    label = say("foxrun-pawn", character=proper(character), player=names[shared.players[character]])
    acting = ["acting"] if character == shared.character and not shared.ended_by else []
    marks = [faction_of(character), *acting]
    return Piece(f"pawn-{character}", "pawn", f"pawn-{character}", label, on=shared.pawns[character], marks=marks)


def faction_of(character: str) -> str:
    """As the skin paints it."""
    return "fox" if side_of(character) == "foxes" else "guardian"


# --- what one sees and may do -----------------------------------------------------------------------------


def show_own(view: View, moves: Moves, names: Names, say: Say) -> OwnScene:
    shared, own = cast(Shared, view.shared), cast(Own, view.own)
    listed = moves.to_list()
    return OwnScene(
        ask=ask(shared, listed, say) if listed else "",
        summary=say_you(own, say),
        mine=[f"pawn-{character}" for character in own.characters],
        choices=[choose(shared, move, say) for move in listed],
        buttons=list_buttons(listed, say),
    )


def choose(shared: Shared, move: int, say: Say) -> Choice:
    text = write(move)
    if move < ARROW_TO:
        return choose_step(shared, SPACE_NAMES[move], text, say)
    if move < STAY:
        return choose_arrow(shared, DIRECTIONS[move - ARROW_TO], text, say)
    if move == STAY:
        return Choice(["stay"], text, say("foxrun-stay"))
    if move == PASS:
        return Choice(["pass"], text, say("foxrun-pass"))
    if move < TURN:
        space = SPACE_NAMES[move - REVEAL]
        return Choice([tile_id(shared, space)], text, say("foxrun-reveal", space=space))
    if move < SWAP:
        return choose_turn(shared, SPACE_NAMES[(move - TURN) // 3], (move - TURN) % 3 + 1, text, say)
    return choose_swap(shared, *divmod(move - SWAP, SPACES), text, say)


def choose_step(shared: Shared, space: str, text: str, say: Say) -> Choice:
    trail = shared.trails[text]
    return Choice([space], text, foresee(say("foxrun-step", space=space), shared, trail, say), trail=trail)


def choose_arrow(shared: Shared, arrow: str, text: str, say: Say) -> Choice:
    """The arrow itself, or the space it leads to, if it leads anywhere."""
    trail = shared.trails[text]
    label = foresee(say("foxrun-arrow", arrow=arrow), shared, trail, say)
    return Choice([f"arrow-{arrow}"], text, label, also=[trail[:1]] if trail else [], trail=trail)


def choose_turn(shared: Shared, space: str, quarters: int, text: str, say: Say) -> Choice:
    label = say("foxrun-turn", space=space, degrees=90 * quarters)
    after = name_tile(rotate(str(shared.tiles[space]), quarters), say)
    return Choice([tile_id(shared, space), f"turn-{90 * quarters}"], text, f"{label} – {after}")


def rotate(arrows: str, quarters: int) -> str:
    """What a tile shows when it is turned clockwise."""
    turned = TILE[arrows] << quarters
    return ARROWS[(turned | turned >> 4) & 15]


def choose_swap(shared: Shared, first: int, second: int, text: str, say: Say) -> Choice:
    """Whichever of the two is touched first."""
    one, other = SPACE_NAMES[first], SPACE_NAMES[second]
    path = [tile_id(shared, one), tile_id(shared, other)]
    return Choice(path, text, say("foxrun-swap", first=one, second=other), also=[path[::-1]])


def list_buttons(moves: list[int], say: Say) -> list[Button]:
    buttons = [
        Button(f"arrow-{DIRECTIONS[move - ARROW_TO]}", say("foxrun-arrow", arrow=DIRECTIONS[move - ARROW_TO]))
        for move in moves
        if ARROW_TO <= move < STAY
    ]
    if any(TURN <= move < SWAP for move in moves):
        buttons += [Button(f"turn-{degrees}", say("foxrun-degrees", degrees=degrees)) for degrees in (90, 180, 270)]
    if STAY in moves:
        buttons.append(Button("stay", say("foxrun-stay")))
    if PASS in moves:
        buttons.append(Button("pass", say("foxrun-pass")))
    return buttons
