"""A real server and a real browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.beside import Beside
from tests.browser.languages import LISTEN as LISTEN_FOR_LANGUAGES
from tests.live.server import Server, running

CHROMIUM = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
"""The headless build of the same engine takes little more than half the time."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP foxden.local 127.0.0.1",
    "--force-gpu-mem-available-mb=0",
]  # fmt: skip
"""Without memory for pictures of the page, none are drawn. Nobody looks at them: the tests ask for places, words and
styles, which are all there."""
PATIENCE = 30_000
GENEROUS = {"FOXDEN_BOTS": "1", "FOXDEN_ADDRESS_RATE": "100", "FOXDEN_REQUEST_RATE": "1000"}
LISTEN = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) =>
  window.violations.push(event.violatedDirective + ' ' + event.blockedURI));
"""


def find_chromium() -> str:
    """FOXDEN_CHROMIUM names another one, such as the whole browser."""
    found = [str(path) for path in CHROMIUM if path.exists()]
    return os.environ.get("FOXDEN_CHROMIUM") or (found[0] if found else str(CHROMIUM[-1]))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests in this folder. While it is open its event loop runs; tests elsewhere have their
    own."""
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


class Visitor:
    """A person with a browser, and all that went wrong in it."""

    def __init__(self, browser: Browser, address: str, width: int, height: int, language: str) -> None:
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 500,
            is_mobile=width < 500,
            locale=language,
            reduced_motion="reduce",
            base_url=address,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.add_init_script(LISTEN)
        self.page.on("console", lambda message: self.note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def is_content(self) -> None:
        """Nothing was blocked, nothing failed, and no request went to another site."""
        assert self.page.evaluate("window.violations") == []
        assert self.complaints == []


class OpenHouse:
    """Lets visitors in; `width` and `height` of their screens in pixels."""

    def __init__(self, browser: Browser, house: Server) -> None:
        self.browser = browser
        self.house = house
        self.visitors: list[Visitor] = []

    def visit(self, path: str = "/", width: int = 1280, height: int = 800, language: str = "en") -> Visitor:
        visitor = Visitor(self.browser, self.house.http, width, height, language)
        self.visitors.append(visitor)
        visitor.page.goto(path)
        return visitor

    def visit_polyglot(self, path: str = "/", width: int = 1280, height: int = 800) -> Visitor:
        """Whose page is going to speak one language after the other (`each_language`)."""
        visitor = self.visit("/healthz", width, height)
        visitor.page.add_init_script(LISTEN_FOR_LANGUAGES)
        visitor.page.goto(path)
        return visitor


@pytest.fixture
def door(browser: Browser, house: Server) -> Iterator[OpenHouse]:
    door = OpenHouse(browser, house)
    yield door
    for visitor in door.visitors:
        visitor.context.close()


@pytest.fixture
def beside() -> Iterator[Beside]:
    made = Beside()
    yield made
    made.close()
