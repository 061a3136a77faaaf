"""A browser that somebody has used before is like a new one, and one that was changed for good is used by nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import OpenHouse, Visitor
from tests.browser.hands import open_game

LANGUAGE = "() => localStorage.setItem('foxden-language', 'it')"
LASTING: list[Callable[[Visitor], object]] = [
    lambda visitor: visitor.page.add_init_script("window.before = true"),
    lambda visitor: visitor.page.route("**/nothing", lambda route: route.abort()),
    lambda visitor: visitor.page.emulate_media(color_scheme="dark"),
    lambda visitor: visitor.page.on("dialog", lambda dialog: dialog.dismiss()),
    lambda visitor: visitor.context.set_offline(True),
    lambda visitor: visitor.context.new_cdp_session(visitor.page),
    lambda visitor: visitor.context.grant_permissions(["clipboard-read"]),
]


def test_the_next_visitor_is_a_stranger(door: OpenHouse) -> None:
    before = door.visit()
    open_game(before.page, "Foxy")
    before.page.evaluate(LANGUAGE)
    before.page.goto("/nowhere")
    assert before.complaints
    door.close()
    after = door.visit(width=800)
    assert after is before, "it was kept"
    assert after.page.evaluate("innerWidth") == 800
    assert after.page.get_by_role("button", name="Play now").count() == 3, "in English"
    assert after.page.locator(".continue li").count() == 0, "without that one's tables"
    after.is_content()


def test_nobody_shares_a_browser(door: OpenHouse) -> None:
    assert door.visit() is not door.visit()


@pytest.mark.parametrize("change", LASTING)
def test_what_was_changed_for_good_is_used_by_nobody(change: Callable[[Visitor], object], door: OpenHouse) -> None:
    before = door.visit()
    change(before)
    door.close()
    assert door.visit() is not before


def test_a_first_visit_is_one(door: OpenHouse) -> None:
    door.visit()
    door.close()
    first = door.visit(is_first=True)
    scripts = first.page.evaluate("performance.getEntriesByType('resource').filter((each) => each.transferSize).length")
    assert scripts > 3, "over the wire"
    door.close()
    assert door.visit(is_first=True) is not first
