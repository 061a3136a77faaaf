"""The HTTP API: what each endpoint takes and answers."""

from __future__ import annotations

from typing import Any

import msgspec

from foxden.forms.box import BoxForm
from foxden.forms.form import Form, Tally
from foxden.replay import Replay
from foxden.web.common_api import Healthy, NothingMore
from foxden.web.companion_api import BoxOfTable, BoxWanted, Entered, NewPad, PadMade, PadShown, PadWrite, Prints
from foxden.web.games_api import Games
from foxden.web.guests_api import BotToken, Pass
from foxden.web.own_games_api import OwnGamesListed, OwnGamesWanted
from foxden.web.records_api import AgainWanted, RecordTold, RecordWanted, ReplayWanted, ReviewFound
from foxden.web.rules_api import Aids, RulesFound, RulesPage, RulesWanted
from foxden.web.tables_api import Listed, MyTables, NewTable, TableCode, TableFound, TableMade
from foxden.web.today_api import DailyMade, DayShown, NewDaily, Today


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
