"""Touch gestures: pinch, double tap, and dragging a piece."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenHouse
from tests.browser.hands import WAITS, open_game

BOX = "() => document.querySelector('.board').viewBox.baseVal.width"
LEFT = "() => document.querySelector('.board').viewBox.baseVal.x"
Spot = tuple[float, float]


class Fingers:
    """Real touches, as a screen reports them."""

    def __init__(self, page: Page) -> None:
        self.link = page.context.new_cdp_session(page)

    def touch(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": nth} for nth, (x, y) in enumerate(spots)]
        self.link.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def slide(self, *ways: tuple[Spot, Spot], steps: int = 8) -> None:
        """Each finger along its way, all at once."""
        self.touch("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            self.touch("touchMove", *(between(start, end, step / steps) for start, end in ways))
        self.touch("touchEnd")

    def tap(self, spot: Spot) -> None:
        self.touch("touchStart", spot)
        self.touch("touchEnd")


def between(start: Spot, end: Spot, part: float) -> Spot:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def middle_of(page: Page, selector: str) -> Spot:
    box: Any = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def farm(door: OpenHouse) -> Page:
    """The largest board there is, on a phone."""
    page = door.visit(width=390, height=844).page
    open_game(page, "Fowl Play!")
    page.wait_for_function(WAITS)
    return page


def test_two_fingers_bring_the_board_closer_one_moves_it_and_two_taps_bring_it_back(farm: Page) -> None:
    fingers, whole = Fingers(farm), farm.evaluate(BOX)
    x, y = middle_of(farm, ".board")
    fingers.slide(((x - 20, y - 20), (x - 90, y - 90)), ((x + 20, y + 20), (x + 90, y + 90)))
    farm.wait_for_function(f"() => ({BOX})() < {whole / 2}")
    left, scrolled = farm.evaluate(LEFT), farm.evaluate("scrollY")
    fingers.slide(((x + 60, y), (x - 60, y - 40)))
    farm.wait_for_function(f"() => ({LEFT})() > {left}")
    assert farm.evaluate("scrollY") == scrolled, "the board moves, and the page does not"
    fingers.tap((x, y))
    fingers.tap((x, y))
    farm.wait_for_function(f"() => ({BOX})() === {whole}")
    assert farm.get_by_role("button", name="Zoom out").is_disabled()


def test_the_spot_between_the_fingers_stays_between_them(farm: Page) -> None:
    """Whoever spreads two fingers around a hex has that hex between them afterwards."""
    hexagon = '.board .space[data-space="3,-3"]'
    x, y = middle_of(farm, hexagon)
    Fingers(farm).slide(((x - 15, y), (x - 45, y)), ((x + 15, y), (x + 45, y)))
    farm.wait_for_function("() => document.querySelector('.board.zoomed')")
    assert middle_of(farm, hexagon) == pytest.approx((x, y), abs=12)


def test_buttons_do_it_too_and_everything_can_still_be_touched(farm: Page) -> None:
    whole = farm.evaluate(BOX)
    farm.get_by_role("button", name="Zoom in").click()
    assert farm.evaluate(BOX) < whole
    farm.get_by_role("button", name="Zoom out").click()
    assert farm.evaluate(BOX) == whole


def test_one_finger_on_the_whole_board_scrolls_the_page(farm: Page) -> None:
    x, y = middle_of(farm, ".board")
    Fingers(farm).slide(((x, y + 60), (x, y - 100)), steps=16)
    farm.wait_for_function("() => scrollY > 40")


def take_the_first_step(page: Page) -> tuple[str, str]:
    """Whose pawn is to move, and a space to which it may."""
    page.wait_for_selector(".board .space.lit")
    pawn = page.locator(".board .kind-pawn.mine:has(.mark-acting)").get_attribute("data-piece") or ""
    return pawn, page.locator(".board .space.lit").first.get_attribute("data-space") or ""


def test_a_pawn_is_dragged_to_where_it_goes(door: OpenHouse) -> None:
    page = door.visit().page
    open_game(page, "Fox on the Run")
    pawn, space = take_the_first_step(page)
    log = page.locator(".log li").count()
    page.mouse.move(*middle_of(page, f'[data-piece="{pawn}"] svg'))
    page.mouse.down()
    page.mouse.move(*middle_of(page, f'.board .space[data-space="{space}"]'), steps=6)
    assert page.locator(f'[data-piece="{pawn}"] .held').count() == 1
    page.mouse.up()
    page.wait_for_function("(log) => document.querySelectorAll('.log li').length > log", arg=log)
    assert page.locator(".held").count() == 0


def test_a_pawn_dragged_to_where_it_may_not_go_says_why_and_stays(door: OpenHouse) -> None:
    page = door.visit(width=390, height=844).page
    open_game(page, "Fox on the Run")
    pawn, _ = take_the_first_step(page)
    before, scrolled = middle_of(page, f'[data-piece="{pawn}"] svg'), page.evaluate("scrollY")
    far = middle_of(page, '.board .space[data-space="a5"]')
    Fingers(page).slide((before, far))
    page.get_by_role("alert").filter(has_text="a5 is more than one step away.").wait_for()
    assert middle_of(page, f'[data-piece="{pawn}"] svg') == pytest.approx(before, abs=2)
    assert page.evaluate("scrollY") == scrolled
