"""No text is wider than its box on the smallest phones, in any language: on every page, and in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from foxden.companion.companions import COMPANIONS
from foxden.game import AnyGame
from foxden.games import GAMES
from tests.browser.conftest import GENEROUS, OpenHouse, Visitor
from tests.browser.finished import take_a_finished_seat
from tests.browser.hands import open_game
from tests.browser.test_pages import play_a_little
from tests.browser.widths import HEIGHT, OPEN_ALL, TOO_WIDE, WIDTHS, look_at
from tests.live.server import Server, running

PATIENCE = 120_000
"""A review takes its time on a busy machine."""
LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"
PLANT = """([place, word]) => {
  const node = document.querySelector(place);
  node.textContent = word;
  node.style.whiteSpace = 'nowrap';
}"""
PLANTED = {
    "article button.primary": "cut off",
    "article h2": "cut off",
    "article label:last-child option:checked": "cut off",
    "footer": "cut off",
}
"""Where a word is planted that does not fit, and what is said of it."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that reviews quickly: nothing here depends on what it finds."""
    folder = tmp_path_factory.mktemp("house")
    with running(str(folder / "house.sqlite"), folder, FOXDEN_REVIEW_EFFORT="0.02", **GENEROUS) as server:
        yield server


@pytest.fixture
def visitor(door: OpenHouse) -> Visitor:
    return door.visit_polyglot("/healthz", WIDTHS[0], HEIGHT)


def arrive(page: Page, path: str, sign: str) -> None:
    page.goto(path)
    page.locator(sign).first.wait_for(timeout=PATIENCE)
    page.evaluate(OPEN_ALL)


def test_the_home_page_and_the_lobby(visitor: Visitor) -> None:
    page = visitor.page
    arrive(page, "/", "article:nth-of-type(3)")
    page.get_by_role("button", name="Pass and play").first.click()
    faults = [*look_at(page, "home")]
    card = page.get_by_role("article").nth(1)
    card.get_by_role("button", name="Pass and play").click()
    card.get_by_role("button", name="Start").click()
    page.get_by_role("dialog").wait_for()
    faults += look_at(page, "handing over")
    arrive(page, "/", "article:nth-of-type(3)")
    page.get_by_role("button", name="Invite friends").last.click()
    page.locator(".code").wait_for()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_label("Time per move").check()
    page.evaluate(OPEN_ALL)
    faults += look_at(page, "lobby")
    assert not faults, "\n".join(faults)
    visitor.is_content()


def begin_game(page: Page, title: str) -> None:
    """Another one, if one is already over after a few touches."""
    for seed in range(5):
        arrive(page, "/", "article:nth-of-type(3)")
        open_game(page, title)
        play_a_little(page, random.Random(seed), 4)
        if not page.locator(".finish").count():
            return
    raise AssertionError("no game lasts")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_its_lesson_and_its_end(game: AnyGame, visitor: Visitor, door: OpenHouse) -> None:
    page = visitor.page
    name, title = game.name, game.title
    begin_game(page, title)
    page.evaluate(OPEN_ALL)
    page.get_by_role("button", name="End the game").dispatch_event("click")
    page.get_by_text("End the game early?").wait_for()
    faults = [*look_at(page, "table")]
    page.get_by_role("button", name="Summary").first.click()
    page.locator("dialog[open]").wait_for()
    faults += look_at(page, "summary")
    arrive(page, "/", "article:nth-of-type(3)")
    page.locator("article").nth(list(GAMES).index(name)).locator(".about > button").nth(1).click()
    page.wait_for_selector(".coach")
    faults += look_at(page, "lesson")
    arrive(page, take_a_finished_seat(visitor.context, door.house, name), ".verdict")
    faults += look_at(page, "end")
    arrive(page, page.url.replace("/t/", "/replay/"), ".controls")
    faults += look_at(page, "replay")
    arrive(page, page.url.replace("/replay/", "/review/"), "section.graphs")
    faults += look_at(page, "review")
    assert not faults, "\n".join(faults)
    visitor.is_content()


PAGES = {
    "/today": ".card-box:nth-of-type(3)",
    "/mine": "[role=status]",
    "/replay": "main.open",
    "/score": ".tiles",
    "/print": ".printables",
    **{f"/score/{game}": ".enter" for game in COMPANIONS},
    **{f"/box/{game}": ".now" for game in GAMES},
    **{f"/rules/{game.name}": f"#{game.result_rule}" for game in GAMES.values()},
}


def test_every_other_page(visitor: Visitor, door: OpenHouse) -> None:
    page = visitor.page
    take_a_finished_seat(visitor.context, door.house, "foxy")
    faults: list[str] = []
    for path, sign in PAGES.items():
        arrive(page, path, sign)
        if path == "/mine":
            page.get_by_role("button", name="Forget me").click()
        faults += look_at(page, path)
    assert not faults, "\n".join(faults)
    visitor.is_content()


@pytest.mark.parametrize("place", PLANTED)
def test_a_word_that_does_not_fit_is_noticed(place: str, visitor: Visitor) -> None:
    page = visitor.page
    arrive(page, "/", "article:nth-of-type(3)")
    assert page.evaluate(TOO_WIDE) == []
    page.evaluate(PLANT, [place, LONG])
    assert f"{PLANTED[place]}: {LONG}" in {fault.partition(" <")[0] for fault in page.evaluate(TOO_WIDE)}
