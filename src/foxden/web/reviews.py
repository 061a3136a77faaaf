"""Reviews over HTTP: of games finished here, and of any uploaded record. Clients poll until it is ready; each answer
gives the progress."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from foxden.record import Record, Violation, decode, encode
from foxden.review.desk import Job
from foxden.review.review import admit
from foxden.review.shown import show_review
from foxden.review.timeline import Timeline
from foxden.table.deal import verify_claim
from foxden.web import records_api, tables_api
from foxden.web.http import address_of, answer, language_of, read_body
from foxden.web.records import LARGEST_RECORD, find_record, refuse_record, send
from foxden.web.shelf import Shelf
from foxden.web.site import Site

log = logging.getLogger("foxden.web")

FORM = 3
"""Increased when reviews would come out differently, so that stored ones are no longer found."""
LARGEST_KEPT = 500_000
"""Most bytes of a compressed timeline in the store; a four-player game has about 10,000."""
DAY = 86_400.0


class ReviewPages:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.timelines = Shelf(16_000_000)
        self.told = Shelf()

    async def of_table(self, request: Request) -> Response:
        """The review of a table, made once and stored as long as the table is."""
        self.site.slow_down(self.site.replays, request)
        record = await find_record(self.site, request, request.path_params["name"])
        return await self.answer(request, record, in_store=True)

    async def of_record(self, request: Request) -> Response:
        """The review of an uploaded record, cached in memory."""
        self.site.slow_down(self.site.replays, request)
        told = await read_body(request, records_api.RecordTold, LARGEST_RECORD)
        try:
            record = await asyncio.to_thread(decode, told.record)
            return await self.answer(request, record, in_store=False)
        except Violation as violation:
            raise refuse_record(violation, language_of(request)) from None

    async def play_again(self, request: Request) -> Response:
        """Open a table to continue the game. It counts nowhere, and its player sees what that seat saw."""
        self.site.slow_down(self.site.openings, request)
        wanted = await read_body(request, records_api.AgainWanted, LARGEST_RECORD)
        try:
            record = await self.find_whole(request, wanted)
        except Violation as violation:
            raise refuse_record(violation, language_of(request)) from None
        guest, _ = await self.site.guest_of(request)
        name = await self.site.house.open_again(guest, record, wanted.number, wanted.seat)
        made = tables_api.TableMade(name, f"/t/{name}", await self.site.codes.of_table(name))
        return self.site.welcome(request, answer(made, 201), guest)

    async def find_whole(self, request: Request, wanted: records_api.AgainWanted) -> Record:
        if wanted.table:
            record = await find_record(self.site, request, wanted.table)
            await asyncio.to_thread(admit, record)
        else:
            record = await asyncio.to_thread(decode, wanted.record)
            await asyncio.to_thread(admit_claimed, record)
        return record

    async def answer(self, request: Request, record: Record, in_store: bool) -> Response:
        language, key = language_of(request), key_of(record, self.site.settings.review_effort)
        shown = self.told.find((key, "", 0, language))
        if shown is None:
            packed = None if record.partial is True else await self.find(key, in_store)
            if packed is None and record.partial is not True:
                return await self.tell_progress(request, key, record, in_store)
            shown = await asyncio.to_thread(tell, record, packed, language)
            self.told.keep((key, "", 0, language), shown)
        return send(request, shown)

    async def find(self, key: str, in_store: bool) -> bytes | None:
        """A stored timeline."""
        kept = self.timelines.find((key, "", 0, ""))
        if kept is None and in_store:
            kept = await self.site.house.store.get(key)
        return kept

    async def tell_progress(self, request: Request, key: str, record: Record, in_store: bool) -> Response:
        job = self.site.desk.find(key) or await self.begin(request, key, record, in_store)
        response = answer(records_api.ReviewFound(job.done, job.of))
        response.headers["Cache-Control"] = "no-store"
        return response

    async def begin(self, request: Request, key: str, record: Record, in_store: bool) -> Job:
        guest = await self.site.known_guest(request)
        self.site.slow_down(self.site.reviews, request)
        await asyncio.to_thread(admit if in_store else admit_claimed, record)

        async def keep(timeline: bytes) -> None:
            packed = await asyncio.to_thread(gzip.compress, timeline, 6, mtime=0)
            self.timelines.keep((key, "", 0, ""), packed)
            if in_store and len(packed) <= LARGEST_KEPT:
                await self.keep_in_store(key, packed)

        found = self.site.desk.find(key)  # somebody else may have asked meanwhile
        if found is not None:
            return found
        job = Job(key, encode(record), guest or address_of(request), keep)
        self.site.desk.ask(job)
        return job

    async def keep_in_store(self, key: str, packed: bytes) -> None:
        """Store it; if that fails, it is made again another time."""
        try:
            until = self.site.clock() + self.site.settings.keep_days * DAY
            await self.site.house.store.put(key, packed, until)
        except Exception as error:
            log.warning("a review couldn't be stored: %s", error)


def admit_claimed(record: Record) -> None:
    """A record that anybody may have written: is it over, by the rules, and dealt as it says?"""
    admit(record)
    verify_claim(record)


def key_of(record: Record, effort: float) -> str:
    return f"review:{FORM}:{effort:g}:{hashlib.sha256(encode(record)).hexdigest()}"


def tell(record: Record, packed: bytes | None, language: str) -> bytes:
    """The review in words, compressed. `packed`: the timeline; None for a game at a real table."""
    if packed is None:
        admit(record)
    timeline = None if packed is None else msgspec.json.decode(gzip.decompress(packed), type=Timeline)
    found = records_api.ReviewFound(1, 1, show_review(record, timeline, language))
    return gzip.compress(msgspec.json.encode(found), 5, mtime=0)
