"""The documentation site built by `make docs`."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from foxden.game import Refusal
from foxden.web.pages import send

DOCS = Path(__file__).parent / "docs"
PLAIN_PATH = re.compile(r"([A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")


async def enter_docs(_request: Request) -> Response:
    """Pages link to each other relative to this folder."""
    return RedirectResponse("/docs/", 308)


async def show_docs(request: Request) -> Response:
    name = request.path_params["file"] or "index.html"
    path = DOCS / name
    if not PLAIN_PATH.fullmatch(name) or not path.is_file():
        raise Refusal("http", "no-such-page")
    return send(request, path, "no-cache")
