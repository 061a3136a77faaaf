"""Coming back: your own tables come first, say whose turn it is, and can be removed."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from foxden.games import GAMES
from foxden.table.summary import BARELY_BEGUN
from tests.browser.conftest import OpenHouse
from tests.browser.finished import take_a_finished_seat
from tests.browser.hands import LIT, open_game
from tests.browser.languages import each_language
from tests.browser.test_access import check, faults
from tests.browser.test_company import sit_down_together, sort_out
from tests.browser.test_pages import SMALL, WIDER, play_a_little

MEASURE = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((each) => {
    if (!each.hadRecentInput) window.shift += each.value;
  })).observe({type: 'layout-shift', buffered: true});
}"""
MOST_SHIFT = 0.05
TITLES = [game.title for game in GAMES.values()]


def go_home(page: Page) -> None:
    page.goto("/")
    page.locator("article").nth(2).wait_for()


def lines(page: Page) -> list[str]:
    return page.locator(".continue li b").all_inner_texts()


def test_one_s_tables_stand_first_in_sentences_and_are_a_tap_away(door: OpenHouse) -> None:
    asked, waiting = sort_out(sit_down_together(door))
    for page in (asked, waiting):
        go_home(page)
    assert lines(asked)[0].startswith("Your turn against")
    assert lines(waiting)[0].startswith("Waiting for")
    assert asked.title() == "● Your turn – Foxden"
    assert waiting.title() == "Foxden"
    places = asked.evaluate(
        "() => ['.continue', '.games'].map((each) => document.querySelector(each).getBoundingClientRect().top)"
    )
    assert places == sorted(places)
    asked.locator(".continue a").first.click()
    asked.wait_for_selector(LIT)


def test_six_games_against_bots_leave_one_behind(door: OpenHouse) -> None:
    page = door.visit(width=390, height=844).page
    for nth in range(6):
        open_game(page, TITLES[nth % 3])
        go_home(page)
        assert page.locator(".continue li").count() == 1


def test_a_game_that_is_played_stays_and_can_be_ended(door: OpenHouse) -> None:
    page = door.visit(width=390, height=844).page
    open_game(page, "Foxy")
    play_a_little(page, random.Random(4), BARELY_BEGUN)
    go_home(page)
    open_game(page, "Fox on the Run")
    go_home(page)
    assert page.locator(".continue li").count() == 2
    line = page.locator(".continue li").filter(has_text="Foxy")
    line.get_by_role("button", name="Leave or hide").click()
    line.get_by_role("button", name="Keep").click()
    line.get_by_role("button", name="Leave or hide").click()
    line.get_by_role("button", name="End the game").click()
    line.wait_for(state="detached")
    go_home(page)
    assert page.locator(".continue li").count() == 1


def test_a_table_with_others_can_be_hidden_or_left_for_good(door: OpenHouse) -> None:
    ada, ben = sit_down_together(door)
    for page, way in ((ada, "Hide"), (ben, "Leave for good")):
        go_home(page)
        page.get_by_role("button", name="Leave or hide").click()
        page.get_by_role("button", name=way, exact=True).click()
        page.locator(".continue").wait_for(state="detached")
        go_home(page)
        assert page.locator(".continue").count() == 0
        page.go_back()


def test_finished_games_say_who_has_won_and_can_be_hidden(door: OpenHouse) -> None:
    visitor = door.visit(width=390, height=844)
    take_a_finished_seat(visitor.context, door.house, "foxrun")
    page = visitor.page
    go_home(page)
    line = page.get_by_role("region", name="My finished games").locator("li")
    assert line.locator("b").inner_text() in ("You won against Ben", "Ben won against you", "You tied with Ben")
    assert "Fox on the Run · " in line.locator("small").inner_text()
    line.get_by_role("button", name="Leave or hide").click()
    line.get_by_role("button", name="Hide", exact=True).click()
    line.wait_for(state="detached")
    visitor.is_content()


def test_lessons_are_not_among_them(door: OpenHouse) -> None:
    page = door.visit().page
    page.get_by_role("button", name="Learn").first.click()
    page.wait_for_selector(".play")
    go_home(page)
    assert page.locator(".continue").count() == 0


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_nothing_moves_when_the_home_page_has_come(width: int, height: int, door: OpenHouse) -> None:
    visitor = door.visit(width=width, height=height)
    page = visitor.page
    open_game(page, "Fox on the Run")
    page.add_init_script(f"({MEASURE})()")
    page.goto("/", wait_until="networkidle")
    page.locator(".continue li").wait_for()
    assert page.evaluate("window.shift") < MOST_SHIFT
    page.evaluate("() => document.querySelector('main').style.setProperty('padding-top', '200px')")
    page.wait_for_function(f"() => window.shift > {MOST_SHIFT}")  # the test sees it when something moves


def test_it_all_fits_the_smallest_phone_in_every_language(door: OpenHouse) -> None:
    visitor = door.visit_polyglot(width=320, height=640)
    page = visitor.page
    page.locator("article .primary").last.click()
    page.wait_for_selector(LIT)
    go_home(page)
    take_a_finished_seat(page.context, door.house, "foxrun")
    for _ in ("a game that goes on", "one that is over"):
        page.set_viewport_size({"width": 320, "height": 640})
        page.locator("button.away").first.click()
        page.locator("li .line button").first.wait_for()
        for _language in each_language(page):
            assert page.evaluate("document.documentElement.scrollWidth") == 320
            assert page.evaluate(WIDER) == []
            assert page.evaluate(SMALL) == []
            assert faults(page) == []
        check(visitor)
        go_home(page)
    visitor.is_content()
