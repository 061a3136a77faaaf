"""How a game ends on the page: first the last move, then who won; neither is shown twice."""

from __future__ import annotations

import asyncio
import contextlib
import random

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from foxden.games import GAMES
from tests.browser.beside import Beside
from tests.browser.conftest import OpenHouse
from tests.browser.finished import take_a_finished_seat
from tests.browser.hands import SHORT
from tests.browser.languages import each_language
from tests.browser.test_access import check, faults
from tests.browser.test_pages import SMALL, WIDER
from tests.live.client import Chair, play_on, sit_down

KIND_WORD = "Well played. The next one’s yours!"
FOLLOW = """() => {
  window.seen = [];
  const board = document.querySelector('.board');
  const note = (what) => window.seen.at(-1) === what || window.seen.push(what);
  new MutationObserver(() => {
    if (document.querySelector('.verdict')) note('verdict');
    else if (!document.querySelector('.news .status')) note('last move');
    if (board && !board.isConnected) note('the board is gone');
    if (document.querySelector('.scores')) note('points');
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


async def finish(chairs: list[Chair]) -> None:
    chance = random.Random(3)
    await asyncio.gather(*(play_on(chair, chance) for chair in chairs))


async def part(chairs: list[Chair]) -> None:
    for chair in chairs:
        await chair.leave()


def watch_the_end(
    door: OpenHouse, beside: Beside, game: str, moves: bool = True, before_the_end: str = FOLLOW
) -> list[Page]:
    """Ada's and Ben's pages, on which they see how others play their game to the end for them."""
    chairs = beside.run(sit_down(door.house, game, ["Ada", "Ben"]))
    pages = []
    for chair in chairs:
        page = door.visit("/healthz").page
        if moves:
            page.emulate_media(reduced_motion="no-preference")
        page.context.add_cookies(
            [{"name": name, "value": value, "url": door.house.http} for name, value in chair.guest.cookies.items()]
        )
        page.goto(f"/t/{chair.table}")
        page.wait_for_selector(".news .status")
        page.evaluate(before_the_end)
        pages.append(page)
    beside.run(finish(chairs))
    beside.run(part(chairs))
    return pages


def see_who_has_won(pages: list[Page]) -> None:
    """One of the two, with a trophy; the other has a kind word, and none. Or both have done equally well."""
    told = {}
    for page in pages:
        page.locator(".verdict").wait_for()
        told[page.locator(".verdict .words").inner_text()] = page.locator(".verdict .icon").count()
    assert told in ({"You win!": 1, KIND_WORD: 0}, {"It’s a tie!": 0})


TELLS = """() => {
  window.told = [];
  new MutationObserver(() => {
    if (document.querySelector('.scores')) window.told.push(document.querySelector('.log').textContent);
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def test_the_log_does_not_tell_who_has_won_before_it_is_counted(door: OpenHouse, beside: Beside) -> None:
    """What it says in the end, it does not say while there is still something to be counted."""
    pages = watch_the_end(door, beside, "foxy", before_the_end=TELLS)
    for page in pages:
        page.locator(".scores").wait_for()
        page.locator(".skip").click()
        page.locator(".verdict").wait_for()
        told, newest = page.evaluate("window.told"), page.locator(".log li").first.text_content() or ""
        assert told
        assert newest
        assert not any(newest.strip() in each for each in told)


def test_where_nothing_is_counted_the_board_stays_and_the_last_move_is_seen_first(
    door: OpenHouse, beside: Beside
) -> None:
    pages = watch_the_end(door, beside, "foxrun")
    see_who_has_won(pages)
    for page in pages:
        assert page.evaluate("window.seen") == ["last move", "verdict"]
        assert page.locator(".verdict .how").inner_text().endswith("win.")
    assert sum(page.locator(".celebrate").count() for page in pages) == 1
    for page in pages:
        page.reload()
    see_who_has_won(pages)
    for page in pages:
        assert page.locator(".celebrate").count() == 0
        assert page.locator(".board").count() == 1


@pytest.mark.parametrize("game", ["foxy", "fowlplay"])
def test_points_are_counted_once(game: str, door: OpenHouse, beside: Beside) -> None:
    pages = watch_the_end(door, beside, game)
    for page in pages:
        page.wait_for_function("() => window.seen.includes('points')")
        with contextlib.suppress(TooLate):  # it may have been counted meanwhile
            page.get_by_role("button", name="Skip to the end").click(timeout=SHORT)
    see_who_has_won(pages)
    page = pages[0]
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Back to the score").click()
    page.locator(".verdict").wait_for()
    assert page.get_by_role("button", name="Skip to the end").count() == 0
    page.reload()
    page.locator(".verdict, .scores").first.wait_for()
    assert page.locator(".verdict").count() == 1
    assert page.locator(".scores, .celebrate").count() == 0


def test_whoever_watched_is_told_the_winner_s_name(door: OpenHouse, beside: Beside) -> None:
    chairs = beside.run(sit_down(door.house, "foxrun", ["Ada", "Ben"]))
    beside.run(finish(chairs))
    beside.run(part(chairs))
    page = door.visit(f"/t/{chairs[0].table}").page
    page.locator(".verdict").wait_for()
    assert page.locator(".verdict .words").inner_text() in ("Ada wins!", "Ben wins!")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_fits_the_smallest_phone_and_is_for_everyone(game: str, door: OpenHouse) -> None:
    visitor = door.visit_polyglot("/healthz", width=320, height=640)
    page = visitor.page
    page.goto(take_a_finished_seat(visitor.context, door.house, game))
    page.locator(".verdict").wait_for()
    for _ in each_language(page):
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        assert page.evaluate(WIDER) == []
        assert page.evaluate(SMALL) == []
        assert faults(page) == []
    check(visitor)
