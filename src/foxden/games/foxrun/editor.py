"""The form for correcting Fox on the Run's box: the tile mix, the start places, the turn order."""

from __future__ import annotations

from typing import Final

from foxden.data import Contents
from foxden.forms.box import BoxEditor, BoxPart, Counts, Mark, Marks, Order
from foxden.forms.entry import Entry
from foxden.forms.form import Fields, Group
from foxden.games.foxrun.data import TILES
from foxden.games.foxrun.names import CHARACTER_NAMES, SPACE, SPACE_NAMES, Character
from foxden.games.foxrun.pieces import PICTURES, faction_of
from foxden.games.foxrun.words import name_tile, proper
from foxden.scene import Piece, Say, Space

KINDS = [tile for tile in PICTURES if tile not in ("start", "down")]
"""Every possible tile, those of the standard box first and in its order."""
PAIR: Final = "zev"
"""Zev and Puffer share a start tile: the mark bears the name of one of them."""
STARTERS: tuple[Character, ...] = ("indigo", "scarlett", PAIR)


def parts(_contents: Contents, say: Say) -> list[BoxPart]:
    tiles, starts, order = say("foxrun-box-tiles"), say("foxrun-box-starts"), say("foxrun-box-order")
    kinds = [Group(tiles, [show_kind(kind, say) for kind in KINDS])]
    return [
        Counts(tiles, say("foxrun-box-tiles-how"), "tiles-{thing}", kinds, TILES),
        Marks(starts, say("foxrun-box-starts-how"), "start-{space}", lay_spaces(), list_starters(say)),
        Order(order, say("foxrun-box-order-how"), "turn-{place}", list_turns(), list_pawns(), on_board=False),
    ]


def show_kind(kind: str, say: Say) -> Piece:
    art, turned = PICTURES[kind]
    return Piece(kind, "tile", art, name_tile(kind, say), turned=turned)


def lay_spaces() -> list[Space]:
    return [Space(name, name, x=space // 5, y=4 - space % 5) for name, space in SPACE.items()]


def list_starters(say: Say) -> list[Mark]:
    labels = {name: say("foxrun-box-pair") if name == PAIR else proper(name) for name in STARTERS}
    return [Mark(name, label, 1, show_pawn(name)) for name, label in labels.items()]


def list_turns() -> list[Space]:
    return [Space(str(turn), str(turn), x=turn - 1, y=0) for turn in range(1, len(CHARACTER_NAMES) + 1)]


def list_pawns() -> list[Piece]:
    return [show_pawn(name) for name in CHARACTER_NAMES]


def show_pawn(name: Character) -> Piece:
    return Piece(name, "pawn", f"pawn-{name}", proper(name), marks=[faction_of(name)])


def spread(contents: Contents) -> Fields:
    tiles: Fields = {f"tiles-{kind}": contents["tiles"].count(kind) for kind in KINDS}
    starts: Fields = {f"start-{contents['starts'][name]}": name for name in STARTERS}
    return {**tiles, **starts, **{f"turn-{turn}": name for turn, name in enumerate(contents["order"], start=1)}}


def gather(entry: Entry) -> Contents:
    return {
        "tiles": [kind for kind in KINDS for _ in range(entry.number(f"tiles-{kind}", 0, TILES) or 0)],
        "order": [entry.text(f"turn-{turn}") for turn in range(1, len(CHARACTER_NAMES) + 1)],
        "starts": {name: gather_start(entry, PAIR if name == "puffer" else name) for name in CHARACTER_NAMES},
    }


def gather_start(entry: Entry, name: Character) -> str:
    """None if no space or more than one is marked."""
    found = [space for space in SPACE_NAMES if entry.text(f"start-{space}") == name]
    return found[0] if len(found) == 1 else ""


EDITOR = BoxEditor("foxrun-box-intro", parts, spread, gather)
