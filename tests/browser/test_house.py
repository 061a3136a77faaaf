"""An evening in a house as operators run it (`make house`): nginx, two processes, one PostgreSQL. One process after the
other is killed and started again while a person plays in a browser, and others at tables of every game.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response

from foxden.games import GAMES
from tests.browser.beside import Beside
from tests.browser.conftest import GENEROUS, OpenHouse
from tests.browser.hands import WAITS, open_game, touch
from tests.browser.visitors import Visitors
from tests.live.client import Chair, sit_down
from tests.live.server import Server
from tests.live.stubborn import Habits, play_stubbornly
from tests.live.witness import Witness
from tools.house import Whole, whole_house
from tools.proxies import Nginx, find_nginx

LISTEN = """
window.losses = [];
const isLost = () => document.body?.textContent.includes('Reconnecting');
new MutationObserver(() => {
  const last = window.losses.at(-1);
  if (isLost() && (!last || last.back)) window.losses.push({at: performance.now(), tries: 0, back: 0});
  if (!isLost() && last && !last.back) last.back = performance.now();
}).observe(document, {childList: true, subtree: true, characterData: true});
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    const last = window.losses.at(-1);
    if (last && !last.back) last.tries += 1;
  }
};
"""
"""Notes every time the page says that it is reconnecting, and how often it tries to."""


@pytest.fixture
def whole() -> Iterator[Whole]:
    if find_nginx() is None:
        pytest.skip("no nginx; make test unpacks one")
    with whole_house(2, 0, Nginx, **GENEROUS | {"FOXDEN_ADDRESS_RATE": "1000"}) as whole:
        yield whole


async def sit_down_elsewhere(proxy: Server, witness: Witness) -> list[Chair]:
    """Three at a table of each game, before anything is killed: the proxy asks nobody twice to open a table."""
    tables = [await sit_down(proxy, game, [f"{game} {name}" for name in "ABC"], witness.hear) for game in GAMES]
    return [chair for table in tables for chair in table]


async def play_elsewhere(chairs: list[Chair], witness: Witness) -> list[int]:
    """Until all games are over. How many attempts each reconnection took."""
    habits = [Habits(random.Random(chair.guest.name), pause=0.05) for chair in chairs]
    playing = (play_stubbornly(chair, witness, habit) for chair, habit in zip(chairs, habits, strict=True))
    await asyncio.gather(*playing)
    return [attempts for habit in habits for attempts in habit.attempts]


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


def note_failures(page: Page) -> list[str]:
    """What the proxy or a house could not answer, from now on."""
    failures: list[str] = []

    def note(answer: Response) -> None:
        if answer.status >= 500:
            failures.append(answer.url)

    page.on("response", note)
    return failures


def test_an_evening_goes_on_while_one_process_after_the_other_is_killed(
    whole: Whole, visitors: Visitors, beside: Beside, capsys: pytest.CaptureFixture[str]
) -> None:
    witness, chance = Witness(), random.Random(8)
    door = OpenHouse(visitors, whole.proxy)
    visitor = door.visit("/healthz", width=390, height=844)
    page = visitor.page
    failures = note_failures(page)
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
    assert set(elsewhere.result()) <= {1}, "somebody was turned away"
    beside.run(go_home(chairs, witness, whole))
    assert {chair.phase for chair in chairs} == {"over"}
    assert witness.troubles == []
    losses = page.evaluate("window.losses")
    with capsys.disabled():
        print(" reconnecting took", [f"{loss['back'] - loss['at']:.0f} ms" for loss in losses])
    assert losses, "neither process had the table"
    # The page waits at most 400 ms before its first attempt (test_connection.py): less than a second, if that succeeds.
    assert all(loss["back"] and loss["tries"] == 1 for loss in losses), losses
    assert failures == []
    door.close()
