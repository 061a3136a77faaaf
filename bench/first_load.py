"""How soon a table is playable: `python -m bench.first_load`.

A real server and a real browser on this machine, nothing cached. The time runs from the first byte of the page to the
moment when something lights up, or a number can be written; with it, the bytes that came over the wire.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from foxden.games import GAMES
from tests.browser.conftest import FLAGS
from tests.browser.hands import WAITS, open_game
from tests.browser.test_size import Scales
from tests.live.server import Server, running

TIMES = 7
SINCE_FIRST_BYTE = (
    f"""() => ({WAITS})() && performance.now() - performance.getEntriesByType('navigation')[0].responseStart"""
)


def measure(browser: Browser, house: Server, title: str) -> tuple[list[float], float]:
    """Milliseconds of each visit, and the bytes of one."""
    context = browser.new_context(base_url=house.http, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto("/")
    open_game(page, title)
    page.wait_for_function(WAITS)
    scales = Scales(page)
    times = []
    for _ in range(TIMES):
        page.reload(wait_until="commit")
        times.append(float(page.wait_for_function(SINCE_FIRST_BYTE, polling="raf").json_value()))
    page.wait_for_load_state("networkidle")
    context.close()
    return times, scales.total / TIMES


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        with running(f"{folder}/house.sqlite", Path(folder), FOXDEN_BOTS="1", FOXDEN_ADDRESS_RATE="100") as house:
            print("table, time to interactive after the first byte (ms: best, median, worst), kB over the wire")
            for game in GAMES.values():
                times, size = measure(browser, house, game.title)
                best, median, worst = min(times), statistics.median(times), max(times)
                print(f"{game.name:<10} {best:7.0f} {median:7.0f} {worst:7.0f} {size / 1000:9.0f}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
