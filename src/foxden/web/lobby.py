"""Games and tables to choose from, opening a table, and being a guest."""

from __future__ import annotations

import logging
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from foxden.bots.levels import LEVELS
from foxden.game import Game, Option, Refusal, Value, spell
from foxden.games import GAMES
from foxden.store.store import TableRow
from foxden.table.asks import GuestLeaves
from foxden.table.seats import is_bot_guest
from foxden.text import say
from foxden.web import common_api, games_api, guests_api, tables_api
from foxden.web.guests import COOKIE
from foxden.web.http import answer, answer_in_words, language_of, read_body, show_link
from foxden.web.mine import MinePages
from foxden.web.pages import skin_stamp
from foxden.web.site import Site

log = logging.getLogger("foxden.web")


class LobbyPages:
    def __init__(self, site: Site) -> None:
        self.site = site

    # --- games and tables -------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        language = language_of(request)
        return answer_in_words(games_api.Games([list_game(game, language) for game in GAMES.values()]))

    async def tables(self, _request: Request) -> Response:
        return answer(list_tables(await self.site.house.store.open_tables()))

    async def open_table(self, request: Request) -> Response:
        self.site.slow_down(self.site.openings, request)
        wanted = await read_body(request, tables_api.NewTable)
        guest = await self.site.bot_of(request) or (await self.site.guest_of(request))[0]
        house = self.site.house
        if wanted.lesson:
            name = await house.open_lesson(guest, wanted.game, wanted.name)
        else:
            name = await house.open_table(
                guest, wanted.game, wanted.options, wanted.clock, wanted.public, wanted.data, wanted.pace
            )
        await house.note_guest(guest, name)
        await self.tidy_up(guest)
        made = answer(tables_api.TableMade(name, f"/t/{name}", await self.site.codes.of_table(name)), 201)
        return made if is_bot_guest(guest) else self.site.welcome(request, made, guest)

    async def tidy_up(self, guest: str) -> None:
        """Starting another game puts away those that were barely started."""
        try:
            await MinePages(self.site).put_away_barely_begun(guest)
        except Exception:
            log.exception("games that were hardly begun could not be put away")

    # --- codes ------------------------------------------------------------------------------------------

    async def find_code(self, request: Request) -> Response:
        self.site.slow_down(self.site.codes_tried, request)
        name = await self.site.codes.find_table(request.path_params["code"])
        if name is None:
            raise Refusal("http", "no-such-code")
        return answer(tables_api.TableFound(name, f"/t/{name}"))

    async def tell_code(self, request: Request) -> Response:
        self.site.slow_down(self.site.codes_tried, request)
        name = request.path_params["name"]
        await self.site.house.look(name)
        return answer(tables_api.TableCode(await self.site.codes.of_table(name)))

    async def code_picture(self, request: Request) -> Response:
        name = request.path_params["name"]
        await self.site.house.look(name)
        return show_link(request, f"/t/{name}")

    # --- guests -----------------------------------------------------------------------------------------

    async def give_pass(self, request: Request) -> Response:
        self.site.slow_down(self.site.codes_tried, request)
        await read_body(request, common_api.NothingMore)
        guest = await self.site.known_guest(request)
        if guest is None:
            # A page on another site can't send the cookie, and must not get a new one in its place.
            raise Refusal("http", "no-guest")
        return self.site.welcome(request, answer(guests_api.Pass(await self.site.codes.give_pass(guest)), 201), guest)

    async def use_pass(self, request: Request) -> Response:
        self.site.slow_down(self.site.codes_tried, request)
        guest = await self.site.codes.take_pass((await read_body(request, guests_api.Pass)).code)
        if guest is None:
            raise Refusal("http", "no-such-code")
        rows = await self.site.house.store.tables_of(guest)
        return self.site.welcome(request, answer(list_tables(rows)), guest)

    async def invite_bot(self, request: Request) -> Response:
        """Tokens are signed, not stored, so they cost nothing; an address gets as many as it can open tables."""
        self.site.slow_down(self.site.openings, request)
        await read_body(request, common_api.NothingMore)
        return answer(guests_api.BotToken(self.site.guests.invite_bot()), 201)

    async def forget_me(self, request: Request) -> Response:
        """Seats are left before the list of them is deleted, so that a repeated request can continue after a failure.
        Finished games have nothing to leave."""
        guest, new = await self.site.guest_of(request)
        house = self.site.house
        store = house.store
        rows = [] if new else await store.tables_of(guest, hidden=True)
        for row in rows:
            if row.phase not in ("lobby", "playing"):
                continue
            try:
                await (await house.room(row.name)).decide(GuestLeaves(guest))
            except Refusal as refusal:
                log.warning("a guest was forgotten who couldn't leave a table: %s", refusal.key)
        if rows or (not new and (await store.results_of(guest, 1) or await store.dailies_of(guest))):
            await self.site.guests.forget(guest)  # of others nothing is known, and nothing need be remembered
        await store.forget_guest(guest)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response


def list_game(game: Game[Any, Any], language: str) -> games_api.GameListed:
    def put_into_words(option: Option, value: Value) -> str:
        return say(language, option.words, value=spell(value))

    options = [
        games_api.OptionListed(
            option.name,
            put_into_words(option, "name"),
            [games_api.ChoiceListed(value, put_into_words(option, value)) for value in option.choices],
        )
        for option in game.options
    ]
    pitch = say(language, game.pitch)
    bots = [games_api.BotListed(level.name, say(language, level.words)) for level in LEVELS[game.name]]
    return games_api.GameListed(
        game.name,
        game.title,
        pitch,
        game.least,
        game.most,
        game.best,
        list(game.minutes),
        options,
        bots,
        skin_stamp(game.name),
        game.editor is not None,
    )


def list_tables(rows: list[TableRow]) -> tables_api.Listed:
    return tables_api.Listed(
        [tables_api.TableListed(row.name, row.game, row.phase, row.seats, row.touched) for row in rows]
    )
