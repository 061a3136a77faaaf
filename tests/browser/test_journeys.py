"""A hex several steps away is reached at one touch, by finger and by keyboard; the way there is shown before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.family import Family, gather, pieces_of

PAIR = ("Ada", "Bo")
SPACE = '.board .space[data-space="{}"]'
CHOSEN = '.board [data-piece="{}"].chosen'


class Duo(Family):
    """Two on one device, so that nobody else moves anything."""

    def begin(self) -> None:
        gather(self.page, "Fowl Play!", PAIR)
        self.set_up(len(PAIR))
        for _ in PAIR:
            self.choose_card()

    def place_of(self, piece: str) -> str:
        return str(next(each["on"] for each in pieces_of(self.shown) if each["id"] == piece))

    def press(self, space: str, key: str = "Enter") -> None:
        """By keyboard."""
        self.page.locator(SPACE.format(space)).focus()
        self.page.keyboard.press(key)


@pytest.fixture
def duo(door: OpenHouse) -> Duo:
    duo = Duo(door.visit(width=390, height=844).page)
    duo.begin()
    return duo


def way_to(page: Page, space: str) -> str:
    return str(page.locator(SPACE.format(space)).get_attribute("aria-label"))


def test_a_hex_three_steps_away_is_reached_by_one_touch_and_the_way_is_shown_before(duo: Duo) -> None:
    page = duo.page
    bird, way = duo.find_way()
    name, lines = duo.moment, page.locator(".log li").count()
    duo.touch_space(duo.place_of(bird))
    expect(page.locator(f'.ways circle[data-way="{way[-1]}"]')).to_be_attached()
    expect(page.locator(SPACE.format(way[-1]))).to_have_attribute("data-steps", "3")
    assert "in 3 steps" in way_to(page, way[-1])
    assert "steps" not in way_to(page, way[0]), "the next hex is one step away"
    duo.touch_space(way[-1])
    duo.wait()
    assert duo.place_of(bird) == way[-1]
    assert duo.moment != name, "all three steps are used up: it is for the other one to move"
    expect(page.locator(".log li")).to_have_count(lines + 3)


def test_a_bird_stays_chosen_and_what_is_left_leads_on_from_where_it_is(duo: Duo) -> None:
    page = duo.page
    bird, way = duo.find_way()
    duo.touch_space(duo.place_of(bird))
    duo.touch_space(way[0])
    duo.wait()
    expect(page.locator(CHOSEN.format(bird))).to_be_visible()
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_visible()
    expect(page.locator(".dock .buttons button").first).to_be_visible()
    expect(page.locator(SPACE.format(way[-1]))).to_have_attribute("data-steps", "2")
    duo.touch_space(way[-1])
    duo.wait()
    assert duo.place_of(bird) == way[-1]


def test_another_bird_is_touched_instead_of_the_one_that_stays_chosen(duo: Duo) -> None:
    page = duo.page
    bird, way = duo.find_way()
    duo.touch_space(duo.place_of(bird))
    duo.touch_space(way[0])
    duo.wait()
    expect(page.locator(CHOSEN.format(bird))).to_be_visible()
    choices = duo.shown["own"]["choices"]
    other = next(choice["path"][0] for choice in choices if len(choice["path"]) == 2 and choice["path"][0] != bird)
    expect(page.locator(f'.board [data-piece="{other}"].instead')).to_be_visible()
    duo.tap(page.locator(SPACE.format(duo.place_of(other))))
    expect(page.locator(CHOSEN.format(other))).to_be_visible()
    expect(page.locator(CHOSEN.format(bird))).to_have_count(0)


def test_the_same_by_keyboard(duo: Duo) -> None:
    page = duo.page
    bird, way = duo.find_way()
    duo.press(duo.place_of(bird))
    expect(page.locator(CHOSEN.format(bird))).to_be_visible()
    expect(page.locator(SPACE.format(way[-1]))).to_have_attribute("data-steps", "3")
    page.locator(SPACE.format(way[-1])).focus()
    expect(page.locator(".ways .strong")).to_be_attached()
    page.keyboard.press("Enter")
    duo.wait()
    assert duo.place_of(bird) == way[-1]


def test_the_list_of_choices_has_them_too(duo: Duo) -> None:
    page = duo.page
    bird, way = duo.find_way()
    duo.touch_space(duo.place_of(bird))
    expect(page.locator(SPACE.format(way[-1]))).to_have_attribute("data-steps", "3")
    page.locator("details.targets summary").click()
    page.locator("details.targets").get_by_role("button", name="in 3 steps").first.click()
    duo.wait()
    assert duo.place_of(bird) != way[0]


def reach_foxes(duo: Duo) -> str:
    """Nobody moves a bird; the fox that is to move."""
    for _ in PAIR:
        duo.tap(duo.page.locator(".dock .buttons button").first)
        duo.wait()
    return str(duo.shown["own"]["mine"][0])


@pytest.mark.parametrize("by", ["touch", "keyboard"])
def test_a_fox_goes_two_steps_through_a_tunnel_at_one_touch(duo: Duo, by: str) -> None:
    fox = reach_foxes(duo)
    far = duo.page.locator('.board .space.lit.mark-tunnel[data-steps="2"]').first
    space = str(far.get_attribute("data-space"))
    if by == "touch":
        duo.touch_space(space)
    else:
        duo.press(space)
    duo.wait()
    assert duo.place_of(fox) == space


def test_a_fox_goes_two_steps_over_the_ground_at_one_touch(duo: Duo) -> None:
    fox = reach_foxes(duo)
    far = duo.page.locator('.board .space.lit:not(.mark-tunnel)[data-steps="2"]').first
    space = str(far.get_attribute("data-space"))
    duo.touch_space(space)
    duo.wait()
    assert duo.place_of(fox) == space


def test_a_piece_is_dragged_as_far_as_its_steps_lead(door: OpenHouse) -> None:
    duo = Duo(door.visit(width=1280, height=800).page)
    duo.begin()
    page = duo.page
    bird, way = duo.find_way()
    start, end = (page.locator(SPACE.format(space)).bounding_box() for space in (duo.place_of(bird), way[-1]))
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + start["height"] / 2 + 12, steps=3)
    expect(page.locator(SPACE.format(way[-1]))).to_have_attribute("data-steps", "3")
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    duo.wait()
    assert duo.place_of(bird) == way[-1]
