"""Every message in and out. The client's types and docs/protocol.md are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from foxden.game import Value
from foxden.scene import OwnScene, Scene, Stage
from foxden.table.events import Clock

Text = Annotated[str, msgspec.Meta(max_length=200)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Language = Literal["en", "it", "fr", "de"]
Reaction = Literal["hello", "thanks", "well-played", "oops", "wow", "think", "laugh", "hurry"]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client asks. It is answered by `done` or `refused` with the same id; repeated, it is done once."""

    id: Key
    """The client's own name for this request."""


class Hello(Request, frozen=True, kw_only=True):
    """The first message, and again after a gap: who speaks which language, and what was seen last."""

    language: Language
    seq: Number = 0


class Sit(Request, frozen=True, kw_only=True):
    name: Text


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


class Remove(Request, frozen=True, kw_only=True):
    """The host sends away whoever sits there."""

    seat: Number


class Choose(Request, frozen=True, kw_only=True):
    options: dict[Key, Value]
    clock: Clock


class Ready(Request, frozen=True, kw_only=True):
    salt: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class Start(Request, frozen=True, kw_only=True):
    pass


class Move(Request, frozen=True, kw_only=True):
    seat: Number
    turn: Number
    """The turn it answers, as the scene named it."""
    text: Text


class WhyNot(Request, frozen=True, kw_only=True):
    """What keeps this seat from what it has touched? Always answered by `refused`; without a rule where no move can be
    meant by it. Nothing changes."""

    seat: Number
    turn: Number
    path: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=8)]
    """The targets touched so far, and what was touched in vain."""


class Undo(Request, frozen=True, kw_only=True):
    seat: Number


class Pause(Request, frozen=True, kw_only=True):
    wanted: bool


class HandOver(Request, frozen=True, kw_only=True):
    """On one device: this seat's player has it in hand now."""

    seat: Number


class Hint(Request, frozen=True, kw_only=True):
    """A bot's view of one's own position. Answered by `advised` a moment later; not in games against other people."""

    seat: Number
    turn: Number


class React(Request, frozen=True, kw_only=True):
    reaction: Reaction


class Rematch(Request, frozen=True, kw_only=True):
    pass


class Publish(Request, frozen=True, kw_only=True):
    """The host lets everyone who visits the house find this table, to join or to watch; or no more."""

    wanted: bool


class Page(Request, frozen=True, kw_only=True):
    """Turn to this page of a lesson: one before, or the next; where a move is wanted there, it is shown."""

    page: Number


AnyRequest = (
    Hello | Sit | Stand | Return | AddBot | Rename | Remove | Choose | Ready | Start | Move | WhyNot | Undo
    | Pause | HandOver | React | Rematch | Publish | Page | Hint
)  # fmt: skip


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Done(Answer, frozen=True, kw_only=True):
    id: str
    seq: int


class Refused(Answer, frozen=True, kw_only=True):
    """Nothing has changed. Why, by the rule's number where a rule forbids it, and in words."""

    id: str
    code: str
    rule: str
    words: str
    seq: int


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    kind: Literal["person", "bot", "empty"]
    bot: str = ""
    ready: bool = False
    asked: bool = False
    here: bool = False
    """Connected at this moment."""
    pausing: bool = False
    left: float | None = None
    """Seconds left to think, where a clock runs."""


class Line(msgspec.Struct, frozen=True):
    """A line of the log."""

    seq: int
    text: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table itself, the same for everyone."""

    name: str
    game: str
    title: str
    phase: Literal["lobby", "playing", "over", "closed"]
    options: dict[str, Value]
    clock: Clock
    commitment: str
    """The hash of the seed, shown before any salt is known."""
    seats: int
    asked: int
    ready: int
    watching: int
    people: list[SeatInfo] = []
    """Nobody is listed in a crowd."""
    paused: bool = False
    public: bool = False
    """Listed for everyone who visits the house."""
    log: list[Line] = []
    rematch: str = ""


class You(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who the reader is at this table."""

    seats: list[int] = []
    away: list[int] = []
    host: bool = False
    in_hand: int | None = None
    """Whose secrets are shown: on a shared device, the seat that has it in hand."""
    hand_over_to: int | None = None
    undo: bool = False


class Staged(Answer, frozen=True, kw_only=True):
    """What does not change while a game is played; before the first scene, and anew with another language."""

    table: str
    game: str
    stage: Stage


class Coach(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A lesson's page: what is said, what to look at, and who is to do something about it."""

    words: str
    page: int
    pages: int
    waits_for: Literal["reader", "move", "script", "nobody"]
    ring: list[str] = []
    """The pieces, spaces, zones and buttons that are meant."""


class Shown(Answer, frozen=True, kw_only=True):
    """The whole scene, on every change. `table` and `scene` are the same for all readers of a language."""

    seq: int
    turn: int
    table: TableInfo
    scene: Scene | None
    you: You
    own: OwnScene | None
    coach: Coach | None = None
    """Only in a lesson."""


class Reacted(Answer, frozen=True, kw_only=True):
    name: str
    reaction: Reaction
    words: str


class Advised(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """The hint that was asked for: words, and perhaps the move that they mean."""

    seat: int
    turn: int
    words: str
    move: str = ""


class Gone(Answer, frozen=True, kw_only=True):
    """The connection ends, and why: it makes no sense to come back."""

    code: str
    words: str


AnyAnswer = Done | Refused | Staged | Shown | Reacted | Gone | Advised

decode = msgspec.json.Decoder(AnyRequest).decode
encode = msgspec.json.Encoder().encode
