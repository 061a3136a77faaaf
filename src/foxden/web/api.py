"""What can be asked over HTTP: bodies, answers, and their description (OpenAPI) made from the same types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from foxden import __version__
from foxden.forms.box import BoxForm
from foxden.forms.form import Fields, Form, Tally
from foxden.game import Contents, Value
from foxden.games import GAMES
from foxden.replay import PUBLIC, Replay, Viewer
from foxden.review.shown import ShownReview
from foxden.table.events import BotPace, Clock
from foxden.web.own_games_api import OwnGamesListed, OwnGamesWanted
from foxden.web.today_api import DailyMade, DayShown, NewDaily, Today

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
LONGEST_QUESTION = 200
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9]+$")]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. Whoever opens it is its host."""

    game: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(GAMES)})]
    options: dict[str, Value] = {}
    clock: Clock = Clock()
    public: bool = False
    lesson: bool = False
    """A first game that teaches itself: it begins at once, with whoever opens it and bots."""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """In a lesson: what the learner is called."""
    data: str | Contents = "default"
    """The contents of the box: an owner's own, as a record carries them."""
    pace: BotPace = "calm"
    """How quickly bots move."""


class TableMade(msgspec.Struct, frozen=True):
    name: str
    link: str
    code: str


class TableFound(msgspec.Struct, frozen=True):
    name: str
    link: str


class TableListed(msgspec.Struct, frozen=True):
    name: str
    game: str
    phase: str
    seats: int
    touched: float


class Listed(msgspec.Struct, frozen=True):
    tables: list[TableListed]


class MyTable(msgspec.Struct, frozen=True):
    """A table at which the reader sits or sat, in their words."""

    name: str
    game: str
    phase: str
    touched: float
    asked: bool
    """It waits for the reader."""
    words: str
    how: str
    """Of a finished game: with what it was won."""
    alone: bool
    """Nobody else but bots has a seat there."""


class MyTables(msgspec.Struct, frozen=True):
    """Those first that wait for the reader, then the newest; at last those that are over."""

    tables: list[MyTable]


class NothingMore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing need be said; but it must be JSON, which no form can send."""


class TableCode(msgspec.Struct, frozen=True):
    """The code by which others find a table, good for a day."""

    code: str


class ChoiceListed(msgspec.Struct, frozen=True):
    value: Value
    label: str


class OptionListed(msgspec.Struct, frozen=True):
    """One thing to choose before a game; the first choice is the default."""

    name: str
    label: str
    choices: list[ChoiceListed]


class BotListed(msgspec.Struct, frozen=True):
    """One who plays this game, from the lowest level to the highest."""

    name: str
    label: str


class GameListed(msgspec.Struct, frozen=True):
    """A game, in the reader's words."""

    name: str
    title: str
    pitch: str
    least: int
    most: int | None
    best: int | None
    """With how many the rulebook says that it is best, where it does."""
    minutes: list[int]
    options: list[OptionListed]
    bots: list[BotListed]
    skin: str
    """Changes with the skin's files, which lie under /skin and may be kept for ever by it; nothing: there are none."""
    own_box: bool
    """May its owner correct what lies in the box?"""


class Games(msgspec.Struct, frozen=True):
    games: list[GameListed]


class RuleFound(msgspec.Struct, frozen=True):
    """A rule, as Markdown, and where it has one the name and the words of its picture (under /rules/pictures)."""

    game: str
    title: str
    rule: str
    text: str
    picture: str
    caption: str


class RulesWanted(msgspec.Struct, frozen=True):
    """A question, in the reader's words."""

    q: Annotated[str, msgspec.Meta(max_length=LONGEST_QUESTION)] = ""


class RulesFound(msgspec.Struct, frozen=True):
    """The best first."""

    found: list[RuleFound]


class RulesPage(msgspec.Struct, frozen=True):
    """Our numbered rules in the reader's language, as Markdown."""

    title: str
    text: str


class AidCard(msgspec.Struct, frozen=True):
    """A card that lies beside the board: a heading, sentences, and the name of a picture of the skin, or none."""

    heading: str
    lines: list[str]
    picture: str


class Aids(msgspec.Struct, frozen=True):
    """What to have at hand while playing, and what to understand before the first move, in the reader's language."""

    title: str
    cards: list[AidCard]
    primer: list[AidCard]


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code that makes another device the same guest."""

    code: Code


class BotToken(msgspec.Struct, frozen=True):
    """Whoever connects with it (`Authorization: Bearer …`) is this bot."""

    token: str


Field = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Line = Annotated[str, msgspec.Meta(max_length=80)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
Entries = dict[Field, Line | Whole | bool | None]


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was entered of a game on a real table: names of fields, which its form tells, and what stands in them."""

    fields: Entries


class BoxWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box of one's own: by the fields in which it differs from the standard one, or by its contents."""

    fields: Entries = {}
    data: str | Contents | None = None


class BoxOfTable(msgspec.Struct, frozen=True):
    """The box that a table is played with: the fields in which it differs from the standard one."""

    game: str
    fields: Fields


class NewPad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep what was entered where everyone with the link sees it."""

    game: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(GAMES)})]
    id: Key
    fields: Entries


class PadMade(msgspec.Struct, frozen=True):
    name: str
    link: str


class PadWrite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Write some fields; a write with the id of an earlier one is not done again."""

    id: Key
    fields: Entries


class PadShown(msgspec.Struct, frozen=True):
    """A pad and how often it was written on. Asked with `If-None-Match`, the answer is 304 while nothing is new."""

    name: str
    game: str
    seq: int
    fields: Fields


class PrintListed(msgspec.Struct, frozen=True):
    """Something to print, at /api/print/NAME.pdf?paper=…&language=…&copies=…; without copies, one is all there is."""

    name: str
    title: str
    label: str
    copies: int


class Prints(msgspec.Struct, frozen=True):
    prints: list[PrintListed]
    papers: list[str]
    most: int


class Trouble(msgspec.Struct, frozen=True):
    """Why nothing was done."""

    code: str
    words: str
    rule: str = ""


Moment = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class ReplayWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who looks, and near which moment: the window in which it lies is shown."""

    viewer: Viewer = PUBLIC
    near: Moment = 0


class RecordWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as its line in a file."""

    record: str
    viewer: Viewer = PUBLIC
    near: Moment = 0


class RecordTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as its line in a file."""

    record: str


class ReviewFound(msgspec.Struct, frozen=True):
    """A review, or how far it is: how many moves are done, of how many. Nothing done of nothing: others come first."""

    done: int
    of: int
    shown: ShownReview | None = None


class AgainWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a finished game on from before one of its moves, in one of its seats, against bots."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    table: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Where it was played; nothing: it is in the record."""
    record: str = ""


class Healthy(msgspec.Struct, frozen=True):
    status: str
    version: str


class Route(msgspec.Struct, frozen=True):
    """One thing that can be asked."""

    method: str
    path: str
    summary: str
    answer: Any
    body: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: Any = None
    """What may be asked for behind a question mark."""


ROUTES = (
    Route("get", "/api/today", "The deals of the day.", Today, refusals=(429,)),
    Route("post", "/api/today", "Try a deal of the day.", DailyMade, NewDaily, 201, (400, 404, 413, 415, 422, 429)),
    Route("get", "/api/days/{day}", "A day that is over: what it was, and what would have been best.", DayShown,
          refusals=(404, 429)),
    Route("get", "/api/days/{day}/proof", "A day that is over, to be dealt again by `foxden verify`.", dict[str, Any],
          refusals=(404, 429)),
    Route("get", "/healthz", "Is the house open?", Healthy, refusals=(503,)),
    Route("get", "/api/games", "The games of the house and their options.", Games),
    Route("get", "/api/tables", "The public tables.", Listed),
    Route("post", "/api/tables", "Open a table.", TableMade, NewTable, 201, (400, 403, 413, 415, 422, 429)),
    Route("get", "/api/mine", "The tables at which this guest sits or sat.", MyTables, refusals=(429,)),
    Route("get", "/api/mine/games", "This guest's finished games, and what they add up to.", OwnGamesListed,
          refusals=(422, 429), query=OwnGamesWanted),
    Route("post", "/api/tables/{name}/leave", "Leave a table for good.", None, NothingMore, 204,
          (400, 403, 404, 409, 413, 415, 422, 429)),
    Route("post", "/api/tables/{name}/hide", "List a table no more.", None, NothingMore, 204,
          (400, 403, 413, 415, 422, 429)),
    Route("get", "/api/codes/{code}", "The table of a short code.", TableFound, refusals=(404, 429)),
    Route("get", "/api/tables/{name}/code", "The short code of a table.", TableCode, refusals=(404, 429)),
    Route("get", "/api/rules/{game}", "The numbered rules of a game.", RulesPage, refusals=(404,)),
    Route("get", "/api/aids/{game}", "The cards beside the board, and the score in a minute.", Aids, refusals=(404,)),
    Route("get", "/api/tables/{name}/record", "The record of a finished game.", dict[str, Any], refusals=(404, 409)),
    Route("post", "/api/pass", "A one-time code for another device.", Pass, NothingMore, 201,
          (400, 403, 413, 415, 422, 429)),
    Route("post", "/api/pass/use", "Become the guest of a one-time code.", Listed, Pass, 200,
          (400, 404, 413, 415, 422, 429)),
    Route("post", "/api/bots", "A token for a bot from outside.", BotToken, NothingMore, 201,
          (400, 413, 415, 422, 429)),
    Route("get", "/api/rules", "The rules that answer a question.", RulesFound, refusals=(422,), query=RulesWanted),
    Route("delete", "/api/me", "Forget this guest: seats are left, and the cookie goes.", None, status=204),
    Route("get", "/api/tables/{name}/replay", "A finished game once more, as somebody saw it.", Replay,
          refusals=(404, 409, 422, 429), query=ReplayWanted),
    Route("post", "/api/replay", "Any record as a game to look at.", Replay, RecordWanted, 200,
          (400, 413, 415, 422, 429)),
    Route("post", "/api/ending", "The sheet of a game on a real table.", Tally, RecordTold, 200,
          (400, 413, 415, 422, 429)),
    Route("get", "/api/tables/{name}/review", "The review of a finished game, or how far it is.", ReviewFound,
          refusals=(404, 409, 422, 429, 503)),
    Route("post", "/api/again", "Play on from a moment of a finished game, against bots.", TableMade, AgainWanted, 201,
          (400, 404, 409, 413, 415, 422, 429)),
    Route("post", "/api/review", "The review of any record, or how far it is.", ReviewFound, RecordTold, 200,
          (400, 413, 415, 422, 429, 503)),
    Route("get", "/api/companion/{game}", "What can be entered of a game on a real table.", Form, refusals=(404,)),
    Route("post", "/api/companion/{game}", "The same, for the box whose fields are entered.", Form, Entered, 200,
          (400, 404, 413, 415, 422, 429)),
    Route("get", "/api/boxes/{game}", "The standard box of a game, to be corrected.", BoxForm, refusals=(404,)),
    Route("post", "/api/boxes/{game}", "A box of one's own, and what is wrong with it.", BoxForm, BoxWanted, 200,
          (400, 404, 413, 415, 422, 429)),
    Route("get", "/api/tables/{name}/box", "The box that a table is played with.", BoxOfTable, refusals=(404,)),
    Route("post", "/api/companion/{game}/score", "Score what was entered.", Tally, Entered, 200,
          (400, 404, 413, 415, 422, 429)),
    Route("post", "/api/companion/{game}/deal", "Let chance decide what it decides before a game.", Entered, Entered,
          200, (400, 404, 413, 415, 422, 429)),
    Route("post", "/api/companion/{game}/record", "What was entered, as a record.", dict[str, Any], Entered, 200,
          (400, 404, 413, 415, 422, 429)),
    Route("post", "/api/pads", "Share what was entered.", PadMade, NewPad, 201, (400, 413, 415, 422, 429)),
    Route("get", "/api/pads/{name}", "What was entered on a pad.", PadShown, refusals=(404, 429)),
    Route("post", "/api/pads/{name}", "Write on a pad.", PadShown, PadWrite, 200, (400, 404, 409, 413, 415, 422, 429)),
    Route("get", "/api/print", "What can be printed.", Prints),
)  # fmt: skip


def describe() -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for route in ROUTES for kind in (route.answer, route.body) if kind is not None] + [Trouble]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = describe_route(route, schema_of)
    info = {
        "title": "Foxden",
        "version": __version__,
        "description": "Tables over HTTP; play itself is over WebSocket.",
    }
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def describe_route(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    trouble = {"description": "Refused.", "content": json_of(schema_of[str(Trouble)])}
    answer: dict[str, Any] = {"description": "Done."}
    if route.answer is not None:
        answer["content"] = json_of(schema_of[str(route.answer)])
    described: dict[str, Any] = {
        "summary": route.summary,
        "responses": {str(route.status): answer} | {str(status): trouble for status in route.refusals},
    }
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": json_of(schema_of[str(route.body)])}
    described["parameters"] = list(describe_parameters(route))
    return described


def describe_parameters(route: Route) -> Iterator[dict[str, Any]]:
    if "{" in route.path:
        name = route.path.partition("{")[2].partition("}")[0]
        pattern = {"type": "string", "pattern": "^[A-Za-z0-9-]{1,64}$"}
        yield {"name": name, "in": "path", "required": True, "schema": pattern}
    if route.query is not None:
        (_,), components = msgspec.json.schema_components([route.query])
        for name, schema in components[route.query.__name__]["properties"].items():
            yield {"name": name, "in": "query", "required": False, "schema": schema}


def json_of(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
