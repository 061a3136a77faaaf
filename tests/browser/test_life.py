"""What makes a table feel alive: as many opponents as one likes, their pace, a fox for everyone, words at a name."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.test_access import check
from tests.browser.test_company import sort_out
from tests.browser.test_signals import sit_down_with_a_clock


def card_of(page: Page, title: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))


def test_play_now_offers_opponents_and_a_difficulty_and_remembers_both(door: OpenHouse) -> None:
    visitor = door.visit()
    page, card = visitor.page, card_of(visitor.page, "Fowl Play!")
    expect(card.get_by_label("Opponents").locator("option")).to_have_text(["1", "2", "3"])
    card.get_by_label("Opponents").select_option("3")
    levels = card.get_by_label("Difficulty").locator("option").all_text_contents()
    assert [level.split(" ")[0] for level in levels] == ["easy", "medium", "hard", "expert"]
    card.get_by_label("Difficulty").select_option(index=0)
    card.get_by_role("button", name="Play now").click()
    expect(page.locator(".people li")).to_have_count(4)
    expect(page.locator(".people li", has_text="Cub")).to_have_count(3)
    page.goto("/")
    expect(card.get_by_label("Opponents")).to_have_value("3")
    expect(card.get_by_label("Difficulty")).to_have_value("cub")
    visitor.is_content()


def test_the_bots_pace_is_chosen_at_the_table_and_kept_for_the_next_one(door: OpenHouse) -> None:
    visitor = door.visit()
    page = visitor.page
    card_of(page, "Foxy").get_by_role("button", name="Play now").click()
    expect(page.get_by_label("Bot speed")).to_have_value("calm")
    page.get_by_label("Bot speed").select_option("instant")
    page.reload()
    expect(page.get_by_label("Bot speed")).to_have_value("instant")
    page.goto("/")
    card_of(page, "Fox on the Run").get_by_role("button", name="Play now").click()
    expect(page.get_by_label("Bot speed")).to_have_value("instant")
    visitor.is_content()


def test_a_chosen_fox_is_seen_by_friends_and_can_be_changed_in_the_lobby(door: OpenHouse) -> None:
    host = door.visit()
    ada = host.page
    ada.get_by_role("button", name="Your fox").click()
    ada.get_by_role("button", name="fox with a scarf").click()
    expect(ada.get_by_role("group", name="Your fox")).to_have_count(0)
    card_of(ada, "Foxy").get_by_role("button", name="Invite friends").click()
    ada.get_by_label("Link").wait_for()
    ben = door.visit(ada.get_by_label("Link").input_value()).page
    scarf, behind = "#b3262e", "#d8e4f0"
    expect(ben.locator(f'.seats .fox [fill="{scarf}"]')).to_have_count(1)
    ada.get_by_role("button", name="Your fox").click()
    check(host)
    ada.get_by_role("button", name="snow fox").click()
    expect(ben.locator(f'.seats .fox [fill="{scarf}"]')).to_have_count(0)
    expect(ben.locator(f'.seats .fox [fill="{behind}"]')).to_have_count(0)


def test_what_somebody_calls_out_stands_at_their_name(door: OpenHouse) -> None:
    acting, waiting = sort_out(sit_down_with_a_clock(door))
    acting.get_by_role("button", name="Wow!").click()
    mine = acting.locator(".people li", has_text="you")
    expect(mine.locator(".bubble")).to_have_text("Wow!")
    expect(waiting.locator(".people li").filter(has=waiting.locator(".bubble"))).not_to_contain_text("you")
    waiting.set_viewport_size({"width": 390, "height": 844})
    acting.get_by_role("button", name="Oops!").click()
    told = waiting.locator("ul.reactions li", has_text="Oops!")
    expect(told.locator(".fox")).to_be_visible()


def test_a_number_far_out_of_reach_is_asked_about_once(door: OpenHouse) -> None:
    visitor = door.visit()
    page = visitor.page
    card_of(page, "Foxy").get_by_role("button", name="Play now").click()
    page.locator(".pad").wait_for()
    for _ in range(2):
        page.locator(".pad .key", has_text="9").click()
    page.locator(".pad .write").click()
    expect(page.locator(".pad .write")).to_have_text("Really 99?")
    expect(page.locator(".pad .typed")).to_have_text("99")
    page.locator(".pad .write").click()
    expect(page.locator(".log li", has_text="written")).not_to_have_count(0)
    visitor.is_content()
