"""Every page, on a phone and elsewhere."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from foxden.bots.levels import LEVELS
from foxden.games import GAMES
from foxden.text import say
from tests.browser.conftest import OpenHouse
from tests.browser.hands import LIT, WAITS, open_game, touch, write_number
from tests.browser.languages import each_language

SMALL = """() => Array
  .from(document.querySelectorAll('button, a.button, a.round, input, select, summary, label:has(input)'))
  .filter((node) => !node.closest('label') || node.matches('label'))
  .map((node) => [node.getBoundingClientRect(), node.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([box, html]) => `${box.width}x${box.height} ${html}`)"""
WIDER = """() => Array.from(document.querySelectorAll('button, .button, h1, h2, p, summary, label'))
  .filter((node) => node.getBoundingClientRect().width && !node.closest('.unseen'))
  .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.getBoundingClientRect().right > innerWidth + 1)
  .map((node) => node.outerHTML.slice(0, 160))"""


def play_a_little(page: Page, chance: random.Random, many: int) -> None:
    for _ in range(many):
        wanted = page.wait_for_function(WAITS).json_value()
        if wanted == "over":
            return
        (write_number if wanted == "number" else touch)(page, chance)
    page.wait_for_function(WAITS)


def fits(page: Page) -> None:
    """Nothing is wider than the screen or than its box."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(WIDER) == []


@pytest.mark.parametrize("title", [game.title for game in GAMES.values()])
def test_on_a_phone_everything_to_touch_is_as_large_as_a_thumb(title: str, door: OpenHouse) -> None:
    visitor = door.visit(width=360, height=740)
    assert visitor.page.evaluate(SMALL) == []
    open_game(visitor.page, title)
    play_a_little(visitor.page, random.Random(7), 6)
    visitor.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
    assert visitor.page.evaluate(SMALL) == []
    fits(visitor.page)
    visitor.is_content()


def test_over_plain_http_under_a_name_that_is_not_localhost(door: OpenHouse) -> None:
    """There a page has no clipboard and no randomUUID, and must do without."""
    visitor = door.visit(f"http://foxden.local:{door.house.port}/")
    assert visitor.page.evaluate("[isSecureContext, !!navigator.clipboard, !!crypto.randomUUID]") == [
        False,
        False,
        False,
    ]
    visitor.page.get_by_role("button", name="Invite friends").first.click()
    visitor.page.get_by_role("button", name="Copy").click()
    visitor.page.get_by_role("button", name="Copied").wait_for()
    visitor.page.get_by_role("button", name="Add a bot").click()
    visitor.page.get_by_role("button", name="Start").click()
    visitor.page.wait_for_selector(".play")
    play_a_little(visitor.page, random.Random(1), 3)
    visitor.is_content()


def test_the_rules_of_every_game_are_a_page(door: OpenHouse) -> None:
    visitor = door.visit()
    for game in GAMES.values():
        visitor.page.goto(f"/rules/{game.name}")
        visitor.page.locator(f"#{game.seats_rule}").wait_for()
        assert game.title in (visitor.page.locator("h1").text_content() or "")
    visitor.is_content()


def test_language_and_light_are_remembered(door: OpenHouse) -> None:
    page = door.visit().page
    page.get_by_label("Language").select_option("it")
    page.get_by_role("button", name="Scuro").click()
    page.reload()
    page.get_by_role("button", name="Gioca subito").first.wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_wrong_click_says_why_not(door: OpenHouse) -> None:
    page = door.visit().page
    open_game(page, "Fox on the Run")
    page.wait_for_selector(LIT)
    page.locator('.board .space[data-space="a5"]').click(force=True)
    hint = page.get_by_role("alert").filter(has_text="a5 is more than one step away.")
    hint.wait_for()
    with page.expect_popup() as opened:
        hint.get_by_role("link", name="Rule FR-7").click()
    opened.value.locator("#FR-7").wait_for()
    assert opened.value.url.endswith("/rules/foxrun#FR-7")
    page.keyboard.press("Escape")
    hint.wait_for(state="detached")


def test_an_unknown_table_is_said_to_be_unknown(door: OpenHouse) -> None:
    page = door.visit("/t/nowhere-at-all").page
    page.get_by_role("heading", name="This table doesn’t exist.").wait_for()


STRETCHED = """() => document.querySelectorAll('.game').forEach((card) =>
  Object.assign(card.style, {gridRow: 'auto', gridTemplateRows: 'auto 1fr auto'}))"""
"""Every card for itself, its buttons at its foot."""


def test_the_ways_to_play_stand_in_one_line_and_names_asked_for_one_game_move_no_other(door: OpenHouse) -> None:
    page = door.visit(height=1000).page
    starts = page.get_by_role("button", name="Play now")
    starts.nth(2).wait_for()

    def places() -> list[float]:
        return [box["y"] for nth in range(3) if (box := starts.nth(nth).bounding_box())]

    before = places()
    assert len(set(before)) == 1
    page.get_by_role("button", name="Pass and play").first.click()
    page.get_by_label("Player 1").wait_for()
    assert places() == before
    page.evaluate(STRETCHED)
    assert places() != before, "the test sees it when they move"


def test_what_is_said_of_the_chosen_bot_is_there_to_read_on_a_phone(door: OpenHouse) -> None:
    """For every game and level: all that the house says of it, its name in the choice and the rest below."""
    visitor = door.visit_polyglot(width=360, height=740)
    page = visitor.page
    page.locator("article").nth(2).wait_for()
    for language in each_language(page):
        for nth, game in enumerate(GAMES):
            read_about_bots(page, language, nth, game)
    visitor.is_content()


def read_about_bots(page: Page, language: str, nth: int, game: str) -> None:
    card = page.locator("article").nth(nth)
    for level in LEVELS[game]:
        card.locator("select").last.select_option(level.name)
        name = card.locator("select").last.locator("option:checked").inner_text()
        words = card.locator("[aria-live]").inner_text()
        said, told = ("".join(filter(str.isalnum, each)).lower() for each in (words, say(language, level.words)))
        assert told.endswith(said), "its name and difficulty are in the choice, the rest is here"
        assert name
        assert words[0].isupper()
        fits(page)


def test_at_the_table_it_is_said_of_which_level_a_bot_is(door: OpenHouse) -> None:
    """By the first words of what the house says of that level."""
    visitor = door.visit_polyglot(width=360, height=740)
    page = visitor.page
    page.locator("article").first.locator("select").last.select_option("reynard")
    page.locator("article").first.locator("button.primary").first.click()
    chip = page.locator(".people li").nth(1)
    chip.wait_for()
    for language in each_language(page):
        level = chip.locator("small").inner_text().partition(" · ")[2]
        assert level
        assert say(language, "foxy-bot-reynard").startswith(level)
        fits(page)
    visitor.is_content()
