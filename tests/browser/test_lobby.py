"""What is settled before a game: the lobby offers it, says what comes of it, and the game keeps to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from foxden.games import GAMES
from tests.browser.conftest import OpenHouse, Visitor
from tests.browser.hands import LIT
from tests.browser.languages import each_language
from tests.browser.test_pages import fits

BEST_WITH_FOUR = "The rulebook says it’s best with 4 players."


def open_lobby(door: OpenHouse, title: str) -> Visitor:
    """On a phone."""
    visitor = door.visit(width=390, height=844)
    card = visitor.page.get_by_role("article").filter(has=visitor.page.get_by_role("heading", name=title, exact=True))
    card.get_by_role("button", name="Invite friends").click()
    expect(seats(visitor.page)).to_have_count(1)
    return visitor


def seats(page: Page) -> Locator:
    return page.locator(".seats li")


def add_bot(page: Page) -> None:
    many = seats(page).count()
    page.get_by_role("button", name="Add a bot").click()
    expect(seats(page)).to_have_count(many + 1)


def start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".play")


def test_fr_4_sides_are_chosen_and_the_seats_say_who_plays_whom(door: OpenHouse) -> None:
    visitor = open_lobby(door, "Fox on the Run")
    page = visitor.page
    add_bot(page)
    expect(page.get_by_label("At random")).to_be_checked()
    expect(page.locator(".seats")).not_to_contain_text("plays")
    page.get_by_label("Guardians first").check()
    expect(seats(page)).to_contain_text(["plays Puffer and Zev", "plays Indigo and Scarlett"])
    page.get_by_label("Foxes first").check()
    expect(seats(page)).to_contain_text(["plays Indigo and Scarlett", "plays Puffer and Zev"])
    add_bot(page)
    expect(seats(page)).to_contain_text(["plays Indigo and Scarlett", "plays Zev", "plays Puffer"])
    page.get_by_label("Guardians first").check()
    expect(seats(page)).to_contain_text(["plays Puffer and Zev", "plays Indigo", "plays Scarlett"])
    start(page)
    page.get_by_text("Indigo (Vixen) steps").first.wait_for()
    visitor.is_content()


def test_fr_4_the_lobby_says_that_four_are_best_until_they_are(door: OpenHouse) -> None:
    page = open_lobby(door, "Fox on the Run").page
    for _ in range(2):
        add_bot(page)
        page.get_by_text(BEST_WITH_FOUR).wait_for()
    add_bot(page)
    expect(page.get_by_text(BEST_WITH_FOUR)).to_have_count(0)


def test_fp_8_who_last_ate_poultry_is_chosen_and_places_a_fox_first(door: OpenHouse) -> None:
    visitor = open_lobby(door, "Fowl Play!")
    page = visitor.page
    for _ in range(3):
        add_bot(page)
    expect(page.get_by_label("At random")).to_be_checked()
    page.get_by_label("Seat 2").check()
    expect(seats(page).filter(has_text="places a fox first")).to_have_count(1)
    expect(seats(page).nth(1)).to_contain_text("places a fox first")
    start(page)
    page.locator(LIT).first.click()
    expect(page.locator(".log li", has_text="takes the")).to_have_count(3)
    told = page.locator(".log li", has_text="takes the").evaluate_all("lines => lines.map(line => line.lastChild.data)")
    names = [line.split()[0] for line in told]
    assert names[-1] == "Vixen", "the oldest line is the last"
    bots = set(page.locator(".people li b").all_inner_texts()) - {"Guest"}
    assert set(names) == bots, "the host comes after them"
    visitor.is_content()


@pytest.mark.parametrize("nth", range(len(GAMES)))
def test_the_lobby_of_every_game_fits_a_small_phone_with_everything_chosen(nth: int, door: OpenHouse) -> None:
    page = door.visit_polyglot(width=360, height=740).page
    page.locator("article").nth(nth).locator(".ways button").first.click()
    page.locator(".lobby fieldset").first.wait_for()
    page.get_by_role("button", name="Add a bot").click()  # comes with the games, after the start
    expect(seats(page)).to_have_count(2)
    for fieldset in page.locator("fieldset:has(input[name])").all():
        fieldset.locator("input").nth(1).check()
    for _ in each_language(page):
        fits(page)


# --- small things ---------------------------------------------------------------------------------------------


def test_the_box_for_another_player_is_empty_and_of_the_host_it_is_said_that_they_are_ready(door: OpenHouse) -> None:
    page = door.visit().page
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Invite friends").last.click()
    expect(seats(page)).to_contain_text(["ready"])
    another = page.get_by_label("Another name")
    expect(another).to_have_value("")
    another.fill("Ben")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(seats(page)).to_have_count(2)
    expect(another).to_have_value("")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(seats(page)).to_contain_text(["Ada", "Ben", "Player 3"])
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Ada")


PHONE_THAT_SHARES = """() => {
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async (what) => { window.shared.push(what.url); };
}"""


def test_a_link_is_shared_by_whatever_the_phone_has_for_it(door: OpenHouse) -> None:
    visitor = door.visit(width=390, height=844)
    visitor.page.add_init_script(f"({PHONE_THAT_SHARES})()")
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Invite friends").first.click()
    visitor.page.get_by_role("button", name="Share").click()
    visitor.page.wait_for_function("() => window.shared.length === 1")
    assert visitor.page.evaluate("window.shared") == [visitor.page.get_by_label("Link", exact=True).input_value()]
    assert visitor.page.get_by_role("button", name="Copy").count() == 0
    visitor.is_content()
