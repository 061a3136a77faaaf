"""Boxes of one's own: corrected on the page, kept, shared by link, played with by two, seen again, and scored."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from foxden.data import read_data
from foxden.games import GAMES
from foxden.record import decode
from foxden.record_check import check as check_record
from tests.browser.conftest import OpenHouse, Visitor
from tests.browser.hands import WAITS, touch
from tests.browser.languages import each_language
from tests.browser.test_access import check
from tests.browser.test_pages import SMALL, WIDER

DRESSED = "() => document.querySelector('#skin-pictures symbol') && document.querySelector('.now')"
FRAME = "() => new Promise(requestAnimationFrame)"
OWN, STANDARD = "This isn’t the standard box, but everything adds up.", "This is the standard box."
NOT_STANDARD = "This table isn’t using the standard box."
OPEN = "Open a table with this box"
MOST_ROUNDS = 4000
PREY = ".board .space.lit:is([aria-label*=chicken], [aria-label*=duck], [aria-label*=goose], [aria-label*=turkey])"
"""Whoever may catch a bird does: so the game is shorter."""


def open_box(door: OpenHouse, game: str, width: int = 390, height: int = 844, language: str = "en") -> Visitor:
    visitor = door.visit(f"/box/{game}", width=width, height=height, language=language)
    visitor.page.wait_for_function(DRESSED)
    return visitor


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def space(page: Page, name: str, where: str) -> Locator:
    return part(page, name).locator(f'[data-space="{where}"]')


def step(page: Page, thing: str, which: str) -> None:
    page.get_by_role("button", name=f"{thing}, {which}", exact=True).click()


def told(page: Page, words: str) -> Locator:
    """What is said of the box when all that was entered is checked."""
    return page.locator('.now [aria-busy="false"]', has_text=words)


def link_to(page: Page) -> str:
    told(page, OWN).wait_for()
    return page.get_by_label("Link").input_value()


def gather(door: OpenHouse, ada: Visitor) -> tuple[Page, Page, str]:
    """A table with Ada's box, to which Ben comes with a laptop, by the box's link first; and its name."""
    ben = door.visit(link_to(ada.page))
    ben.page.get_by_text("Someone shared this box with you.").wait_for()
    told(ben.page, OWN).wait_for()
    ada.page.get_by_role("button", name=OPEN).click()
    ada.page.get_by_text(NOT_STANDARD).wait_for()
    ada.page.locator(".seats li").wait_for()
    ben.page.goto(ada.page.url)
    ben.page.get_by_text(NOT_STANDARD).wait_for()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("button", name="Ready").click()
    ada.page.get_by_role("button", name="Start").click()
    for page in (ada.page, ben.page):
        page.wait_for_selector(".play")
        page.get_by_text(NOT_STANDARD).wait_for()
    return ada.page, ben.page, ada.page.url.rpartition("/")[2]


def whoever_is_asked(*pages: Page) -> Page:
    for _ in range(MOST_ROUNDS):
        for page in pages:
            if page.evaluate(WAITS):
                return page
            page.evaluate(FRAME)
    raise AssertionError("nobody")


def play_both(pages: tuple[Page, Page], chance: random.Random) -> None:
    """Whoever may do something does, until both see the end."""
    for _ in range(MOST_ROUNDS):
        wanted = [page.evaluate(WAITS) for page in pages]
        if wanted == ["over", "over"]:
            return
        for page, what in zip(pages, wanted, strict=True):
            if what == "number":
                write_number(page, chance)
            elif what == "choice":
                prey = page.locator(PREY)
                if "the fox" in (page.locator(".news .status").text_content() or "") and prey.count():
                    prey.first.click()
                else:
                    touch(page, chance)
            else:
                page.evaluate(FRAME)
    raise AssertionError("not over")


def write_number(page: Page, chance: random.Random) -> None:
    page.keyboard.press(str(chance.randrange(10)))
    page.keyboard.press("Enter")


def see_it_again(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}")
    page.get_by_text("Not played with the standard box.").wait_for()
    page.get_by_role("link", name="Look at the box").click()
    page.get_by_text("so its box can’t be changed").wait_for()
    told(page, OWN).wait_for()
    assert page.get_by_role("button", name="Use it at this table").count() == 0


def score_it(page: Page, game: str) -> None:
    page.goto(f"/box/{game}")
    told(page, OWN).wait_for()
    page.get_by_role("button", name="Score a game with this box").click()
    page.get_by_text("This score sheet is for your own box").wait_for()


def save_record(page: Page) -> Any:
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    record = decode(download.value.path().read_bytes())
    check_record(record)
    return record


# --- each game, from the box to the score -----------------------------------------------------------------


def test_fox_on_the_run_with_other_start_places(door: OpenHouse) -> None:
    """Scarlett is kept where Indigo frees her with the first step."""
    ada = open_box(door, "foxrun")
    ada.page.get_by_role("button", name="Scarlett 1 of 1").click()
    space(ada.page, "Start tiles", "d2").click()
    step(ada.page, "arrow up", "One less")
    step(ada.page, "arrows in all four directions", "One more")
    one, two, table = gather(door, ada)
    whoever_is_asked(one, two).locator('.board .space.lit[data-space="d2"]').click()
    for page in (one, two):
        page.locator(".finish").wait_for()
    see_it_again(two, table)
    score_it(one, "foxrun")
    one.get_by_role("img", name="d2, start").wait_for()
    assert save_record(one).data["starts"]["scarlett"] == "d2"
    for visitor in door.inside:
        visitor.is_content()


def test_fowl_play_with_birds_beside_the_den_and_another_number_of_last_birds(door: OpenHouse) -> None:
    """It is over with the first bird that is caught, and some are close."""
    ada = open_box(door, "fowlplay#last-birds=34")
    ada.page.get_by_label("Where the birds start").select_option("1")
    corners = part(ada.page, "Corners")
    first = corners.get_by_role("button").nth(0)
    before = first.get_attribute("aria-label") or ""
    first.click()
    corners.get_by_role("button").nth(3).click()
    expect(first).not_to_have_attribute("aria-label", before)
    step(ada.page, "Birds left when the game ends", "One more")
    ada.page.get_by_role("button", name="Corner 1, top left 9 of 9").click()
    for where in ("2,-6", "1,-5", "0,-4", "-2,1", "2,-1", "-1,2"):
        space(ada.page, "Board", where).click()
    one, two, table = gather(door, ada)
    for near in ("-2,1", "2,-1", "-1,2"):
        expect(one.locator(f'.board [data-space="{near}"]')).to_have_attribute("aria-label", re.compile("turkey"))
    play_both((one, two), random.Random(5))
    see_it_again(two, table)
    score_it(one, "fowlplay")
    assert save_record(one).data["last_birds"] == 35
    for visitor in door.inside:
        visitor.is_content()


def test_foxy_with_other_animals(door: OpenHouse) -> None:
    """Words stand where pictures would."""
    ada = open_box(door, "foxy")
    for nth, animal in enumerate(("badger", "heron", "lynx", "seal")):
        part(ada.page, "Animals").locator("input").nth(2 * nth).fill(animal)
    one, two, table = gather(door, ada)
    play_both((one, two), random.Random(2))
    for page in (one, two):
        page.get_by_text("badger").or_(page.get_by_text("lynx")).first.wait_for(state="attached")
    see_it_again(two, table)
    score_it(one, "foxy")
    one.get_by_role("button", name="badger").first.wait_for()
    assert save_record(one).data["animals"]["forest"][0] == "heron"
    one.get_by_role("button", name="Share by link").click()
    pad = door.visit(one.get_by_label("Link").input_value())
    pad.page.get_by_text("This score sheet is for your own box").wait_for()
    pad.page.get_by_role("button", name="badger").first.wait_for()
    for visitor in door.inside:
        visitor.is_content()


# --- checked, kept, shared ------------------------------------------------------------------------------


def test_what_cannot_be_is_said_with_its_rule_and_nothing_can_be_done_with_it(door: OpenHouse) -> None:
    visitor = open_box(door, "fowlplay")
    page = visitor.page
    expect(page.locator(".palette button").first).to_contain_text("7 of 7")
    space(page, "Board", "0,0").click()
    expect(page.locator(".now")).to_contain_text("There are 6 tunnel entrances; the board needs seven. FP-3")
    expect(page.locator(".palette button").first).to_contain_text("6 of 7")
    for name in (OPEN, "Score a game with this box", "Copy", "Save as a file"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()
    page.get_by_label("Language").select_option("it")
    expect(page.locator(".now")).to_contain_text("FP-3")
    expect(page.locator(".now")).not_to_contain_text("tunnel entrances")
    space(page, "Tabellone", "0,0").or_(page.locator('[data-space="0,0"]')).first.click()
    told(page, "Questa è la scatola standard.").wait_for()
    visitor.is_content()


def test_it_is_kept_on_the_device_until_one_goes_back_to_the_standard_box(door: OpenHouse) -> None:
    page = open_box(door, "foxrun").page
    step(page, "arrow up", "One less")
    told(page, "There are 21 direction tiles; the box needs 22.").wait_for()
    step(page, "arrow down", "One more")
    told(page, OWN).wait_for()
    page.reload()
    told(page, OWN).wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('foxden-box-foxrun'))") == {"tiles-u": 3, "tiles-d": 5}
    page.get_by_role("button", name="Back to the standard box").click()
    page.get_by_role("button", name="Discard all changes?").click()
    told(page, STANDARD).wait_for()
    page.reload()
    told(page, STANDARD).wait_for()


def test_where_storage_is_forbidden_a_box_lasts_as_long_as_the_page(door: OpenHouse) -> None:
    visitor = door.visit("/", width=390, height=844)
    page = visitor.page
    page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('forbidden') }})")
    page.goto("/box/foxrun")
    page.wait_for_function(DRESSED)
    space(page, "Start tiles", "a4").click()
    told(page, OWN).wait_for()
    page.get_by_role("button", name="Score a game with this box").click()
    page.get_by_text("This score sheet is for your own box").wait_for()
    visitor.is_content()


def test_a_box_that_came_by_link_is_kept_only_if_it_is_used(door: OpenHouse) -> None:
    visitor = door.visit("/box/foxrun#tiles-u=3&tiles-urdl=1")
    page = visitor.page
    page.get_by_text("Someone shared this box with you.").wait_for()
    told(page, OWN).wait_for()
    step(page, "arrow down", "One less")
    step(page, "arrow left", "One more")
    told(page, OWN).wait_for()
    assert "tiles-l=5" in link_to(page)
    page.reload()
    told(page, OWN).wait_for()
    expect(page.get_by_role("group", name="arrow left: 5")).to_be_visible()
    assert page.evaluate("localStorage.getItem('foxden-box-foxrun')") is None
    page.get_by_role("button", name="Save this box").click()
    expect(page.get_by_text("Someone shared this box with you.")).to_have_count(0)
    page.goto("/")
    page.get_by_role("link", name="Your own box").nth(list(GAMES).index("foxrun")).click()
    page.get_by_role("group", name="arrow left: 5").wait_for()
    page.goto("/box/foxrun#start-e1=&start-a4=indigo")
    page.get_by_role("button", name="The box saved on this device").click()
    page.get_by_role("group", name="arrow left: 5").wait_for()
    visitor.is_content()


def test_a_link_that_is_no_box_does_no_harm(door: OpenHouse) -> None:
    visitor = door.visit("/box/foxrun#tiles-u=<b>&tiles-r=-5&start-a1=nobody&__proto__=1&%E0%A4%A")
    visitor.page.locator(".now .refusal").wait_for()
    expect(visitor.page.get_by_role("button", name=OPEN)).to_be_disabled()
    assert visitor.page.evaluate("window.violations") == []
    visitor.page.goto("/box/nothing")
    visitor.page.get_by_role("heading").wait_for()


def test_a_box_is_saved_as_a_file_and_opened_again(door: OpenHouse, tmp_path: Path) -> None:
    visitor = open_box(door, "foxrun", 1280, 800)
    page = visitor.page
    space(page, "Start tiles", "a4").click()
    told(page, OWN).wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    contents = read_data(file)
    GAMES["foxrun"].pack(contents)
    assert contents["starts"]["indigo"] == "a4"
    for name, text, words in (
        ("no.json", "fox", "This file doesn’t contain a box for this game."),
        ("other.json", '{"game": "foxy", "data": {}}', "This file doesn’t contain a box for this game."),
        ("wrong.json", json.dumps({**contents, "tiles": []}), "FR-1"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
        page.set_input_files("input[type=file]", tmp_path / name)
        page.get_by_role("alert").get_by_text(words).wait_for()
    step(page, "arrow up", "One less")
    told(page, "There are 21 direction tiles").wait_for()
    record = tmp_path / "record.jsonl"
    record.write_text(json.dumps({"game": "foxrun", "data": contents}) + "\n", encoding="utf-8")
    for chosen in (file, record):
        page.set_input_files("input[type=file]", chosen)
        page.get_by_role("group", name="arrow up: 4").wait_for()
        told(page, OWN).wait_for()
    assert [text for text in visitor.complaints if "422" not in text] == []


# --- at a table -----------------------------------------------------------------------------------------


def test_the_host_chooses_the_box_of_a_table_and_everyone_may_look_at_it(door: OpenHouse) -> None:
    ada = door.visit(width=390, height=844)
    ada.page.get_by_role("button", name="Invite friends").nth(list(GAMES).index("foxrun")).click()
    ada.page.locator(".seats li").wait_for()
    table = ada.page.url
    ben = door.visit(table, width=390, height=844)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_text("standard box")).to_have_count(0)
    ada.page.get_by_text("Box: standard").wait_for()
    ada.page.get_by_role("link", name="Change").click()
    ada.page.wait_for_function(DRESSED)
    space(ada.page, "Start tiles", "a4").click()
    told(ada.page, OWN).wait_for()
    ada.page.get_by_role("button", name="Use it at this table").click()
    ada.page.get_by_text(NOT_STANDARD).wait_for()
    assert ada.page.url == table
    ben.page.get_by_text(NOT_STANDARD).wait_for()
    ben.page.get_by_role("link", name="Look at the box").click()
    ben.page.get_by_text("Only the host can change this table’s box.").wait_for()
    expect(space(ben.page, "Start tiles", "a4")).to_have_accessible_name("a4, Indigo")
    space(ben.page, "Start tiles", "b1").click(force=True)
    expect(space(ben.page, "Start tiles", "b1")).to_have_accessible_name("b1")
    assert ben.page.get_by_role("button", name="One more").count() == 0
    assert ben.page.get_by_role("button", name="Use it at this table").count() == 0
    check(ben)
    ada.page.get_by_role("link", name="Change").click()
    ada.page.get_by_role("button", name="Back to the standard box").click()
    ada.page.get_by_role("button", name="Discard all changes?").click()
    told(ada.page, STANDARD).wait_for()
    ada.page.get_by_role("button", name="The box saved on this device").wait_for()
    ada.page.get_by_role("button", name="Use it at this table").click()
    ada.page.get_by_text("Box: standard").wait_for()
    ada.is_content()


# --- for everyone ---------------------------------------------------------------------------------------


def test_a_board_is_marked_by_keyboard_and_seen_from_near(door: OpenHouse) -> None:
    visitor = open_box(door, "fowlplay")
    page = visitor.page
    board = part(page, "Board")
    centre = space(page, "Board", "0,0")
    small = (centre.bounding_box() or {"width": 0})["width"]
    board.get_by_role("button", name="Zoom in").click()
    board.get_by_role("button", name="Zoom in").click()
    assert (centre.bounding_box() or {"width": 0})["width"] > 2 * small
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    centre.focus()
    page.keyboard.press("Enter")
    expect(centre).not_to_have_accessible_name("tunnel")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator(".now")).to_contain_text("The middle of the farmyard must be a tunnel entrance. FP-2")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    told(page, STANDARD).wait_for()
    visitor.is_content()


def change_everything(page: Page, game: str) -> None:
    """So that all parts are there."""
    if game == "fowlplay":
        page.locator(".edit select").select_option("2")
        page.locator('[data-space="1-1"]').wait_for()
        page.locator('[data-space="1-1"]').click()
    page.locator(".edit .stepper button").first.click()
    page.locator(".now .refusal, .now p").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_box_is_for_everyone(game: str, door: OpenHouse) -> None:
    visitor = open_box(door, game)
    change_everything(visitor.page, game)
    check(visitor)


def test_all_words_fit_the_smallest_phone(door: OpenHouse) -> None:
    visitor = door.visit_polyglot("/", width=320, height=640)
    page = visitor.page
    for game in GAMES:
        page.goto(f"/box/{game}#by=link")
        page.wait_for_function(DRESSED)
        change_everything(page, game)
        for language in each_language(page):
            assert page.evaluate("document.documentElement.scrollWidth") <= 320, (game, language)
            assert page.evaluate(WIDER) == [], (game, language)
            assert page.evaluate(SMALL) == [], (game, language)
    visitor.is_content()
