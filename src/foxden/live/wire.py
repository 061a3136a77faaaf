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
    """The first message: which language the reader speaks. Pages loaded before an update may say more."""

    language: Language


class WhyNot(Request, frozen=True, kw_only=True):
    """What keeps this seat from what it has touched? Always answered by `refused`; without a rule where no move can be
    meant by it. Nothing changes."""

    seat: Number
    turn: Number
    path: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=8)]
    """The targets touched so far, and what was touched in vain."""


class Reach(Request, frozen=True, kw_only=True):
    """Which journeys, of several moves each, lead on from what this seat has touched? Answered by `reached`. Nothing
    changes."""

    seat: Number
    turn: Number
    path: Annotated[list[Key], msgspec.Meta(max_length=8)]


class HandOver(Request, frozen=True, kw_only=True):
    """On one device: this seat's player has it in hand now, and looks at what only they may see; or covers it again."""

    seat: Number
    covered: bool = False


class Hint(Request, frozen=True, kw_only=True):
    """A bot's view of one's own position. Answered by `advised` a moment later; not in games against other people."""

    seat: Number
    turn: Number


class Imagine(Request, frozen=True, kw_only=True):
    """A whole position that this seat cannot tell from the true one, for bots that look ahead. Answered by `imagined`.
    Nothing changes."""

    seat: Number
    turn: Number


class React(Request, frozen=True, kw_only=True):
    reaction: Reaction


LookRequest = Hello | WhyNot | Reach | HandOver | Hint | Imagine | React
"""Answered from what is shown; nothing is written."""
AnyRequest = TableRequest | LookRequest


class Sent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Done(Sent, frozen=True, kw_only=True):
    id: str
    seq: int


class Refused(Sent, frozen=True, kw_only=True):
    """Nothing has changed. Why, by the rule's number where a rule forbids it, and in words."""

    id: str
    code: str
    rule: str
    words: str
    seq: int


def refuse(language: str, id: str, refusal: Refusal, seq: int) -> Refused:  # noqa: A002 - as the message calls it
    """A refusal in the reader's words; with the rule's number where a rule of a game forbids it."""
    return Refused(id=id, code=refusal.key, rule=rule_of(refusal), words=explain(language, refusal), seq=seq)


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    kind: SeatKind
    bot: str = ""
    avatar: str = ""
    """The fox that stands for whoever has this seat. Bots are shown by their level."""
    sits_in: bool = False
    """The bot acts for somebody who is away."""
    will: str = ""
    """In the lobby: what the options settle for this seat, in the reader's words."""
    host: bool = False
    ready: bool = False
    asked: bool = False
    here: bool = False
    """Connected at this moment."""
    pausing: bool = False
    missed: bool = False
    """Has been waited for in vain for a while."""
    nudged: bool = False
    """Was reminded since it was last heard of."""
    stopping: bool = False
    """Wants to end the game as it is."""
    left: float | None = None
    """Seconds left to think, where a clock runs."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    seq: int
    text: str
    heading: str = ""
    """Of the lines with which it belongs together: a round, a card."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    ready: int
    watching: int
    people: list[SeatInfo] = []
    """Nobody is listed in a crowd."""
    paused: bool = False
    pace: BotPace = "calm"
    """How quickly bots move."""
    public: bool = False
    """Listed for everyone who visits the house."""
    own_box: bool = False
    """Played with an owner's own contents of the box, not with the standard ones."""
    log: list[Line] = []
    winners: list[int] = []
    """The seats that have won, once it is over."""
    unfinished: bool = False
    """Those who played have ended it as it was."""
    rematch: str = ""
    rematch_by: str = ""
    """The name of whoever wants it."""
    daily: DailyInfo | None = None
    """Only where the deal of a day is played."""


class DailyInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The deal of a day: what is asked, and once the try is over what came of it, in the reader's words."""

    day: str
    counts: bool
    """The one try that does; all others are practice."""
    ask: str
    words: str = ""


class You(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who the reader is at this table."""

    seats: list[int] = []
    away: list[int] = []
    host: bool = False
    in_hand: int | None = None
    """Whose place is shown: on a shared device, the seat that has it in hand."""
    covered: bool = False
    """… without what only that seat may see."""
    peeking: bool = False
    """… with it, though the others look on: it may be covered again."""
    hand_over_to: int | None = None
    """To be handed over before what is asked can be answered."""
    undo: int | None = None
    """The seat whose last step can be taken back."""
    since: int = 0
    """What this seat did last, as a line of the log; nothing as far as that goes back."""
    resign: bool = False
    """Whether whoever is in hand may give up."""


class Staged(Sent, frozen=True, kw_only=True):
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


class Shown(Sent, frozen=True, kw_only=True):
    """The whole scene, on every change. `table` and `scene` are the same for all readers of a language."""

    seq: int
    turn: int
    table: TableInfo
    scene: Scene | None
    you: You
    own: OwnScene | None
    coach: Coach | None = None
    """Only in a lesson."""


class Reacted(Sent, frozen=True, kw_only=True):
    name: str
    reaction: Reaction
    words: str


class Advised(Sent, frozen=True, kw_only=True, omit_defaults=True):
    """The hint that was asked for: words, and perhaps the move that they mean."""

    seat: int
    turn: int
    words: str
    move: str = ""


class Reached(Sent, frozen=True, kw_only=True):
    """The journeys that were asked for."""

    seat: int
    turn: int
    path: list[str]
    journeys: list[Journey]


class Imagined(Sent, frozen=True, kw_only=True):
    """All that is hidden from this seat is dealt anew; all else is as it is. `state`: as `State.freeze` writes it."""

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
