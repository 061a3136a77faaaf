"""A hint on the page: where all the others are bots, in words and on the board, for this turn alone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from foxden.games import GAMES
from tests.browser.conftest import OpenHouse, Visitor
from tests.browser.ears import Listener
from tests.browser.hands import WAITS, open_game
from tests.browser.test_access import faults

RINGS = "[data-hint], .hint .ring"
NEXT = 'g[data-hint="next"], button:has([data-hint="next"])'
IN_SIGHT = "(node) => ((box) => box.bottom > 0 && box.top < innerHeight)(node.getBoundingClientRect())"
ASKS = "Give me a hint"
NAMES_A_MOVE = ["Fowl Play!", "Fox on the Run"]
HINTS = 5
"""In Fowl Play! so many lead through a card, a fox and its place, another card, and a bird and its place."""


class Overheard:
    """What goes through the page's connection: the moves that hints mean, and those that are made."""

    def __init__(self, page: Page) -> None:
        self.advised: list[str] = []
        self.made: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.note(frame, "advised", "move", self.advised))
        socket.on("framesent", lambda frame: self.note(frame, "move", "text", self.made))

    def note(self, frame: str | bytes, kind: str, field: str, into: list[str]) -> None:
        message = json.loads(frame)
        if message["type"] == kind:
            into.append(message.get(field, ""))


def sit_down(door: OpenHouse, title: str, width: int = 1280) -> tuple[Visitor, Overheard]:
    visitor = door.visit(width=width)
    overheard = Overheard(visitor.page)
    open_game(visitor.page, title)
    return visitor, overheard


def ask(page: Page) -> str:
    """For a hint, when something is asked: its words."""
    page.wait_for_function(WAITS)
    page.get_by_role("button", name=ASKS).click()
    words = page.locator(".advised")
    words.filter(has_text=".").wait_for()
    return words.inner_text()


def rings(page: Page) -> int:
    return page.locator(RINGS).count()


def follow(page: Page, overheard: Overheard) -> None:
    """Touch what is ringed, one thing after the other, until the move is made."""
    for _ in range(3):
        expect(page.locator(NEXT), "one thing is to be touched next").to_have_count(1)
        assert page.locator(NEXT).evaluate(IN_SIGHT)
        page.locator(NEXT).click()
        page.wait_for_selector('.play[aria-busy="false"]')
        if is_made(page, overheard):
            return
    raise AssertionError("three things were touched, and no move was made")


def is_made(page: Page, overheard: Overheard) -> bool:
    """The advised move; or is something else ringed? What went over the connection is heard a little later."""
    for _ in range(400):
        if len(overheard.made) == len(overheard.advised):
            return True
        if page.locator(NEXT).count():
            return False
        page.wait_for_timeout(25)
    raise AssertionError("nothing is ringed any more, and no move was made")


@pytest.mark.parametrize("title", [game.title for game in GAMES.values()])
def test_a_hint_is_asked_for_and_read(title: str, door: OpenHouse) -> None:
    visitor, _ = sit_down(door, title)
    words = ask(visitor.page)
    assert "{" not in words
    assert "hint" not in words.lower()
    assert bool(rings(visitor.page)) == (title in NAMES_A_MOVE), "Foxy's hints leave the number to whoever asks"
    visitor.is_content()


@pytest.mark.parametrize(("title", "width"), [("Fowl Play!", 390), ("Fox on the Run", 1280)])
def test_who_touches_what_is_ringed_makes_the_advised_move(title: str, width: int, door: OpenHouse) -> None:
    visitor, overheard = sit_down(door, title, width)
    for _ in range(HINTS):
        if visitor.page.wait_for_function(WAITS).json_value() == "over":
            break
        ask(visitor.page)
        follow(visitor.page, overheard)
        assert rings(visitor.page) == 0, "the turn has gone on"
    assert overheard.made == overheard.advised != []
    visitor.is_content()


def test_a_ring_that_stays_would_be_noticed(door: OpenHouse) -> None:
    visitor, overheard = sit_down(door, "Fox on the Run")
    ask(visitor.page)
    visitor.page.evaluate(
        f"document.body.append(Object.assign(document.querySelector('{RINGS}').cloneNode(true), {{id: 'planted'}}))"
    )
    visitor.page.evaluate("document.querySelector('#planted').removeAttribute('data-space')")
    visitor.page.evaluate("document.querySelector('#planted').dataset.hint = 'end'")
    follow(visitor.page, overheard)
    assert rings(visitor.page) == 1


def test_the_ring_goes_when_something_else_is_touched_and_comes_back_with_it(door: OpenHouse) -> None:
    visitor, overheard = sit_down(door, "Fowl Play!")
    page = visitor.page
    ask(page)
    follow(page, overheard)
    ask(page)
    before = rings(page)
    page.locator(".zone-foxes button.lit:not(.hinted)").first.click()
    assert rings(page) == 0, "this fox is not the one that is meant"
    page.get_by_role("button", name="Back").click()
    assert rings(page) == before
    page.keyboard.press("Escape")
    follow(page, overheard)
    assert overheard.made == overheard.advised


def test_what_is_ringed_says_so(door: OpenHouse) -> None:
    visitor, overheard = sit_down(door, "Fowl Play!")
    listener = Listener(visitor.page)
    heard = []
    for _ in range(HINTS - 2):
        ask(visitor.page)
        named = [node.name for node in listener.read() if node.role == "button" and "hint: " in node.name]
        assert sum("hint: here" in name for name in named) == 1
        heard += named
        follow(visitor.page, overheard)
        assert not [node for node in listener.read() if "hint: " in node.name]
    ask(visitor.page)
    assert faults(visitor.page) == []
    assert any(name.endswith("hint: here, can be chosen") for name in heard), "what to touch next"
    assert any("hint: to here" in name for name in heard), "and where it ends"
