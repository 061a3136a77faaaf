"""The vocabulary of scenes: what to draw, in words and places, never in pixels.

A *stage* is what never changes during a game: the zones and their spaces. A *scene* is what lies on it now, the
same for everyone; an *own* scene is what one seat sees and can do on top of that. All labels are in the reader's
language. A piece keeps its id while it can be seen, so that it can be seen moving; one that is face down is named by
the place where it was laid (`tile@c3`), so that its name says nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

Say = Callable[..., str]
"""Turns a message key and its arguments into a sentence, in one language."""
Names = Sequence[str]
"""The name of each seat."""

CROWD = 12
"""Above this many seats, scenes carry counts instead of lists."""


# --- the stage ------------------------------------------------------------------------------------------


class Space(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place on a board or in a row. One unit is the width of a space; x grows to the right, y downwards."""

    id: str
    label: str
    x: float
    y: float
    shape: Literal["square", "hex"] = "square"
    marks: list[str] = []
    """What the skin can paint there: `tunnel`, `den`."""
    name: str = ""
    """What people call it; the id if empty."""


class Zone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A board shows its spaces in their places; a row or a fan shows its pieces side by side (a row with spaces shows
    all of them, full or empty); a pile shows only the last piece."""

    id: str
    kind: Literal["board", "row", "fan", "pile"]
    label: str
    spaces: list[Space] = []
    own: bool = False
    """Filled by a seat's own scene, not by the shared one."""
    beside: bool = False
    """It always matters, so it is next to the board on every screen."""


# --- what lies on it ------------------------------------------------------------------------------------


class Piece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that lies in a zone."""

    id: str
    kind: Literal["tile", "pawn", "card", "note"]
    """A tile fills its space and pawns stand on it, side by side if they share one; a note is only text."""
    art: str
    """The picture in the game's skin; if the skin has none, the label is shown instead."""
    label: str
    """What it is, for screen readers, without its space."""
    on: str = ""
    """The space it stands on; empty if the zone has none."""
    turned: int = 0
    """Clockwise rotation of the picture in degrees."""
    shows: list[str] = []
    """The pictures on a card."""
    text: str = ""
    """What is written on it."""
    of: str = ""
    """Whose it is, if that should be shown next to it; then it is also part of the label."""
    marks: list[str] = []
    """What distinguishes it from others with the same art, and its state: `black`, `circle`, `acting`, `used`."""


class Filled(msgspec.Struct, frozen=True, gc=False):
    """The pieces in a zone, from bottom to top or from left to right."""

    zone: str
    pieces: list[Piece]


class Trail(msgspec.Struct, frozen=True, gc=False):
    """A path that a piece can take now, space by space. If the piece ends up on the last one, it took this path."""

    piece: str
    spaces: list[str]


class Role(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The role of the seat that has a certain piece (`mine`), its ability and its goal: a small card that is always
    shown."""

    piece: str
    art: str
    name: str
    goal: str
    side: str = ""
    ability: str = ""
    marks: list[str] = []


class Stage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What never changes during a game."""

    zones: list[Zone]
    roles: list[Role] = []
    alike: list[str] = []
    """Pictures and marks that link cards to pieces on a board: when a card is touched, pieces whose picture is listed
    and that share one of these with the card light up."""
    legend: list[Piece] = []
    """Marks that pieces on the board can have, each on a sample piece whose label explains it."""


# --- the score sheet ------------------------------------------------------------------------------------


class Column(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A column of a score sheet."""

    label: str
    seat: int | None = None
    """Whose column it is; None for the reference everyone is compared with."""


class Cell(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a score sheet."""

    text: str
    points: int = 0
    """What it adds to its column; the sum of the cells so far is the score so far."""
    why: str = ""
    """The explanation shown on touch."""
    marks: list[str] = []


class Row(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A row of a score sheet, with one cell for each column."""

    label: str
    cells: list[Cell]
    piece: Piece | None = None
    """What this row is about, shown while it is counted."""
    tracks: list[int] = []
    """How full each track of the sheet is after this row."""
    marks: list[str] = []
    """`total`: a row with a sum, which adds nothing itself."""


class Track(msgspec.Struct, frozen=True, gc=False):
    """A track that fills up as a score sheet is counted."""

    art: str
    label: str


class Sheet(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A score sheet. Its rows can be shown one after the other, the way people count."""

    label: str
    columns: list[Column]
    rows: list[Row]
    tracks: list[Track] = []
    more: str = ""
    """In a crowd: the players without a column."""
    counted: bool = True
    """Whether there are points to count row by row; otherwise it only says who won."""


# --- scenes ---------------------------------------------------------------------------------------------


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What everyone sees now."""

    zones: list[Filled]
    status: str
    """What is going on, in one line."""
    summary: str
    """The position in words, for screen readers."""
    notes: list[str] = []
    """Useful to know now: a danger, how much is left."""
    trails: list[Trail] = []
    sheet: Sheet | None = None


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal move: the pieces, spaces or buttons to touch, one after the other. Touching a space is the same as
    touching what stands on it, and vice versa."""

    path: list[str]
    move: str
    label: str
    also: list[list[str]] = []
    """Other paths to the same move."""
    trail: list[str] = []
    """The spaces it crosses."""


class Journey(msgspec.Struct, frozen=True, gc=False):
    """Several legal moves in a row, requested by one path: the shortest way there. They are made one by one; if one is
    refused, the rest aren't made."""

    path: list[str]
    moves: list[str]
    label: str
    trail: list[str]
    """The spaces it crosses, from start to end."""


class Button(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A target that isn't on a board. Shown when it is the next step of a path."""

    id: str
    label: str
    aside: bool = False
    """It would end a turn in which nothing has been done yet, so it isn't the main button."""


class Toggle(msgspec.Struct, frozen=True, gc=False):
    """Can be set along with a number; its text is then appended to the number in the move."""

    label: str
    text: str
    on: bool


class Number(msgspec.Struct, frozen=True, gc=False):
    """A choice too long to list: any number from least to most."""

    least: int
    most: int
    written: int | None
    """The current number, which can still be changed."""
    toggle: Toggle | None
    reach: int | None = None
    """A higher number can't be right, so the player is asked to confirm it."""


class OwnScene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What one seat sees and can do on top of the shared scene."""

    zones: list[Filled] = []
    ask: str = ""
    """What this seat is asked; empty while it waits."""
    answered: bool = False
    """It has answered and can still change its mind, because others haven't answered yet."""
    summary: str = ""
    """What it knows beyond the others, in words, for screen readers."""
    mine: list[str] = []
    """This seat's own pieces."""
    marks: dict[str, list[str]] = {}
    """Marks that only this seat sees, on pieces everyone sees: `wanted`, `in-reach`."""
    labels: dict[str, str] = {}
    """The same in words, for screen readers; appended to the label of the piece."""
    choices: list[Choice] = []
    reach: int | None = None
    """After this many touches, journeys can be requested (`reach`); None if there are none."""
    buttons: list[Button] = []
    number: Number | None = None
    notes: list[str] = []
    """Useful to know now, for this seat alone: a running estimate, a bet to make."""
    tip: str = ""
    """A tip for beginners; others don't need to see it."""
    sheet: Sheet | None = None
    """The seat's own column: in a crowd's count, with the same rows as everyone's; during a game, as if the game ended
    now."""
