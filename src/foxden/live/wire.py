"""Every message in and out. The client's types and docs/protocol.md are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from foxden.game import Contents, Refusal, Value
from foxden.games import rule_of
from foxden.scene import Journey, OwnScene, Scene, Stage
from foxden.table.events import BotPace, Clock
from foxden.table.requests import Key, Number, Request, TableRequest
from foxden.table.seats import SeatKind
from foxden.table.table import Phase
from foxden.text import Language, explain

Reaction = Literal["hello", "thanks", "well-played", "oops", "wow", "think", "laugh", "hurry"]


class Hello(Request, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """The first message: the reader's language. Pages loaded before an update may send more fields."""

    language: Language


class WhyNot(Request, frozen=True, kw_only=True):
    """Ask why this seat can't do what it touched. Always answered by `refused`, without a rule if no move can have been
    meant. Nothing changes."""

    seat: Number
    turn: Number
    path: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=8)]
    """The targets touched so far, ending with the one that did nothing."""


class Reach(Request, frozen=True, kw_only=True):
    """Ask which journeys, of several moves each, continue from what this seat has touched. Answered by `reached`.
    Nothing changes."""

    seat: Number
    turn: Number
    path: Annotated[list[Key], msgspec.Meta(max_length=8)]


class HandOver(Request, frozen=True, kw_only=True):
    """On a shared device: this seat's player has it now and looks at their secrets, or covers them again."""

    seat: Number
    covered: bool = False


class Hint(Request, frozen=True, kw_only=True):
    """Ask for a bot's advice on your own position. Answered by `advised` a moment later; not in games against other
    people."""

    seat: Number
    turn: Number


class Imagine(Request, frozen=True, kw_only=True):
    """Ask for a complete position that this seat can't tell from the true one, for bots that search. Answered by
    `imagined`. Nothing changes."""

    seat: Number
    turn: Number


class React(Request, frozen=True, kw_only=True):
    """Show everyone at the table a reaction."""

    reaction: Reaction


LookRequest = Hello | WhyNot | Reach | HandOver | Hint | Imagine | React
"""Requests that only look: answered from what is shown, nothing is written."""
AnyRequest = TableRequest | LookRequest


class Sent(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Done(Sent, frozen=True, kw_only=True):
    """The request with this id has been carried out, now or when it was first sent."""

    id: str
    seq: int
    """The number of the first event it wrote in the table's log; the last event there if it wrote none."""


class Refused(Sent, frozen=True, kw_only=True):
    """Nothing has changed. Says why, in words and with the rule's number if a rule forbids it."""

    id: str
    code: str
    """The reason, as a message key."""
    rule: str
    """The number of the rule that forbids it; empty if none does."""
    words: str
    """The reason, in the reader's language."""
    seq: int


def refuse(language: str, id: str, refusal: Refusal, seq: int) -> Refused:  # noqa: A002 - as the message calls it
    """A refusal in the reader's language, with the rule's number if a rule of the game forbids it."""
    return Refused(id=id, code=refusal.key, rule=rule_of(refusal), words=explain(language, refusal), seq=seq)


class SeatInfo(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A seat, and who plays there."""

    name: str
    kind: SeatKind
    """Who acts for it: a person, a bot, or nobody."""
    bot: str = ""
    """The bot's level, if one plays."""
    avatar: str = ""
    """The fox shown for this player. Bots are shown by their level."""
    sits_in: bool = False
    """The bot is filling in for somebody who is away."""
    will: str = ""
    """In the lobby: what the options settle for this seat, in the reader's language."""
    host: bool = False
    ready: bool = False
    asked: bool = False
    """The game waits for this seat."""
    here: bool = False
    """Connected right now."""
    pausing: bool = False
    """Wants a pause."""
    missed: bool = False
    """Has been away for a while on their turn."""
    nudged: bool = False
    """Has been nudged since they were last active."""
    stopping: bool = False
    """Wants to end the game unfinished."""
    left: float | None = None
    """Seconds left to think, if there is a clock."""


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log."""

    seq: int
    text: str
    heading: str = ""
    """Heading of the group this line belongs to: a round, a card."""


class TableInfo(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The table itself, the same for everyone."""

    name: str
    game: str
    title: str
    phase: Phase
    options: dict[str, Value]
    clock: Clock
    commitment: str
    """The hash of the seed, shown before any salt is known."""
    seats: int
    asked: int
    """How many seats the game waits for."""
    ready: int
    """How many seats are ready to start."""
    watching: int
    """How many people are connected without a seat."""
    people: list[SeatInfo] = []
    """Empty in a crowd."""
    paused: bool = False
    pace: BotPace = "calm"
    """How quickly bots move."""
    public: bool = False
    """Listed for everyone who visits the server."""
    own_box: bool = False
    """Played with an owner's box contents, not the standard ones."""
    log: list[Line] = []
    winners: list[int] = []
    """The winning seats, once the game is over."""
    unfinished: bool = False
    """The players ended the game unfinished."""
    rematch: str = ""
    """The name of the new table, if somebody asked for another game."""
    rematch_by: str = ""
    """The name of the player who asked for it."""
    daily: DailyInfo | None = None
    """Only for a deal of the day."""


class DailyInfo(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The deal of a day: the task, and once the try is over its result, in the reader's language."""

    day: str
    counts: bool
    """Whether this is the try that counts; all others are practice."""
    ask: str
    words: str = ""
    """The result, once the try is over."""


class You(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Who the reader is at this table."""

    seats: list[int] = []
    """The reader's own seats."""
    away: list[int] = []
    """Those of them that the reader has left."""
    host: bool = False
    in_hand: int | None = None
    """The seat being shown: on a shared device, the one that has the device."""
    covered: bool = False
    """That seat's secrets are covered."""
    peeking: bool = False
    """That seat's secrets are shown although others look on; they can be covered again."""
    hand_over_to: int | None = None
    """The seat that must get the device before it can answer."""
    undo: int | None = None
    """The seat whose last step can be undone."""
    since: int = 0
    """The log line of this seat's last move; 0 if the log doesn't go back that far."""
    resign: bool = False
    """Whether the player shown can resign."""


class Staged(Sent, frozen=True, kw_only=True):
    """What doesn't change during a game. Sent before the first scene, and again when the language changes."""

    table: str
    game: str
    stage: Stage


class Coach(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A page of a lesson: what the coach says, what to look at, and who acts next."""

    words: str
    page: int
    pages: int
    waits_for: Literal["reader", "move", "script", "nobody"]
    ring: list[str] = []
    """The pieces, spaces, zones and buttons to highlight."""


class Shown(Sent, frozen=True, kw_only=True):
    """The whole scene, on every change. `table` and `scene` are the same for all readers of a language."""

    seq: int
    turn: int
    """Changes whenever something new is asked; 0 before the game."""
    table: TableInfo
    scene: Scene | None
    """Before the game, there is none."""
    you: You
    own: OwnScene | None
    """What the seat in hand sees and can do, if there is one."""
    coach: Coach | None = None
    """Only in a lesson."""


class Reacted(Sent, frozen=True, kw_only=True):
    """Somebody at the table has reacted."""

    name: str
    reaction: Reaction
    words: str
    """The reaction in the reader's language."""


class Advised(Sent, frozen=True, kw_only=True, omit_defaults=True):
    """The requested hint: words, and sometimes the move they mean."""

    seat: int
    turn: int
    words: str
    move: str = ""


class Reached(Sent, frozen=True, kw_only=True):
    """The requested journeys."""

    seat: int
    turn: int
    path: list[str]
    journeys: list[Journey]


class Imagined(Sent, frozen=True, kw_only=True):
    """Everything hidden from this seat is redealt; everything else is unchanged. `state` is in the form of
    `State.freeze`."""

    seat: int
    turn: int
    game: str
    seats: int
    options: dict[str, Value]
    data: str | Contents
    state: list[int]


AnyAnswer = Done | Refused | Staged | Shown | Reacted | Advised | Reached | Imagined

decode = msgspec.json.Decoder(AnyRequest).decode
encode = msgspec.json.Encoder().encode
