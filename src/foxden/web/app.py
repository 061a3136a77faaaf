"""The app: HTTP for the lobby and records, WebSocket for tables."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any

import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from foxden import __version__
from foxden.bots.levels import LEVELS
from foxden.game import Game, Option, Refusal, Value, spell
from foxden.games import GAMES
from foxden.live.house import House
from foxden.live.room import Ask
from foxden.lookup import search as search_rules
from foxden.record import encode as encode_record
from foxden.rulebook import Rule, page, picture
from foxden.store.opening import open_store
from foxden.store.store import TableRow
from foxden.text import say
from foxden.web import api
from foxden.web.companion import Desk
from foxden.web.guests import COOKIE, Guests
from foxden.web.http import HEADERS, address_of, answer, language_of, read_body, refuse, set_guest
from foxden.web.limits import Limit
from foxden.web.metrics import Metrics
from foxden.web.operator import Operator
from foxden.web.pages import PAGES, send, show_asset, show_page, show_skin, skin_stamp
from foxden.web.replays import Replays
from foxden.web.settings import Settings
from foxden.web.socket import play

log = logging.getLogger("foxden.app")
Handler = Callable[[Request], Awaitable[Response]]


class Door:
    """The way into the house: who asks, how often, and what for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.operator_secret = settings.operator_secret or secrets.token_urlsafe(16)
        self.openings = Limit(settings.address_rate, 60 * settings.address_rate)
        self.codes = Limit(settings.address_rate, 60 * settings.address_rate)
        self.connects = Limit(50 * settings.address_rate, 2500 * settings.address_rate)
        self.requests = Limit(settings.request_rate, 3 * settings.request_rate)
        self.operator = Operator(self)
        self.replays = Replays(self, settings.address_rate)
        self.desk = Desk(self)
        self.house: House

    # --- guests -----------------------------------------------------------------------------------------

    def guest_of(self, request: Request) -> tuple[str, bool]:
        """Who asks, and whether they are new."""
        known = self.house.guests.recognise(request.cookies.get(COOKIE))
        return (known, False) if known is not None else (self.house.guests.invite(), True)

    def welcome(self, request: Request, response: Response, guest: str) -> Response:
        set_guest(response, self.house.guests.sign(guest), request.url.scheme == "https")
        return response

    def slow_down(self, limit: Limit, request: Request) -> None:
        if not limit.allows(address_of(request), self.house.now()):
            raise Refusal("http", "too-fast")

    # --- what can be asked ------------------------------------------------------------------------------

    async def health(self, _request: Request) -> Response:
        try:
            await self.house.store.get("cookie-key")
        except Exception:
            log.exception("the store does not answer")
            raise Refusal("http", "store-down") from None
        return answer(api.Healthy("open", __version__))

    async def measures(self, _request: Request) -> Response:
        return Response(self.metrics.show(self.house), media_type=self.metrics.media_type)

    async def describe(self, _request: Request) -> Response:
        return answer(api.describe())

    async def games(self, request: Request) -> Response:
        language = language_of(request)
        response = answer(api.Games([list_game(game, language) for game in GAMES.values()]))
        response.headers["Vary"] = "Accept-Language"
        return response

    async def rules(self, request: Request) -> Response:
        game = GAMES.get(request.path_params["game"])
        if game is None:
            raise Refusal("http", "no-such-page")
        response = answer(api.RulesPage(game.title, page(game.name, language_of(request))))
        response.headers["Vary"] = "Accept-Language"
        return response

    async def find_rules(self, request: Request) -> Response:
        asked = request.query_params.get("q", "")
        if len(asked) > api.LONGEST_QUESTION:
            raise Refusal("http", "question-too-long", most=api.LONGEST_QUESTION)
        found = search_rules(asked, tuple(GAMES), language_of(request))
        response = answer(api.RulesFound([list_rule(rule) for rule in found]))
        response.headers["Vary"] = "Accept-Language"
        return response

    async def show_picture(self, request: Request) -> Response:
        path = picture(request.path_params["file"])
        if path is None:
            raise Refusal("http", "no-such-page")
        return send(request, path, "no-cache")

    async def tables(self, _request: Request) -> Response:
        return answer(api.Listed([listed(row) for row in await self.house.store.open_tables()]))

    async def mine(self, request: Request) -> Response:
        guest, new = self.guest_of(request)
        rows = [] if new else await self.house.store.tables_of(guest)
        return self.welcome(request, answer(api.Listed([listed(row) for row in rows])), guest)

    async def open_table(self, request: Request) -> Response:
        self.slow_down(self.openings, request)
        wanted = await read_body(request, api.NewTable)
        guest, _ = self.guest_of(request)
        if wanted.lesson:
            name = await self.house.open_lesson(guest, wanted.game, wanted.name)
        else:
            name = await self.house.open_table(guest, wanted.game, wanted.options, wanted.clock, wanted.public)
        await self.house.store.note_guest(guest, name)
        code = await self.house.short_code(name)
        return self.welcome(request, answer(api.TableMade(name, f"/t/{name}", code), 201), guest)

    async def find_code(self, request: Request) -> Response:
        self.slow_down(self.codes, request)
        name = await self.house.find_code(request.path_params["code"])
        if name is None:
            raise Refusal("http", "no-such-code")
        return answer(api.TableFound(name, f"/t/{name}"))

    async def tell_code(self, request: Request) -> Response:
        self.slow_down(self.codes, request)
        name = request.path_params["name"]
        await self.house.room(name)
        return answer(api.TableCode(await self.house.short_code(name)))

    async def record(self, request: Request) -> Response:
        room = await self.house.room(request.path_params["name"])
        if room.table.phase != "over":
            raise Refusal("http", "record-not-yet")
        return Response(encode_record(room.table.full_record()), media_type="application/json")

    async def code_picture(self, request: Request) -> Response:
        """The table's link as a QR code."""
        name = request.path_params["name"]
        await self.house.room(name)
        picture = BytesIO()
        segno.make(f"{request.url.scheme}://{request.headers['host']}/t/{name}").save(
            picture, kind="svg", border=2, scale=8
        )
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def give_pass(self, request: Request) -> Response:
        self.slow_down(self.codes, request)
        guest, _ = self.guest_of(request)
        return self.welcome(request, answer(api.Pass(await self.house.give_pass(guest)), 201), guest)

    async def use_pass(self, request: Request) -> Response:
        self.slow_down(self.codes, request)
        guest = await self.house.take_pass((await read_body(request, api.Pass)).code)
        if guest is None:
            raise Refusal("http", "no-such-code")
        rows = await self.house.store.tables_of(guest)
        return self.welcome(request, answer(api.Listed([listed(row) for row in rows])), guest)

    async def forget_me(self, request: Request) -> Response:
        guest, new = self.guest_of(request)
        for row in [] if new else await self.house.store.tables_of(guest):
            await self.leave_table(guest, row.name)
        await self.house.store.forget_guest(guest)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response

    async def leave_table(self, guest: str, name: str) -> None:
        room = await self.house.room(name)
        for seat in reversed(room.table.seats_of(guest)):
            room.ask(Ask(None, decide=lambda table, now, seat=seat: table.stand(guest, seat, now)))  # type: ignore[misc]

    # --- putting it together ----------------------------------------------------------------------------

    @asynccontextmanager
    async def hours(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the house, and close it after the last request."""
        store = await open_store(self.settings.database)
        guests = await Guests.open(store)
        self.house = House(store, guests, self.settings.bot_pause, self.settings.keep_days, self.settings.bots)
        try:
            yield
        finally:
            await self.house.close()
            await store.close()

    def routes(self) -> list[Any]:
        def route(path: str, **handlers: Handler) -> Route:
            """One way per path, so that a wrong method is answered with the right ones."""

            async def handle(request: Request) -> Response:
                return await handlers["GET" if request.method == "HEAD" else request.method](request)

            return Route(path, self.careful(handle), methods=list(handlers))

        async def table_socket(socket: WebSocket) -> None:
            await play(self, socket)

        return [
            route("/healthz", GET=self.health),
            route("/metrics", GET=self.measures),
            route("/api/openapi.json", GET=self.describe),
            route("/api/games", GET=self.games),
            route("/api/tables", GET=self.tables, POST=self.open_table),
            route("/api/mine", GET=self.mine),
            route("/api/codes/{code}", GET=self.find_code),
            route("/api/tables/{name}/code", GET=self.tell_code),
            route("/api/rules/{game}", GET=self.rules),
            route("/api/tables/{name}/record", GET=self.record),
            route("/api/tables/{name}/qr.svg", GET=self.code_picture),
            route("/api/pass", POST=self.give_pass),
            route("/api/pass/use", POST=self.use_pass),
            route("/api/me", DELETE=self.forget_me),
            route("/operator", GET=self.operator.show),
            route("/operator.css", GET=self.operator.style),
            route("/operator/enter", POST=self.operator.enter),
            route("/operator/close", POST=self.operator.close),
            *(route(path, GET=show_page) for path in PAGES),
            route("/assets/{file}", GET=show_asset),
            route("/skin/{game}/{file}", GET=show_skin),
            route("/api/tables/{name}/replay", GET=self.replays.of_table),
            route("/api/replay", POST=self.replays.of_record),
            route("/api/ending", POST=self.replays.of_ending),
            route("/api/companion/{game}", GET=self.desk.form),
            route("/api/companion/{game}/score", POST=self.desk.score),
            route("/api/companion/{game}/deal", POST=self.desk.deal),
            route("/api/companion/{game}/record", POST=self.desk.record),
            route("/api/print", GET=self.desk.list_prints),
            route("/api/print/{sheet}.pdf", GET=self.desk.print),
            route("/api/pads", POST=self.desk.open_pad),
            route("/api/pads/{name}", GET=self.desk.show_pad, POST=self.desk.write_pad),
            route("/api/pads/{name}/qr.svg", GET=self.desk.pad_picture),
            route("/api/rules", GET=self.find_rules),
            route("/rules/pictures/{file}", GET=self.show_picture),
            WebSocketRoute("/ws/{name}", table_socket),
        ]

    def careful(self, handler: Handler) -> Handler:
        """Refusals become answers; whatever else goes wrong is logged, and told without its details."""

        async def handle(request: Request) -> Response:
            start = time.perf_counter()
            try:
                response = await handler(request)
            except Refusal as refusal:
                response = refuse(request, refusal)
            except Exception:
                log.exception("%s %s failed", request.method, request.url.path)
                response = refuse(request, Refusal("http", "our-fault"))
                response.status_code = 500
            self.metrics.answered(request.method, response.status_code, time.perf_counter() - start)
            return response

        return handle


def list_game(game: Game[Any, Any], language: str) -> api.GameListed:
    def put(option: Option, value: Value) -> str:
        return say(language, option.words, value=spell(value))

    options = [
        api.OptionListed(
            option.name, put(option, "name"), [api.ChoiceListed(value, put(option, value)) for value in option.choices]
        )
        for option in game.options
    ]
    pitch = say(language, game.pitch)
    bots = [api.BotListed(level.name, say(language, level.words)) for level in LEVELS[game.name]]
    return api.GameListed(
        game.name, game.title, pitch, game.least, game.most, list(game.minutes), options, bots, skin_stamp(game.name)
    )


def list_rule(rule: Rule) -> api.RuleFound:
    return api.RuleFound(rule.game, GAMES[rule.game].title, rule.number, rule.text, rule.picture, rule.caption)


def listed(row: TableRow) -> api.TableListed:
    return api.TableListed(row.name, row.game, row.phase, row.seats, row.touched)


class Headers:
    """The same headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [each for each in ENCODED_HEADERS if each[0] not in ONLY_SECURE or scope.get("scheme") == "https"]

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await self.app(scope, receive, send_with if scope["type"] == "http" else send)


ONLY_SECURE = (b"cross-origin-opener-policy",)
"""Over plain http browsers ignore it, and complain."""
ENCODED_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


async def not_found(request: Request, error: Exception) -> Response:
    """No such page, or no such method there: said in the same way as every other refusal."""
    assert isinstance(error, HTTPException)
    key = "no-such-page" if error.status_code == 404 else "wrong-method"
    response = refuse(request, Refusal("http", key))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def make_app(settings: Settings) -> Starlette:
    door = Door(settings)
    app = Starlette(
        routes=door.routes(),
        lifespan=door.hours,
        middleware=[Middleware(Headers)],
        exception_handlers={404: not_found, 405: not_found},
    )
    app.state.door = door
    return app
