"""The game of docs/add-a-game.md at a table of the house, in a real browser."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from foxden.games import ONLY_OURS
from tests.browser.conftest import GENEROUS, OpenHouse
from tests.browser.hands import open_game, play_to_the_end
from tests.browser.visitors import Visitors
from tests.live.server import Server, running_fresh
from tests.tutorial import EXAMPLE, install

TITLE = "Fox and Hounds"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tutorial")
    install(EXAMPLE, folder / "installed")
    seen = {"PYTHONPATH": str(folder / "installed"), ONLY_OURS: "0"}
    with running_fresh(str(folder / "house.sqlite"), folder, **seen, **GENEROUS) as server:
        yield server


@pytest.fixture
def door(visitors: Visitors, house: Server) -> Iterator[OpenHouse]:
    door = OpenHouse(visitors, house)
    yield door
    door.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_it_is_played_to_its_end_from_the_home_page_and_looked_at_again(
    door: OpenHouse, width: int, height: int
) -> None:
    visitor = door.visit(width=width, height=height)
    open_game(visitor.page, TITLE)
    assert play_to_the_end(visitor.page, random.Random(width)) > 0
    assert visitor.page.locator(".finish table tbody tr").count() > 1
    visitor.page.get_by_role("link", name="Watch the replay").click()
    visitor.page.wait_for_url("**/replay/hounds-**")
    visitor.page.locator(".board .piece").nth(4).wait_for()
    visitor.is_content()


def test_it_is_learnt_in_french(door: OpenHouse) -> None:
    visitor = door.visit(language="fr")
    card = visitor.page.get_by_role("article").filter(has=visitor.page.get_by_role("heading", name=TITLE, exact=True))
    card.get_by_role("button", name="Apprendre").click()
    visitor.page.get_by_text("Vous êtes le renard.").wait_for()
    visitor.is_content()


def test_its_rules_are_read_and_found(door: OpenHouse) -> None:
    visitor = door.visit("/rules/hounds", language="it")
    visitor.page.get_by_text("Quattro segugi").first.wait_for()
    visitor.is_content()
