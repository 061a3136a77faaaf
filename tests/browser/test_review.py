"""The game after the game, in a real browser: for eyes, hands and ears, on a phone and a laptop, in every language.

Every game is played once, without a browser, in a house that thinks quickly; all tests of it look at the same review.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from foxden.games import GAMES
from foxden.record import encode
from tests.browser.conftest import GENEROUS, OpenHouse
from tests.browser.ears import Listener
from tests.browser.finished import play
from tests.browser.test_access import check
from tests.live.server import Server, running
from tests.review.games import played

PATIENCE = 120_000
REACHED = "document.activeElement?.textContent ?? ''"
MOST_TABS = 40


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with running(str(folder / "house.sqlite"), folder, FOXDEN_REVIEW_EFFORT="0.02", **GENEROUS) as server:
        finish.cache_clear()
        yield server


@cache
def finish(house: Server, name: str) -> str:
    """A table at which this game was played to its end."""
    with ThreadPoolExecutor(1) as pool:  # the browser's own loop runs in this thread
        return pool.submit(asyncio.run, play(house, name)).result()[0]


def wait_for(page: Page) -> None:
    page.locator("section.graphs").wait_for(timeout=PATIENCE)


def tab_to(page: Page, words: str) -> None:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if words in page.evaluate(REACHED):
            return
    raise AssertionError(f"{words} cannot be reached")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_finished_game_is_reviewed_by_keyboard_and_by_ear(name: str, door: OpenHouse) -> None:
    table = finish(door.house, name)
    visitor = door.visit(f"/t/{table}")
    page = visitor.page
    page.get_by_role("link", name="Review").first.click()
    wait_for(page)
    heard = Listener(page).read()
    cells = [node.name for node in heard if node.role in ("rowheader", "columnheader", "cell")]
    assert "Every move" in [node.name for node in heard if node.role == "heading"]
    assert any("could know" in name for name in cells), "the table behind the graphs says whose column it is"
    pictures = [node for node in heard if node.role == "image"]
    assert all(node.name for node in pictures)
    assert len(pictures) > 2, "two graphs, and positions in words"
    tab_to(page, "Watch from here")
    page.keyboard.press("Enter")
    page.locator(".controls").wait_for()
    assert f"/replay/{table}?as=" in page.url
    visitor.is_content()


@pytest.mark.parametrize("name", list(GAMES))
def test_a_review_is_for_everyone(name: str, door: OpenHouse) -> None:
    """axe-core, a phone and a laptop, by day and by night."""
    visitor = door.visit(f"/review/{finish(door.house, name)}")
    wait_for(visitor.page)
    check(visitor)


def test_a_moment_is_tried_from_there(door: OpenHouse) -> None:
    visitor = door.visit(f"/review/{finish(door.house, 'fowlplay')}")
    page = visitor.page
    wait_for(page)
    page.get_by_role("button", name="Try it from here").first.click()
    page.wait_for_url("**/t/**")
    page.get_by_role("region", name="Your place").wait_for()
    visitor.is_content()


def test_a_record_out_of_a_file_is_reviewed(door: OpenHouse, tmp_path: Path) -> None:
    visitor = door.visit("/replay")
    page = visitor.page
    file = tmp_path / "game.json"
    file.write_bytes(encode(played("foxrun", 4)))
    page.set_input_files("input[type=file]", file)
    page.get_by_role("link", name="Review").click()
    wait_for(page)
    page.get_by_role("heading", name="Partners").wait_for()
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".controls").wait_for()
    visitor.is_content()
