"""The vocabulary of scenes: what to draw, in words and places, never in pixels.

A *stage* is what never changes during a game: the zones and their spaces. A *scene* is what lies on it now, the
same for everyone; an *own* scene is what one seat sees and may do beyond that. All labels are sentences in the
reader's language. A face-up piece has an id of its own, so that it can be seen moving; a face-down one is named by
its place, so that it can't.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

Say = Callable[..., str]
"""A message key and its arguments to a sentence, in one language."""
Names = Sequence[str]
"""The name of each seat."""

CROWD = 12
"""Above so many seats, counts stand instead of lists."""


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a board. One unit is the width of a space; x grows to the right, y downwards."""

    id: str
    label: str
    x: float
    y: float
    shape: Literal["square", "hex"] = "square"
    marks: list[str] = []
    """What the skin may paint there: `tunnel`, `den`."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board has spaces; a row and a fan show their pieces side by side, a pile only the last one."""

    id: str
    kind: Literal["board", "row", "fan", "pile"]
    label: str
    spaces: list[Space] = []
    own: bool = False
    """Filled by a seat's own scene, not by the one all share."""


class Stage(msgspec.Struct, frozen=True):
    zones: list[Zone]


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    art: str
    """The picture in the game's skin."""
    label: str
    """What it is, for those who listen."""
    on: str = ""
    """The space it stands on; nothing where the zone has none."""
    marks: list[str] = []
    """What tells it from others of its art: `black`, `circle`, `arrow-u`, `crossed`."""
    text: str = ""
    """What is written on it."""


class Filled(msgspec.Struct, frozen=True):
    """The pieces in a zone, from below to above or from left to right."""

    zone: str
    pieces: list[Piece]


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str
    why: str = ""
    """How it came about, shown on touch."""
    marks: list[str] = []


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    label: str
    cells: list[Cell]
    marks: list[str] = []


class Sheet(msgspec.Struct, frozen=True):
    """A score sheet. Rows may be shown one after the other, as a count is done."""

    label: str
    columns: list[str]
    rows: list[Row]


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    zones: list[Filled]
    status: str
    """What is going on, in a line."""
    summary: str
    """The position in words, for those who listen."""
    sheet: Sheet | None = None


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: the pieces, spaces or buttons to touch one after the other."""

    path: list[str]
    move: str
    label: str


class Button(msgspec.Struct, frozen=True):
    """A target that lies on no board."""

    id: str
    label: str


class Toggle(msgspec.Struct, frozen=True):
    """May be set along with a number; then its text follows the number in the move."""

    label: str
    text: str
    on: bool


class Number(msgspec.Struct, frozen=True):
    """A choice too long to list: any number from least to most."""

    least: int
    most: int
    written: int | None
    """What stands there now, and may be changed."""
    toggle: Toggle | None


class OwnScene(msgspec.Struct, frozen=True, omit_defaults=True):
    zones: list[Filled] = []
    ask: str = ""
    """What is asked of this seat; nothing while it waits."""
    choices: list[Choice] = []
    buttons: list[Button] = []
    number: Number | None = None
    notes: list[str] = []
    """What it is good to know now: a running estimate, a danger."""
