"""The vocabulary of box editors: what owners may correct of a game's contents, in words and pictures.

As in the forms for real tables, what is entered are fields: plain names with plain values, and each part says how its
fields are called. A game turns them into the contents of a data file, and its `pack` says what is wrong with those.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from foxden.data import Contents
from foxden.forms.entry import Entry
from foxden.forms.form import Ask, Fields, Group, Problem
from foxden.scene import Piece, Say, Space


class Counts(msgspec.Struct, frozen=True, tag="counts"):
    """How many there are of each thing. Each group has so many things in all."""

    label: str
    how: str
    field: str
    """Contains `{thing}`."""
    groups: list[Group]
    total: int


class Amount(msgspec.Struct, frozen=True, tag="amount"):
    """A single number."""

    label: str
    field: str
    least: int
    most: int


class Label(msgspec.Struct, frozen=True):
    """The name of a field, and what it is called on the page."""

    field: str
    label: str


class Texts(msgspec.Struct, frozen=True, tag="texts"):
    """Short texts; each has a label and a field of its own."""

    label: str
    how: str
    fields: list[Label]
    longest: int


class Mark(msgspec.Struct, frozen=True):
    """What a space may be, and how many such spaces there are."""

    id: str
    label: str
    many: int
    piece: Piece


class Marks(msgspec.Struct, frozen=True, tag="marks"):
    """Which spaces of the board are what. A field holds the id of the space's mark, or nothing."""

    label: str
    how: str
    field: str
    """Contains `{space}`."""
    spaces: list[Space]
    marks: list[Mark]


class Order(msgspec.Struct, frozen=True, tag="order"):
    """Which thing is in which place; two things change places. A field holds the id of the thing there."""

    label: str
    how: str
    field: str
    """Contains `{place}`."""
    places: list[Space]
    """On the board where `on_board` is true, else in a row."""
    things: list[Piece]
    on_board: bool


BoxPart = Counts | Amount | Texts | Marks | Order | Ask


class BoxForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """A box as it can be corrected, in the reader's words. It is made anew whenever something was entered: which parts
    there are, and where things stand, may depend on it."""

    game: str
    title: str
    intro: str
    parts: list[BoxPart]
    fields: Fields
    """All of them, as they are entered now."""
    changed: Fields
    """Those that differ from the standard box: nothing else need be kept or shared."""
    data: str | Contents
    """`default`, or the contents as a record carries them."""
    problem: Problem | None = None
    """The first thing that cannot be."""


@dataclass(frozen=True)
class BoxEditor:
    """How the contents of a game's box are shown as fields, and read from them."""

    intro: str
    """The message that says what may differ from box to box."""
    parts: Callable[[Contents, Say], list[BoxPart]]
    """For contents as `gather` makes them, whether `pack` accepts them or not."""
    spread: Callable[[Contents], Fields]
    """The fields of contents that `pack` accepts."""
    gather: Callable[[Entry], Contents]
    """The contents that the fields say, whether `pack` will accept them or not. All fields of the standard box are
    there; their values may be anything."""
