"""Several people: by a link, on one device, and through a connection that breaks."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.conftest import OpenHouse
from tests.browser.hands import LIT, touch

EITHER = f"""() => document.querySelector('.finish') ? 'over'
  : document.querySelector('.play[aria-busy="true"]') ? false
  : document.querySelector('[role=dialog]') ? 'hand' : document.querySelectorAll('{LIT}').length ? 'choice' : false"""


def sit_down_together(door: OpenHouse, game: int = -1) -> tuple[Page, Page]:
    """Ada invites, Ben comes by the link."""
    ada, ben = door.visit().page, door.visit().page
    ada.get_by_role("article").nth(game).get_by_role("button", name="Invite friends").click()
    link = ada.get_by_label("Link").input_value()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("button", name="Ready").click()
    ada.get_by_text("Ben", exact=True).wait_for()
    ada.get_by_text("ready", exact=True).wait_for()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, ben):
        page.wait_for_selector(".play")
    return ada, ben


def play_on(pages: tuple[Page, Page], chance: random.Random, most: int) -> bool:
    """Whoever is asked touches something. Is it over?"""
    for _ in range(most):
        for page in pages:
            page.wait_for_selector('.play[aria-busy="false"]')
            while (wanted := page.evaluate(EITHER)) == "choice":
                touch(page, chance)
            if wanted == "over":
                return True
    return False


def test_two_people_play_by_a_link_while_the_house_falls_over(door: OpenHouse) -> None:
    pages = sit_down_together(door)
    chance = random.Random(5)
    play_on(pages, chance, 12)
    door.house.kill()
    for page in pages:
        page.get_by_role("alert").filter(has_text="Reconnecting").wait_for()
    door.house.start()
    for page in pages:
        page.get_by_role("alert").filter(has_text="Reconnecting").wait_for(state="detached")
    assert play_on(pages, chance, 2000)


def test_that_others_answer_takes_nothing_away_from_a_number_being_typed(door: OpenHouse) -> None:
    ada, ben = sit_down_together(door, game=0)
    ada.locator(".pad .key", has_text="1").first.click()
    ben.locator(".pad .key", has_text="3").first.click()
    ben.locator(".pad .write").click()
    ada.get_by_text("1 of 2 has written").first.wait_for()
    assert ada.locator(".pad .typed").text_content() == "1"
    ada.locator(".pad .write").click()
    ada.get_by_text("Turn 2 of 20").first.wait_for()


def test_two_people_on_one_device_hand_it_over(door: OpenHouse) -> None:
    visitor = door.visit()
    page = visitor.page
    card = page.get_by_role("article").nth(1)
    card.get_by_role("button", name="Pass and play").click()
    card.get_by_label("Player 1").fill("Ada")
    card.get_by_label("Player 2").fill("Ben")
    card.get_by_role("button", name="Start").click()
    handed, chance = [], random.Random(2)
    for _ in range(40):
        wanted = page.wait_for_function(EITHER).json_value()
        if wanted == "hand":
            button = page.get_by_role("dialog").get_by_role("button")
            handed.append(button.text_content() or "")
            button.click()
            page.get_by_role("dialog").wait_for(state="detached")
        elif wanted == "choice":
            touch(page, chance)
    targets, cards = handed[:2], handed[2:4]
    assert sorted(targets) == sorted(cards) == ["I’m Ada", "I’m Ben"], "each once, and dens are chosen in the open"
    visitor.is_content()


def test_a_table_is_found_by_its_code_and_watched(door: OpenHouse) -> None:
    host, other = door.visit().page, door.visit().page
    host.get_by_role("button", name="Invite friends").first.click()
    code = host.locator(".code").text_content() or ""
    host.get_by_role("button", name="Start").click()
    other.get_by_role("textbox", name="Code").fill(code.upper())
    other.get_by_role("button", name="Join").click()
    other.wait_for_selector(".play")
    assert other.locator(LIT).count() == 0
    host.get_by_text("1 watching").wait_for()


def sort_out(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Who is asked now, and who waits, once both have been told."""
    while True:
        asked = [page.locator(LIT).count() > 0 for page in pages]
        if sum(asked) == 1:
            return (pages[0], pages[1]) if asked[0] else (pages[1], pages[0])
        pages[0].wait_for_timeout(20)


def test_one_of_two_loses_the_network_and_comes_back_without_doing_anything(door: OpenHouse) -> None:
    """What the other did meanwhile is there, what was asked meanwhile is done, and both say what is going on."""
    pages = sit_down_together(door)
    chance = random.Random(8)
    play_on(pages, chance, 6)
    acting, waiting = sort_out(pages)
    waiting.context.set_offline(True)
    waiting.get_by_role("alert").filter(has_text="Connection lost").wait_for()
    acting.locator(".absent").wait_for()
    while acting.locator(LIT).count():
        touch(acting, chance)
        acting.wait_for_selector('.play[aria-busy="false"]')
    news = acting.locator(".log li").first.text_content()
    assert news != waiting.locator(".log li").first.text_content()
    waiting.context.set_offline(False)
    waiting.get_by_role("status").get_by_text("Connected again.").wait_for()
    waiting.get_by_role("alert").filter(has_text="Connection lost").wait_for(state="detached")
    acting.locator(".absent").wait_for(state="detached")
    assert waiting.locator(".log li").first.text_content() == news
    play_on(pages, chance, 4)
    assert waiting.locator(".log li").first.text_content() != news
