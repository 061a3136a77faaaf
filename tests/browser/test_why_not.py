"""A refusal names who is meant, says what would be possible, hides nothing of the board, and swallows no touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.hands import LIT, WAITS, open_game

COVERED = """() => {
  const [note, board] = ['.place .hint', '.board'].map((each) => document.querySelector(each).getBoundingClientRect());
  return note.left < board.right && note.right > board.left && note.top < board.bottom && note.bottom > board.top;
}"""
SIZES = [(390, 844), (1280, 800), (1920, 1080)]


def touch_in_vain(page: Page) -> None:
    page.locator('.board .space[data-space="a5"]').click(force=True)
    expect(page.get_by_role("alert").filter(has_text="a5 is more than one step away.")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_why_not_does_not_cover_the_board_and_the_next_touch_counts(door: OpenHouse, width: int, height: int) -> None:
    visitor = door.visit(width=width, height=height)
    page = visitor.page
    open_game(page, "Fox on the Run")
    page.wait_for_function(WAITS)
    page.wait_for_selector(LIT)
    touch_in_vain(page)
    note = page.locator(".place .hint")
    expect(note).to_contain_text("can go to")
    assert not page.evaluate(COVERED)
    lines = page.locator(".log li").count()
    page.locator(".board .space.lit").first.click()
    page.wait_for_function("(lines) => document.querySelectorAll('.log li').length > lines", arg=lines)
    expect(note).to_have_count(0)
    visitor.is_content()


def test_in_a_lesson_it_says_what_the_coach_has_not_said(door: OpenHouse) -> None:
    page = door.visit(width=390, height=844).page
    page.get_by_role("article").last.get_by_role("button", name="Learn it").click()
    coach = page.locator(".coach .words")
    next_page = page.locator(".coach").get_by_role("button", name="Next")
    while next_page.count():
        before = coach.inner_text()
        next_page.click()
        expect(coach).not_to_have_text(before)
    page.locator('.board .space[data-space="a5"]').click(force=True)
    note = page.get_by_role("alert").locator(".hint p")
    expect(note).to_be_visible()
    assert note.inner_text() not in coach.inner_text()
