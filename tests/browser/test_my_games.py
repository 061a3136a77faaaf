"""My games in a real browser: listed, filtered, counted with how many games are behind it, and forgotten."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenHouse
from tests.browser.finished import take_a_finished_seat
from tests.browser.test_access import check

SCREENS = {"phone": (320, 700), "laptop": (1280, 800)}
WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("screen", SCREENS)
def test_one_s_games_are_found_filtered_and_forgotten(screen: str, door: OpenHouse) -> None:
    visitor = door.visit(width=SCREENS[screen][0], height=SCREENS[screen][1])
    page = visitor.page
    take_a_finished_seat(visitor.context, door.house, "foxy")
    page.goto("/")
    page.get_by_role("link", name="All my games").click()
    expect(page.get_by_role("status")).to_have_text("1 game")
    turns = page.get_by_role("table", name="Exact numbers by turn")
    expect(turns.get_by_role("row")).to_have_count(21)
    expect(turns.get_by_role("row").nth(1).get_by_role("cell").last).to_have_text("1")
    assert not page.evaluate(WIDER)
    check(visitor)
    page.get_by_role("combobox", name="Against").select_option("bots")
    expect(page.get_by_role("status")).to_have_text("None of your games match.")
    page.get_by_role("combobox", name="Against").select_option("people")
    expect(page.get_by_role("link", name="Watch the replay")).to_have_count(1)
    expect(page.get_by_role("link", name="Review")).to_have_count(1)
    with page.expect_download() as loaded:
        page.get_by_role("link", name="Download these games").click()
    assert loaded.value.path().read_text("utf-8").count("\n") == 1
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    page.get_by_role("link", name="All my games").click()
    expect(page.get_by_role("status")).to_have_text("You haven’t finished a game yet. Lessons don’t count.")
    visitor.is_content()
