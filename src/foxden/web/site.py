"""What all handlers share: the house, its settings and limits, and the current guest."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from foxden.bots.pool import Pool
from foxden.companion.pads import Pads
from foxden.game import Refusal
from foxden.live.codes import Codes
from foxden.live.dailies import keep_secret
from foxden.live.house import House
from foxden.live.house_clock import HouseClock
from foxden.live.own_games import OwnGames
from foxden.review.desk import Desk
from foxden.store.opening import open_store
from foxden.web.guests import COOKIE, REREAD, Guests
from foxden.web.http import address_of, set_guest
from foxden.web.limits import Limit, Shares
from foxden.web.metrics import Metrics
from foxden.web.printer import Printer
from foxden.web.settings import Settings

QUARTER = 900.0
"""A quarter of an hour, in seconds."""


class Site:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.clock = HouseClock()
        self.operator_secret = settings.operator_secret or secrets.token_urlsafe(16)
        rate = settings.address_rate
        self.openings = Limit(rate, 60 * rate)
        self.codes_tried = Limit(rate, 60 * rate)
        self.connects = Limit(50 * rate, 2500 * rate)
        # Home pages poll now and then, and many can share one address.
        self.lists = Limit(10 * rate, 200 * rate)
        self.replays = Limit(2 * rate, 120 * rate)
        self.reviews = Limit(rate / 10, 20 * rate)
        # A table full of phones has one address, and each polls every other second.
        self.entries = Limit(20 * rate, 200 * rate)
        bytes_a_minute = 1000.0 * settings.bounds.pad_kilobytes_per_minute
        self.pad_bytes = Limit(bytes_a_minute / 60, 5 * bytes_a_minute)
        guesses = settings.bounds.operator_guesses
        self.operator_guesses = Limit(guesses / QUARTER, guesses)
        self.all_guesses = Limit(10 * guesses / QUARTER, 10 * guesses)
        self.guest_sockets = Shares(settings.bounds.sockets_per_guest, "tables that one guest looks at")
        self.address_sockets = Shares(settings.bounds.sockets_per_address, "tables looked at from one address")
        self.exports = Shares(1, "files of one's own games that one guest loads")
        self.requests = Limit(settings.request_rate, 3 * settings.request_rate)
        # Set from the first request to the last.
        self.house: House
        self.guests: Guests
        self.own_games: OwnGames
        self.codes: Codes
        self.pads: Pads
        self.printer: Printer
        self.desk: Desk
        self.daily_secret: bytes

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open the house at startup, and close it after the last request."""
        settings = self.settings
        store = await open_store(settings.database, self.clock)
        bots = Pool(settings.bots) if settings.bots else None
        if bots is not None:
            bots.wake()
        self.guests = await Guests.open(store, self.clock)
        rereading = asyncio.create_task(self.reread_keys())
        self.house = House(
            store,
            bot_pause=settings.bot_pause,
            keep_days=settings.keep_days,
            bots=bots,
            bounds=settings.bounds,
            now=self.clock,
        )
        await self.house.check_wall_clock(self.clock)
        self.own_games = OwnGames(store, settings.bounds.games_per_guest)
        self.daily_secret = await keep_secret(store)
        self.codes = Codes(store, self.clock, self.house.random)
        self.pads = Pads(store, 1000 * settings.bounds.pad_kilobytes)
        self.printer = Printer(settings.bounds.prints_waiting)
        self.desk = Desk(settings.bounds.reviews_waiting, settings.bounds.reviews_per_guest, settings.review_effort)
        try:
            yield
        finally:
            rereading.cancel()
            await self.desk.close()
            await self.printer.close()
            await self.house.close()
            if bots is not None:
                await bots.close()
            await store.close()

    async def reread_keys(self) -> None:
        """Read the keys again: somebody may have made a new one."""
        while True:
            await asyncio.sleep(REREAD)
            with contextlib.suppress(Exception):  # store failures are reported elsewhere
                await self.guests.reread()

    async def known_guest(self, request: Request) -> str | None:
        return await self.guests.recognise(request.cookies.get(COOKIE))

    async def visitor(self, connection: HTTPConnection) -> str | None:
        """The guest of a connection: a bot, by its token, or the guest of its cookie."""
        token = token_of(connection)
        if token is not None:
            return await self.guests.recognise_bot(token)
        return await self.guests.recognise(connection.cookies.get(COOKIE))

    async def bot_of(self, request: Request) -> str | None:
        """The bot whose token the request has; None without a token. An invalid token is refused: a would-be bot must
        not become a new guest."""
        token = token_of(request)
        if token is None:
            return None
        bot = await self.guests.recognise_bot(token)
        if bot is None:
            raise Refusal("http", "no-such-token")
        return bot

    async def guest_of(self, request: Request) -> tuple[str, bool]:
        """The guest of a request, and whether they are new."""
        known = await self.known_guest(request)
        return (known, False) if known is not None else (self.guests.invite(), True)

    def welcome(self, request: Request, response: Response, guest: str) -> Response:
        set_guest(response, self.guests.sign(guest), request.url.scheme == "https")
        return response

    def slow_down(self, limit: Limit, request: Request) -> None:
        if not limit.allows(address_of(request)):
            raise Refusal("http", "too-fast")


def token_of(connection: HTTPConnection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None
