"""The app: routes, and what all responses have in common."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from foxden.game import Refusal
from foxden.live.room import RoomBroken
from foxden.store.store import Unreachable
from foxden.web.boxes import BoxPages
from foxden.web.companion import CompanionPages
from foxden.web.docs import enter_docs, show_docs
from foxden.web.health import HealthPages
from foxden.web.http import HEADERS, refuse
from foxden.web.lobby import LobbyPages
from foxden.web.mine import MinePages
from foxden.web.operator import OperatorPages
from foxden.web.own_games import OwnGamesPages
from foxden.web.pages import PAGES, show_asset, show_skin
from foxden.web.preview import FrontPages
from foxden.web.records import RecordPages
from foxden.web.reviews import ReviewPages
from foxden.web.rules import find_rules, show_aids, show_picture, show_rules
from foxden.web.settings import Settings
from foxden.web.site import Site
from foxden.web.socket import play
from foxden.web.strangers import Strangers
from foxden.web.today import TodayPages

log = logging.getLogger("foxden.web")
Handler = Callable[[Request], Awaitable[Response]]
Handlers = dict[str, Handler]


def list_handlers(site: Site) -> dict[str, Handlers]:
    """Every path with its methods and handlers."""
    lobby, records, companion, boxes = LobbyPages(site), RecordPages(site), CompanionPages(site), BoxPages(site)
    today = TodayPages(site)
    operator, health, mine, front = OperatorPages(site), HealthPages(site), MinePages(site), FrontPages(site)
    reviews = ReviewPages(site)
    own = OwnGamesPages(site)
    return {
        "/healthz": {"GET": health.health},
        "/metrics": {"GET": health.measures},
        "/api/openapi.json": {"GET": health.describe},
        "/api/games": {"GET": lobby.games},
        "/api/tables": {"GET": lobby.tables, "POST": lobby.open_table},
        "/api/today": {"GET": today.today, "POST": today.begin},
        "/api/days/{day}": {"GET": today.day},
        "/api/days/{day}/proof": {"GET": today.proof},
        "/api/mine": {"GET": mine.mine},
        "/api/mine/games": {"GET": own.games},
        "/api/mine/records": {"GET": own.records},
        "/api/tables/{name}/leave": {"POST": mine.leave},
        "/api/tables/{name}/hide": {"POST": mine.hide},
        "/api/codes/{code}": {"GET": lobby.find_code},
        "/api/tables/{name}/code": {"GET": lobby.tell_code},
        "/api/tables/{name}/qr.svg": {"GET": lobby.code_picture},
        "/api/pass": {"POST": lobby.give_pass},
        "/api/pass/use": {"POST": lobby.use_pass},
        "/api/bots": {"POST": lobby.invite_bot},
        "/api/me": {"DELETE": lobby.forget_me},
        "/api/tables/{name}/record": {"GET": records.record},
        "/api/tables/{name}/replay": {"GET": records.of_table},
        "/api/replay": {"POST": records.of_record},
        "/api/ending": {"POST": records.of_ending},
        "/api/tables/{name}/review": {"GET": reviews.of_table},
        "/api/again": {"POST": reviews.play_again},
        "/api/review": {"POST": reviews.of_record},
        "/api/companion/{game}": {"GET": companion.form, "POST": companion.form_of_box},
        "/api/boxes/{game}": {"GET": boxes.standard, "POST": boxes.changed},
        "/api/tables/{name}/box": {"GET": boxes.of_table},
        "/api/companion/{game}/score": {"POST": companion.score},
        "/api/companion/{game}/deal": {"POST": companion.deal},
        "/api/companion/{game}/record": {"POST": companion.record},
        "/api/print": {"GET": companion.list_prints},
        "/api/print/{sheet}.pdf": {"GET": companion.print},
        "/api/pads": {"POST": companion.open_pad},
        "/api/pads/{name}": {"GET": companion.show_pad, "POST": companion.write_pad},
        "/api/pads/{name}/qr.svg": {"GET": companion.pad_picture},
        "/api/aids/{game}": {"GET": show_aids},
        "/api/rules": {"GET": find_rules},
        "/api/rules/{game}": {"GET": show_rules},
        "/rules/pictures/{file}": {"GET": show_picture},
        "/docs": {"GET": enter_docs},
        "/docs/{file:path}": {"GET": show_docs},
        "/operator": {"GET": operator.show},
        "/operator.css": {"GET": operator.style},
        "/operator/enter": {"POST": operator.enter},
        "/operator/close": {"POST": operator.close},
        **{path: {"GET": front.show} for path in PAGES},
        "/assets/{file}": {"GET": show_asset},
        "/skin/{game}/{file}": {"GET": show_skin},
    }


def make_routes(site: Site) -> list[Any]:
    async def table_socket(socket: WebSocket) -> None:
        await play(site, socket)

    routes = [make_route(site, path, handlers) for path, handlers in list_handlers(site).items()]
    return [*routes, WebSocketRoute("/ws/{name}", table_socket)]


def make_route(site: Site, path: str, handlers: Handlers) -> Route:
    """One route per path, so that a wrong method is answered with the allowed ones."""

    async def handle(request: Request) -> Response:
        start = time.perf_counter()
        response = await answer_carefully(handlers["GET" if request.method == "HEAD" else request.method], request)
        site.metrics.answered(request.method, response.status_code, time.perf_counter() - start)
        return response

    return Route(path, handle, methods=list(handlers))


async def answer_carefully(handler: Handler, request: Request) -> Response:
    """Refusals become responses; any other error is logged and answered without details."""
    try:
        return await handler(request)
    except Refusal as refusal:
        return refuse(request, refusal)
    except ClientDisconnect:
        return Response(status_code=400)  # the client is gone
    except (Unreachable, RoomBroken) as error:
        log.warning("%s %s: %s", request.method, path_of(request), error)
        return refuse(request, Refusal("http", "store-down"))
    except Exception:
        log.exception("%s %s failed", request.method, path_of(request))
        response = refuse(request, Refusal("http", "our-fault"))
        response.status_code = 500
        return response


def path_of(request: Request) -> str:
    """The path as declared, without names and codes, because those grant access."""
    route = request.scope.get("route")
    return route.path if isinstance(route, Route) else "?"


class Headers:
    """The same headers on every response, and page headers on everything a browser can open as a page."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure = scope.get("scheme") == "https"

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers_for(message["headers"], secure)]
            await send(message)

        await self.app(scope, receive, send_with if scope["type"] == "http" else send)


def headers_for(given: Iterable[tuple[bytes, bytes]], secure: bool) -> list[tuple[bytes, bytes]]:
    """A page loads dozens of scripts, styles and fonts, which need no policy: leaving it out saves 15 kB on a first
    visit."""
    kind = next((value for name, value in given if name.lower() == b"content-type"), b"").partition(b";")[0]
    if kind in NO_PAGES:
        return [each for each in ENCODED_HEADERS if each[0] == b"x-content-type-options"]
    return [each for each in ENCODED_HEADERS if secure or each[0] not in ONLY_SECURE]


NO_PAGES = (b"text/javascript", b"application/javascript", b"text/css", b"font/woff2", b"application/json")
ONLY_SECURE = (b"cross-origin-opener-policy",)
"""Only for HTTPS: over plain HTTP browsers ignore it and complain."""
ENCODED_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


async def not_found(request: Request, error: Exception) -> Response:
    """No such page or method, answered like every other refusal."""
    assert isinstance(error, HTTPException)
    key = "no-such-page" if error.status_code == 404 else "wrong-method"
    response = refuse(request, Refusal("http", key))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def make_app(settings: Settings) -> Starlette:
    site = Site(settings)

    def lifespan(_app: Starlette) -> AbstractAsyncContextManager[None]:
        return site.open()

    app = Starlette(
        routes=make_routes(site),
        lifespan=lifespan,
        middleware=[Middleware(Headers), Middleware(Strangers, settings)],
        exception_handlers={404: not_found, 405: not_found},
    )
    app.state.site = site
    return app
