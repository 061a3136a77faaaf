"""Health, metrics and the API description, for operators and developers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from foxden import __version__
from foxden.game import Refusal
from foxden.text import say
from foxden.web import common_api, openapi
from foxden.web.http import answer
from foxden.web.site import Site

EVERY = 3.0
"""Seconds for which a result is reused."""
PATIENCE = 4.0

log = logging.getLogger("foxden.web")


class HealthPages:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.trying = asyncio.Lock()
        self.try_again = 0.0
        self.trouble = ""

    async def health(self, _request: Request) -> Response:
        """Report health; however many ask, the store is tried only once in a while."""
        async with self.trying:
            if time.monotonic() >= self.try_again:
                self.trouble = await self.try_store()
                self.try_again = time.monotonic() + EVERY
        if self.trouble:
            raise Refusal("http", self.trouble)
        return answer(common_api.Healthy("open", __version__))

    async def try_store(self) -> str:
        """Empty if a read and a write succeed; otherwise what failed."""
        store = self.site.house.store
        tries: list[tuple[str, Callable[[], Awaitable[Any]]]] = [
            ("store-down", lambda: store.get("health")),
            ("store-unwritable", lambda: store.put("health", b"", self.site.clock())),
        ]
        for trouble, work in tries:
            try:
                async with asyncio.timeout(PATIENCE):
                    await work()
            except Exception as error:
                log.error("%s: %s", say("en", trouble), error or type(error).__name__)
                return trouble
        return ""

    async def measures(self, _request: Request) -> Response:
        content = self.site.metrics.show(len(self.site.house.rooms))
        return Response(content, media_type=self.site.metrics.media_type)

    async def describe(self, _request: Request) -> Response:
        return answer(openapi.describe())
