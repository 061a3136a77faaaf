"""The companion for real tables, over HTTP."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from foxden.chance import FastRng
from foxden.companion.companions import COMPANIONS
from foxden.companion.keeping import make_record
from foxden.companion.pads import Pad, Write
from foxden.companion.printing import PRINTABLES
from foxden.forms.companion import Companion
from foxden.forms.entry import Entry
from foxden.forms.form import Fields
from foxden.game import Refusal
from foxden.games import GAMES
from foxden.own_box import box_of_entry
from foxden.paper.paper import SIZES, Size
from foxden.record import default_box, encode
from foxden.text import LANGUAGES, say
from foxden.web import companion_api as api
from foxden.web.http import address_of, answer, answer_in_words, language_of, read_body, show_link
from foxden.web.printer import MOST_COPIES
from foxden.web.site import Site

LARGEST_ENTRY = 1_000_000
"""A thousand players' numbers."""


class CompanionPages:
    def __init__(self, site: Site) -> None:
        self.site = site

    # --- scoring ----------------------------------------------------------------------------------------

    async def form(self, request: Request) -> Response:
        game = request.path_params["game"]
        companion = find(request)
        return answer_in_words(companion.form(default_box(game), partial(say, language_of(request))))

    async def form_of_box(self, request: Request) -> Response:
        """The form for an owner's box, whose fields are among those entered."""
        companion, _, box = await self.read_entry(request)
        return answer(companion.form(box, partial(say, language_of(request))))

    async def score(self, request: Request) -> Response:
        companion, entry, box = await self.read_entry(request)
        # In a thread: a crowd's count takes half a second, and tables must not wait for it.
        return answer(await asyncio.to_thread(companion.tally, entry, box, partial(say, language_of(request))))

    async def deal(self, request: Request) -> Response:
        companion, entry, box = await self.read_entry(request)
        if companion.deal is None:
            raise Refusal("http", "no-such-page")
        return answer(api.Entered(companion.deal(entry, box, FastRng(secrets.randbits(64)))))

    async def record(self, request: Request) -> Response:
        _, entry, _ = await self.read_entry(request)
        content = encode(make_record(request.path_params["game"], entry.fields))
        return Response(content, media_type="application/json")

    async def read_entry(self, request: Request) -> tuple[Companion, Entry, Any]:
        """The entry, and the box it says is on the table."""
        self.site.slow_down(self.site.entries, request)
        companion = find(request)
        entered = await read_body(request, api.Entered, LARGEST_ENTRY)
        entry = Entry(entered.fields)
        return companion, entry, box_of_entry(GAMES[request.path_params["game"]], entry)

    async def list_prints(self, request: Request) -> Response:
        speak = partial(say, language_of(request))
        listed = [
            api.PrintListed(name, each.title, speak(each.label), each.copies) for name, each in PRINTABLES.items()
        ]
        return answer_in_words(api.Prints(listed, list(SIZES), MOST_COPIES))

    async def print(self, request: Request) -> Response:
        self.site.slow_down(self.site.entries, request)
        name, size, language, copies = read_order(request)
        content = await self.site.printer.print(name, size, language, copies)
        headers = {"Content-Disposition": f'inline; filename="{name}-{size}-{language}.pdf"'}
        return Response(content, headers=headers, media_type="application/pdf")

    # --- pads -------------------------------------------------------------------------------------------

    async def open_pad(self, request: Request) -> Response:
        self.site.slow_down(self.site.openings, request)
        wanted = await read_body(request, api.NewPad, LARGEST_ENTRY)
        if wanted.game not in COMPANIONS:
            raise Refusal("record", "record-game", game=wanted.game, known=", ".join(COMPANIONS))
        self.pay(request, wanted.fields)
        name = await self.site.pads.open(wanted.game, wanted.id, wanted.fields, self.site.clock())
        return answer(api.PadMade(name, f"/pad/{name}"), 201)

    def pay(self, request: Request, fields: Fields) -> None:
        """Charge what is written to pads against the address's allowance."""
        if not self.site.pad_bytes.allows(address_of(request), len(msgspec.json.encode(fields))):
            raise Refusal("http", "too-fast")

    async def show_pad(self, request: Request) -> Response:
        self.site.slow_down(self.site.entries, request)
        name = request.path_params["name"]
        pad = await self.site.pads.read(name)
        if request.headers.get("if-none-match") == stamp(pad):
            return Response(status_code=304, headers=keep(pad))
        return show(name, pad)

    async def write_pad(self, request: Request) -> Response:
        self.site.slow_down(self.site.entries, request)
        name = request.path_params["name"]
        wanted = await read_body(request, api.PadWrite, LARGEST_ENTRY)
        self.pay(request, wanted.fields)
        return show(name, await self.site.pads.write(name, Write(wanted.id, wanted.fields), self.site.clock()))

    async def pad_picture(self, request: Request) -> Response:
        name = request.path_params["name"]
        await self.site.pads.read(name)
        return show_link(request, f"/pad/{name}")


# --- printing -------------------------------------------------------------------------------------------


def read_order(request: Request) -> tuple[str, Size, str, int]:
    """What to print: sheet, paper, language, copies."""
    name, wanted = request.path_params["sheet"], request.query_params
    size = next((each for each in SIZES if each == wanted.get("paper", SIZES[0])), None)
    language = wanted.get("language") or language_of(request)
    copies = wanted.get("copies", "0")
    if name not in PRINTABLES:
        raise Refusal("http", "print-unknown", known=", ".join(PRINTABLES))
    if (
        size is None
        or language not in LANGUAGES
        or not (copies.isdecimal() and len(copies) < 4 and int(copies) <= MOST_COPIES)
    ):
        raise Refusal("http", "print-how", papers=", ".join(SIZES), most=MOST_COPIES)
    return name, size, language, int(copies)


def find(request: Request) -> Companion:
    companion = COMPANIONS.get(request.path_params["game"])
    if companion is None:
        raise Refusal("http", "no-such-page")
    return companion


def show(name: str, pad: Pad) -> Response:
    response = answer(api.PadShown(name, pad.game, pad.seq, pad.fields))
    response.headers.update(keep(pad))
    return response


def keep(pad: Pad) -> dict[str, str]:
    return {"ETag": stamp(pad), "Cache-Control": "no-cache"}


def stamp(pad: Pad) -> str:
    return f'"{pad.seq}"'
