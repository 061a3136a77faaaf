"""What whoever runs the house, or writes a program for it, asks about it."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response

from foxden import __version__
from foxden.game import Refusal
from foxden.web import api
from foxden.web.http import answer
from foxden.web.site import Site

log = logging.getLogger("foxden.web")


class HealthPages:
    def __init__(self, site: Site) -> None:
        self.site = site

    async def health(self, _request: Request) -> Response:
        try:
            await self.site.house.store.get("cookie-key")
        except Exception:
            log.exception("the store does not answer")
            raise Refusal("http", "store-down") from None
        return answer(api.Healthy("open", __version__))

    async def measures(self, _request: Request) -> Response:
        content = self.site.metrics.show(len(self.site.house.rooms))
        return Response(content, media_type=self.site.metrics.media_type)

    async def describe(self, _request: Request) -> Response:
        return answer(api.describe())
