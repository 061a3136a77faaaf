"""Whole games in a real browser, by touches or by keyboard only."""

from __future__ import annotations

import random

import pytest

from foxden.games import GAMES
from tests.browser.conftest import OpenHouse
from tests.browser.ears import Listener
from tests.browser.hands import open_game, play_to_the_end
from tests.browser.test_steady import follow

TITLES = [game.title for game in GAMES.values()]


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_on_a_phone_in_which_nothing_moves_by_itself(title: str, door: OpenHouse) -> None:
    visitor = door.visit(width=390, height=844)
    page = visitor.page
    open_game(page, title)
    follow(page)
    assert play_to_the_end(page, random.Random(title)) > 0
    assert page.evaluate("window.looked") > 10
    assert page.evaluate("window.moved") == []
    page.get_by_role("button", name="Rematch").wait_for()
    assert page.locator(".finish table tbody tr").count() > 2
    visitor.is_content()
    assert all(url.startswith(door.house.http) for url in visitor.requests)


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_keyboard_and_accessibility_tree_alone(title: str, door: OpenHouse) -> None:
    visitor = door.visit()
    open_game(visitor.page, title)
    assert Listener(visitor.page).play_to_the_end(random.Random(title)) > 0
    visitor.is_content()
