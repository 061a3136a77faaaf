"""The big screen in the room, and tables that let others in."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.conftest import OpenHouse
from tests.browser.hands import WAITS, open_game, play_to_the_end, write_number
from tests.browser.languages import each_language
from tests.browser.test_pages import WIDER

FONT_SIZE = "parseFloat(getComputedStyle(document.querySelector('.tv-lobby p')).fontSize)"


def open_table(page: Page, nth: int = 0) -> str:
    page.get_by_role("article").nth(nth).locator(".ways button").first.click()
    page.locator(".lobby").wait_for()
    return page.url.rpartition("/")[2]


def test_a_screen_shows_the_way_in_the_card_and_the_count_and_no_secrets(door: OpenHouse) -> None:
    """It is turned on in the browser of somebody who plays."""
    visitor = door.visit()
    ada = visitor.page
    name = open_table(ada)
    ada.get_by_role("button", name="Add a bot").click()
    with ada.context.expect_page() as opened:
        ada.get_by_role("link", name="Big screen").click()
    screen = opened.value
    screen.get_by_text(ada.locator(".code").text_content() or "?").wait_for()
    assert screen.get_by_alt_text("QR").evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 50
    ada.bring_to_front()
    ada.get_by_role("button", name="Start").click()
    screen.locator(".tv-game .piece.kind-card").wait_for()
    ada.wait_for_function(WAITS)
    write_number(ada, random.Random(1))
    screen.get_by_text("Turn 2 of 20").wait_for()
    assert ada.locator(".boxes").count() == 1, "on the player's own page the test sees their numbers"
    assert (screen.locator(".boxes").count(), screen.locator(".piece.kind-card").count()) == (0, 1)
    assert screen.locator(".tv-game li.answered").count() == 1
    assert screen.evaluate("document.querySelectorAll('main button:not([inert] *)').length") == 0
    play_to_the_end(ada, random.Random(2))
    screen.locator(".tv-score li").first.wait_for()
    assert name in screen.url
    visitor.is_content()


def test_the_screen_s_words_fit(door: OpenHouse) -> None:
    visitor = door.visit_polyglot(width=1280, height=720)
    page = visitor.page
    name = open_table(page, 1)
    page.goto(f"/tv/{name}")
    page.locator(".tv-lobby h1").wait_for()
    for _ in each_language(page):
        page.locator(".tv-lobby h1").wait_for()
        assert page.evaluate(WIDER) == []
        assert page.evaluate(FONT_SIZE) > 0.03 * 720
    visitor.is_content()


def test_a_table_that_lets_others_in_is_found_joined_and_watched(door: OpenHouse) -> None:
    ada, eve = door.visit().page, door.visit().page
    name = open_table(ada, 2)
    ada.get_by_label("Show this table on the home page").check()
    eve.reload()
    row = (
        eve.get_by_role("region", name="Open tables")
        .get_by_role("listitem")
        .filter(has=eve.locator(f"[href='/t/{name}']"))
    )
    assert "1 player" in (row.text_content() or "")
    row.get_by_role("link", name="Join").click()
    eve.get_by_text("You’re watching. Sit down to play").wait_for()
    ada.get_by_role("button", name="Add a bot").click()
    ada.get_by_role("button", name="Start").click()
    eve.get_by_text("You’re watching.").wait_for()
    mallory = door.visit().page
    mallory.locator(f".card-box a[href='/t/{name}']").filter(has_text="Watch").wait_for()


def test_an_unknown_screen_is_said_to_be_unknown(door: OpenHouse) -> None:
    door.visit("/tv/nowhere").page.get_by_role("heading", name="This table doesn’t exist.").wait_for()


def test_the_end_of_a_game_leads_to_its_replay(door: OpenHouse) -> None:
    page = door.visit().page
    open_game(page, "Foxy")
    play_to_the_end(page, random.Random(4))
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".replay-view").wait_for()
