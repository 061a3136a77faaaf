"""Fox on the Run as a scene: the forest, its tiles and pawns, and what can be touched."""

from __future__ import annotations

from functools import cache

from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.names import ARROWS, DIRECTIONS, SPACE_NAMES, TILE, Character
from foxden.games.foxrun.notation import write
from foxden.games.foxrun.numbers import ARROW_TO, PASS, REVEAL, STAY, SWAP, TURN
from foxden.games.foxrun.pieces import describe_characters, show_pawns, show_tiles, tile_id
from foxden.games.foxrun.sheet import write_sheet
from foxden.games.foxrun.speech import ask, foresee, note, say_status, say_you, summarize
from foxden.games.foxrun.view import FoxRunShared, FoxRunView
from foxden.games.foxrun.words import name_tile
from foxden.scene import Button, Choice, Filled, Names, OwnScene, Say, Scene, Space, Stage, Trail, Zone
from foxden.state import Moves


def stage(view: FoxRunView, say: Say) -> Stage:
    spaces = [Space(name, name, x=space // 5, y=4 - space % 5) for space, name in enumerate(SPACE_NAMES)]
    return Stage([Zone("forest", "board", say("foxrun-forest"), spaces)], describe_characters(say))


# --- what everyone sees --------------------------------------------------------------------------------------


def show(view: FoxRunView, names: Names, say: Say) -> Scene:
    shared = view.shared
    notes = note(shared, say)
    return Scene(
        zones=[Filled("forest", [*show_tiles(shared, say), *show_pawns(shared, names, say)])],
        status=say_status(shared, names, say),
        summary=summarize(shared, notes, say),
        notes=notes,
        trails=[Trail(f"pawn-{shared.character}", spaces) for spaces in shared.trails.values() if spaces],
        sheet=write_sheet(shared, names, say) if shared.ended_by else None,
    )


# --- what a seat sees and can do ----------------------------------------------------------------------------


def show_own(view: FoxRunView, moves: Moves, names: Names, say: Say) -> OwnScene:
    shared, own = view.shared, view.own_part()
    waiting = wait(tuple(own.characters), say)
    if not (listed := moves.to_list()):
        return waiting
    return OwnScene(
        ask=ask(shared, listed, say),
        summary=waiting.summary,
        mine=waiting.mine,
        choices=[choose(shared, move, say) for move in listed],
        buttons=list_buttons(listed, say),
    )


@cache
def wait(characters: tuple[Character, ...], say: Say) -> OwnScene:
    """What a seat with these characters sees while it isn't asked anything: always the same."""
    return OwnScene(summary=say_you(characters, say), mine=[f"pawn-{character}" for character in characters])


def choose(shared: FoxRunShared, move: int, say: Say) -> Choice:
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


def choose_step(shared: FoxRunShared, space: str, text: str, say: Say) -> Choice:
    trail = shared.trails[text]
    return Choice([space], text, foresee(say("foxrun-step", space=space), shared, trail, say), trail=trail)


def choose_arrow(shared: FoxRunShared, arrow: str, text: str, say: Say) -> Choice:
    """Touch the arrow's button, or the space it leads to, if any."""
    trail = shared.trails[text]
    label = foresee(say("foxrun-arrow", arrow=arrow), shared, trail, say)
    return Choice([f"arrow-{arrow}"], text, label, also=[trail[:1]] if trail else [], trail=trail)


def choose_turn(shared: FoxRunShared, space: str, quarters: int, text: str, say: Say) -> Choice:
    label = say("foxrun-turn", space=space, degrees=90 * quarters)
    after = name_tile(rotate(str(shared.tiles[space]), quarters), say)
    return Choice([tile_id(shared, space), f"turn-{90 * quarters}"], text, f"{label} – {after}")


def rotate(arrows: str, quarters: int) -> str:
    """The arrows of a tile rotated clockwise."""
    turned = TILE[arrows] << quarters
    return ARROWS[(turned | turned >> 4) & 15]


def choose_swap(shared: FoxRunShared, first: int, second: int, text: str, say: Say) -> Choice:
    """The two tiles can be touched in either order."""
    one, other = SPACE_NAMES[first], SPACE_NAMES[second]
    path = [tile_id(shared, one), tile_id(shared, other)]
    return Choice(path, text, say("foxrun-swap", first=one, second=other), also=[path[::-1]])


def list_buttons(moves: list[int], say: Say) -> list[Button]:
    """All moves are of one kind, with staying or passing as the last."""
    buttons = [
        Button(f"arrow-{DIRECTIONS[move - ARROW_TO]}", say("foxrun-arrow", arrow=DIRECTIONS[move - ARROW_TO]))
        for move in moves
        if ARROW_TO <= move < STAY
    ]
    if TURN <= moves[0] < SWAP:
        buttons += [Button(f"turn-{degrees}", say("foxrun-degrees", degrees=degrees)) for degrees in (90, 180, 270)]
    if moves[-1] == STAY:
        buttons.append(Button("stay", say("foxrun-stay")))
    if moves[-1] == PASS:
        buttons.append(Button("pass", say("foxrun-pass")))
    return buttons
