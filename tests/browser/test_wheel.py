"""Either wheel, installed where there is neither compiler nor Node, opens a house in which a real browser plays and
reads, programs play, and bots of one's own sit down."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import foxden
from tests.browser.beside import Beside
from tests.browser.conftest import OpenHouse
from tests.browser.hands import open_game, play_to_the_end
from tests.browser.visitors import Visitors
from tests.installed import Installed, find_wheel
from tests.live.client import play_on, sit_down
from tests.live.server import Server
from tests.live.test_outside import run_beside, write_programs
from tools.wheel import KINDS


@pytest.fixture(params=KINDS)
def installed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Installed]:
    """Installed once for all that is tried with it, which takes longer than trying."""
    installed = Installed(find_wheel(request.param, tmp_path / "dist"), tmp_path)
    see_what_it_says(installed, "compiled" if request.param == "compiled" else "plain")
    installed.start()
    yield installed
    installed.stop()


def see_what_it_says(installed: Installed, form: str) -> None:
    assert installed.say("--version").startswith(f"foxden {foxden.__version__}, {form}")
    assert "FX-" in installed.say("rules", "foxy", "--language", "it")


def test_a_wheel_opens_a_house_where_games_are_played(installed: Installed, visitors: Visitors, beside: Beside) -> None:
    see_the_page(installed)
    beside.run(play_a_game(installed))
    beside.run(seat_bots_of_ones_own(installed))
    play_in_the_browser(installed, visitors)
    assert installed.opened.read_text() == installed.http, "the browser was not opened"


def see_the_page(house: Server) -> None:
    with httpx.Client(base_url=house.http) as client:
        page = client.get("/").text
        for path in re.findall(r'(?:src|href)="(/[^"]+)"', page):
            assert client.get(path).status_code == 200, path
        assert "/assets/" in page


async def play_a_game(house: Server) -> None:
    chairs = await sit_down(house, "foxrun", ["Ada", "Bob"])
    await asyncio.gather(*(play_on(chair, random.Random(seat)) for seat, chair in enumerate(chairs)))
    assert {chair.phase for chair in chairs} == {"over"}
    for chair in chairs:
        await chair.leave()


async def seat_bots_of_ones_own(house: Installed) -> None:
    """From the same environment: a class of one's own, and the program that the docs show."""
    write_programs(house.folder)
    for command in (["-m", "foxden", "bot", "mine.py:Mine", "--at", "URL"], ["client.py", "URL"]):
        await run_beside(house, house.folder, *command, python=house.bin / "python")


def play_in_the_browser(house: Server, visitors: Visitors) -> None:
    door = OpenHouse(visitors, house)
    visitor = door.visit(width=390, height=844)
    open_game(visitor.page, "Fox on the Run")
    assert play_to_the_end(visitor.page, random.Random(5)) > 0
    visitor.page.goto("/docs")
    visitor.page.get_by_role("link", name="Foxy").first.click()
    visitor.page.get_by_text("FX-1", exact=True).wait_for()
    visitor.is_content()
    door.close()
