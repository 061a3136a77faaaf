"""People with a browser. One that was left as it was found is used by the next visitor, which saves starting another
and loading everything again."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.browser.languages import LISTEN as LISTEN_FOR_LANGUAGES

PATIENCE = 30_000
PHONE = 500
"""Narrower screens are touched."""
MOST_KEPT = 6
LISTEN = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) =>
  window.violations.push(event.violatedDirective + ' ' + event.blockedURI));
"""
FORGET = "() => (localStorage.clear(), sessionStorage.clear())"
LASTING = {
    Page: ("add_init_script", "close", "emulate_media", "expose_function", "on", "route", "route_web_socket"),
    BrowserContext: ("close", "grant_permissions", "new_cdp_session", "on", "route", "set_offline"),
}
"""What a test does to a browser for good. Nobody else uses that one."""


def watch_for_lasting_changes() -> None:
    for kind, names in LASTING.items():
        for name in names:
            setattr(kind, name, noting(getattr(kind, name)))


def noting(change: Any) -> Any:
    """The same method, which also notes that it was called."""

    @functools.wraps(change)
    def change_for_good(self: Any, *given: Any, **named: Any) -> Any:
        vars(self)["is_changed"] = True
        return change(self, *given, **named)

    return change_for_good


@dataclass(frozen=True)
class Kind:
    """What is settled about a browser when it is opened."""

    address: str
    is_phone: bool
    language: str
    is_polyglot: bool = False
    """Its pages can be told to speak one language after the other (`each_language`)."""
    is_first: bool = False
    """It has loaded nothing before."""


class Visitor:
    """A person with a browser, and all that went wrong in it."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        self.kind = kind
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.context: BrowserContext = browser.new_context(
            has_touch=kind.is_phone,
            is_mobile=kind.is_phone,
            locale=kind.language,
            reduced_motion="reduce",
            base_url=kind.address,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.add_init_script(LISTEN)
        if kind.is_polyglot:
            self.page.add_init_script(LISTEN_FOR_LANGUAGES)
        self.page.on("console", lambda message: self.note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        vars(self.page)["is_changed"] = False

    def note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def is_content(self) -> None:
        """Nothing was blocked, nothing failed, and no request went to another site."""
        assert self.page.evaluate("window.violations") == []
        assert self.complaints == []

    @property
    def is_changed(self) -> bool:
        return any(vars(each).get("is_changed", False) for each in (self.page, self.context))

    def forget(self) -> None:
        """Nothing remains but files that need not be loaded again."""
        for page in self.context.pages[1:]:
            page.close()
        self.page.mouse.move(0, 0)
        self.page.goto("/healthz")
        self.page.evaluate(FORGET)
        self.context.clear_cookies()


class Visitors:
    """Opens browsers for visitors, and keeps some for those who come next."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.kept: list[Visitor] = []

    def arrive(self, kind: Kind, width: int, height: int) -> Visitor:
        visitor = next((each for each in self.kept if each.kind == kind), None)
        if visitor is None:
            visitor = Visitor(self.browser, kind)
        else:
            self.kept.remove(visitor)
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.complaints.clear()
        visitor.requests.clear()
        return visitor

    def leave(self, visitor: Visitor) -> None:
        if visitor.is_changed or visitor.kind.is_first or not self.keep(visitor):
            visitor.context.close()
        if len(self.kept) > MOST_KEPT:
            self.kept.pop(0).context.close()

    def keep(self, visitor: Visitor) -> bool:
        try:
            visitor.forget()
        except Error:  # the house is closed
            return False
        self.kept.append(visitor)
        return True
