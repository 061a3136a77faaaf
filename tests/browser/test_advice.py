"""A hint on the page: where all the others are bots, in words, for this turn alone."""

from __future__ import annotations

import pytest

from foxden.games import GAMES
from tests.browser.conftest import Door
from tests.browser.hands import WAITS, open_game


@pytest.mark.parametrize("title", [game.title for game in GAMES.values()])
def test_a_hint_is_asked_for_and_read(title: str, door: Door) -> None:
    visitor = door.visit()
    open_game(visitor.page, title)
    visitor.page.wait_for_function(WAITS)
    visitor.page.get_by_role("button", name="A hint, please").click()
    words = visitor.page.locator(".advice p")
    words.filter(has_text=".").wait_for()
    assert "{" not in words.inner_text()
    assert "hint" not in words.inner_text().lower()
    visitor.is_content()
