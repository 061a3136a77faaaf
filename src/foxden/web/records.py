"""Records and replays over HTTP: of games finished here, and of any uploaded record."""

from __future__ import annotations

import asyncio
import gzip
import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from foxden.forms.form import Tally
from foxden.game import Refusal
from foxden.live.days import day_of
from foxden.record import Record, Violation, broken, decode, encode
from foxden.record_check import check_partial, tally
from foxden.replay import WINDOW, show_again
from foxden.table.daily import is_secret_from
from foxden.text import explain
from foxden.web import records_api as api
from foxden.web.http import answer, language_of, read_body, read_query
from foxden.web.shelf import Key, Shelf
from foxden.web.site import Site

LARGEST_RECORD = 2_000_000
"""Most bytes of a request with a record; a game with a thousand players has about half of that."""
LONGEST_WORD = 120


class RecordPages:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.shelf = Shelf()

    async def record(self, request: Request) -> Response:
        record = await find_record(self.site, request, request.path_params["name"])
        return Response(encode(record), media_type="application/json")

    async def of_table(self, request: Request) -> Response:
        self.site.slow_down(self.site.replays, request)
        wanted = read_query(request, api.ReplayWanted)
        name = request.path_params["name"]
        record = await find_record(self.site, request, name)
        key = (name, wanted.viewer, wanted.near // WINDOW, language_of(request))
        packed = self.shelf.find(key) or await self.show(key, record, wanted)
        return send(request, packed)

    async def of_record(self, request: Request) -> Response:
        self.site.slow_down(self.site.replays, request)
        wanted = await read_body(request, api.RecordWanted, LARGEST_RECORD)
        digest = hashlib.sha256(wanted.record.encode()).hexdigest()
        key = (digest, wanted.viewer, wanted.near // WINDOW, language_of(request))
        packed = self.shelf.find(key)
        if packed is None:
            try:
                packed = await self.show(key, await asyncio.to_thread(decode, wanted.record), wanted)
            except Violation as violation:
                raise refuse_record(violation, language_of(request)) from None
        return send(request, packed)

    async def of_ending(self, request: Request) -> Response:
        """The score sheet of a game at a real table, of which only the end is known."""
        self.site.slow_down(self.site.replays, request)
        told = await read_body(request, api.RecordTold, LARGEST_RECORD)
        try:
            return answer(await asyncio.to_thread(count_again, told.record, language_of(request)))
        except Violation as violation:
            raise refuse_record(violation, language_of(request)) from None

    async def show(self, key: Key, record: Record, wanted: api.ReplayWanted | api.RecordWanted) -> bytes:
        """In a thread, so that tables don't wait."""
        packed = await asyncio.to_thread(pack, record, wanted.viewer, wanted.near, key[3])
        self.shelf.keep(key, packed)
        return packed


async def find_record(site: Site, request: Request, name: str) -> Record:
    """The record of a finished game; until then it is secret, and so is a deal of the day until its day is over."""
    table = await site.house.look(name)
    if table.daily is not None and is_secret_from(table, await site.known_guest(request), day_of(site.house.now())):
        raise Refusal("table", "table-unknown")
    if table.phase != "over":
        raise Refusal("http", "record-not-yet")
    return table.full_record()


def count_again(line: str, language: str) -> Tally:
    record = decode(line)
    if record.partial is not True:
        raise broken("record-whole")
    check_partial(record)
    return tally(record, language)


def pack(record: Record, viewer: str, near: int, language: str) -> bytes:
    return gzip.compress(msgspec.json.encode(show_again(record, viewer, near, language)), 5, mtime=0)


def send(request: Request, packed: bytes) -> Response:
    headers = {"Vary": "Accept-Language, Accept-Encoding", "Cache-Control": "private, max-age=3600"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, headers | {"Content-Encoding": "gzip"}, "application/json")
    return Response(gzip.decompress(packed), 200, headers, "application/json")


def refuse_record(violation: Violation, language: str) -> Refusal:
    """Refuse a record: at which move it goes wrong, and why."""
    refusal = violation.refusal
    words = {name: word[:LONGEST_WORD] if isinstance(word, str) else word for name, word in refusal.words.items()}
    reason = explain(language, Refusal(refusal.rule, refusal.key, **words))
    return Refusal(refusal.rule, "record-broken", move=violation.move, reason=reason)
