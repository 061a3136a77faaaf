"""In sight on every screen: the cards that matter and what they speak of, what the marks mean, who one is; and a main
button that does the main thing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from foxden.games.fowlplay.names import FEATURES
from foxden.text import say
from tests.browser.conftest import OpenHouse, Visitor
from tests.browser.hands import LIT, WAITS, open_game, say_house, touch
from tests.browser.languages import each_language
from tests.browser.test_access import check
from tests.browser.test_pages import SMALL, WIDER
from tests.browser.visitors import Visitors
from tests.live.server import Server

PHONE, LAPTOP = (390, 844), (1280, 800)
STEPS = 60
ALL_STEPS = '[aria-label*="in 3 steps"]'
"""A way that takes all the steps there are, after which there is nothing left to be done with."""
INSIDE = """(node) => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""
BIRDS = """() => {
  const looks = (node) => Array.from(node.querySelector('svg.piece').classList, (name) => name.replace(/^\\w+-/, ''));
  const pawns = Array.from(document.querySelectorAll('.board .stands.kind-pawn'));
  return Object.fromEntries(pawns.map((node) => [node.dataset.piece, looks(node)]));
}"""
SPOKEN = "() => Array.from(document.querySelectorAll('.board .spoken'), (node) => node.dataset.piece)"


def play_until(page: Page, there: Callable[[], bool], seed: int = 1) -> None:
    """Touch what lights up until something is on the page."""
    chance = random.Random(seed)
    for _ in range(STEPS):
        page.wait_for_function(WAITS)
        if there():
            return
        touch(page, chance)
    raise AssertionError("it never came")


def cards_are_played(page: Page) -> bool:
    return page.locator(".zone-played button").count() > 1


class Farm:
    """A table of Fowl Play! at which cards are played and a person is asked: whoever comes with its cookies."""

    def __init__(self, door: OpenHouse) -> None:
        visitor = door.visit()
        open_game(visitor.page, "Fowl Play!")
        play_until(visitor.page, lambda: cards_are_played(visitor.page))
        self.address = visitor.page.url
        self.cookies: list[Any] = list(visitor.context.cookies())
        door.close()

    def open(self, door: OpenHouse, size: tuple[int, int]) -> Visitor:
        visitor = door.visit_polyglot("/healthz", *size)
        visitor.context.add_cookies(self.cookies)
        visitor.page.goto(self.address)
        visitor.page.wait_for_function(WAITS)
        assert cards_are_played(visitor.page)
        return visitor


@pytest.fixture(scope="module")
def farm(visitors: Visitors, house: Server) -> Farm:
    """Played once for all who only look at it."""
    return Farm(OpenHouse(visitors, house))


# --- cards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_played_cards_are_in_sight_in_turn_order_with_whose_they_are(
    size: tuple[int, int], farm: Farm, door: OpenHouse
) -> None:
    visitor = farm.open(door, size)
    cards = visitor.page.locator(".zone-played button")
    numbers = [int(text) for text in cards.locator(".corner").all_text_contents()]
    assert numbers == sorted(numbers)
    names = visitor.page.locator(".zone-played .of").all_inner_texts()
    assert sorted(names) == sorted(visitor.page.locator(".people b").all_inner_texts())
    for card in cards.all():
        assert card.evaluate(INSIDE)
    visitor.is_content()


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_touch_on_a_card_lights_the_birds_it_allows(size: tuple[int, int], farm: Farm, door: OpenHouse) -> None:
    page = farm.open(door, size).page
    card = page.locator(".zone-played button").last
    card.locator("use").first.wait_for(state="attached")  # the pictures come after the scene
    features = set(FEATURES) & {
        name.partition("-")[2] for name in (card.get_attribute("class") or "").split() if name.startswith("mark-")
    }
    shown = {
        use.partition("#")[2]
        for use in card.locator("use").evaluate_all("(all) => all.map((each) => each.href.baseVal)")
    }
    features |= set(FEATURES) & shown - set(FEATURES[:3])
    birds = {bird: set(looks) for bird, looks in page.evaluate(BIRDS).items() if bird.startswith("bird-")}
    expected = {bird for bird, looks in birds.items() if looks & features}
    assert page.evaluate(SPOKEN) == []
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert set(page.evaluate(SPOKEN)) == expected
    assert 0 < len(expected) < len(birds)
    assert page.locator(".board .unspoken").count() > 0
    card.click()
    page.mouse.move(1, 1)
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".board .spoken")).to_have_count(0)


def test_so_does_the_keyboard_s_focus_on_a_card_in_hand(farm: Farm, door: OpenHouse) -> None:
    page = farm.open(door, LAPTOP).page
    page.keyboard.press("Tab")
    page.locator(".zone-hand button").first.focus()
    page.locator(".board .spoken").first.wait_for()
    page.locator("header a").first.focus()
    expect(page.locator(".board .spoken")).to_have_count(0)


EDGE = """() => {
  const box = (node) => node.getBoundingClientRect();
  const hexes = [...document.querySelectorAll('.board .space .ground')].map(box);
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const rows = (a, b) => Math.abs((a.top + a.bottom) - (b.top + b.bottom)) < 12;
  return [...document.querySelectorAll('.board .edge')].map((node) => ({
    name: node.textContent,
    covers: hexes.some((hex) => rows(hex, box(node)) && meets(hex, box(node))),
    inSight: box(node).left >= 0 && box(node).right <= innerWidth,
    height: Math.round(box(node).height),
  }));
}"""
"""The names at the edge. (The box around a hex is larger than the hex: only that of its own row counts.)"""


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1280, 800)])
def test_on_request_every_row_is_named_at_the_edge_of_the_board(
    size: tuple[int, int], farm: Farm, door: OpenHouse
) -> None:
    """A letter and a number beside its first and its last space, over none of them, and in sight on every screen."""
    visitor = farm.open(door, size)
    page = visitor.page
    assert page.evaluate(EDGE) == []
    page.locator("button.names").click()
    page.locator(".board .edge").first.wait_for()
    found = page.evaluate(EDGE)
    rows = zip("ABCDEFGHJKLMN", [*range(7, 14), *range(12, 6, -1)], strict=True)
    assert {each["name"] for each in found} == {f"{row}{nth}" for row, last in rows for nth in (1, last)}
    assert not [each for each in found if each["covers"] or not each["inSight"] or each["height"] < 9]
    page.locator("button.names").click()
    page.locator(".board .edge").first.wait_for(state="detached")
    visitor.is_content()


COVERED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const spots = [...document.querySelectorAll('.board .space')].map((node) => [node.dataset.space, box(node)]);
  const buttons = [...document.querySelectorAll('.middle button')].filter((button) => button.checkVisibility());
  const under = ([, hex]) => {
    const at = document.elementFromPoint((hex.left + hex.right) / 2, (hex.top + hex.bottom) / 2);
    return buttons.some((button) => button.contains(at));
  };
  const hidden = (button) => {
    const { left, right, top, bottom } = box(button);
    return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  return [
    spots.filter(under).map(([name]) => name),
    buttons.filter(hidden).map((button) => button.getAttribute('aria-label')),
  ];
}"""


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1280, 800)])
def test_no_button_over_the_board_hides_a_space_or_another_button(
    size: tuple[int, int], farm: Farm, door: OpenHouse
) -> None:
    page = farm.open(door, size).page
    page.locator(".middle").scroll_into_view_if_needed()
    assert page.evaluate(COVERED) == [[], []]
    page.evaluate(
        "() => Object.assign(document.querySelector('.middle .closer').style, {width: '100%', height: '100%'})"
    )
    hexes, _ = page.evaluate(COVERED)
    assert hexes, "a button that lies over the board is noticed"


def test_the_marks_have_a_legend(farm: Farm, door: OpenHouse) -> None:
    visitor = farm.open(door, PHONE)
    page = visitor.page
    page.locator("button.open").click()
    lines = page.locator("dialog[open] li")
    for language in each_language(page):
        for mark in ("alike", "wanted", "in-reach", "fear-1", "fear-2"):
            words = say(language, "fowlplay-legend", mark=mark)
            expect(lines.filter(has=page.locator(f".mark-{mark}"))).to_have_text(words[0].upper() + words[1:])
        assert page.evaluate(SMALL) == []
        assert page.locator("dialog[open]").evaluate("(node) => node.scrollWidth <= node.clientWidth")
    check(visitor)


# --- who one is -------------------------------------------------------------------------------------------


def test_everyone_sees_who_they_are_what_they_can_and_what_they_want(door: OpenHouse) -> None:
    visitor = door.visit_polyglot(width=PHONE[0], height=PHONE[1])
    page = visitor.page
    page.locator("article").nth(2).locator("button.primary").first.click()
    page.wait_for_function(WAITS)
    for language in each_language(page):
        for width, height in (PHONE, (320, 640), LAPTOP):
            page.set_viewport_size({"width": width, "height": height})
            look_at_role(page, language)
    visitor.is_content()


def label(language: str, name: str, text: str) -> str:
    return say_house("labelled", language).format(label=name, text=text)


def look_at_role(page: Page, language: str) -> None:
    told = page.locator(".role").inner_text()
    foxes = "Indigo" in told.splitlines()[0]
    names, side = (["Indigo", "Scarlett"], "foxes") if foxes else (["Puffer", "Zev"], "guardians")
    for name in names:
        assert label(language, name, say(language, "foxrun-ability", character=name)) in told
    goal = say(language, "foxrun-goal", side=side)
    assert label(language, say(language, "foxrun-side", side=side), goal) in told

    assert page.locator(".role").evaluate(INSIDE)
    assert page.evaluate(WIDER) == []
    assert page.locator(".role .words").evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")


def test_a_fox_has_its_colour_and_its_target_in_sight_and_nobody_else_s(farm: Farm, door: OpenHouse) -> None:
    page = farm.open(door, PHONE).page
    expect(page.locator(".role")).to_contain_text("fox")
    expect(page.locator(".role")).to_contain_text("spare the birds that look like your target")
    target = page.locator(".zone-target .piece-box")
    assert target.count() == 1
    assert target.evaluate(INSIDE)
    assert page.locator(".mark-target.art-card").count() == 1


# --- the main button --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "moves"), [("Don’t move any birds", "bird"), ("Stay here", "fox")])
def test_to_do_nothing_comes_second_and_when_something_is_done_it_is_done(
    first: str, moves: str, door: OpenHouse
) -> None:
    page = door.visit(width=390, height=844).page
    open_game(page, "Fowl Play!")
    button = page.locator(".choice-button")
    play_until(page, lambda: button.count() == 1 and button.inner_text() == first, seed=2)
    assert "primary" not in (button.get_attribute("class") or "").split()
    if moves == "bird":
        page.locator(".board .space.lit").first.click()
        page.wait_for_selector(".board .space.chosen")
    page.locator(f".board .space.lit:not(.chosen):not({ALL_STEPS})").first.click()
    page.wait_for_function(WAITS)
    if button.count() and button.inner_text() == "Done":
        assert "primary" in (button.get_attribute("class") or "").split()
    else:
        assert moves == "fox", "a catch or a tunnel may have ended the move"
    assert page.locator(LIT).count()


# --- before the game --------------------------------------------------------------------------------------


def test_an_invited_friend_can_learn_the_game_and_come_back_to_the_table(door: OpenHouse) -> None:
    host = door.visit().page
    host.locator("article").nth(2).get_by_role("button", name="Invite friends").click()
    host.locator(".lobby fieldset").first.wait_for()
    assert host.get_by_label("At random").is_checked(), "who plays whom"
    visitor = door.visit(host.url, *PHONE)
    friend = visitor.page
    friend.get_by_role("button", name="Learn it in two minutes").click()
    friend.get_by_role("region", name="Your coach").wait_for()
    friend.get_by_role("link", name="Back to the table").click()
    friend.wait_for_url(host.url)
    friend.get_by_role("heading", name="At the table").wait_for()
    visitor.is_content()
