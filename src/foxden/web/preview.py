"""Link previews (OpenGraph): a title, a sentence and a picture in the head of a page.

They reveal which game is played, which the address says already, and nothing else.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from foxden.game import AnyGame
from foxden.games import GAMES
from foxden.text import say
from foxden.web.http import language_of
from foxden.web.pages import NEVER, NOT_BUILT, read_page, skin_stamp
from foxden.web.site import Site
from foxden.web.strangers import find_house, own_names

WIDTH, HEIGHT = 600, 315
PICTURE = "preview.png"
"""In the skin of each game, made by `make previews`."""
MARK = b"</head>"


class FrontPages:
    """The client's page, at every address it has."""

    def __init__(self, site: Site) -> None:
        self.names = {name.lower() for name in own_names(site.settings)}

    async def show(self, request: Request) -> Response:
        page = read_page()
        if page is None:
            return Response(NOT_BUILT, 503, {"Cache-Control": NEVER}, "text/html")
        return Response(describe_page(request, page, find_house(request, self.names)), 200, HEADERS, "text/html")


HEADERS = {"Cache-Control": NEVER, "Vary": "Accept-Language"}


def describe_page(request: Request, page: bytes, house: str) -> bytes:
    """The page with its preview. Preview addresses must be absolute, so there is none if the requested host name isn't
    known to be ours."""
    tags = list_tags(request, house)
    head = "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items())
    return page.replace(MARK, head.encode() + MARK, 1)


def list_tags(request: Request, house: str) -> dict[str, str]:
    language, game = language_of(request), find_game(request)
    is_table = request.url.path.startswith("/t/")
    if game is None:
        tags = {"og:title": "Foxden", "og:description": say(language, "preview-house")}
    else:
        key = "preview-table" if is_table else "preview-page"
        tags = {"og:title": say(language, key, game=game.title), "og:description": say(language, game.pitch)}
    tags |= {"og:type": "website", "og:site_name": "Foxden"}
    shown = game or next(iter(GAMES.values()))
    if house and (shown.home / "skin" / PICTURE).is_file():
        tags |= {
            "og:url": f"{house}{request.url.path}",
            "og:image": f"{house}/skin/{shown.name}/{PICTURE}?v={skin_stamp(shown.name)}",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": shown.title,
        }
    return tags


def find_game(request: Request) -> AnyGame | None:
    """The game of a page, from its address alone: table names start with the game's."""
    named = request.path_params.get("game") or request.path_params.get("name", "").rpartition("-")[0]
    return GAMES.get(named)
