"""The HTTP API: request bodies, answers, and an OpenAPI description made from the same types."""

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
    """Open a table. The guest who opens it is its host."""

    game: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(GAMES)})]
    options: dict[str, Value] = {}
    clock: Clock = Clock()
    public: bool = False
    lesson: bool = False
    """A lesson: it starts at once, with the guest who opens it and bots."""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """In a lesson: the learner's name."""
    data: str | Contents = "default"
    """The contents of the box: `default`, or an owner's own as in a record."""
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
    """One of the reader's tables, in their language."""

    name: str
    game: str
    phase: str
    touched: float
    asked: bool
    """It waits for the reader."""
    words: str
    how: str
    """For a finished game: how it was won."""
    alone: bool
    """Only bots have the other seats."""


class MyTables(msgspec.Struct, frozen=True):
    """First the tables that wait for the reader, then the newest, finally those that are over."""

    tables: list[MyTable]


class NothingMore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty body; it must be JSON, which HTML forms can't send."""


class TableCode(msgspec.Struct, frozen=True):
    """The short code of a table, valid for a day."""

    code: str


class ChoiceListed(msgspec.Struct, frozen=True):
    value: Value
    label: str


class OptionListed(msgspec.Struct, frozen=True):
    """An option to choose before a game; the first choice is the default."""

    name: str
    label: str
    choices: list[ChoiceListed]


class BotListed(msgspec.Struct, frozen=True):
    """A bot for this game; listed from the lowest level to the highest."""

    name: str
    label: str


class GameListed(msgspec.Struct, frozen=True):
    """A game, in the reader's language."""

    name: str
    title: str
    pitch: str
    least: int
    most: int | None
    best: int | None
    """The player count the rulebook recommends, if any."""
    minutes: list[int]
    options: list[OptionListed]
    bots: list[BotListed]
    skin: str
    """A hash of the skin's files under /skin, which can be cached forever by it; empty if there are none."""
    own_box: bool
    """Whether owners can correct the contents of the box."""


class Games(msgspec.Struct, frozen=True):
    games: list[GameListed]


class RuleFound(msgspec.Struct, frozen=True):
    """A rule as Markdown, with the name and caption of its picture, if it has one (under /rules/pictures)."""

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
    """A reference card: a heading, sentences, and the name of a picture in the skin, or none."""

    heading: str
    lines: list[str]
    picture: str


class Aids(msgspec.Struct, frozen=True):
    """Reference cards for play, and what to understand before the first move, in the reader's language."""

    title: str
    cards: list[AidCard]
    primer: list[AidCard]


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code that makes another device the same guest."""

    code: Code


class BotToken(msgspec.Struct, frozen=True):
    """Connecting with it (`Authorization: Bearer …`) makes the client this bot."""

    token: str


Field = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Line = Annotated[str, msgspec.Meta(max_length=80)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
Entries = dict[Field, Line | Whole | bool | None]


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was entered for a game at a real table: field names, as defined by its form, and their values."""

    fields: Entries


class BoxWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box of your own: the fields in which it differs from the standard one, or its contents."""

    fields: Entries = {}
    data: str | Contents | None = None


class BoxOfTable(msgspec.Struct, frozen=True):
    """The box used at a table: the fields in which it differs from the standard one."""

    game: str
    fields: Fields


class NewPad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Share what was entered with everyone who has the link."""

    game: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(GAMES)})]
    id: Key
    fields: Entries


class PadMade(msgspec.Struct, frozen=True):
    name: str
    link: str


class PadWrite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Write some fields; a write with the id of an earlier one isn't applied again."""

    id: Key
    fields: Entries


class PadShown(msgspec.Struct, frozen=True):
    """A pad and the number of writes to it. With `If-None-Match`, the answer is 304 while nothing is new."""

    name: str
    game: str
    seq: int
    fields: Fields


class PrintListed(msgspec.Struct, frozen=True):
    """Something to print, at /api/print/NAME.pdf?paper=…&language=…&copies=…; `copies` is 0 if one is all there is."""

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
    """The viewer, and a moment; the answer is the window around it."""

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
    """A review, or its progress: moves done, of how many. 0 of 0 means that it is still waiting."""

    done: int
    of: int
    shown: ShownReview | None = None


class AgainWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue a finished game from before one of its moves, in one of its seats, against bots."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    table: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The table where it was played; if empty, the game is in the record."""
    record: str = ""


class Healthy(msgspec.Struct, frozen=True):
    status: str
    version: str


class Route(msgspec.Struct, frozen=True):
    """One endpoint."""

    method: str
    path: str
    summary: str
    answer: Any
    body: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: Any = None
    """The query parameters."""


ROUTES = (
    Route("get", "/api/today", "The deals of the day.", Today, refusals=(429,)),
    Route("post", "/api/today", "Try a deal of the day.", DailyMade, NewDaily, 201, (400, 404, 413, 415, 422, 429)),
    Route("get", "/api/days/{day}", "A day that is over, with the best answers.", DayShown,
          refusals=(404, 429)),
    Route("get", "/api/days/{day}/proof", "Proof of a day that is over, for `foxden verify`.", dict[str, Any],
          refusals=(404, 429)),
    Route("get", "/healthz", "Is the server healthy?", Healthy, refusals=(503,)),
    Route("get", "/api/games", "The games and their options.", Games),
    Route("get", "/api/tables", "The public tables.", Listed),
    Route("post", "/api/tables", "Open a table.", TableMade, NewTable, 201, (400, 403, 413, 415, 422, 429)),
    Route("get", "/api/mine", "This guest's tables.", MyTables, refusals=(429,)),
    Route("get", "/api/mine/games", "This guest's finished games, and what they add up to.", OwnGamesListed,
          refusals=(422, 429), query=OwnGamesWanted),
    Route("post", "/api/tables/{name}/leave", "Leave a table for good.", None, NothingMore, 204,
          (400, 403, 404, 409, 413, 415, 422, 429)),
    Route("post", "/api/tables/{name}/hide", "Hide a table from your list.", None, NothingMore, 204,
          (400, 403, 413, 415, 422, 429)),
    Route("get", "/api/codes/{code}", "The table of a short code.", TableFound, refusals=(404, 429)),
    Route("get", "/api/tables/{name}/code", "The short code of a table.", TableCode, refusals=(404, 429)),
    Route("get", "/api/rules/{game}", "The numbered rules of a game.", RulesPage, refusals=(404,)),
    Route("get", "/api/aids/{game}", "The reference cards, and the scoring in a minute.", Aids, refusals=(404,)),
    Route("get", "/api/tables/{name}/record", "The record of a finished game.", dict[str, Any], refusals=(404, 409)),
    Route("post", "/api/pass", "A one-time code for another device.", Pass, NothingMore, 201,
          (400, 403, 413, 415, 422, 429)),
    Route("post", "/api/pass/use", "Become the guest with this one-time code.", Listed, Pass, 200,
          (400, 404, 413, 415, 422, 429)),
    Route("post", "/api/bots", "A token for an external bot.", BotToken, NothingMore, 201,
          (400, 413, 415, 422, 429)),
    Route("get", "/api/rules", "The rules that answer a question.", RulesFound, refusals=(422,), query=RulesWanted),
    Route("delete", "/api/me", "Forget this guest: leave all seats and delete the cookie.", None, status=204),
    Route("get", "/api/tables/{name}/replay", "Replay a finished game, as somebody saw it.", Replay,
          refusals=(404, 409, 422, 429), query=ReplayWanted),
    Route("post", "/api/replay", "Replay any record.", Replay, RecordWanted, 200,
          (400, 413, 415, 422, 429)),
    Route("post", "/api/ending", "The sheet of a game on a real table.", Tally, RecordTold, 200,
          (400, 413, 415, 422, 429)),
    Route("get", "/api/tables/{name}/review", "The review of a finished game, or its progress.", ReviewFound,
          refusals=(404, 409, 422, 429, 503)),
    Route("post", "/api/again", "Play on from a moment of a finished game, against bots.", TableMade, AgainWanted, 201,
          (400, 404, 409, 413, 415, 422, 429)),
    Route("post", "/api/review", "The review of any record, or its progress.", ReviewFound, RecordTold, 200,
          (400, 413, 415, 422, 429, 503)),
    Route("get", "/api/companion/{game}", "The form for a game at a real table.", Form, refusals=(404,)),
    Route("post", "/api/companion/{game}", "The same, for the given box.", Form, Entered, 200,
          (400, 404, 413, 415, 422, 429)),
    Route("get", "/api/boxes/{game}", "The standard box of a game, as a form to correct.", BoxForm, refusals=(404,)),
    Route("post", "/api/boxes/{game}", "Check a box of your own.", BoxForm, BoxWanted, 200,
          (400, 404, 413, 415, 422, 429)),
    Route("get", "/api/tables/{name}/box", "The box used at a table.", BoxOfTable, refusals=(404,)),
    Route("post", "/api/companion/{game}/score", "Score what was entered.", Tally, Entered, 200,
          (400, 404, 413, 415, 422, 429)),
    Route("post", "/api/companion/{game}/deal", "Deal at random before a game.", Entered, Entered,
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
