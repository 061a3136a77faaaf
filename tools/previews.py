"""make previews: the pictures that messengers show beside a link, from the games' covers."""

from __future__ import annotations

from io import BytesIO

from PIL import Image
from playwright.sync_api import sync_playwright

from foxden.games import GAMES
from foxden.web.preview import HEIGHT, PICTURE, WIDTH
from tools.screenshots import CHROMIUM, FLAGS

COLOURS = 96
"""The art has few; so the picture stays small."""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for game in GAMES.values():
            skin = game.home / "skin"
            page.goto((skin / "cover.svg").as_uri())
            page.evaluate(
                "() => { const svg = document.documentElement; svg.setAttribute('width', '100%');"
                "svg.setAttribute('height', '100%'); svg.setAttribute('preserveAspectRatio', 'xMidYMax slice'); }"
            )
            taken = Image.open(BytesIO(page.screenshot())).convert("RGB")
            taken.quantize(COLOURS, dither=Image.Dither.NONE).save(skin / PICTURE, optimize=True)
            print(f"{skin / PICTURE}: {(skin / PICTURE).stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
