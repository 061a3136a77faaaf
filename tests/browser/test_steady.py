"""Nothing jumps: while a game is played, neither the board nor anything else that can be touched moves by itself."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from foxden.games import GAMES
from foxden.table.summary import BARELY_BEGUN
from tests.browser.conftest import OpenHouse
from tests.browser.hands import open_game
from tests.browser.test_continue import MEASURE, MOST_SHIFT
from tests.browser.test_pages import play_a_little
from tests.browser.visitors import Visitors
from tests.live.server import Server

TITLES = [game.title for game in GAMES.values()]
FOLLOW = """() => {
  const places = new Map();
  window.moved = [];
  window.looked = 0;
  const at = (node) => {
    const box = node.getBoundingClientRect();
    const scrolled = node.closest('.side')?.scrollTop ?? 0;
    return [box.left + scrollX, box.top + scrollY + scrolled, box.width, box.height].map(Math.round);
  };
  const name = (node) => node.getAttribute('aria-label') ?? node.textContent;
  const note = (node, what) => {
    const now = at(node), before = places.get(node);
    places.set(node, now);
    const changed = before && (what === 'board' ? now : now.slice(0, 2)).some((number, nth) => number !== before[nth]);
    if (changed && before[2]) window.moved.push(`${what}: ${name(node).trim().slice(0, 60)} ${before} > ${now}`);
  };
  const look = () => {
    window.looked++;
    if (document.querySelector('.finish, .results')) return;
    document.querySelectorAll('.middle .board, .middle .pile').forEach((node) => note(node, 'board'));
    document.querySelectorAll('button, a, summary, input').forEach((node) => {
      const apart = 'dialog, .waiting, .zone-hand, .far ~ *, .piece-box.lit:hover';
      if (!node.checkVisibility() || node.closest(apart)) places.delete(node);
      else note(node, 'touched');
    });
    requestAnimationFrame(look);
  };
  look();
}"""
"""In places of the page, whatever is scrolled. The cards in one's hand close up when the player has played one, the log
stands below what everybody has caught, and a card that may be chosen is lifted by whoever points at it."""
CUT = """() => {
  const title = document.querySelector('.play h1, h1');
  return title.scrollWidth > title.clientWidth ? title.textContent : '';
}"""
GROW = "() => document.querySelector('.news').style.setProperty('height', 'auto')"
SPREAD = "() => document.querySelector('.dock .buttons').style.setProperty('height', 'auto')"


def follow(page: Page) -> None:
    page.locator(".middle .board, .middle .pile").first.wait_for()
    page.locator("#skin-pictures symbol").first.wait_for(state="attached")
    page.evaluate("() => document.fonts.ready")
    page.evaluate(FOLLOW)


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "en"), (320, 640, "de")])
@pytest.mark.parametrize("nth", range(len(TITLES)), ids=TITLES)
def test_nothing_moves_by_itself_on_a_laptop_or_on_the_smallest_phone(
    nth: int, width: int, height: int, language: str, door: OpenHouse
) -> None:
    page = door.visit(width=width, height=height, language=language).page
    page.locator("article").nth(nth).locator("button.primary").first.click()
    follow(page)
    assert page.evaluate(CUT) == "", "the name of the game is read whole"
    play_a_little(page, random.Random(TITLES[nth]), 25)
    assert page.evaluate("window.moved") == []
    if width > height:
        assert page.evaluate("document.documentElement.scrollHeight") <= height + 1, "the table fits the screen"


@pytest.mark.parametrize(("planted", "what"), [(GROW, "board"), (SPREAD, "touched")])
def test_what_moves_is_noticed(planted: str, what: str, door: OpenHouse) -> None:
    """A message area, or a row of buttons, that is as high as what is in it."""
    page = door.visit(width=390, height=844).page
    open_game(page, "Fox on the Run")
    follow(page)
    assert page.evaluate("window.moved") == []
    page.evaluate(planted)
    page.wait_for_function("(what) => window.moved.some((each) => each.startsWith(what))", arg=what)


@pytest.fixture(scope="module")
def regular(visitors: Visitors, house: Server) -> list[Any]:
    """The cookies of somebody with a table of each game."""
    door = OpenHouse(visitors, house)
    visitor = door.visit()
    for title in TITLES:
        visitor.page.goto("/")
        open_game(visitor.page, title)
        play_a_little(visitor.page, random.Random(title), BARELY_BEGUN)
    cookies: list[Any] = list(visitor.context.cookies())
    door.close()
    return cookies


def look_at_home(page: Page, tables: bool) -> None:
    page.add_init_script(f"({MEASURE})()")
    page.goto("/", wait_until="networkidle")
    page.locator("article").nth(2).wait_for()
    assert (page.locator(".continue li").count() > 0) == tables, "a touch is not always a move"
    assert page.evaluate("window.shift") < MOST_SHIFT


SCREENS = [(390, 844), (320, 640), (1280, 800)]


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_nothing_moves_when_the_home_page_has_come(width: int, height: int, door: OpenHouse) -> None:
    """On a first visit. (That it is seen when something moves: test_continue.py.)"""
    look_at_home(door.visit("/healthz", width=width, height=height, is_first=True).page, tables=False)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_nor_when_there_are_tables_to_continue(width: int, height: int, regular: list[Any], door: OpenHouse) -> None:
    visitor = door.visit("/healthz", width=width, height=height, is_first=True)
    visitor.context.add_cookies(regular)
    look_at_home(visitor.page, tables=True)
