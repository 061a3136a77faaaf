"""What happens at a table, as it is written into its log. The log is only ever appended to.

Logs outlive programs: docs/persisted.md says how these types may change.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from foxden.botkit.daily import DailyTask
from foxden.game import Contents, Value

BotPace = Literal["calm", "brisk", "instant"]
"""How long bots wait before they move."""


class Clock(msgspec.Struct, frozen=True):
    """How long people may think. `move` and `days` start anew with every move, a `bank` lasts the whole game."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: int = 0


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    at: float
    """When, in seconds since 1970."""
    id: str = ""
    """`guest:request id`, so that a repeated request is not done twice."""


class Opened(Event, frozen=True, kw_only=True):
    game: str
    rules: int = 1
    """The version of the game's rules by which this table is played."""
    host: str
    options: dict[str, Value]
    clock: Clock
    seed: str
    """256 bits, never told before the end; its hash is shown from the first moment."""
    data: str | Contents = "default"
    public: bool = False
    """Listed for everyone who visits the house; else known only to whom the link was given."""
    lesson: bool = False
    """A first game that teaches itself: dealt and played by a script."""
    pace: BotPace = "calm"
    setup: Contents | None = None
    """Played on from a moment of an earlier game: set up as that was. Its moves up to then follow in the log."""


class Tasked(Event, frozen=True, kw_only=True):
    """What is played here is the deal of a day, and not dealt by chance."""

    day: int
    counts: bool
    task: DailyTask


class Chose(Event, frozen=True, kw_only=True):
    options: dict[str, Value]
    clock: Clock
    data: str | Contents | None = None
    """Missing: the box stays as it is."""


class Sat(Event, frozen=True, kw_only=True):
    guest: str
    name: str
    avatar: str = ""
    """Which fox stands for them; older logs do not say."""


class Seated(Event, frozen=True, kw_only=True):
    """A bot was given a new seat, or the seat of somebody who has left."""

    bot: str
    seat: int | None = None
    name: str = ""
    """What a bot on a new seat is called; older logs do not say."""


class Stood(Event, frozen=True, kw_only=True):
    """Before the game the seat goes; during it, it waits for its owner."""

    seat: int


class Returned(Event, frozen=True, kw_only=True):
    seat: int
    guest: str


class Named(Event, frozen=True, kw_only=True):
    guest: str
    name: str


class Wore(Event, frozen=True, kw_only=True):
    """Whoever has this seat is shown as this fox from now on."""

    seat: int
    avatar: str


class Banned(Event, frozen=True, kw_only=True):
    guest: str


class Readied(Event, frozen=True, kw_only=True):
    guest: str
    salt: str
    """The guest's part in the deal (docs/fairness.md)."""


class Started(Event, frozen=True, kw_only=True):
    pass


class Moved(Event, frozen=True, kw_only=True):
    seat: int
    text: str
    by: Literal["person", "bot", "clock"] = "person"


class Fell(Event, frozen=True, kw_only=True):
    """How chance fell."""

    text: str


class Undid(Event, frozen=True, kw_only=True):
    seat: int
    moves: int
    """How many entries of the record are left."""


class Paused(Event, frozen=True, kw_only=True):
    guest: str
    wanted: bool


class Paced(Event, frozen=True, kw_only=True):
    """From now on bots move at this pace, in whichever process they are set to work."""

    pace: BotPace


class Nudged(Event, frozen=True, kw_only=True):
    """This guest has reminded whoever has that seat that it is their turn."""

    guest: str
    seat: int


class Stopping(Event, frozen=True, kw_only=True):
    """This guest wants to end the game as it is, or no more."""

    guest: str
    wanted: bool


class Resigned(Event, frozen=True, kw_only=True):
    """Whoever has this seat has given up, and with that the game is over."""

    seat: int


class Paged(Event, frozen=True, kw_only=True):
    """Whoever learns has turned to this page of the lesson."""

    page: int


class Rematched(Event, frozen=True, kw_only=True):
    table: str


class Published(Event, frozen=True, kw_only=True):
    """From now on listed for everyone who visits the house, or no more."""

    public: bool


class Closed(Event, frozen=True, kw_only=True):
    by: str
    """"operator", or "players" where those who played have ended it unfinished."""


AnyEvent = (
    Opened
    | Chose
    | Sat
    | Seated
    | Stood
    | Returned
    | Named
    | Banned
    | Readied
    | Started
    | Moved
    | Fell
    | Undid
    | Paused
    | Rematched
    | Closed
    | Published
    | Paged
    | Nudged
    | Stopping
    | Resigned
    | Paced
    | Wore
    | Tasked
)

encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(AnyEvent).decode
