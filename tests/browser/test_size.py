"""The size of a first visit: every byte over the wire from a real server, compressed as sent."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from foxden.games import GAMES
from tests.browser.conftest import OpenHouse
from tests.browser.finished import take_a_finished_seat
from tests.browser.hands import WAITS, open_game

MOST = 150_000
LEAST = 20_000
"""Less than this isn't a page: then nothing was measured."""


class Scales:
    """Weighs what a page loads, headers included, with nothing kept from before."""

    def __init__(self, page: Page) -> None:
        self.weights: list[float] = []
        link = page.context.new_cdp_session(page)
        link.send("Network.enable")
        link.send("Network.setCacheDisabled", {"cacheDisabled": True})
        link.on("Network.loadingFinished", self.weigh)

    def weigh(self, loaded: dict[str, Any]) -> None:
        self.weights.append(loaded["encodedDataLength"])

    @property
    def total(self) -> float:
        return sum(self.weights)


def test_the_home_page_is_light(door: OpenHouse) -> None:
    page = door.visit("/healthz").page
    scales = Scales(page)
    page.goto("/", wait_until="networkidle")
    page.locator("article img").nth(2).wait_for()
    assert LEAST < scales.total < MOST, scales.weights


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_table_is_light_with_its_skin(game: Any, door: OpenHouse) -> None:
    """Whoever comes by a link to a game that is being played, and to one that has ended."""
    page = door.visit().page
    open_game(page, game.title)
    page.wait_for_function(WAITS)
    scales = Scales(page)
    page.reload(wait_until="networkidle")
    page.wait_for_selector("#skin-pictures symbol", state="attached")
    page.wait_for_function(WAITS)
    assert LEAST < scales.total < MOST, scales.weights
    ended = take_a_finished_seat(page.context, door.house, game.name)
    before = scales.total
    page.goto(ended, wait_until="networkidle")
    page.get_by_role("button", name="Rematch").wait_for()
    assert LEAST < scales.total - before < MOST, scales.weights


def test_what_is_too_heavy_is_noticed(door: OpenHouse) -> None:
    page = door.visit().page
    scales = Scales(page)
    for nth in range(60):
        page.evaluate("(nth) => fetch(`/api/openapi.json?${nth}`).then((answer) => answer.text())", nth)
    page.wait_for_timeout(50)
    assert scales.total > MOST
