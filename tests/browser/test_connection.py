"""Broken connections and failing servers: unanswered requests are sent again, and only what is shown has happened."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, Route

from foxden.text import LANGUAGES
from tests.browser.conftest import OpenHouse, Visitor
from tests.browser.hands import WAITS, open_game, say_house, touch
from tests.browser.wiretap import Message, Wiretap

FASTER = """
window.pauses = [];
const usual = window.setTimeout.bind(window);
window.setTimeout = (act, pause) => { window.pauses.push(pause); return usual(act, pause / 8); };
"""
"""Records every pause and shortens it."""
SPACE = ".board .space.lit"
STORE_DOWN = {"code": "table-store-down", "words": "Nothing was saved. Please try again.", "seq": 9999}


def tap(door: OpenHouse, language: str = "en") -> tuple[Visitor, Wiretap]:
    visitor = door.visit("about:blank", language=language)
    wire = Wiretap(visitor.page)
    visitor.page.goto("/")
    return visitor, wire


def open_lobby(page: Page) -> None:
    page.get_by_role("article").first.get_by_role("button", name="Invite friends").click()
    page.get_by_text("Guest", exact=True).wait_for()


def sit(page: Page, many: int) -> None:
    """Until so many sit there."""
    page.wait_for_function("(many) => document.querySelectorAll('.seats li').length === many", arg=many)


def lost(page: Page) -> None:
    page.get_by_role("alert").filter(has_text="Reconnecting").wait_for()


def back(page: Page) -> None:
    page.get_by_role("alert").filter(has_text="Reconnecting").wait_for(state="detached")


@pytest.mark.parametrize("code", [1001, 1012, 1013])
@pytest.mark.parametrize("side", ["is_deaf", "is_mute"])
def test_what_was_not_answered_is_asked_again_in_order_and_done_once(code: int, side: str, door: OpenHouse) -> None:
    """Whether the request never came to the house, or only its answer never came back."""
    visitor, wire = tap(door)
    page = visitor.page
    open_lobby(page)
    add = page.get_by_role("button", name="Add a bot")
    setattr(wire, side, True)
    for _ in range(2):
        add.click()
    page.get_by_role("button", name="Free Guest’s seat").click()
    wire.wait_for(lambda: wire.asked[-1][-1]["type"] == "stand")
    before = wire.asked[-1][-3:]
    assert [each["type"] for each in before] == ["addbot", "addbot", "stand"]
    setattr(wire, side, False)
    wire.hang_up(code)
    lost(page)
    back(page)
    greeting, *again = wire.asked[-1]
    assert (greeting["type"], sorted(greeting)) == ("hello", ["id", "language", "type"])
    assert again == before
    sit(page, 2)
    add.click()
    sit(page, 3)
    assert len(wire.asked[-1]) == 5, "nothing is asked a third time"
    visitor.is_content()


def test_a_house_in_trouble_is_asked_less_and_less_often_but_at_least_every_five_seconds(door: OpenHouse) -> None:
    visitor = door.visit("about:blank")
    page = visitor.page
    wire = Wiretap(page)
    page.add_init_script(FASTER)
    page.goto("/")
    open_lobby(page)
    wire.refuse_with = 1013
    many = len(wire.asked)
    page.evaluate("window.pauses = []")
    wire.hang_up(1012)
    lost(page)
    wire.wait_for(lambda: len(wire.asked) >= many + 9)
    pauses = [pause for pause in page.evaluate("window.pauses") if 0 < pause <= 5000][:9]
    longest = [min(5000, 400 * 2**nth) for nth in range(9)]
    assert all(most / 2 <= pause <= most for pause, most in zip(pauses, longest, strict=True)), pauses
    assert len(set(pauses[4:])) > 1, "not all come back at the same time"
    assert page.get_by_text("Connected again.").count() == 0, "to be let in and sent away is not to be connected"
    assert all(len(heard) <= 1 for heard in wire.asked[many:]), "greetings do not pile up"
    wire.refuse_with = 0
    back(page)
    page.evaluate("window.pauses = []")
    wire.hang_up(1012)
    lost(page)
    assert min(page.evaluate("window.pauses")) <= 400, "after a good connection it begins anew"


def test_a_house_that_is_in_trouble_from_the_start_says_so(door: OpenHouse) -> None:
    visitor, wire = tap(door)
    page = visitor.page
    open_lobby(page)
    wire.refuse_with = 1013
    page.reload()
    page.get_by_role("status").get_by_text("Connection lost. Reconnecting").wait_for()
    wire.refuse_with = 0
    page.get_by_text("Guest", exact=True).wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/t/any", "/tv/any"])
def test_a_table_of_a_newer_version_is_said_to_be_so(path: str, language: str, door: OpenHouse) -> None:
    visitor, wire = tap(door, language)
    wire.refuse_with = 4505
    visitor.page.goto(path)
    visitor.page.get_by_role("heading", name=say_house("newer-table", language)).wait_for()
    visitor.page.wait_for_timeout(600)
    assert len(wire.asked) == 1, "it makes no sense to come back"
    visitor.is_content()


@pytest.mark.parametrize(
    ("code", "words", "attempts"),
    [
        (4404, "This table doesn’t exist.", 1),
        (4403, "This page isn’t allowed to connect to Foxden.", 1),
        (4401, "Please allow cookies for this site.", 2),
    ],
)
def test_other_ends_are_final_too(code: int, words: str, attempts: int, door: OpenHouse) -> None:
    visitor, wire = tap(door)
    wire.refuse_with = code
    visitor.page.goto("/t/any")
    visitor.page.get_by_role("heading", name=words).wait_for()
    visitor.page.wait_for_timeout(600)
    assert len(wire.asked) == attempts


def test_a_guest_who_is_nobody_any_more_gets_a_new_cookie_and_goes_on(door: OpenHouse) -> None:
    visitor, wire = tap(door)
    open_lobby(visitor.page)
    visitor.requests.clear()
    wire.hang_up(4401)
    wire.wait_for(lambda: any(each.endswith("/api/mine") for each in visitor.requests))
    wire.wait_for(lambda: len(wire.asked) == 2)
    back(visitor.page)
    visitor.is_content()


def test_whoever_has_left_does_not_come_back_by_itself(door: OpenHouse) -> None:
    visitor, wire = tap(door)
    page = visitor.page
    open_lobby(page)
    name = page.url.rpartition("/")[2]
    page.goto("/")
    held: list[Route] = []
    mine = page.locator(f"a[href='/t/{name}']").first
    mine.wait_for()
    page.route("**/api/mine", lambda route, _: held.append(route))
    mine.click()
    page.get_by_text("One moment").wait_for()
    page.go_back()
    page.locator("article").first.wait_for()
    for request in held:
        request.abort()
    page.unroute("**/api/mine")
    page.wait_for_timeout(1000)
    assert len(wire.asked) == 1


def test_a_table_goes_back_only_with_a_new_connection(door: OpenHouse) -> None:
    visitor, wire = tap(door)
    page = visitor.page
    open_lobby(page)
    early = wire.shown[-1]
    page.get_by_role("button", name="Add a bot").click()
    sit(page, 2)
    assert early["seq"] < wire.shown[-1]["seq"]
    wire.show(early)
    wire.show({"type": "reacted", "name": "Nobody", "reaction": "hello", "words": "after that"})
    page.wait_for_timeout(300)
    assert page.locator(".seats li").count() == 2
    wire.shows_instead = early
    wire.hang_up(1012)
    sit(page, 1)
    page.get_by_role("button", name="Add a bot").click()
    sit(page, 3)
    visitor.is_content()


def test_a_number_that_was_not_saved_can_be_written_again(door: OpenHouse) -> None:
    visitor, wire = tap(door)
    page = visitor.page
    open_game(page, "Foxy")
    page.wait_for_function(WAITS)
    wire.refuses = {"move": STORE_DOWN}
    page.locator(".pad .key", has_text="3").first.click()
    page.locator(".pad .write").click()
    page.get_by_role("alert").filter(has_text="Nothing was saved.").wait_for()
    page.wait_for_selector('.play[aria-busy="false"]')
    assert page.locator(".pad .typed").text_content() == "3"
    wire.refuses = {}
    page.locator(".pad .write").click()
    page.get_by_text("Turn 2 of 20").first.wait_for()
    visitor.is_content()


def moves(wire: Wiretap) -> list[Message]:
    return [each for each in wire.asked[-1] if each["type"] == "move"]


def begin_a_move(page: Page, wire: Wiretap, chance: random.Random) -> None:
    """Play, and play again, until a touch has led only half of the way."""
    while True:
        if page.wait_for_function(WAITS).json_value() == "over":
            page.goto("/")
            open_game(page, "Fox on the Run")
            continue
        before = len(moves(wire))
        touch(page, chance)
        page.wait_for_timeout(50)
        halfway = page.get_by_role("button", name="Back", exact=True).count() and page.locator(SPACE).count()
        if halfway and len(moves(wire)) == before:
            return


def test_a_move_that_was_not_saved_can_be_made_again_with_one_touch(door: OpenHouse) -> None:
    visitor, wire = tap(door)
    page = visitor.page
    open_game(page, "Fox on the Run")
    begin_a_move(page, wire, random.Random(3))
    before = len(moves(wire))
    wire.refuses = {"move": STORE_DOWN}
    last = page.locator(SPACE).first
    name = last.get_attribute("aria-label") or ""
    last.click()
    page.get_by_role("alert").filter(has_text="Nothing was saved.").get_by_role("button", name="Close").click()
    page.wait_for_selector('.play[aria-busy="false"]')
    wire.refuses = {}
    page.get_by_label(name, exact=True).first.click()
    wire.wait_for(lambda: len(moves(wire)) == before + 2)
    refused, again = moves(wire)[-2:]
    assert again["text"] == refused["text"]
    assert again["id"] != refused["id"], "a new wish, not the old one"
    page.wait_for_selector('.play[aria-busy="false"]')
    visitor.is_content()
