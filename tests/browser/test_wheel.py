"""Either wheel, installed without compiler and Node, opens a house in which a real browser plays and reads."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import OpenHouse
from tests.browser.hands import open_game, play_to_the_end
from tests.installed import Installed, find_wheel
from tools.wheel import KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_played_in_what_a_wheel_opens(kind: str, browser: Browser, tmp_path: Path) -> None:
    house = Installed(find_wheel(kind, tmp_path / "dist"), tmp_path)
    house.start()
    try:
        visitor = OpenHouse(browser, house).visit(width=390, height=844)
        open_game(visitor.page, "Fox on the Run")
        assert play_to_the_end(visitor.page, random.Random(5)) > 0
        visitor.page.goto("/docs")
        visitor.page.get_by_role("link", name="Foxy").first.click()
        visitor.page.get_by_text("FX-1", exact=True).wait_for()
        visitor.is_content()
        visitor.context.close()
    finally:
        house.stop()
