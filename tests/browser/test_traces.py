"""What the others have done since one acted oneself can be seen on the board, until one acts again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import OpenHouse
from tests.browser.hands import LIT, WAITS, open_game

TRACED = """() => Object.fromEntries(Array.from(document.querySelectorAll('[data-trace]'),
  (each) => [each.dataset.trace, each.querySelector('polyline') !== null]))"""
STEPS = 9
Place = tuple[str, str, int]


class Witness:
    """Knows from what was sent, and not from the page, what has changed since the reader acted."""

    def __init__(self, page: Page) -> None:
        self.turn = -1
        self.asked = True
        self.known: dict[str, Place] = {}
        self.now: dict[str, Place] = {}
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.read(json.loads(frame)))

    def read(self, message: dict[str, Any]) -> None:
        if message["type"] != "shown" or message["turn"] == self.turn or not message["scene"]:
            return
        pieces = [piece for zone in message["scene"]["zones"] for piece in zone["pieces"] if "on" in piece]
        self.now = {piece["id"]: (piece["on"], piece["art"], piece.get("turned", 0)) for piece in pieces}
        if self.asked:
            self.known = self.now
        self.turn, self.asked = message["turn"], bool((message["own"] or {}).get("ask"))

    def changed(self) -> dict[str, bool]:
        """What is not as it was, and whether it has gone somewhere else."""
        both = [(piece, self.known[piece], place) for piece, place in self.now.items() if piece in self.known]
        return {piece: before[0] != place[0] for piece, before, place in both if before != place}


@pytest.mark.parametrize("title", ["Fowl Play!", "Fox on the Run"])
def test_what_others_have_moved_is_traced_until_one_acts_oneself(title: str, door: OpenHouse) -> None:
    visitor = door.visit(width=390, height=844)
    page, witness = visitor.page, Witness(visitor.page)
    open_game(page, title)
    seen = []
    for _ in range(STEPS):
        if page.wait_for_function(WAITS).json_value() == "over":
            break
        assert page.evaluate(TRACED) == witness.changed()
        seen.append(witness.changed())
        page.locator(LIT).last.click()
    assert any(seen), "a bot has moved something"
    assert {} in seen, "in the midst of a turn of one's own there is nothing that one does not know"
    visitor.is_content()
