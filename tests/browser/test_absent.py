"""Absent players don't hold up a game: an opponent who is away, a game ended by agreement, resigning."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import GENEROUS, OpenHouse, Visitor
from tests.browser.hands import LIT, open_game
from tests.browser.languages import each_language
from tests.browser.test_access import check, faults
from tests.browser.test_company import sit_down_together, sort_out
from tests.browser.test_pages import SMALL, WIDER
from tests.live.server import Server, running

LAST = -1
"""The game on the home page in which two players can resign."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that counts a player as away after a second."""
    folder = tmp_path_factory.mktemp("hasty")
    with running(str(folder / "house.sqlite"), folder, FOXDEN_LIMITS="away-seconds=1", **GENEROUS) as server:
        yield server


def leave_one_waiting(door: OpenHouse) -> tuple[Page, Page, str]:
    """Whoever was asked goes away; whoever waits; and the address of their table."""
    asked, waits = sort_out(sit_down_together(door))
    table = asked.url
    asked.goto("/healthz")
    waits.get_by_text("has been away for a while").wait_for()
    return asked, waits, table


def choose_from_menu(page: Page, name: str) -> None:
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name=name).click()


def test_whoever_is_away_is_nudged_a_bot_plays_on_and_they_take_their_seat_back(door: OpenHouse) -> None:
    away, waits, table = leave_one_waiting(door)
    waits.get_by_role("button", name="Nudge").click()
    waits.get_by_role("button", name="Nudged").wait_for()
    away.goto("/")
    assert away.locator(".continue b").first.inner_text().endswith("is waiting for you")
    waits.get_by_role("button", name="Let a bot take over").click()
    waits.locator(LIT).first.wait_for()
    assert waits.get_by_role("button", name="Give me a hint").count() == 0, "it is still a game against a person"
    assert waits.get_by_text("has been away for a while").count() == 0
    away.goto("/")
    assert away.locator(".continue b").first.inner_text().startswith("A bot is playing for you")
    away.goto(table)
    away.get_by_text("You were away, so a bot is playing for you.").wait_for()
    away.get_by_role("button", name="Take my seat back").click()
    away.get_by_text("a bot is playing for you").wait_for(state="detached")
    waits.get_by_text("is back.").first.wait_for()


def test_whoever_comes_back_in_time_is_not_missed_any_more(door: OpenHouse) -> None:
    away, waits, table = leave_one_waiting(door)
    away.goto(table)
    waits.get_by_text("has been away for a while").wait_for(state="detached")
    away.locator(LIT).first.wait_for()


def test_a_game_with_somebody_who_is_away_is_ended_by_those_who_are_there_and_they_find_it_so(door: OpenHouse) -> None:
    away, waits, table = leave_one_waiting(door)
    waits.get_by_role("button", name="End the game").first.click()
    waits.get_by_text("The game was ended early.").first.wait_for()
    away.goto(table)
    assert away.locator(LIT).count() == 0
    away.get_by_text("The game was ended early.").first.wait_for()
    waits.get_by_role("button", name="Rematch").click()
    away.get_by_text("wants a rematch!").wait_for()
    away.get_by_role("button", name="Go to the next game").click()
    away.wait_for_selector(".lobby")
    assert away.url == waits.url != table


def test_among_people_who_are_there_all_agree_to_the_end(door: OpenHouse) -> None:
    ada, ben = sit_down_together(door)
    choose_from_menu(ada, "End the game")
    ada.get_by_role("button", name="Play on").click()
    ada.get_by_role("button", name="End the game").click()
    ada.get_by_text("End the game early, if the others agree?").wait_for()
    ada.get_by_role("button", name="End the game").click()
    ada.get_by_text("The game ends once everyone here agrees.").wait_for()
    ben.get_by_text("would like to end the game.").wait_for()
    ada.locator(".waiting").get_by_role("button", name="Play on").click()
    ben.get_by_text("would like to end the game.").wait_for(state="detached")
    ada.get_by_role("button", name="End the game").click()
    ada.get_by_role("button", name="End the game").click()
    ben.get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        page.get_by_text("The game was ended early.").first.wait_for()


def test_against_bots_alone_it_ends_at_once(door: OpenHouse) -> None:
    visitor = door.visit(width=390, height=844)
    open_game(visitor.page, "Fowl Play!")
    choose_from_menu(visitor.page, "End the game")
    visitor.page.get_by_text("End the game early?").wait_for()
    visitor.page.get_by_role("button", name="End the game").click()
    visitor.page.get_by_text("The game was ended early.").first.wait_for()
    assert visitor.page.get_by_role("button", name="Resign").count() == 0
    visitor.is_content()


def test_where_it_is_natural_one_can_give_up(door: OpenHouse) -> None:
    ada, ben = sit_down_together(door, game=LAST)
    choose_from_menu(ada, "Resign")
    ada.get_by_text("let the other side win").wait_for()
    ada.get_by_role("button", name="Resign").click()
    for page in (ada, ben):
        page.get_by_text("have resigned").first.wait_for()
        page.get_by_role("button", name="Rematch").wait_for()


def test_what_can_be_done_fits_the_smallest_phone_and_is_for_everyone(door: OpenHouse) -> None:
    host = door.visit_polyglot(width=320, height=640)
    other = door.visit().page
    host.page.locator("article").last.locator(".ways button").first.click()
    host.page.wait_for_selector(".lobby .primary.big")
    other.goto(host.page.url)
    other.get_by_label("Your name").fill("Maximiliane-Benedikta")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="Ready").click()
    host.page.locator(".lobby .primary.big:not([disabled])").click()
    other.wait_for_selector(".play")
    first, _ = sort_out((host.page, other))
    if first is host.page:
        play_until_it_is_the_others_turn(host, other)
    other.goto("/healthz")
    host.page.locator(".waiting .slip").wait_for()
    host.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
    for _ in each_language(host.page):
        assert host.page.evaluate("document.documentElement.scrollWidth") == 320
        assert host.page.evaluate(WIDER) == []
        assert host.page.evaluate(SMALL) == []
        assert faults(host.page) == []
    check(host)


def play_until_it_is_the_others_turn(host: Visitor, other: Page) -> None:
    while not other.locator(LIT).count():
        host.page.wait_for_selector('.play[aria-busy="false"]')
        if host.page.locator(LIT).count():
            host.page.locator(LIT).first.click()
        host.page.wait_for_timeout(50)
