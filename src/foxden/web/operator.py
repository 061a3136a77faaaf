"""The operator's page: the open tables, who plays there, and a button to close each. Plain HTML without scripts."""

from __future__ import annotations

import secrets
import time
from html import escape
from pathlib import Path
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from foxden.game import Refusal
from foxden.games import GAMES
from foxden.store.store import TableRow
from foxden.table.asks import OperatorCloses
from foxden.web.http import LARGEST_BODY, address_of
from foxden.web.site import Site

COOKIE = "foxden_operator"
STYLE = (Path(__file__).parent / "operator.css").read_text(encoding="utf-8")
MOST_ROWS = 200


class OperatorPages:
    def __init__(self, site: Site) -> None:
        self.site = site

    def is_known(self, request: Request) -> bool:
        return self.site.guests.is_operator(request.cookies.get(COOKIE), self.site.operator_secret)

    async def style(self, _request: Request) -> Response:
        return Response(STYLE, media_type="text/css")

    async def show(self, request: Request) -> Response:
        if not self.is_known(request):
            return HTMLResponse(page("Operator", LOGIN))
        rows = (await self.site.house.store.tables())[:MOST_ROWS]
        return HTMLResponse(page("Operator", self.list_tables(rows)))

    async def enter(self, request: Request) -> Response:
        """After too many wrong secrets, even the right one is refused for a while."""
        site, address = self.site, address_of(request)
        secret = (await read_form(request)).get("secret", "")  # first, because nothing is awaited while counting
        if not (site.operator_guesses.allows(address) and site.all_guesses.allows("anybody")):
            raise Refusal("http", "too-fast")
        if not secrets.compare_digest(secret.encode(), self.site.operator_secret.encode()):
            return HTMLResponse(
                page("Operator", f"<p>That’s not the secret. Use the one printed at startup.</p>{LOGIN}"), 403
            )
        site.operator_guesses.give_back(address)
        site.all_guesses.give_back("anybody")
        response = RedirectResponse("/operator", 303)
        signed = self.site.guests.sign_operator(self.site.operator_secret)
        response.set_cookie(COOKIE, signed, httponly=True, samesite="strict", secure=request.url.scheme == "https")
        return response

    async def close(self, request: Request) -> Response:
        """Close a table for good: nobody can move there any more, and the page says so."""
        if not self.is_known(request):
            return RedirectResponse("/operator", 303)
        room = await self.site.house.room((await read_form(request)).get("table", ""))
        await room.decide(OperatorCloses())
        return RedirectResponse("/operator", 303)

    def list_tables(self, rows: list[TableRow]) -> str:
        head = (
            "<tr><th>table</th><th>game</th><th>phase</th><th>seats</th><th>here now</th><th>touched</th><th></th></tr>"
        )
        body = "".join(self.list_table(row) for row in rows)
        rooms = self.site.house.rooms
        here = sum(len(room.audience.watchers) for room in rooms.values())
        return (
            f"<p>{len(rows)} tables, {len(rooms)} of them open in this process, {here} connections.</p>"
            f'<div class="scroll"><table>{head}{body}</table></div>'
        )

    def list_table(self, row: TableRow) -> str:
        room = self.site.house.rooms.get(row.name)
        names = ", ".join(room.snapshot.table.seats.names[:12]) if room else ""
        here = len(room.audience.watchers) if room else 0
        touched = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.touched))
        button = CLOSE.format(table=escape(row.name))
        cells = [
            escape(row.name),
            escape(GAMES[row.game].title if row.game in GAMES else row.game),
            escape(row.phase),
            f"{row.seats} {escape(names)}",
            here,
            touched,
        ]
        shown = "".join(f"<td>{cell}</td>" for cell in cells)
        return f"<tr>{shown}<td>{button if row.phase not in ('closed', 'pad') else ''}</td></tr>"


async def read_form(request: Request) -> dict[str, str]:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Refusal("http", "body-too-large")
    return dict(parse_qsl(body.decode("utf-8", "replace")))


CLOSE = (
    '<form method="post" action="/operator/close"><input type="hidden" name="table" value="{table}">'
    "<button>Close</button></form>"
)
LOGIN = (
    '<form method="post" action="/operator/enter"><label>Secret, as printed at startup: '
    '<input type="password" name="secret" autocomplete="current-password" required></label> '
    "<button>Enter</button></form>"
)


def page(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Foxden: {escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/operator.css">'
        f"<h1>{escape(title)}</h1>{body}</html>"
    )
