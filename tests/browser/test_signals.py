"""How people notice that it is their turn: the title, a sound, a clock, a reaction."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.conftest import OpenHouse
from tests.browser.hands import LIT, WAITS, open_game, touch
from tests.browser.test_company import sort_out

LISTEN = """
window.rung = { tones: 0, rustles: 0, shakes: 0 };
const PARAM = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  sampleRate = 8;
  resume() {}
  createGain() {
    return { gain: PARAM, connect: (next) => next };
  }
  createBiquadFilter() {
    return { frequency: PARAM, connect: (next) => next };
  }
  createBuffer() {
    return { getChannelData: () => [] };
  }
  createBufferSource() {
    return { connect: (next) => next, start: () => window.rung.rustles++, stop() {} };
  }
  createOscillator() {
    return { frequency: PARAM, connect: (next) => next, start: () => window.rung.tones++, stop() {} };
  }
};
navigator.vibrate = () => ++window.rung.shakes;
"""


def sit_down_with_a_clock(door: OpenHouse) -> tuple[Page, Page]:
    ada, ben = door.visit().page, door.visit().page
    ada.get_by_role("article").last.get_by_role("button", name="Invite friends").click()
    ada.get_by_label("Time for the whole game").check()
    ada.get_by_label("Length", exact=True).select_option(label="30 minutes")
    ada.get_by_text("a bot makes that move").wait_for()
    ben.goto(ada.get_by_label("Link").input_value())
    ben.get_by_text("Sit down to play, or stay and watch.").wait_for()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ada.get_by_text("Not ready yet: Ben").wait_for()
    assert ada.get_by_role("button", name="Start").is_disabled()
    ben.get_by_role("button", name="Ready").click()
    ada.get_by_text("Everyone is ready.").wait_for()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, ben):
        page.wait_for_selector(".play")
    return ada, ben


def test_a_clock_ticks_where_one_is_asked_and_stops_when_all_want_a_pause(door: OpenHouse) -> None:
    pages = sit_down_with_a_clock(door)
    acting, waiting = sort_out(pages)
    runs = acting.locator(".clock.runs")
    first = runs.text_content() or ""
    assert first.startswith(("30:00", "29:5"))
    acting.wait_for_function("(first) => document.querySelector('.clock.runs').textContent !== first", arg=first)
    assert acting.locator(".people").get_by_role("timer").count() == 2
    assert acting.locator(".people [aria-live=polite]").all_text_contents() == ["", ""], "no word of every second"
    acting.get_by_text("More", exact=True).click()
    acting.get_by_role("button", name="Pause").click()
    acting.get_by_text("The game pauses once everyone agrees.").wait_for()
    waiting.get_by_role("button", name="Agree").click()
    for page in pages:
        page.get_by_text("The game is paused.").wait_for()
        assert page.locator(".clock.runs").count() == 0
    touch(acting, random.Random(1))
    acting.get_by_role("alert").filter(has_text="The game is paused.").wait_for()
    acting.get_by_role("button", name="Resume").click()
    acting.locator(".clock.runs").wait_for()


def test_a_smile_reaches_everyone_and_the_title_says_whose_turn_it_is(door: OpenHouse) -> None:
    acting, waiting = sort_out(sit_down_with_a_clock(door))
    assert acting.title().startswith("● Your turn")
    assert "Your turn" not in waiting.title()
    acting.get_by_role("button", name="Well played!").click()
    for page in (acting, waiting):
        page.locator("[aria-live] li").filter(has_text="Well played!").wait_for()
    before = waiting.locator(".log li").count()
    while acting.locator(LIT).count():
        touch(acting, random.Random(3))
        acting.wait_for_selector('.play[aria-busy="false"]')
    waiting.wait_for_function("() => document.title.startsWith('● Your turn')")
    assert waiting.locator(".log li").count() > before


def test_a_tone_and_a_shake_on_ones_turn_for_those_who_want_them(door: OpenHouse) -> None:
    visitor = door.visit()
    page = visitor.page
    page.add_init_script(LISTEN)
    page.reload()
    open_game(page, "Foxy")
    page.wait_for_function(WAITS)
    assert page.evaluate("window.rung") == {"tones": 0, "rustles": 0, "shakes": 0}, "off until somebody wants it"
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Sounds, and vibration on my turn").check()
    for _ in range(3):
        page.get_by_role("button", name="Wow!").click()
        page.get_by_text("Wow!").last.wait_for()
    assert page.evaluate("window.rung.shakes") == 0, "a smile is no turn"
    page.locator(".pad .key", has_text="3").first.click()
    page.locator(".pad .write").click()
    page.wait_for_function("() => window.rung.shakes === 1")
    assert page.evaluate("window.rung.tones") == 2
    assert page.evaluate("window.rung.rustles") > 0, "the next card was laid"
    page.get_by_label("Volume").fill("0")
    page.locator(".pad .key", has_text="3").first.click()
    page.locator(".pad .write").click()
    page.wait_for_function("() => window.rung.shakes === 2")
    assert page.evaluate("window.rung.tones") == 2, "no volume, no sound"
    visitor.is_content()
