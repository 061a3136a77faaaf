"""The vocabulary of forms: what can be entered from a real table, in words and pictures, never in rules.

A form is a list of parts. Entries are *fields*, plain names with plain values, and each part defines the names of its
fields (`caught-{seat}-{thing}`), so that a page can write them without knowing what they mean. Fields are independent:
two phones that write different fields never undo each other's work; of two writes to one field, the later one counts.
"""

from __future__ import annotations

import msgspec

from foxden.option import Value
from foxden.scene import Piece, Sheet, Space

Written = str | int | bool | None
"""The value of a field; None if it was cleared."""
Fields = dict[str, Written]


# --- what is asked --------------------------------------------------------------------------------------


class Group(msgspec.Struct, frozen=True):
    """Things that lie side by side."""

    label: str
    things: list[Piece]


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Each player has some of the things. A tap sets the field to true, another tap clears it."""

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
    """Cards in sequence, each with several things on it; a field holds their ids, joined by `+`."""

    label: str
    how: str
    field: str
    most: int
    things: list[Piece]
    cards: list[list[str]]
    """Every card there can be."""


class Boxes(msgspec.Struct, frozen=True, tag="boxes"):
    """Each player has a row of numbers, one of which can be circled; a field holds which."""

    label: str
    how: str
    field: str
    many: int
    least: int
    most: int
    circle: str
    circle_field: str


class Board(msgspec.Struct, frozen=True, tag="board"):
    """Tiles that are face down or face up. A field holds the value of the field `stamp` at the time its tile was
    flipped. A space with a mark holds something else, which never changes."""

    label: str
    how: str
    field: str
    spaces: list[Space]
    down: Piece
    up: str
    """Label of a flipped tile; what it shows isn't entered."""
    fixed: Piece
    stamp: str


class Steps(msgspec.Struct, frozen=True, tag="steps"):
    """A counter that goes up by one, and down by one to correct a slip. It starts at 1."""

    field: str
    next: str
    back: str


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """A random deal: the server answers with the fields to write."""

    label: str
    how: str


class Answer(msgspec.Struct, frozen=True):
    value: Value
    label: str


class Ask(msgspec.Struct, frozen=True, tag="choice"):
    """One of several answers; the first is the default."""

    label: str
    field: str
    answers: list[Answer]


Part = Give | Pick | Pile | Boxes | Board | Steps | Deal | Ask


class Form(msgspec.Struct, frozen=True):
    """Everything that can be entered for a game, in the reader's language."""

    game: str
    title: str
    intro: str
    least: int
    most: int | None
    start: int
    """The initial number of players."""
    parts: list[Part]
    hand: bool
    """Whether a handwritten sheet can be checked."""


# --- what comes of it -----------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A contradiction: the fields involved, and why. A write that causes one is refused."""

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
