"""Games once more, in a real browser: by keyboard, by a link to a moment, with somebody's eyes, out of a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from foxden.games import GAMES
from tests.browser.bots import play_among_bots, write_record
from tests.browser.conftest import OpenHouse
from tests.browser.languages import each_language
from tests.browser.test_pages import SMALL, fits

SHOWN = "(number) => document.querySelector('input[type=range]')?.value === `${number}`"
AT = f"(number) => location.hash === `#${{number}}` && ({SHOWN})(number)"
EYES = "(viewer) => (new URLSearchParams(location.search).get('as') ?? 'open') === viewer"
DROP = """([text, name]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  window.dispatchEvent(new DragEvent('drop', {dataTransfer: carried, bubbles: true, cancelable: true}));
}"""


def line(page: Page) -> str:
    return page.locator(".news .line-now").text_content() or ""


def press(page: Page, key: str, number: int) -> str:
    """A key, and the moment it leads to, told in a line."""
    page.locator(".controls").wait_for()
    page.keyboard.press(key)
    page.wait_for_function(SHOWN, arg=number)
    return line(page)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_finished_game_is_gone_through_by_keyboard_and_shared_by_a_link(name: str, door: OpenHouse) -> None:
    visitor = door.visit()
    page = visitor.page
    table = play_among_bots(page, name, 3)
    page.goto("/")
    page.get_by_role("region", name="My finished games").get_by_role("link", name=GAMES[name].title).first.click()
    page.wait_for_url(f"**/replay/{table}**")
    assert press(page, "Home", 0) == "The game begins."
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    steps = min(45, last)
    lines = [press(page, "ArrowRight", number) for number in range(1, steps + 1)]
    page.wait_for_function(AT, arg=steps)
    assert len(set(lines)) > 3 - (name == "foxy")
    assert press(page, "ArrowLeft", steps - 1) == lines[-2]
    page.keyboard.press("End")
    page.locator("table caption").wait_for(state="attached")
    page.wait_for_function(AT, arg=last)
    page.get_by_role("slider").fill("5")
    page.wait_for_function(AT, arg=5)
    link = page.get_by_label("Link to this moment").input_value()
    assert link == f"{door.house.http}/replay/{table}#5"
    stranger = door.visit(link)
    stranger.page.wait_for_function(AT, arg=5)
    assert line(stranger.page) == lines[4]
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    assert json.loads(download.value.path().read_text())["game"] == name
    visitor.is_content()
    stranger.is_content()


def test_it_plays_by_itself_and_stops_at_the_end(door: OpenHouse) -> None:
    page = door.visit().page
    table = play_among_bots(page, "foxy")
    page.goto(f"/replay/{table}#35")
    page.get_by_role("button", name=re.compile("^Speed")).click(click_count=2)
    page.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Pause").wait_for()
    page.wait_for_function(AT, arg=40)
    page.get_by_role("button", name="Play").wait_for()
    page.keyboard.press("Space")


def boards(page: Page, viewer: str) -> tuple[int, int]:
    """How many boards with numbers, and how many cards lie there; seen by somebody, in the middle of a game."""
    page.get_by_role("combobox", name="View").select_option(viewer)
    page.wait_for_function(
        "(viewer) => (new URLSearchParams(location.search).get('as') ?? 'open') === viewer", arg=viewer
    )
    page.wait_for_load_state("networkidle")
    return page.locator(".boxes:has(b:not(:empty))").count(), page.locator(".piece.kind-card").count()


def test_seen_by_a_seat_there_is_nothing_on_the_page_that_the_seat_did_not_see(door: OpenHouse) -> None:
    visitor = door.visit()
    page = visitor.page
    table = play_among_bots(page, "foxy", 3)
    page.goto(f"/replay/{table}#30")
    page.get_by_role("combobox", name="View").wait_for()
    assert boards(page, "public") == (0, 1), "a spectator saw the card on top and nobody's numbers"
    for seat in range(3):
        assert boards(page, str(seat)) == (1, 1), "a player saw their own numbers"
    many, cards = boards(page, "open")
    assert (many, cards) == (3, 11), "where everything is open, the test sees it: three boards, and the whole pile"
    stranger = door.visit(f"/replay/{table}?as=1#30").page
    stranger.get_by_role("combobox", name="View").wait_for()
    assert stranger.get_by_role("combobox", name="View").input_value() == "1"
    assert stranger.locator(".boxes").count() == 1
    visitor.is_content()


@pytest.mark.parametrize("name", list(GAMES))
def test_any_record_is_opened_out_of_a_file(name: str, door: OpenHouse, tmp_path: Path) -> None:
    visitor = door.visit("/replay")
    page = visitor.page
    file = tmp_path / "game.json"
    file.write_bytes(write_record(name))
    page.set_input_files("input[type=file]", file)
    assert press(page, "ArrowRight", 1)
    page.wait_for_function(AT, arg=1)
    page.reload()
    page.wait_for_function(AT, arg=1)
    page.get_by_role("button", name="Another file").click()
    page.get_by_text("Choose a file", exact=True).wait_for()
    visitor.is_content()


def test_of_many_games_in_a_file_one_is_chosen_and_a_damaged_one_is_refused(door: OpenHouse) -> None:
    page = door.visit("/replay").page
    page.get_by_text("Choose a file", exact=True).wait_for()
    broken = json.loads(write_record("foxrun"))
    broken["moves"][11][1] = "step a9"
    lines = [write_record("foxy").decode(), json.dumps(broken), write_record("fowlplay").decode(), '{"format":']
    page.evaluate(DROP, ["\n".join(lines), "games.jsonl"])
    listed = page.get_by_role("region", name="Which of the 4 games?").get_by_role("button")
    listed.nth(3).wait_for()
    assert [("damaged" in text) for text in listed.all_text_contents()] == [False, False, False, True]
    listed.nth(1).click()
    alert = page.get_by_role("alert")
    assert (alert.text_content() or "").startswith("Move 12: ")
    listed.nth(3).click()
    page.get_by_role("alert").filter(has_text="This isn’t a game record").wait_for()
    assert "Traceback" not in page.content()
    listed.nth(2).click()
    page.get_by_role("heading", name="Fowl Play!").wait_for()


def test_replays_fit_a_phone_in_every_language(door: OpenHouse, tmp_path: Path) -> None:
    visitor = door.visit_polyglot("/replay", width=360, height=740)
    page = visitor.page
    page.locator("main.open").wait_for()
    for _ in each_language(page):
        fits(page)
    file = tmp_path / "game.json"
    for name in GAMES:
        file.write_bytes(write_record(name, 3))
        page.goto("/replay")
        page.evaluate("sessionStorage.clear()")
        page.reload()
        page.set_input_files("input[type=file]", file)
        page.locator(".controls").wait_for()
        for key in ("ArrowRight", "End"):
            page.keyboard.press(key)
            for _ in each_language(page):
                fits(page)
                assert page.evaluate(SMALL) == []
    visitor.is_content()
