"""Plays by clicks alone: touches whatever lights up, and writes a number if one is asked for."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

LIT = ".board .space.lit, button.piece-box.lit, .dock .choice-button"
PAD = ".pad"
WAITS = f"""() => {{
  if (document.querySelector('.finish')) return 'over';
  if (document.querySelector('.play[aria-busy="true"]')) return false;
  if (document.querySelector('{PAD}')) return document.querySelector('{PAD} .typed').textContent === '?' && 'number';
  return document.querySelectorAll('{LIT}').length ? 'choice' : false;
}}"""
CHANGED = """(before) =>
  document.querySelector('.finish') || document.querySelector('.news .status').textContent !== before"""
HOUSE = Path(__file__).parents[2] / "client/src/words/house"
MOST_CLICKS = 3000
SHORT = 3000


def say_house(key: str, language: str) -> str:
    """A sentence of the page."""
    return str(json.loads((HOUSE / f"{language}.json").read_text("utf-8"))[key])


def open_game(page: Page, title: str) -> None:
    page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True)).get_by_role(
        "button", name="Play now"
    ).click()
    page.wait_for_selector(".play")


def play_to_the_end(page: Page, chance: random.Random) -> int:
    """How many clicks it took."""
    clicks = 0
    while clicks < MOST_CLICKS:
        wanted = page.wait_for_function(WAITS).json_value()
        if wanted == "over":
            return clicks
        clicks += write_number(page, chance) if wanted == "number" else touch(page, chance)
    raise AssertionError(f"not over after {clicks} clicks")


def touch(page: Page, chance: random.Random) -> int:
    lit = page.locator(LIT)
    many = lit.count()
    if many:
        with contextlib.suppress(TooLate):  # it may no longer be lit, because somebody else has moved
            lit.nth(chance.randrange(many)).click(timeout=SHORT)
    return 1


def write_number(page: Page, chance: random.Random) -> int:
    turn = page.locator(".news .status").text_content()
    digits = str(chance.randrange(12))
    for digit in digits:
        page.locator(".pad .key", has_text=digit).first.click()
    page.locator(".pad .write").click()
    page.wait_for_function(CHANGED, arg=turn)
    return len(digits) + 1
