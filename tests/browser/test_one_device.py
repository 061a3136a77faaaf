"""A family with one device: few touches, handed over only for what is secret, and everyone knows what has happened."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import OpenHouse, Visitor
from tests.browser.family import CARDS, COVER, NAMES, Family, gather, pieces_of
from tests.browser.languages import each_language
from tests.browser.test_access import check
from tests.browser.test_traces import TRACED

MOST_TAPS = 20
OWN_CARDS = '[data-zone="hand"] [data-piece], [data-zone="target"] [data-piece]'


def begin(door: OpenHouse, title: str = "Fowl Play!", language: str = "en") -> tuple[Visitor, Family]:
    visitor = door.visit(width=390, height=844, language=language)
    family = Family(visitor.page)
    gather(visitor.page, title)
    return visitor, family


def places(shown: dict[str, Any]) -> dict[str, str]:
    return {piece["id"]: piece["on"] for piece in pieces_of(shown)}


def test_a_round_of_fowl_play_takes_at_most_twenty_taps_and_four_hand_overs(door: OpenHouse) -> None:
    visitor, family = begin(door)
    family.set_up()
    before = places(family.shown)
    family.taps = family.handed_over = 0
    family.play_round()
    assert (family.taps <= MOST_TAPS, family.handed_over) == (True, 4), f"{family.taps} taps"
    moved = {piece for piece, place in places(family.shown).items() if before[piece] != place}
    assert sum(piece.startswith("fox-") for piece in moved) == len(NAMES), "every fox has moved"
    assert family.moment.startswith("over to"), "the next round begins with a secret choice"
    visitor.is_content()


def test_what_is_secret_is_never_on_the_screen_while_all_look_on(door: OpenHouse) -> None:
    visitor, family = begin(door)
    page = visitor.page
    family.set_up()
    for _ in NAMES:
        family.take_over()
        expect(page.locator(OWN_CARDS)).to_have_count(4)  # the hand and the target
        family.tap(page.locator(CARDS).first)
        family.wait()
    you = family.shown["you"]
    assert (you["covered"], "hand_over_to" in you) == (True, False)
    name = NAMES[you["in_hand"]]
    expect(page.locator(OWN_CARDS)).to_have_count(0)
    expect(page.locator(".people li", has_text=name).locator("small")).to_have_text("you")
    for other in NAMES:
        if other != name:
            expect(page.locator(".people li", has_text=other).locator("small")).to_have_text("")
    page.get_by_role("button", name=f"Show what only {name} can see").click()
    expect(page.locator(OWN_CARDS)).to_have_count(3)  # one was played
    page.get_by_role("button", name="Hide it again").click()
    expect(page.locator(OWN_CARDS)).to_have_count(0)
    check(visitor)


def test_what_the_others_did_since_one_acted_is_traced_and_told_to_each(door: OpenHouse) -> None:
    visitor, family = begin(door)
    page = visitor.page
    family.set_up()
    family.play_round()
    for nth in range(len(NAMES)):
        name, told = NAMES[family.shown["you"]["hand_over_to"]], page.locator(COVER).get_by_role("region")
        if nth == 0:
            expect(told).to_have_count(0)  # whoever has moved last has missed nothing
        else:
            expect(told.get_by_role("heading")).to_have_text(f"Since {name} last moved")
            assert not any(name in line for line in told.locator("li").all_text_contents())
        family.take_over()
        family.tap(page.locator(CARDS).first)
        family.wait()
    before = places(family.shown)
    for turn in range(len(NAMES)):
        seen = page.evaluate(TRACED)
        now = places(family.shown)
        assert set(seen) == {piece for piece, place in now.items() if before[piece] != place}
        assert bool(seen) == bool(turn), "whoever comes first has missed nothing since the cards were chosen"
        name = NAMES[family.shown["you"]["in_hand"]]
        expect(page.locator(".side .since li", has_text="moves")).to_have_count(3 * turn)
        expect(page.locator(".side .since li", has_text=name)).to_have_count(0)
        bird, way = family.find_way()
        family.go(bird, way[-1:], again=False)
    visitor.is_content()


def test_a_card_of_foxy_goes_round_once_with_two_touches_each(door: OpenHouse) -> None:
    visitor, family = begin(door, "Foxy")
    page = visitor.page
    family.page.locator(".pad").wait_for()
    for nth, name in enumerate(NAMES):
        expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        expect(page.locator(".pile, [data-zone=pile]").first).to_be_visible()
        expect(page.locator(".pad .typed")).to_have_text("?")
        family.tap(page.locator(".pad .key", has_text=str(nth + 3)))
        family.tap(page.locator(".pad .write"))
    expect(page.locator(".news .status")).to_contain_text("Turn 2")
    assert family.taps == 2 * len(NAMES)
    expect(page.get_by_role("heading", name="Pass the device to Dan")).to_be_visible()
    check(visitor)
    page.get_by_role("button", name="My board first").click()
    expect(page.locator(".dock .zone-board .box b").first).to_have_text("6")
    expect(page.locator(".pad .toggle")).to_be_visible()
    visitor.is_content()


def test_a_small_phone_has_room_for_who_is_to_have_it_in_every_language(door: OpenHouse) -> None:
    visitor = door.visit_polyglot(width=320, height=640)
    page = visitor.page
    family = Family(page)
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Foxy", exact=True))
    card.locator("button[aria-expanded]").first.click()
    for nth, name in enumerate(("Maximiliane-Alexandra", "Bo")):
        card.locator("form input").nth(nth).fill(name)
    card.locator("form button.primary").click()
    page.locator(".pad").wait_for()
    for _ in each_language(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert family.shown["you"]["covered"]
    visitor.is_content()
