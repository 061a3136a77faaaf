"""An evening in a house as operators run it (`make house`): nginx, two processes, one PostgreSQL. One process after the
other is killed and started again while a person plays in a browser, and others at tables of every game.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from foxden.games import GAMES
from tests.browser.beside import Beside
from tests.browser.conftest import GENEROUS, OpenHouse
from tests.browser.hands import WAITS, open_game, touch
from tests.live.client import Chair, sit_down
from tests.live.server import Server
from tests.live.stubborn import Habits, play_stubbornly
from tests.live.witness import Witness
from tools.house import Whole, find_nginx, whole_house

LISTEN = """
window.lost = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    const loss = window.lost.at(-1);
    if (loss && !loss.back) loss.tries += 1;
    this.addEventListener('message', () => { if (loss && !loss.back) loss.back = performance.now(); }, {once: true});
    this.addEventListener('close', () => {
      const last = window.lost.at(-1);
      if (!last || last.back) window.lost.push({at: performance.now(), tries: 0, back: 0});
    });
  }
};
"""
"""Notes every loss of the connection: how often it was tried again, and when the table was shown again."""


@pytest.fixture
def whole() -> Iterator[Whole]:
    if find_nginx() is None:
        pytest.skip("no nginx; make test unpacks one")
    with whole_house(2, 0, **GENEROUS | {"FOXDEN_ADDRESS_RATE": "1000"}) as whole:
        yield whole


async def sit_down_elsewhere(proxy: Server, witness: Witness) -> list[Chair]:
    """Three at a table of each game, before anything is killed: the proxy asks nobody twice to open a table."""
    tables = [await sit_down(proxy, game, [f"{game} {name}" for name in "ABC"], witness.hear) for game in GAMES]
    return [chair for table in tables for chair in table]


async def play_elsewhere(chairs: list[Chair], witness: Witness) -> None:
    """Until all games are over."""
    habits = [Habits(random.Random(chair.guest.name), pause=0.05) for chair in chairs]
    playing = (play_stubbornly(chair, witness, habit) for chair, habit in zip(chairs, habits, strict=True))
    await asyncio.gather(*playing)


async def go_home(chairs: list[Chair], witness: Witness, whole: Whole) -> None:
    for chair in chairs:
        with contextlib.suppress(Exception):  # some were cut off after the last move
            await chair.leave()
    await witness.compare(whole.database)


def play_a_few(page: Page, chance: random.Random, many: int) -> None:
    for _ in range(many):
        if page.wait_for_function(WAITS).json_value() == "over":
            page.get_by_role("button", name="Rematch").click()
            page.wait_for_selector(".play:not(:has(.finish))")
        touch(page, chance)


def test_an_evening_goes_on_while_one_process_after_the_other_is_killed(
    whole: Whole, browser: Browser, beside: Beside, capsys: pytest.CaptureFixture[str]
) -> None:
    witness, chance = Witness(), random.Random(8)
    visitor = OpenHouse(browser, whole.proxy).visit("/healthz", width=390, height=844)
    page = visitor.page
    page.add_init_script(LISTEN)
    page.goto("/")
    open_game(page, "Fox on the Run")
    chairs: list[Chair] = beside.run(sit_down_elsewhere(whole.proxy, witness))
    elsewhere = beside.begin(play_elsewhere(chairs, witness))
    for house in whole.houses:
        play_a_few(page, chance, 6)
        house.kill()
        play_a_few(page, chance, 6)
        house.start()
    play_a_few(page, chance, 6)
    elsewhere.result()
    beside.run(go_home(chairs, witness, whole))
    assert {chair.phase for chair in chairs} == {"over"}
    assert witness.troubles == []
    losses = page.evaluate("window.lost")
    assert losses, "neither process had the table"
    assert all(loss["back"] for loss in losses), losses
    with capsys.disabled():
        print(" reconnecting took", [f"{loss['back'] - loss['at']:.0f} ms" for loss in losses])
    visitor.context.close()
