"""What the browser loads, and how long it may keep it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from foxden.games import GAMES
from foxden.web import pages
from tests.live.client import Guest
from tests.live.server import running
from tests.store.databases import Database

FOR_EVER = "public, max-age=31536000, immutable"


async def test_pages_are_never_kept_and_their_parts_for_ever(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        guest = Guest(server, "Ada")
        for path in ("/", "/t/any-name", "/rules/any", "/replay/any"):
            page = await guest.http("GET", path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-store")
            assert page.headers["content-type"].startswith("text/html")
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert len(parts) >= 3
        for path in parts:
            part = await guest.http("GET", path)
            assert (part.status_code, part.headers["cache-control"]) == (200, FOR_EVER)
        script = next(path for path in parts if path.endswith(".js"))
        packed = await guest.http("GET", script, headers={"Accept-Encoding": "gzip"})
        plain = await guest.http("GET", script, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.content == plain.content


async def test_the_documentation_is_looked_at_anew_every_time(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        guest = Guest(server, "Ada")
        assert (await guest.http("GET", "/docs")).headers["location"] == "/docs/"
        for path, kind in (("", "text/html"), ("rules/foxy.it.html", "text/html"), ("_static/foxden.css", "text/css")):
            page = await guest.http("GET", f"/docs/{path}")
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert page.headers["content-type"].startswith(kind)


NOWHERE = (
    "/assets/none.js", "/assets/..%2Findex.html", "/assets/%2e%2e%2f%2e%2e%2fapp.py", "/skin/chess/art.svg",
    "/skin/foxy/none.svg", "/skin/foxy/..%2Fdata.toml", "/skin/foxy/%2e%2e/data.toml", "/docs/none.html",
    "/docs/..%2Fapp.py", "/docs/rules/..%2F..%2F..%2Fapp.py", "/docs/rules", "/docs//etc/passwd", "/docs/rules/",
)  # fmt: skip


async def test_nothing_else_can_be_loaded(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        guest = Guest(server, "Ada")
        assert [path for path in NOWHERE if (await guest.http("GET", path)).status_code != 404] == []


def test_a_skin_goes_by_its_contents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "foxy", replace(GAMES["foxy"], home=tmp_path / "foxy"))
    assert pages.skin_stamp("foxy") == ""
    art = tmp_path / "foxy" / "skin" / "art.svg"
    art.parent.mkdir(parents=True)
    art.write_text("<svg/>")
    first = pages.skin_stamp("foxy")
    art.write_text("<svg></svg>")
    assert len({"", first, pages.skin_stamp("foxy")}) == 3
