"""Whole games in a real browser, by clicks only."""

from __future__ import annotations

import random

import pytest

from foxden.games import GAMES
from tests.browser.conftest import OpenHouse
from tests.browser.ears import Listener
from tests.browser.hands import open_game, play_to_the_end

TITLES = [game.title for game in GAMES.values()]


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_from_the_home_page_by_clicks(title: str, door: OpenHouse) -> None:
    visitor = door.visit()
    open_game(visitor.page, title)
    assert play_to_the_end(visitor.page, random.Random(title)) > 0
    visitor.page.get_by_role("button", name="Rematch").wait_for()
    assert visitor.page.locator(".finish table tbody tr").count() > 2
    visitor.is_content()
    assert all(url.startswith(door.house.http) for url in visitor.requests)


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_keyboard_and_accessibility_tree_alone(title: str, door: OpenHouse) -> None:
    visitor = door.visit()
    open_game(visitor.page, title)
    assert Listener(visitor.page).play_to_the_end(random.Random(title)) > 0
    visitor.is_content()
