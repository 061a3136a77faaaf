"""From the question on the home page to the answer, and from there to a table with the fairest tiles."""

from __future__ import annotations

from playwright.sync_api import expect

from foxden.games import GAMES
from foxden.lab.sweep import change_box
from tests.browser.conftest import OpenHouse
from tests.browser.test_boxes import NOT_STANDARD, OPEN, OWN, told
from tests.browser.test_lobby import add_bot, seats, start

FAIREST = "singles"
LINK = "Play Fox on the Run with this mix"


def test_whoever_asks_whether_the_games_are_fair_can_play_with_the_fairest_tiles(door: OpenHouse) -> None:
    visitor = door.visit("/", width=390, height=844)
    page = visitor.page
    page.get_by_role("link", name="Are these games fair?").click()
    page.get_by_role("heading", level=1, name="What we found").wait_for()
    page.get_by_role("link", name=LINK).click()
    page.get_by_text("Someone shared this box with you.").wait_for()
    told(page, OWN).wait_for()
    page.get_by_role("button", name=OPEN).click()
    page.get_by_text(NOT_STANDARD).wait_for()
    expect(seats(page)).to_have_count(1)
    add_bot(page)
    start(page)
    page.get_by_text(NOT_STANDARD).wait_for()
    table = page.url.rpartition("/")[2]
    game = GAMES["foxrun"]
    wanted = change_box(game, next(each for each in game.lab.variations if each.name == FAIREST))
    changed = page.evaluate("async (name) => (await (await fetch(`/api/tables/${name}/box`)).json())", table)
    assert isinstance(wanted, dict)
    counts = {kind: wanted["tiles"].count(kind) for kind in ("u", "r", "d", "l", "ur", "rd", "dl", "ul", "ud", "rl")}
    assert changed["game"] == "foxrun"
    assert changed["fields"] == {f"tiles-{kind}": many for kind, many in counts.items()}
    visitor.is_content()
