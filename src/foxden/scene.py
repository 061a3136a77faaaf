"""The vocabulary of scenes: what to draw, in words and places, never in pixels.

A *stage* is what never changes during a game: the zones and their spaces. A *scene* is what lies on it now, the
same for everyone; an *own* scene is what one seat sees and may do beyond that. All labels are in the reader's
language. A piece keeps its id while it can be seen, so that it can be seen moving; one that is face down is named by
the place where it was laid (`tile@c3`), so that its name says nothing else.
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


# --- the stage ------------------------------------------------------------------------------------------


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a board or in a row. One unit is the width of a space; x grows to the right, y downwards."""

    id: str
    label: str
    x: float
    y: float
    shape: Literal["square", "hex"] = "square"
    marks: list[str] = []
    """What the skin may paint there: `tunnel`, `den`."""
    name: str = ""
    """What people call it; nothing: as its id says."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board has spaces, all in their places; a row and a fan show their pieces (a row with spaces: the spaces, full
    or empty) side by side, as they fit; a pile only the last piece."""

    id: str
    kind: Literal["board", "row", "fan", "pile"]
    label: str
    spaces: list[Space] = []
    own: bool = False
    """Filled by a seat's own scene, not by the one all share."""
    beside: bool = False
    """It matters all the time, so it lies beside the board on every screen."""


# --- what lies on it ------------------------------------------------------------------------------------


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    kind: Literal["tile", "pawn", "card", "note"]
    """A tile fills its space and pawns stand on it, side by side where they share one; a note is only text."""
    art: str
    """The picture in the game's skin; where the skin has none, the label stands instead."""
    label: str
    """What it is, for those who listen; its space is not part of it."""
    on: str = ""
    """The space it stands on; nothing where the zone has none."""
    turned: int = 0
    """By how many degrees the picture is turned clockwise."""
    shows: list[str] = []
    """The pictures on a card."""
    text: str = ""
    """What is written on it."""
    of: str = ""
    """Whose it is, where that is to be read beside it; then it is part of the label, too."""
    marks: list[str] = []
    """What tells it from others of its art, and how it is: `black`, `circle`, `acting`, `used`."""


class Filled(msgspec.Struct, frozen=True):
    """The pieces in a zone, from below to above or from left to right."""

    zone: str
    pieces: list[Piece]


class Trail(msgspec.Struct, frozen=True):
    """A way that a piece may go now, space by space. When it has gone to the last of them, it has gone this way."""

    piece: str
    spaces: list[str]


class Role(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who a seat is that has a certain piece (`mine`), what it can do and what it wants: a small card that it always
    sees."""

    piece: str
    art: str
    name: str
    goal: str
    side: str = ""
    ability: str = ""
    marks: list[str] = []


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    zones: list[Zone]
    roles: list[Role] = []
    alike: list[str] = []
    """Pictures and marks by which a card speaks of pieces on a board: those whose own picture is among them and that
    share one with the card light up when it is touched."""
    legend: list[Piece] = []
    """Marks that pieces on the board may have, each on a piece for show, and in its label what it means."""


# --- the score sheet ------------------------------------------------------------------------------------


class Column(msgspec.Struct, frozen=True, omit_defaults=True):
    label: str
    seat: int | None = None
    """Whose column it is; nobody's: what all are measured by."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str
    points: int = 0
    """What it adds to its column: the sum of the cells so far is the score so far."""
    why: str = ""
    """How it came about, shown on touch."""
    marks: list[str] = []


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    label: str
    cells: list[Cell]
    piece: Piece | None = None
    """What this row is about, to be shown while it is counted."""
    tracks: list[int] = []
    """How far each track of the sheet is filled after this row."""
    marks: list[str] = []
    """`total`: a row that sums up, and adds nothing."""


class Track(msgspec.Struct, frozen=True):
    art: str
    label: str


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A score sheet. Its rows may be shown one after the other, as a count is done."""

    label: str
    columns: list[Column]
    rows: list[Row]
    tracks: list[Track] = []
    more: str = ""
    """In a crowd: who has no column here."""
    counted: bool = True
    """Whether there are points to count, row by row; else it only says who has won."""


# --- scenes ---------------------------------------------------------------------------------------------


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    zones: list[Filled]
    status: str
    """What is going on, in a line."""
    summary: str
    """The position in words, for those who listen."""
    notes: list[str] = []
    """What it is good to know now: a danger, how much is left."""
    trails: list[Trail] = []
    sheet: Sheet | None = None


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: the pieces, spaces or buttons to touch one after the other. Whoever touches a space touches what
    stands on it, and the other way round."""

    path: list[str]
    move: str
    label: str
    also: list[list[str]] = []
    """Other paths to the same move."""
    trail: list[str] = []
    """The spaces it leads over."""


class Journey(msgspec.Struct, frozen=True):
    """Several legal moves in a row that one path asks for, the shortest way there. Each is made for itself, and the
    rest not at all where one of them is refused."""

    path: list[str]
    moves: list[str]
    label: str
    trail: list[str]
    """The spaces it leads over, from where it begins to where it ends."""


class Button(msgspec.Struct, frozen=True, omit_defaults=True):
    """A target that lies on no board. Shown when it is the next step of a path."""

    id: str
    label: str
    aside: bool = False
    """It would end a turn in which nothing has been done yet: not what a player mainly wants."""


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
    reach: int | None = None
    """Whoever writes more is asked whether that is meant: it is far from what can be right."""


class OwnScene(msgspec.Struct, frozen=True, omit_defaults=True):
    zones: list[Filled] = []
    ask: str = ""
    """What is asked of this seat; nothing while it waits."""
    answered: bool = False
    """It has answered, the others have not all, and it may still change its mind."""
    summary: str = ""
    """What it knows beyond the others, in words, for those who listen."""
    mine: list[str] = []
    """The pieces that are this seat's."""
    marks: dict[str, list[str]] = {}
    """Marks that this seat alone sees, on pieces that all see: `wanted`, `in-reach`."""
    labels: dict[str, str] = {}
    """The same in words, for those who listen: they follow the label of the piece."""
    choices: list[Choice] = []
    reach: int | None = None
    """After so many touches it can be asked which journeys lead on from there; nothing: there are none."""
    buttons: list[Button] = []
    number: Number | None = None
    notes: list[str] = []
    """What it is good to know now, for this seat alone: a running estimate, a bet to make."""
    tip: str = ""
    """What a beginner should think of now; others need not be shown it."""
    sheet: Sheet | None = None
    """One's own column: in a crowd's count, with the same rows as everyone's; or, while a game is played, what it would
    be if the game ended now."""
