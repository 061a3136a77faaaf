"""Requests to a table, as clients send them. `decide` answers each with events or a refusal."""

from __future__ import annotations

from typing import Annotated

import msgspec

from foxden.game import Contents, Value
from foxden.table.avatars import Avatar
from foxden.table.events import BotPace, Clock

Text = Annotated[str, msgspec.Meta(max_length=200)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Request(
    msgspec.Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=str.lower,
):
    """A client's request. It is answered by `done` or `refused` with the same id; if it is repeated, it is carried out
    once."""

    id: Key
    """The client's own id for this request."""


class Sit(Request, frozen=True, kw_only=True):
    name: Text
    avatar: Avatar | None = None
    """The fox to be shown as; one is chosen if missing."""


class Stand(Request, frozen=True, kw_only=True):
    seat: Number


class Return(Request, frozen=True, kw_only=True):
    """Take back your own seat."""

    seat: Number


class AddBot(Request, frozen=True, kw_only=True):
    bot: Key
    seat: Number | None = None
    """The seat of somebody who is away; a new seat if missing."""


class Rename(Request, frozen=True, kw_only=True):
    seat: Number
    name: Text


class Wear(Request, frozen=True, kw_only=True):
    """Change the fox shown for one of your own seats."""

    seat: Number
    avatar: Avatar


class Remove(Request, frozen=True, kw_only=True):
    """The host removes the player in this seat."""

    seat: Number
    name: Text = ""
    """The player meant. Seats move up when somebody leaves; if another name is there by now, nobody is removed."""


class Choose(Request, frozen=True, kw_only=True):
    options: dict[Key, Value]
    clock: Clock
    data: str | Contents | None = None
    """The contents of the box: `default`, or an owner's own. Unchanged if missing."""


class Ready(Request, frozen=True, kw_only=True):
    salt: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class Start(Request, frozen=True, kw_only=True):
    pass


class Move(Request, frozen=True, kw_only=True):
    seat: Number
    turn: Number
    """The turn it answers, as given in the scene."""
    text: Text


class Undo(Request, frozen=True, kw_only=True):
    seat: Number


class Pause(Request, frozen=True, kw_only=True):
    wanted: bool


class SetPace(Request, frozen=True, kw_only=True):
    """How quickly bots move here. Any player at the table can change it, for everyone."""

    pace: BotPace


class Nudge(Request, frozen=True, kw_only=True):
    """Remind somebody who has been away for a while that it is their turn."""

    seat: Number


class SitIn(Request, frozen=True, kw_only=True):
    """Let a bot fill in for somebody who has left, or has been away for a while on their turn, until they are back."""

    seat: Number


class Stop(Request, frozen=True, kw_only=True):
    """Agree to end the game unfinished, or withdraw your agreement. It ends when every player who isn't away agrees."""

    wanted: bool


class Resign(Request, frozen=True, kw_only=True):
    """Resign, in games that allow it."""

    seat: Number


class Rematch(Request, frozen=True, kw_only=True):
    pass


class Publish(Request, frozen=True, kw_only=True):
    """The host lists this table for everyone who visits the server, to join or to watch, or unlists it."""

    wanted: bool


class Page(Request, frozen=True, kw_only=True):
    """Turn to this page of a lesson: any earlier one, or the next. If the page asks for a move, it is made for the
    learner."""

    page: Number


TableRequest = (
    Sit | Stand | Return | AddBot | Rename | Remove | Choose | Ready | Start | Move | Undo | Pause | Rematch | Publish
    | Page | Nudge | SitIn | Stop | Resign | SetPace | Wear
)  # fmt: skip
