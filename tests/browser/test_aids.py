"""Beside the board: summary cards, the score before the first move, tips in one's first games, a change of mind."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from foxden.games import GAMES
from foxden.text import say
from tests.browser.conftest import OpenHouse
from tests.browser.hands import open_game
from tests.browser.test_access import faults
from tests.browser.test_company import sit_down_together

FOWL_PLAY = 1
TIP = ".news .tip"
OFFER = "Scoring in one minute"


@pytest.mark.parametrize(("language", "label"), [("en", "Summary"), ("it", "Scheda riassuntiva")])
@pytest.mark.parametrize("game", GAMES)
def test_the_cards_are_at_hand_while_playing(door: OpenHouse, game: str, language: str, label: str) -> None:
    visitor = door.visit(width=390, height=844, language=language)
    visitor.page.locator(f"article:has(#title-{game}) .primary.big").click()
    visitor.page.wait_for_selector(".play")
    visitor.page.get_by_role("button", name=label).click()
    shown = visitor.page.get_by_role("dialog")
    for card in GAMES[game].aids:
        for key in (card.heading, *card.lines):
            expect(shown.get_by_text(say(language, key), exact=True).first).to_be_attached()
    assert shown.evaluate("(dialog) => dialog.scrollTop") == 0
    assert faults(visitor.page) == []
    visitor.page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    visitor.is_content()


def test_fp_19_the_score_is_explained_before_the_first_move_and_offered_until_it_is_read(door: OpenHouse) -> None:
    page = door.visit().page
    open_game(page, "Fowl Play!")
    page.get_by_role("button", name=OFFER).click()
    shown = page.get_by_role("dialog")
    for number, chapter in enumerate(GAMES["fowlplay"].primer):
        if number:
            shown.get_by_role("button", name="Next").click()
        expect(shown).to_contain_text(say("en", chapter.lines[0]))
    expect(shown.get_by_role("button", name="Next")).to_have_count(0)
    shown.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name=OFFER)).to_have_count(0)
    page.reload()
    page.wait_for_selector(".play")
    expect(page.get_by_role("button", name="Summary")).to_be_visible()
    expect(page.get_by_role("button", name=OFFER)).to_have_count(0)


def begin_again(page: Page) -> None:
    page.goto("/")
    open_game(page, "Fowl Play!")


def test_tips_are_told_in_the_first_three_games_and_can_be_switched_off(door: OpenHouse) -> None:
    page = door.visit().page
    open_game(page, "Fowl Play!")
    words = say("en", "fowlplay-tip-target")
    expect(page.locator(TIP)).to_contain_text(words)
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Tips in my first three games").uncheck()
    expect(page.locator(TIP)).to_have_count(0)
    page.get_by_label("Tips in my first three games").check()
    expect(page.locator(TIP)).to_contain_text(words)
    for _ in range(2):
        begin_again(page)
        expect(page.locator(TIP)).to_contain_text(words)
    begin_again(page)
    expect(page.locator(".news .ask")).to_be_visible()
    expect(page.locator(TIP)).to_have_count(0)


def test_fp_7_a_target_is_changed_by_touching_another_card_and_the_other_sees_nothing_of_it(door: OpenHouse) -> None:
    ada, ben = sit_down_together(door, game=FOWL_PLAY)
    hand, target = ada.locator('[data-zone="hand"] .piece-box'), ada.locator('[data-zone="target"] .piece-box')
    expect(hand).to_have_count(4)
    hand.nth(0).click()
    expect(target).to_have_count(1)
    first = target.get_attribute("aria-label")
    expect(ben.locator(".log")).to_contain_text("has chosen a target card")
    before = ben.locator(".play").inner_text()
    hand.nth(0).click()
    expect(target).not_to_have_attribute("aria-label", first or "")
    expect(hand).to_have_count(3)
    expect(ada.locator(".news .ask")).to_contain_text("you can still tap another card")
    assert ada.title() == "Fowl Play!", "nothing is asked of her any more"
    ben.wait_for_timeout(500)
    assert ben.locator(".play").inner_text() == before
