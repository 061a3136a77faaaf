"""What happens at a table, as written to its log. The log is append-only.

Logs outlive programs: docs/persisted.md says how these types can change.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from foxden.botkit.daily import DailyTask
from foxden.game import Contents, Value

BotPace = Literal["calm", "brisk", "instant"]
"""How long bots wait before they move."""


class Clock(msgspec.Struct, frozen=True, gc=False):
    """How long people can think. `move` and `days` start again with every move; a `bank` lasts the whole game."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: int = 0


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="type", tag=str.lower):
    at: float
    """When, in seconds since 1970."""
    id: str = ""
    """`guest:request id`, so that a repeated request isn't carried out twice."""


class Opened(Event, frozen=True, kw_only=True):
    game: str
    rules: int = 1
    """The version of the game's rules used at this table."""
    host: str
    options: dict[str, Value]
    clock: Clock
    seed: str
    """256 bits, secret until the end; its hash is shown from the start."""
    data: str | Contents = "default"
    public: bool = False
    """Listed for everyone who visits the server; otherwise only those with the link can find it."""
    lesson: bool = False
    """A lesson: dealt and played by a script."""
    pace: BotPace = "calm"
    setup: Contents | None = None
    """For a game continued from a moment of an earlier one: its setup. Its moves up to then follow in the log."""


class Tasked(Event, frozen=True, kw_only=True):
    """This table plays a deal of the day instead of a random deal."""

    day: int
    counts: bool
    task: DailyTask


class Chose(Event, frozen=True, kw_only=True):
    options: dict[str, Value]
    clock: Clock
    data: str | Contents | None = None
    """The box is unchanged if missing."""


class Sat(Event, frozen=True, kw_only=True):
    guest: str
    name: str
    avatar: str = ""
    """Which fox is shown for them; missing in older logs."""


class Seated(Event, frozen=True, kw_only=True):
    """A bot was given a new seat, or the seat of somebody who has left."""

    bot: str
    seat: int | None = None
    name: str = ""
    """The name of a bot on a new seat; missing in older logs."""


class Stood(Event, frozen=True, kw_only=True):
    """Before the game the seat is removed; during the game it waits for its owner."""

    seat: int


class Returned(Event, frozen=True, kw_only=True):
    seat: int
    guest: str


class Named(Event, frozen=True, kw_only=True):
    guest: str
    name: str


class Wore(Event, frozen=True, kw_only=True):
    """The player in this seat is shown as this fox from now on."""

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
    """An outcome of chance."""

    text: str


class Undid(Event, frozen=True, kw_only=True):
    seat: int
    moves: int
    """How many entries of the record remain."""


class Paused(Event, frozen=True, kw_only=True):
    guest: str
    wanted: bool


class Paced(Event, frozen=True, kw_only=True):
    """From now on bots move at this pace, whichever process runs them."""

    pace: BotPace


class Nudged(Event, frozen=True, kw_only=True):
    """This guest has reminded the player in that seat of their turn."""

    guest: str
    seat: int


class Stopping(Event, frozen=True, kw_only=True):
    """This guest wants to end the game unfinished, or no longer does."""

    guest: str
    wanted: bool


class Resigned(Event, frozen=True, kw_only=True):
    """The player in this seat has resigned, which ends the game."""

    seat: int


class Paged(Event, frozen=True, kw_only=True):
    """The learner has turned to this page of the lesson."""

    page: int


class Rematched(Event, frozen=True, kw_only=True):
    table: str


class Published(Event, frozen=True, kw_only=True):
    """From now on listed for everyone who visits the server, or no longer listed."""

    public: bool


class Closed(Event, frozen=True, kw_only=True):
    by: str
    """"operator", or "players" if they ended it unfinished."""


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
