"""make screenshots: the pictures in the README and the docs, taken from the running app."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.live.server import Server, running

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP, PHONE = (1280, 800), (390, 780)
WHOLE = (1280, 900)
"""The home page with all that can be done with a game."""
SETTLED = 1500
"""Milliseconds until animations are over."""


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with running(f"{folder}/foxden.db", Path(folder), FOXDEN_BOTS="1", FOXDEN_BOT_PAUSE="0.2") as server:
            take_all(browser, server)
        browser.close()


def take_all(browser: Browser, server: Server) -> None:
    take(open_page(browser, server, WHOLE), "home")
    for number, name in enumerate(("foxy", "fowlplay", "foxrun")):
        page = open_page(browser, server, PHONE)
        page.get_by_role("button", name="Play now").nth(number).click()
        page.wait_for_timeout(SETTLED)
        take(page, name)
        page.context.close()
    take_lesson(browser, server)
    take_score(browser, server)


def take_lesson(browser: Browser, server: Server) -> None:
    page = open_page(browser, server, PHONE)
    page.get_by_role("button", name="Learn").last.click()
    page.wait_for_timeout(SETTLED)
    take(page, "learn")


def take_score(browser: Browser, server: Server) -> None:
    """A count in progress: every player has caught some birds."""
    page = open_page(browser, server, LAPTOP)
    page.goto(f"{server.http}/score/fowlplay")
    birds = page.locator(".things button")
    for player in range(4):
        page.locator(".seats button").nth(player).click()
        for bird in range(player, 30, 5):
            birds.nth(bird).click()
    page.evaluate("window.scrollTo(0, 0)")
    page.wait_for_timeout(SETTLED)
    take(page, "score")


def open_page(browser: Browser, server: Server, size: tuple[int, int]) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(server.http)
    page.wait_for_timeout(SETTLED)
    return page


def take(page: Page, name: str) -> None:
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path)
    print(f"{path.relative_to(ROOT)} taken")


if __name__ == "__main__":
    main()
