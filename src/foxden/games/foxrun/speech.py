"""Positions and moves of Fox on the Run in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.names import CHARACTER, CHARACTER_NAMES, DIRECTIONS, SPACE, SPACE_NAMES, Character
from foxden.games.foxrun.notation import write
from foxden.games.foxrun.numbers import ARROW_TO, FREED, PASS, REVEAL, RUNNING, STAY, SWAP, TURN
from foxden.games.foxrun.result import side_of
from foxden.games.foxrun.rules import QUIET_TURNS, meets
from foxden.games.foxrun.view import FoxRunShared, FoxRunView
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
    where, face_up = frame_summary(say)
    tiles = [f"{space} {name_tile(tile, say)}" for space, tile in shared.tiles.items() if tile is not None]
    return " ".join([where.format(*shared.pawns.values()), face_up.format(", ".join(tiles)), *notes])


@cache
def frame_summary(say: Say) -> tuple[str, str]:
    """Its two sentences with gaps, because what fills them rarely repeats."""
    pawns = [say("foxrun-at", character=proper(name), space="{}") for name in CHARACTER_NAMES]
    return say("foxrun-pawns", pawns=list_up(say, pawns)), say("foxrun-face-up-tiles", tiles="{}")


def note(shared: FoxRunShared, say: Say) -> list[str]:
    """Whose win is near."""
    if shared.ended_by:
        return []
    notes = note_tiles(shared.face_down, shared.guarded, say)
    if shared.quiet < QUIET_WORTH_A_WORD:
        return notes
    return [*notes, say("foxrun-quiet", turns=shared.quiet, most=QUIET_TURNS)]


@cache
def note_tiles(left: int, guarded: bool, say: Say) -> list[str]:
    return [say("foxrun-tiles-left", left=left), say("foxrun-guard", guarded=str(guarded).lower())]


def say_you(characters: Sequence[Character], say: Say) -> str:
    listed = list_up(say, [proper(name) for name in characters])
    return say("foxrun-you", characters=listed, side=side_of(characters[0]))


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
    if end in shared.pawns.values() and (met := meet(shared, end)) != RUNNING:
        return "free" if met == FREED else "catch"
    tile = shared.tiles[end]
    if tile is None:
        return f"{far}over"
    if tile != "start" and len(tile) == 2 and end not in shared.used and trail.count(end) == 1:
        return f"{far}arrow"
    return "far" if far else ""


def meet(shared: FoxRunShared, space: str) -> int:
    indigo, scarlett = SPACE[shared.pawns["indigo"]], SPACE[shared.pawns["scarlett"]]
    return meets(CHARACTER[shared.character], SPACE[space], indigo, scarlett)


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
    if now.face_down == was.face_down:
        return ""
    return ", ".join(
        say("list-labelled", label=space, text=name_tile(tile, say))
        for space, tile in now.tiles.items()
        if tile and was.tiles[space] is None and now.laid[space] == was.laid[space]
    )
