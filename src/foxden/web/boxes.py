"""Owners' boxes over HTTP. The server stores none, except in tables and pads."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from foxden.game import AnyGame, Refusal
from foxden.games import GAMES
from foxden.own_box import show_box, spread_data
from foxden.text import speaker
from foxden.web import companion_api as api
from foxden.web.http import answer, answer_in_words, language_of, read_body
from foxden.web.site import Site


class BoxPages:
    def __init__(self, site: Site) -> None:
        self.site = site

    async def standard(self, request: Request) -> Response:
        return answer_in_words(show_box(find(request), {}, speaker(language_of(request))))

    async def changed(self, request: Request) -> Response:
        self.site.slow_down(self.site.entries, request)
        wanted, game = await read_body(request, api.BoxWanted), find(request)
        fields = wanted.fields if wanted.data is None else spread_data(game, wanted.data)
        return answer(show_box(game, fields, speaker(language_of(request))))

    async def of_table(self, request: Request) -> Response:
        """The box of a table, for everyone who knows the table: anyone with the link can play with it."""
        table = await self.site.house.look(request.path_params["name"])
        return answer(api.BoxOfTable(table.game.name, spread_data(table.game, table.data)))


def find(request: Request) -> AnyGame:
    game = GAMES.get(request.path_params["game"])
    if game is None or game.editor is None:
        raise Refusal("http", "no-such-page")
    return game
