"""make bench-touch: counts taps, hand-overs, layout shift and waiting, in a real Chromium on a real server.

- *taps and hand-overs*: four people on one device play rounds of Fowl Play!; each plays a card, moves a bird three
  steps and its fox two. With --against, another checkout in which the client is built (`tools/client build`), the same
  rounds are played there as well, step by step and with its hand-overs: that is *before*.
- *layout shift*: a whole game of each kind on a phone. How far the board, or what lies in the middle, was moved at
  most, in pixels, and the sum of the browser's own layout shifts, those after a touch included.
- *waiting*: rounds of Fowl Play! against three bots, at each pace that the page knows. The person answers at once, so
  all the time that passes is waited for.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from bench.measured import OUT, keep
from foxden.games import GAMES
from tests.browser.conftest import FLAGS, GENEROUS
from tests.browser.family import CARDS, Family, gather
from tests.browser.hands import WAITS, open_game, play_to_the_end
from tests.browser.visitors import PATIENCE
from tests.live.server import Server, running

PHONE: ViewportSize = {"width": 390, "height": 844}
PACES = ("calm", "brisk", "instant")
PAUSE = 0.8
"""Seconds a bot takes by default."""
USUAL_BOT = "aesop"
STOP = '.dock [data-ring="stop"]'
WATCH = """
window.shift = { sum: 0, least: Infinity, most: -Infinity };
new PerformanceObserver((list) => list.getEntries().forEach((each) => (window.shift.sum += each.value)))
  .observe({ type: 'layout-shift', buffered: true });
(function look() {
  const node = document.querySelector('.play .board') ?? document.querySelector('.play .middle');
  if (node && !document.querySelector('.finish')) {
    const top = node.getBoundingClientRect().top + scrollY;
    window.shift.least = Math.min(window.shift.least, top);
    window.shift.most = Math.max(window.shift.most, top);
  }
  requestAnimationFrame(look);
})();
"""
ASKED = f"() => document.querySelector('.news.asked') && ({WAITS})()"
"""What was chosen in secret may still be changed, but is not asked for."""
ROUND = re.compile(r"Round \d+: .*choosing")
SEAT = """async ([table, bots]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
  const heard = [];
  socket.onmessage = (event) => heard.push(JSON.parse(event.data));
  await new Promise((go) => (socket.onopen = go));
  const asks = [{ type: 'hello', language: 'en' }, { type: 'sit', name: 'Ada' },
    ...bots.map((bot) => ({ type: 'addbot', bot })), { type: 'ready', salt: 'x' }, { type: 'start' }];
  for (const [nth, ask] of asks.entries()) {
    const id = `bench-${nth}`;
    socket.send(JSON.stringify({ ...ask, id }));
    const answer = () => heard.find((each) => each.id === id);
    while (!answer()) await new Promise((go) => setTimeout(go, 10));
    if (answer().type !== 'done') throw new Error(JSON.stringify(answer()));
  }
  socket.close();
}"""


class Round(NamedTuple):
    taps: int
    hand_overs: int


@contextmanager
def phone(browser: Browser, house: Server, watch: str = "") -> Iterator[Page]:
    context = browser.new_context(
        base_url=house.http, viewport=PHONE, has_touch=True, is_mobile=True, locale="en", reduced_motion="reduce"
    )
    context.set_default_timeout(2 * PATIENCE)
    page = context.new_page()
    if watch:
        page.add_init_script(watch)
    page.goto("/")
    yield page
    context.close()


# --- taps -------------------------------------------------------------------------------------------------------


def count_taps(browser: Browser, house: Server, rounds: int, by_journeys: bool) -> list[Round]:
    counted = []
    with phone(browser, house) as page:
        family = Family(page)
        gather(page, "Fowl Play!")
        family.set_up()
        for _ in range(rounds):
            family.taps = family.handed_over = 0
            family.play_round(by_journeys)
            counted.append(Round(family.taps, family.handed_over))
    return counted


# --- layout shift -----------------------------------------------------------------------------------------------


def measure_shift(browser: Browser, house: Server, title: str) -> dict[str, float]:
    with phone(browser, house, WATCH) as page:
        open_game(page, title)
        clicks = play_to_the_end(page, random.Random(title))
        found: dict[str, float] = page.evaluate("window.shift")
    return {"clicks": clicks, "pixels": round(found["most"] - found["least"], 1), "sum": round(found["sum"], 3)}


# --- waiting ----------------------------------------------------------------------------------------------------


def measure_waiting(browser: Browser, house: Server, pace: str, rounds: int) -> float | None:
    """Seconds per round; None if the page doesn't know this pace."""
    with phone(browser, house, f"localStorage.setItem('foxden-pace', '{pace}')") as page:
        made: Any = page.request.post(
            "/api/tables", data={"game": "fowlplay", "pace": pace}, headers={"origin": house.http}
        )
        known = made.ok
        if not known and pace != PACES[0]:
            return None
        if not known:
            made = page.request.post("/api/tables", data={"game": "fowlplay"}, headers={"origin": house.http})
        name = made.json()["name"]
        page.evaluate(SEAT, [name, [USUAL_BOT] * 3])
        page.goto(f"/t/{name}")
        return wait_through(page, rounds)


def wait_through(page: Page, rounds: int) -> float:
    """Answer everything at once, until this many rounds are over."""
    waited, begun = [0.0], 0
    while True:
        since = time.monotonic()
        page.wait_for_function(ASKED)
        waited[-1] += time.monotonic() - since
        if ROUND.match(page.locator(".news .status").inner_text()):
            begun += 1
            if begun > rounds:
                return sum(waited[1:]) / rounds
            waited.append(0.0)
        answer(page)


def answer(page: Page) -> None:
    status = page.locator(".news .status").inner_text()
    if page.locator(CARDS).count():
        page.locator(CARDS).first.click()
    elif page.locator(STOP).count():
        page.locator(STOP).first.click()
    else:
        page.locator(".board .space.lit").first.click()
    page.wait_for_function(
        """(before) => document.querySelector('.finish') || document.querySelector('.play .chosen') ||
          document.querySelector('.news .status').textContent !== before""",
        arg=status,
    )


# --- all of it --------------------------------------------------------------------------------------------------


@contextmanager
def house_of(folder: Path | None, pause: float = 0) -> Iterator[Server]:
    """The server of this checkout or another."""
    environment = {**GENEROUS, "FOXDEN_BOT_PAUSE": str(pause)}
    if folder is not None:
        environment["PYTHONPATH"] = str(folder / "src")
    with tempfile.TemporaryDirectory() as kept, running(f"{kept}/house.sqlite", Path(kept), **environment) as house:
        yield house


def measure(browser: Browser, folder: Path | None, rounds: int, waits: int, parts: set[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    with house_of(folder) as house:
        if "taps" in parts:
            counted = count_taps(browser, house, rounds, by_journeys=folder is None)
            found["taps"] = [each._asdict() for each in counted]
        if "shift" in parts:
            found["shift"] = {game.name: measure_shift(browser, house, game.title) for game in GAMES.values()}
    if "waiting" in parts:
        with house_of(folder, PAUSE) as house:
            found["waiting"] = {pace: measure_waiting(browser, house, pace, waits) for pace in PACES}
    return found


def write_rows(when: str, found: dict[str, Any]) -> Iterator[str]:
    for nth, each in enumerate(found.get("taps", []), 1):
        yield f"{when:<7} round {nth}: {each['taps']} taps, {each['hand_overs']} hand-overs"
    for game, each in found.get("shift", {}).items():
        yield f"{when:<7} {game}: the board moved by {each['pixels']} px, layout shift {each['sum']}"
    for pace, seconds in found.get("waiting", {}).items():
        said = "the page has no such pace" if seconds is None else f"{seconds:.1f} s of waiting a round"
        yield f"{when:<7} {pace}: {said}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="another checkout with a built client: before")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of Fowl Play! in which taps are counted")
    parser.add_argument("--waits", type=int, default=2, help="rounds in which waiting is timed, at each pace")
    parser.add_argument("--parts", nargs="*", default=["taps", "shift", "waiting"])
    given = parser.parse_args()
    found: dict[str, Any] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for when, folder in (("before", given.against), ("after", None)):
            if when == "before" and folder is None:
                continue
            found[when] = measure(browser, folder, given.rounds, given.waits, set(given.parts))
            print(*write_rows(when, found[when]), sep="\n", flush=True)
        browser.close()
    keep(OUT / "touch.json", found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
