"""Accessibility: axe-core finds nothing on any page, touch targets are large enough, and pages work at twice their
size."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from foxden.games import GAMES
from tests.browser.conftest import OpenHouse, Visitor
from tests.browser.ears import Listener
from tests.browser.finished import take_a_finished_seat
from tests.browser.hands import WAITS, open_game
from tests.browser.test_pages import SMALL, play_a_little

STANDING_IN = "svg.piece :is(.blank-text:not(:empty), .word)"
"""Words in the place of a picture."""
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [(width, height, theme) for width, height in ((390, 844), (1280, 800)) for theme in ("light", "dark")]
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that depend on colours, which is all a theme changes."""
OPEN_ALL = "() => document.querySelectorAll('details').forEach((each) => (each.open = true))"
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what depends on the size of the screen has been fitted to it."""
ZOOMED = (640, 400)
"""A laptop's window at 200 %."""
OUTSIDE = """() => Array.from(document.querySelectorAll('button, a, input, select, summary'))
  .map((node) => [node.getBoundingClientRect(), node])
  .filter(([box]) => box.width && (box.left < -1 || box.right > innerWidth + 1))
  .map(([, node]) => node.outerHTML.slice(0, 120))"""


def faults(page: Page, only: tuple[str, ...] = ()) -> list[str]:
    """What axe-core says of the page as it is; `only`: of these rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = {"resultTypes": ["violations"]} | ({"runOnly": list(only)} if only else {})
    found: list[dict[str, Any]] = page.evaluate("async (wanted) => (await axe.run(wanted)).violations", wanted)
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def check(visitor: Visitor) -> None:
    """In all looks; on the phone also for thumbs; at twice the size nothing is cut off."""
    page = visitor.page
    for width, height, theme in LOOKS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        page.evaluate(SETTLE)
        assert faults(page, COLOURS if theme == "dark" else ()) == [], f"{page.url} {width} {theme}"
        if width < 500:
            assert page.evaluate(SMALL) == [], page.url
    page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= ZOOMED[0], f"{page.url} scrolls sideways"
    assert page.evaluate(OUTSIDE) == [], f"{page.url} at twice its size"
    visitor.is_content()


def test_the_home_page_is_for_everyone(door: OpenHouse) -> None:
    visitor = door.visit()
    visitor.page.get_by_role("button", name="Pass and play").first.click()
    check(visitor)


def test_the_lobby_is_for_everyone(door: OpenHouse) -> None:
    visitor = door.visit()
    visitor.page.get_by_role("button", name="Invite friends").first.click()
    visitor.page.locator(".code").wait_for()
    visitor.page.get_by_label("Time per move").check()
    visitor.page.get_by_label("Length", exact=True).wait_for()
    check(visitor)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_table_is_for_everyone_from_the_first_move_to_the_last(game: Any, door: OpenHouse) -> None:
    visitor = door.visit()
    page = visitor.page
    open_game(page, game.title)
    page.wait_for_function(WAITS)
    check(visitor)
    page.set_viewport_size({"width": 1280, "height": 800})
    play_a_little(page, random.Random(3), 7)
    page.evaluate(OPEN_ALL)
    check(visitor)
    page.goto(take_a_finished_seat(visitor.context, door.house, game.name))
    page.get_by_role("button", name="Rematch").wait_for()
    check(visitor)


def test_handing_over_is_for_everyone(door: OpenHouse) -> None:
    visitor = door.visit()
    card = visitor.page.get_by_role("article").nth(1)
    card.get_by_role("button", name="Pass and play").click()
    card.get_by_role("button", name="Start").click()
    visitor.page.get_by_role("dialog").wait_for()
    check(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_for_everyone(game: str, door: OpenHouse) -> None:
    visitor = door.visit(f"/rules/{game}")
    visitor.page.locator(f"#{GAMES[game].seats_rule}").wait_for()
    check(visitor)


def test_an_answer_out_of_the_rules_is_for_everyone(door: OpenHouse) -> None:
    visitor = door.visit("/rules")
    visitor.page.get_by_role("searchbox").fill("may a bird enter the den?")
    visitor.page.get_by_role("searchbox").press("Enter")
    visitor.page.get_by_text("FP-12").first.wait_for()
    check(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_for_everyone(game: str, door: OpenHouse) -> None:
    visitor = door.visit()
    visitor.page.get_by_role("button", name="Learn").nth(list(GAMES).index(game)).click()
    visitor.page.get_by_role("button", name="Show me").or_(visitor.page.get_by_role("button", name="Next")).wait_for()
    check(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_and_the_big_screen_are_for_everyone(game: str, door: OpenHouse) -> None:
    visitor = door.visit("/replay")
    visitor.page.get_by_role("heading").first.wait_for()
    check(visitor)
    name = take_a_finished_seat(visitor.context, door.house, game).removeprefix("/t/")
    visitor.page.goto(f"/replay/{name}#3")
    visitor.page.get_by_role("slider").wait_for()
    check(visitor)
    visitor.page.goto(f"/tv/{name}")
    visitor.page.get_by_role("heading").first.wait_for()
    check(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_for_everyone_before_and_without_its_pictures(game: str, door: OpenHouse) -> None:
    """On a slow line the pictures come last; where they never come, words stand in their place."""
    visitor = door.visit("/healthz", language="fr")
    page = visitor.page
    held: list[Route] = []
    page.route("**/art.svg?*", lambda route, _: held.append(route))
    with page.expect_request("**/art.svg?*"):
        page.goto(take_a_finished_seat(visitor.context, door.house, game))
    page.locator(".verdict").wait_for()
    assert page.locator(STANDING_IN).count() == 0
    assert faults(page) == []
    held[0].fulfill(status=404)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


def test_what_axe_looks_for_it_finds(door: OpenHouse) -> None:
    """A button without a name, a picture without words, writing that cannot be read, a thumb too small."""
    page = door.visit().page
    page.get_by_role("article").last.wait_for()
    page.evaluate(
        """() => {
          const wrong = '<button id="bad"></button><img src="/x.svg">';
          document.querySelector('main').insertAdjacentHTML('beforeend', wrong);
          Object.assign(document.getElementById('bad').style, { minHeight: '20px', height: '20px' });
          document.querySelector('h2').style.color = '#eee';
        }"""
    )
    found = {fault.partition(":")[0] for fault in faults(page)}
    assert {"button-name", "image-alt", "color-contrast"} <= found
    assert {fault.partition(":")[0] for fault in faults(page, COLOURS)} == {"color-contrast"}
    assert page.evaluate(SMALL) != []


@pytest.mark.parametrize(("language", "words"), [("en", "your target"), ("de", "dein Ziel")])
def test_who_walks_over_the_board_hears_which_bird_is_the_own_target(
    language: str, words: str, door: OpenHouse
) -> None:
    """What is ringed for the eyes of one seat alone is part of the piece's name for its ears."""
    visitor = door.visit(language=language)
    page, listener = visitor.page, Listener(visitor.page)
    page.locator("article", has_text="Fowl Play!").locator(".about > button").first.click()
    page.wait_for_selector(".play")
    page.wait_for_function(WAITS)
    assert not [node for node in listener.read() if node.role == "button" and words in node.name], "none is chosen yet"
    card = page.locator(".zone-hand button.lit").first
    bird = card.get_attribute("title")
    assert bird is not None
    card.click()
    page.locator(".mark-wanted").first.wait_for()
    heard = [node.name for node in listener.read() if node.role == "button" and words in node.name]
    assert len(heard) == 1
    place, *_ = heard[0].partition(", ")
    assert heard[0] == f"{place}, {bird.partition(', ')[2]}, {words}"
    page.locator(f'.board .space[aria-label^="{place},"]').focus()
    assert listener.focus() == heard[0]
    page.keyboard.press("ArrowLeft")
    assert words not in listener.focus()
    visitor.is_content()
