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
    """Take a new seat, before the game. On a shared device, a guest can take several."""

    name: Text
    avatar: Avatar | None = None
    """The fox to be shown as; one is chosen if missing."""


class Stand(Request, frozen=True, kw_only=True):
    """Leave one of your own seats. Before the game, the host can remove a bot this way."""

    seat: Number


class Return(Request, frozen=True, kw_only=True):
    """Take back your own seat."""

    seat: Number


class AddBot(Request, frozen=True, kw_only=True):
    """The host adds a bot."""

    bot: Key
    """`random`, or a level: `cub`, `aesop`, `reynard` or `kitsune`."""
    seat: Number | None = None
    """The seat of somebody who has left; a new seat if missing, which is only possible before the game."""


class Rename(Request, frozen=True, kw_only=True):
    """Change your own name, or as the host anyone's. It changes on all seats of the same guest."""

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
    """The host chooses how to play, before the game."""

    options: dict[Key, Value]
    """The game's options; those that are missing get their default."""
    clock: Clock
    data: str | Contents | None = None
    """The contents of the box: `default`, or an owner's own. Unchanged if missing."""


class Ready(Request, frozen=True, kw_only=True):
    """Say that you are ready for the game to start."""

    salt: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
    """Any text that others can't guess. The server's seed is mixed with all players' salts before the deal, so nobody
    can choose how the cards fall."""


class Start(Request, frozen=True, kw_only=True):
    """The host starts the game, once everyone is ready."""


class Move(Request, frozen=True, kw_only=True):
    """Make a move, or change a hidden one while others are still choosing theirs."""

    seat: Number
    turn: Number
    """The turn it answers, as given by the last `shown`."""
    text: Text
    """The move, as one of the choices gives it; or a number, followed by the toggle's text if that is on."""


class Undo(Request, frozen=True, kw_only=True):
    """Take back your own last step, if nothing has been revealed, nobody else has acted and chance has decided nothing
    since."""

    seat: Number


class Pause(Request, frozen=True, kw_only=True):
    """Ask for a pause, or withdraw that. The game is paused while every person at the table wants it."""

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
    """After the game, open a new table for the same players. The first to ask opens it for all of them."""


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
