"""Lessons in a real browser: by clicks in every language, by keyboard, back and forth, and over a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from foxden.games import GAMES
from foxden.lesson import LessonStep
from foxden.text import say
from tests.browser.conftest import OpenHouse, Visitor
from tests.browser.ears import Listener
from tests.browser.hands import LIT
from tests.browser.languages import each_language
from tests.browser.test_pages import SMALL, fits
from tests.browser.visitors import Visitors
from tests.live.server import running

READY = """(words) => document.querySelector('.coach .words')?.textContent === words
  && !document.querySelector('.play[aria-busy="true"]')
  && !document.querySelector('.coach .ways > .primary:disabled')"""
TOLD = """(lines) => JSON.stringify(Array.from(document.querySelectorAll('.log li'), (line) => line.textContent))
  === JSON.stringify(lines)"""
ENDED = ".coach .ways a.button"


def open_lesson(visitor: Visitor, game: str) -> Page:
    nth = list(GAMES).index(game)
    visitor.page.locator("article").nth(nth).locator(".about > button").nth(1).click()
    visitor.page.wait_for_selector(".coach")
    return visitor.page


def steps_of(game: str) -> tuple[LessonStep, ...]:
    lesson = GAMES[game].lesson
    assert lesson is not None
    return lesson.steps


def wait_for(page: Page, step: LessonStep, language: str) -> None:
    page.wait_for_function(READY, arg=say(language, step.words))


def touches(step: LessonStep) -> int:
    """How many things are touched for its move: a bird and a space, a fox and a space, two tiles, or one thing."""
    return 2 if step.wants[0].startswith(("bird", "den", "swap")) else 1


def do(page: Page, step: LessonStep) -> None:
    """What the page asks for, by clicks on what lights up."""
    if not step.wants:
        page.locator(".coach .ways > .primary").click()
    elif page.locator(".pad").count():
        write(page, step.wants[0])
    else:
        for _ in range(touches(step)):
            page.locator(LIT).first.click()


def write(page: Page, text: str) -> None:
    if text.endswith("!"):
        page.locator(".pad .toggle").click()
    page.locator(".pad .key", has_text=text.rstrip("!")).first.click()
    page.locator(".pad .write").click()


def play_lesson(page: Page, game: str, language: str) -> None:
    steps = steps_of(game)
    for step in steps[:-1]:
        wait_for(page, step, language)
        do(page, step)
    wait_for(page, steps[-1], language)
    page.locator(ENDED).wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_clicks_in_every_language(game: str, door: OpenHouse) -> None:
    visitor = door.visit_polyglot(width=360, height=740)
    page = open_lesson(visitor, game)
    for step in steps_of(game):
        for language in each_language(page):
            wait_for(page, step, language)
            fits(page)
            assert page.evaluate(SMALL) == []
        if step is not steps_of(game)[-1]:
            do(page, step)
    page.locator(ENDED).wait_for()
    visitor.is_content()


@pytest.mark.parametrize("game", ["foxy", "foxrun"])
def test_a_lesson_by_keyboard_and_accessibility_tree_alone(game: str, door: OpenHouse) -> None:
    visitor = door.visit()
    page = open_lesson(visitor, game)
    listener = Listener(page)
    for step in steps_of(game)[:-1]:
        wait_for(page, step, "en")
        heard = [node.name for node in listener.read() if node.role == "StaticText"]
        assert say("en", step.words) in heard
        if not step.wants:
            press(listener, "Next ›")
        elif step.wants[0].rstrip("!").isdigit():
            if step.wants[0].endswith("!"):
                press(listener, say("en", "foxy-circle"), "Space")
            page.keyboard.type(step.wants[0].rstrip("!"))
            page.keyboard.press("Enter")
        else:
            for _ in range(touches(step)):
                listener.reach(listener.targets(listener.read())[0])
                listener.keys.press("Enter")
    wait_for(page, steps_of(game)[-1], "en")
    visitor.is_content()


def press(listener: Listener, name: str, key: str = "Enter") -> None:
    node = next(node for node in listener.read() if node.role in ("button", "checkbox") and node.name == name)
    listener.reach(node)
    listener.keys.press(key)


def test_another_click_is_answered_by_the_coach(door: OpenHouse) -> None:
    page = open_lesson(door.visit(), "foxrun")
    steps = steps_of("foxrun")
    for step in steps[:2]:
        wait_for(page, step, "en")
        page.get_by_role("button", name="Next").click()
    wait_for(page, steps[2], "en")
    assert page.locator(".board .space.lit").count() == 1, "the other steps of Indigo would leave the script"
    page.locator('[data-space="d1"]').click(force=True)
    page.locator(".hint p").wait_for()
    assert page.locator(".hint p").text_content() == say("en", "lesson-not-that"), "not what the coach says already"


def test_a_wrong_number_is_answered_by_the_coach(door: OpenHouse) -> None:
    page = open_lesson(door.visit(), "foxy")
    first, second, third = steps_of("foxy")[:3]
    for step in (first, second):
        wait_for(page, step, "en")
        do(page, step)
    wait_for(page, third, "en")
    write(page, "7")
    page.locator(".hint p").wait_for()
    assert page.locator(".hint p").text_content() == say("en", third.otherwise)
    write(page, "2")
    wait_for(page, steps_of("foxy")[3], "en")


def test_pages_can_be_turned_back_and_what_is_wanted_can_be_shown(door: OpenHouse) -> None:
    """All the way on by "Show me", past the end of the game, all the way back, and on again by oneself. What is undone
    is no more in the log, nor is it said."""
    visitor = door.visit()
    page = open_lesson(visitor, "foxy")
    steps = steps_of("foxy")
    told = []
    for step in steps[:-1]:
        wait_for(page, step, "en")
        told.append(page.locator(".log li").all_text_contents())
        page.locator(".coach .ways > button:not(.back)").click()
    for step, before in zip(reversed(steps[1:]), reversed(told), strict=True):
        wait_for(page, step, "en")
        page.locator(".coach .back").click()
        page.wait_for_function(TOLD, arg=before)
        spoken = page.locator(".unseen[aria-live]").text_content() or ""
        assert not any(line in spoken for line in told[-1]), "there is no news in what was before"
    assert told[0] == [] != told[-1]
    play_lesson(page, "foxy", "en")
    assert page.locator(".log li").all_text_contents()[-len(told[-1]) :] == told[-1]
    visitor.is_content()


def test_the_end_offers_a_real_game_and_the_rules(door: OpenHouse) -> None:
    visitor = door.visit()
    page = open_lesson(visitor, "foxrun")
    for step in steps_of("foxrun")[:-1]:
        wait_for(page, step, "en")
        page.locator(".coach .ways > button:not(.back)").click()
    wait_for(page, steps_of("foxrun")[-1], "en")
    assert page.locator(ENDED).get_attribute("href") == "/rules/foxrun"
    lesson = page.url
    page.locator(".coach").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".news")
    assert page.url != lesson
    assert page.locator(".coach").count() == 0
    visitor.is_content()


def test_a_lesson_survives_a_restart_of_the_house(visitors: Visitors, tmp_path: Path) -> None:
    with running(str(tmp_path / "house.sqlite"), tmp_path) as server:
        door = OpenHouse(visitors, server)
        page = open_lesson(door.visit(), "fowlplay")
        steps = steps_of("fowlplay")
        for step in steps[:5]:
            wait_for(page, step, "en")
            do(page, step)
        wait_for(page, steps[5], "en")
        server.kill()
        server.start()
        page.reload()
        for step in steps[5:-1]:
            wait_for(page, step, "en")
            do(page, step)
        wait_for(page, steps[-1], "en")
        door.close()
