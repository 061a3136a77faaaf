"""A guest's own tables: listed with a summary sentence, left for good, or hidden."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from foxden.game import Refusal
from foxden.scene import CROWD
from foxden.store.store import TableRow
from foxden.table.asks import GuestQuits
from foxden.table.summary import TableSummary, is_barely_begun, summarize
from foxden.table.table import Table
from foxden.text import speaker
from foxden.web import common_api, tables_api
from foxden.web.http import answer_in_words, language_of, read_body
from foxden.web.site import Site

log = logging.getLogger("foxden.web")

MOST = 12
"""Most tables listed of each kind: running and finished."""
MOST_LOOKS = 40
"""Most logs read for one list; lessons among them are skipped."""


class MinePages:
    def __init__(self, site: Site) -> None:
        self.site = site

    async def mine(self, request: Request) -> Response:
        self.site.slow_down(self.site.lists, request)
        guest, new = await self.site.guest_of(request)
        tables = [] if new else await self.list_tables(guest, language_of(request))
        return self.site.welcome(request, answer_in_words(tables_api.MyTables(tables)), guest)

    async def leave(self, request: Request) -> Response:
        """Leave first, then hide."""
        guest, name = await self.whose(request)
        await (await self.site.house.room(name)).decide(GuestQuits(guest))
        await self.site.house.store.hide_table(guest, name)
        return Response(status_code=204)

    async def hide(self, request: Request) -> Response:
        guest, name = await self.whose(request)
        await self.site.house.store.hide_table(guest, name)
        return Response(status_code=204)

    async def whose(self, request: Request) -> tuple[str, str]:
        self.site.slow_down(self.site.lists, request)
        await read_body(request, common_api.NothingMore)
        guest = await self.site.known_guest(request)
        if guest is None:
            raise Refusal("http", "no-guest")
        return guest, request.path_params["name"]

    # --- the list -----------------------------------------------------------------------------------------

    async def list_tables(self, guest: str, language: str) -> list[tables_api.MyTable]:
        """First the tables waiting for the guest, then the newest."""
        going: list[tables_api.MyTable] = []
        done: list[tables_api.MyTable] = []
        async for row, table in self.look_at_tables(guest):
            kind = going if row.phase in ("lobby", "playing") else done
            if len(kind) < MOST and (table is None or (table.lesson is None and table.daily is None)):
                kind.append(list_table(row, table, guest, language))
            if len(going) == len(done) == MOST:
                break
        return [*sorted(going, key=lambda each: not each.asked), *done]

    async def look_at_tables(self, guest: str) -> AsyncIterator[tuple[TableRow, Table | None]]:
        """Newest first. Logs of crowds are long and aren't read for this."""
        house = self.site.house
        for row in (await house.store.tables_of(guest))[:MOST_LOOKS]:
            if row.seats > CROWD and row.name not in house.rooms:
                yield row, None
                continue
            try:
                table = await house.glances.look(row.name)
                yield replace(row, phase=table.phase), table
            except Refusal as refusal:
                log.warning("a table couldn't be listed: %s", refusal.key)

    # --- what goes away by itself -------------------------------------------------------------------------

    async def put_away_barely_begun(self, guest: str) -> None:
        """Hide games against bots in which this guest has barely moved and that they aren't watching now."""
        house = self.site.house
        async for row, table in self.look_at_tables(guest):
            if table is not None and is_barely_begun(table, guest) and not house.is_here(guest, row.name):
                await (await house.room(row.name)).decide(GuestQuits(guest))
                await house.store.hide_table(guest, row.name)


def list_table(row: TableRow, table: Table | None, guest: str, language: str) -> tables_api.MyTable:
    said = speaker(language)
    told = TableSummary(False, said("mine-crowd", n=row.seats)) if table is None else summarize(table, guest, said)
    alone = table is not None and table.seats.by_guest.keys() <= {guest}
    return tables_api.MyTable(row.name, row.game, row.phase, row.touched, told.asked, told.words, told.how, alone)
