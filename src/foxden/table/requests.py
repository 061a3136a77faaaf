"""What people ask of a table, as they send it. `decide` answers each with events, or refuses it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from foxden.game import Contents, Value
from foxden.table.avatars import Avatar
from foxden.table.events import BotPace, Clock

Text = Annotated[str, msgspec.Meta(max_length=200)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client asks. It is answered by `done` or `refused` with the same id; repeated, it is done once."""

    id: Key
    """The client's own name for this request."""


class Sit(Request, frozen=True, kw_only=True):
    name: Text
    avatar: Avatar | None = None
    """The fox one likes to be shown as; missing: one is given."""


class Stand(Request, frozen=True, kw_only=True):
    seat: Number


class Return(Request, frozen=True, kw_only=True):
    """Take back one's own seat."""

    seat: Number


class AddBot(Request, frozen=True, kw_only=True):
    bot: Key
    seat: Number | None = None
    """The seat of somebody who is away; a new one where it is missing."""


class Rename(Request, frozen=True, kw_only=True):
    seat: Number
    name: Text


class Wear(Request, frozen=True, kw_only=True):
    """Be shown as another fox, on a seat of one's own."""

    seat: Number
    avatar: Avatar


class Remove(Request, frozen=True, kw_only=True):
    """The host sends away whoever sits there."""

    seat: Number
    name: Text = ""
    """Who is meant. Seats move up when somebody leaves: where another name stands there by now, nobody is sent away."""


class Choose(Request, frozen=True, kw_only=True):
    options: dict[Key, Value]
    clock: Clock
    data: str | Contents | None = None
    """The contents of the box: `default`, or an owner's own. Missing: they stay as they are."""


class Ready(Request, frozen=True, kw_only=True):
    salt: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class Start(Request, frozen=True, kw_only=True):
    pass


class Move(Request, frozen=True, kw_only=True):
    seat: Number
    turn: Number
    """The turn it answers, as the scene named it."""
    text: Text


class Undo(Request, frozen=True, kw_only=True):
    seat: Number


class Pause(Request, frozen=True, kw_only=True):
    wanted: bool


class SetPace(Request, frozen=True, kw_only=True):
    """How quickly bots move here. Whoever sits at the table may change it, for all."""

    pace: BotPace


class Nudge(Request, frozen=True, kw_only=True):
    """Remind somebody who has been away for a while that it is their turn."""

    seat: Number


class SitIn(Request, frozen=True, kw_only=True):
    """Let a bot play on for somebody who has left, or has been away for a while on their turn, until they are back."""

    seat: Number


class Stop(Request, frozen=True, kw_only=True):
    """End the game unfinished, or no more. It ends when everyone wants it who acts for a seat and is not away."""

    wanted: bool


class Resign(Request, frozen=True, kw_only=True):
    """Give up, in a game in which that is a natural end."""

    seat: Number


class Rematch(Request, frozen=True, kw_only=True):
    pass


class Publish(Request, frozen=True, kw_only=True):
    """The host lets everyone who visits the house find this table, to join or to watch; or no more."""

    wanted: bool


class Page(Request, frozen=True, kw_only=True):
    """Turn to this page of a lesson: any earlier one, or the next; a move that is wanted is made for the learner."""

    page: Number


TableRequest = (
    Sit | Stand | Return | AddBot | Rename | Remove | Choose | Ready | Start | Move | Undo | Pause | Rematch | Publish
    | Page | Nudge | SitIn | Stop | Resign | SetPace | Wear
)  # fmt: skip
