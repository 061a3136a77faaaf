"""A real server and a real browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.beside import Beside
from tests.browser.visitors import PHONE, Kind, Visitor, Visitors, watch_for_lasting_changes
from tests.live.server import Server, running

CHROMIUM = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
"""The headless build of the same engine takes little more than half the time."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP foxden.local 127.0.0.1",
    "--force-gpu-mem-available-mb=0", "--js-flags=--no-opt,--no-maglev", "--enable-features=NetworkServiceInProcess2",
]  # fmt: skip
"""Without memory for pictures of the page, none are drawn. Nobody looks at them: the tests ask for places, words and
styles, which are all there. Scripts run too briefly to be worth compiling twice, and the network needs no process of
its own: each saves a tenth of the CPU time."""
GENEROUS = {"FOXDEN_BOTS": "1", "FOXDEN_ADDRESS_RATE": "100", "FOXDEN_REQUEST_RATE": "1000"}
__all__ = ["GENEROUS", "OpenHouse", "Visitor"]


def find_chromium() -> str:
    """FOXDEN_CHROMIUM names another one, such as the whole browser."""
    found = [str(path) for path in CHROMIUM if path.exists()]
    return os.environ.get("FOXDEN_CHROMIUM") or (found[0] if found else str(CHROMIUM[-1]))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests in this folder. While it is open its event loop runs; tests elsewhere have their
    own."""
    watch_for_lasting_changes()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need nothing special."""
    folder = tmp_path_factory.mktemp("house")
    with running(str(folder / "house.sqlite"), folder, **GENEROUS) as server:
        yield server


class OpenHouse:
    """Lets visitors in; `width` and `height` of their screens in pixels."""

    def __init__(self, visitors: Visitors, house: Server) -> None:
        self.visitors = visitors
        self.house = house
        self.inside: list[Visitor] = []

    def visit(
        self, path: str = "/", width: int = 1280, height: int = 800, language: str = "en", **special: bool
    ) -> Visitor:
        """`is_first`: nothing was loaded before; `is_polyglot`: the page will speak one language after the other."""
        kind = Kind(self.house.http, width < PHONE, language, **special)
        visitor = self.visitors.arrive(kind, width, height)
        self.inside.append(visitor)
        visitor.page.goto(path)
        return visitor

    def visit_polyglot(self, path: str = "/", width: int = 1280, height: int = 800) -> Visitor:
        return self.visit(path, width, height, is_polyglot=True)

    def close(self) -> None:
        while self.inside:
            self.visitors.leave(self.inside.pop())


@pytest.fixture(scope="package")
def visitors(browser: Browser) -> Visitors:
    return Visitors(browser)


@pytest.fixture
def door(visitors: Visitors, house: Server) -> Iterator[OpenHouse]:
    door = OpenHouse(visitors, house)
    yield door
    door.close()


@pytest.fixture
def beside() -> Iterator[Beside]:
    made = Beside()
    yield made
    made.close()
