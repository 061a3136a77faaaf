"""The vocabulary of forms: what can be entered from a real table, in words and pictures, never in rules.

A form is a list of parts. What is entered are *fields*, plain names with plain values, and each part says how its
fields are called (`caught-{seat}-{thing}`), so that a page can write them without knowing what they mean. Every field
stands alone: two phones that write different fields never undo each other's work; of two writes of one field the later
counts.
"""

from __future__ import annotations

import msgspec

from foxden.option import Value
from foxden.scene import Piece, Sheet, Space

Written = str | int | bool | None
"""What stands in a field; nothing where it was wiped out."""
Fields = dict[str, Written]


# --- what is asked --------------------------------------------------------------------------------------


class Group(msgspec.Struct, frozen=True):
    """Things that lie side by side."""

    label: str
    things: list[Piece]


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Each player has some of the things. Tapped: the field is true; tapped again: it is wiped out."""

    label: str
    how: str
    field: str
    groups: list[Group]


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Each player has one of the things; the field holds its id."""

    label: str
    how: str
    field: str
    groups: list[Group]


class Pile(msgspec.Struct, frozen=True, tag="pile"):
    """Cards one after the other, each with several things on it; a field holds their ids, joined by `+`."""

    label: str
    how: str
    field: str
    most: int
    things: list[Piece]
    cards: list[list[str]]
    """Every card there can be."""


class Boxes(msgspec.Struct, frozen=True, tag="boxes"):
    """Each player has a row of numbers, one of which may be circled: that field holds which."""

    label: str
    how: str
    field: str
    many: int
    least: int
    most: int
    circle: str
    circle_field: str


class Board(msgspec.Struct, frozen=True, tag="board"):
    """Tiles that lie one way or the other. A field holds what the field `stamp` held when its tile was turned over. A
    space with a mark holds something else, which stays as it is."""

    label: str
    how: str
    field: str
    spaces: list[Space]
    down: Piece
    up: str
    """What is said of a tile that is turned over: what it shows, nobody has entered."""
    fixed: Piece
    stamp: str


class Steps(msgspec.Struct, frozen=True, tag="steps"):
    """A number that goes up by one, and back down by one where somebody was too quick. It begins at 1."""

    field: str
    next: str
    back: str


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance decides: the house answers with the fields to be written."""

    label: str
    how: str


class Answer(msgspec.Struct, frozen=True):
    value: Value
    label: str


class Ask(msgspec.Struct, frozen=True, tag="choice"):
    """One of several answers; the first counts where nothing was chosen."""

    label: str
    field: str
    answers: list[Answer]


Part = Give | Pick | Pile | Boxes | Board | Steps | Deal | Ask


class Form(msgspec.Struct, frozen=True):
    """All that can be entered of a game, in the reader's words."""

    game: str
    title: str
    intro: str
    least: int
    most: int | None
    start: int
    """How many players there are before anybody has said so."""
    parts: list[Part]
    hand: bool
    """Can a sheet filled in by hand be checked?"""


# --- what comes of it -----------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What cannot be: the fields that say so, and why. Whoever has just written one of them is refused."""

    fields: list[str]
    words: str
    rule: str = ""


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was entered so far, scored by the rules."""

    sheet: Sheet | None = None
    problems: list[Problem] = []
    missing: list[str] = []
    """What is still to be entered, in words."""
    notes: list[str] = []
    """What it is good to know now."""
    result: str = ""
    """Who has won; nothing while something is missing or cannot be."""
    wrong: Problem | None = None
    """The first wrong number of a sheet filled in by hand."""
