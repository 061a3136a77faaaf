"""What a messenger shows beside a link: our words, escaped, under our own name, and a small picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.requests import Request

from foxden.games import GAMES
from foxden.web.preview import MARK, PICTURE, describe_page
from foxden.web.strangers import find_house

PAGE = b"<head></head>"
NAMES = {"foxden.example", "localhost"}


def ask(path: str, host: str = "foxden.example", language: str = "en", **params: str) -> Request:
    headers = [(b"host", host.encode()), (b"accept-language", language.encode())]
    scope = {"type": "http", "method": "GET", "path": path, "scheme": "https", "query_string": b"", "headers": headers}
    return Request(scope | {"server": ("127.0.0.1", 80), "path_params": params})


def tags(request: Request) -> dict[str, str]:
    page = describe_page(request, PAGE, find_house(request, NAMES)).decode()
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_table_s_link_says_which_game_and_shows_its_picture(game: object) -> None:
    assert hasattr(game, "name")
    shown = tags(ask(f"/t/{game.name}-abc234", name=f"{game.name}-abc234"))
    assert GAMES[game.name].title in shown["og:title"].replace("&#x27;", "'")
    assert shown["og:description"]
    assert shown["og:url"] == f"https://foxden.example/t/{game.name}-abc234"
    assert shown["og:image"].startswith(f"https://foxden.example/skin/{game.name}/{PICTURE}?v=")
    picture = GAMES[game.name].home / "skin" / PICTURE
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size < 60_000


def test_words_are_in_the_reader_s_language() -> None:
    assert tags(ask("/t/foxy-abc", language="de", name="foxy-abc"))["og:title"] == "Komm, wir spielen Foxy"
    assert tags(ask("/rules/foxy", language="it", game="foxy"))["og:title"] == "Foxy su Foxden"
    assert tags(ask("/"))["og:title"] == "Foxden"


@pytest.mark.parametrize("host", ["evil.example", 'a"b', "", "foxden.example.evil.example", "foxden.example:x"])
def test_no_address_is_built_from_a_name_that_is_not_ours(host: str) -> None:
    shown = tags(ask("/t/foxy-abc", host=host, name="foxy-abc"))
    assert "og:image" not in shown
    assert "og:url" not in shown
    assert "evil" not in str(shown)


def test_who_is_named_before_our_name_is_left_out() -> None:
    shown = tags(ask("/", host="evil@foxden.example:8443"))
    assert shown["og:url"] == "https://foxden.example:8443/"


def test_nothing_that_is_asked_for_can_break_out_of_its_place() -> None:
    request = ask('/t/foxy-"><script>alert(1)</script>', name='foxy-"><script>alert(1)</script>')
    page = describe_page(request, PAGE, find_house(request, NAMES))
    assert b"<script" not in page
    assert page.count(MARK) == 1


def test_a_table_that_does_not_exist_looks_as_one_that_does() -> None:
    """Nobody learns by a preview which tables there are."""
    one, other = (tags(ask(f"/t/{name}", name=name)) for name in ("foxy-aaa", "foxy-bbb"))
    assert one | {"og:url": ""} == other | {"og:url": ""}


def test_the_page_is_built_with_a_head_to_write_into() -> None:
    page = Path(__file__).parents[2] / "client" / "index.html"
    assert page.read_bytes().count(MARK) == 1
