"""Today in a real browser: all three deals of a day, a result to share, and the next day's answers."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator

import pytest

from foxden.games import GAMES
from tests.browser.conftest import GENEROUS, OpenHouse, Visitor
from tests.browser.hands import play_to_the_end
from tests.browser.languages import each_language
from tests.browser.test_access import faults
from tests.browser.test_pages import fits
from tests.live.later import DAYS
from tests.live.server import Server, running

CARDS = ".cards article"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house whose clock is set."""
    folder = tmp_path_factory.mktemp("today")
    with running(str(folder / "house.sqlite"), folder, "tests.live.later", **GENEROUS, **{DAYS: "0"}) as server:
        yield server


def play(visitor: Visitor, nth: int) -> None:
    page = visitor.page
    page.goto("/today")
    page.locator(CARDS).nth(nth).get_by_role("button", name="Play").click()
    page.wait_for_selector(".daily")
    begun = time.monotonic()
    taps = play_to_the_end(page, random.Random(nth))
    print(f"{list(GAMES)[nth]}: {taps} taps, {time.monotonic() - begun:.0f} s")  # to be read with -s; nothing is timed
    page.locator(".daily a").click()
    page.locator(CARDS).nth(nth).locator(".signs").wait_for()


def come(door: OpenHouse, width: int, height: int) -> Visitor:
    visitor = door.visit("/", width, height)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.get_by_role("link", name="Play today’s deals").click()
    visitor.page.locator(CARDS).nth(2).wait_for()
    return visitor


def share(visitor: Visitor) -> None:
    page = visitor.page
    page.reload()
    page.get_by_text(re.compile("other players? here")).first.wait_for()
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    page.get_by_role("button", name="Share").first.click()
    page.get_by_text("Copied").wait_for()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "Foxden · Foxy" in shared
    assert not any(sign.isdigit() for sign in shared.splitlines()[1])
    visitor.is_content()


def look_at_the_answers(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/today")
    page.locator("nav a").first.click()
    page.locator(".answer").nth(2).wait_for()
    page.locator(CARDS).last.get_by_role("button", name="Show the best answer").click()
    page.wait_for_selector(".board")
    assert re.search(r"/replay#[1-9]\d*$", page.url), "it begins where the problem does"


def test_a_day_is_played_shared_and_explained_the_next(door: OpenHouse) -> None:
    """By two people, one on a phone and one on a laptop, so that each is compared with somebody."""
    people = [come(door, 390, 844), come(door, 1280, 800)]
    for visitor in people:
        for nth in range(len(GAMES)):
            play(visitor, nth)
    for visitor in people:
        share(visitor)
    house = door.house
    house.stop()
    house.environment[DAYS] = str(int(house.environment[DAYS]) + 1)
    house.start()
    for visitor in people:
        look_at_the_answers(visitor)


def test_today_is_for_everyone(door: OpenHouse) -> None:
    visitor = door.visit_polyglot("/today", 360, 740)
    visitor.page.locator(CARDS).nth(2).wait_for()
    for _ in each_language(visitor.page):
        fits(visitor.page)
        assert faults(visitor.page) == []
    visitor.is_content()


def test_a_try_is_begun_by_keyboard(door: OpenHouse) -> None:
    visitor = door.visit("/today")
    visitor.page.locator(CARDS).first.get_by_role("button").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".pad")
    visitor.page.keyboard.type("1")
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_text("Turn 2 of 20").first.wait_for()
    visitor.is_content()
