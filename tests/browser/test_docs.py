"""The documentation site, as a house shows it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import OpenHouse
from tests.browser.test_access import OUTSIDE, faults


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path", ["", "rules/fowlplay.fr.html", "reference/bots.html", "search.html?q=tunnel", "findings.html"]
)
def test_the_documentation_is_for_everyone(path: str, scheme: Any, door: OpenHouse) -> None:
    visitor = door.visit(f"/docs/{path}", width=320, height=640)
    page = visitor.page
    page.emulate_media(color_scheme=scheme)
    page.get_by_role("heading", level=1).wait_for()
    for width, height in ((320, 640), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(OUTSIDE) == []
    visitor.is_content()


def test_what_is_looked_for_is_found(door: OpenHouse) -> None:
    visitor = door.visit("/docs")
    page = visitor.page
    page.get_by_role("searchbox").fill("nginx")
    page.get_by_role("searchbox").press("Enter")
    page.locator("#search-results").get_by_role("link", name="Running a server").first.click()
    page.get_by_role("heading", level=1, name="Running a server").wait_for()
    visitor.is_content()
