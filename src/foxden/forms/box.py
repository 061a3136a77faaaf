"""The vocabulary of box editors: which contents owners can correct, in words and pictures.

As in the forms for real tables, entries are fields: plain names with plain values, and each part defines the names of
its fields. A game turns them into the contents of a data file, and its `pack` says what is wrong with those.
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
    """How many there are of each thing. Each group has a fixed total."""

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
    """A field's name and its label on the page."""

    field: str
    label: str


class Texts(msgspec.Struct, frozen=True, tag="texts"):
    """Short texts, each with its own label and field."""

    label: str
    how: str
    fields: list[Label]
    longest: int


class Mark(msgspec.Struct, frozen=True):
    """What a space can be, and how many such spaces there are."""

    id: str
    label: str
    many: int
    piece: Piece


class Marks(msgspec.Struct, frozen=True, tag="marks"):
    """What each space of the board is. A field holds the id of the space's mark, or nothing."""

    label: str
    how: str
    field: str
    """Contains `{space}`."""
    spaces: list[Space]
    marks: list[Mark]


class Order(msgspec.Struct, frozen=True, tag="order"):
    """Which thing is in which place; things are swapped. A field holds the id of the thing in its place."""

    label: str
    how: str
    field: str
    """Contains `{place}`."""
    places: list[Space]
    """On the board if `on_board` is true, otherwise in a row."""
    things: list[Piece]
    on_board: bool


BoxPart = Counts | Amount | Texts | Marks | Order | Ask


class BoxForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """A box that can be corrected, in the reader's language. It is rebuilt after every entry, because parts and places
    can depend on it."""

    game: str
    title: str
    intro: str
    parts: list[BoxPart]
    fields: Fields
    """All fields with their current values."""
    changed: Fields
    """The fields that differ from the standard box; nothing else needs to be kept or shared."""
    data: str | Contents
    """`default`, or the contents as a record carries them."""
    problem: Problem | None = None
    """The first thing that is wrong."""


@dataclass(frozen=True)
class BoxEditor:
    """Converts between the contents of a game's box and fields."""

    intro: str
    """Message key that says what can differ between boxes."""
    parts: Callable[[Contents, Say], list[BoxPart]]
    """For contents as `gather` makes them, whether `pack` accepts them or not."""
    spread: Callable[[Contents], Fields]
    """The fields of contents that `pack` accepts."""
    gather: Callable[[Entry], Contents]
    """The contents given by the fields, whether `pack` accepts them or not. All fields of the standard box are present;
    their values can be anything."""
