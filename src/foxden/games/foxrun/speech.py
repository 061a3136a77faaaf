"""Positions and moves of Fox on the Run in words."""

from __future__ import annotations

from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.names import CHARACTER, CHARACTER_NAMES, DIRECTIONS, SPACE, SPACE_NAMES
from foxden.games.foxrun.notation import write
from foxden.games.foxrun.numbers import ARROW_TO, FREED, PASS, REVEAL, RUNNING, STAY, SWAP, TURN
from foxden.games.foxrun.result import side_of
from foxden.games.foxrun.rules import QUIET_TURNS, meets
from foxden.games.foxrun.view import FoxRunOwn, FoxRunShared, FoxRunView
from foxden.games.foxrun.words import name_tile, proper
from foxden.scene import Names, Say
from foxden.text import list_up

QUIET_WORTH_A_WORD = 20
ABILITIES = {"puffer": "turn", "scarlett": "swap", "zev": "reveal", "indigo": "none"}


def phase_of(shared: FoxRunShared) -> str:
    """What the turn is waiting for: a step, an arrow, or which ability."""
    return ABILITIES[shared.character] if shared.phase == "ability" else shared.phase


# --- the position ---------------------------------------------------------------------------------------


def say_status(shared: FoxRunShared, names: Names, say: Say) -> str:
    if shared.ended_by:
        return say("foxrun-over", by=shared.ended_by)
    player = names[shared.players[shared.character]]
    return say("foxrun-now", character=proper(shared.character), player=player, phase=phase_of(shared))


def summarize(shared: FoxRunShared, notes: list[str], say: Say) -> str:
    """Where the pawns are, what is face up, what is left."""
    pawns = [say("foxrun-at", character=proper(name), space=shared.pawns[name]) for name in CHARACTER_NAMES]
    tiles = [f"{space} {name_tile(tile, say)}" for space, tile in shared.tiles.items() if tile is not None]
    where = say("foxrun-pawns", pawns=list_up(say, pawns))
    return " ".join([where, say("foxrun-face-up-tiles", tiles=", ".join(tiles)), *notes])


def note(shared: FoxRunShared, say: Say) -> list[str]:
    """Whose win is near."""
    if shared.ended_by:
        return []
    notes = [say("foxrun-tiles-left", left=shared.face_down), say("foxrun-guard", guarded=str(shared.guarded).lower())]
    if shared.quiet >= QUIET_WORTH_A_WORD:
        notes.append(say("foxrun-quiet", turns=shared.quiet, most=QUIET_TURNS))
    return notes


def say_you(own: FoxRunOwn, say: Say) -> str:
    characters = list_up(say, [proper(name) for name in own.characters])
    return say("foxrun-you", characters=characters, side=side_of(own.characters[0]))


def ask(shared: FoxRunShared, moves: list[int], say: Say) -> str:
    phase = "stay" if STAY in moves else phase_of(shared)
    return say("foxrun-ask", character=proper(shared.character), phase=phase)


# --- what a move does -----------------------------------------------------------------------------------


def foresee(said: str, shared: FoxRunShared, trail: list[str], say: Say) -> str:
    """A step or an arrow in words, with its outcome if that is worth mentioning."""
    then = outcome(shared, trail)
    if not then:
        return said
    return f"{said} – " + say("foxrun-then", then=then, end=trail[-1] if trail else "")


def outcome(shared: FoxRunShared, trail: list[str]) -> str:
    """How the move ends, as far as everybody can see."""
    if not trail:
        return "nowhere"
    end, far = trail[-1], "far-" if len(trail) > 1 else ""
    indigo, scarlett = SPACE[shared.pawns["indigo"]], SPACE[shared.pawns["scarlett"]]
    met = meets(CHARACTER[shared.character], SPACE[end], indigo, scarlett)
    if met != RUNNING:
        return "free" if met == FREED else "catch"
    tile = shared.tiles[end]
    if tile is None:
        return f"{far}over"
    if tile != "start" and len(tile) == 2 and end not in shared.used and trail.count(end) == 1:
        return f"{far}arrow"
    return "far" if far else ""


# --- the log --------------------------------------------------------------------------------------------


def tell(before: FoxRunView, name: str, move: int, say: Say) -> str:
    """Everything is done in the open."""
    shared = before.shared
    who = {"character": proper(shared.character), "player": name}
    if move < ARROW_TO:
        said = say("foxrun-told-step", space=SPACE_NAMES[move], **who)
        return foresee(said, shared, shared.trails[write(move)], say)
    if move < STAY:
        said = say("foxrun-told-arrow", arrow=DIRECTIONS[move - ARROW_TO], **who)
        return foresee(said, shared, shared.trails[write(move)], say)
    if move == STAY:
        return say("foxrun-told-stay", **who)
    return tell_ability(move, who, say)


def tell_ability(move: int, who: dict[str, str], say: Say) -> str:
    if move == PASS:
        return say("foxrun-told-pass", **who)
    if move < TURN:
        return say("foxrun-told-reveal", space=SPACE_NAMES[move - REVEAL], **who)
    if move < SWAP:
        space, quarters = divmod(move - TURN, 3)
        return say("foxrun-told-turn", space=SPACE_NAMES[space], degrees=90 * (quarters + 1), **who)
    first, second = divmod(move - SWAP, SPACES)
    return say("foxrun-told-swap", first=SPACE_NAMES[first], second=SPACE_NAMES[second], **who)


def tell_news(before: FoxRunView, after: FoxRunView, names: Names, say: Say) -> str:
    """What flipped tiles show; at the end, who won."""
    was, now = before.shared, after.shared
    if now.ended_by:
        return say_status(now, names, say)
    return ", ".join(
        say("list-labelled", label=space, text=name_tile(tile, say))
        for space, tile in now.tiles.items()
        if tile and was.tiles[space] is None and now.laid[space] == was.laid[space]
    )
