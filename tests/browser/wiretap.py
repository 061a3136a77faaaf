"""A man in the middle between a page and its server, who loses messages, makes some up, and disconnects."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]


class Wiretap:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[list[Message]] = []
        """What the page has said, on one connection after the other."""
        self.shown: list[Message] = []
        """The scenes that the house has sent."""
        self.refuse_with = 0
        """Close code for connections that are accepted and closed at once."""
        self.is_deaf = False
        """Requests from the page don't reach the server."""
        self.is_mute = False
        """Answers from the server don't reach the page."""
        self.refuses: dict[str, Message] = {}
        """What the page is told instead, by the type of the request."""
        self.shows_instead: Message | None = None
        """Shown once, in place of the next scene."""
        self.route: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        heard: list[Message] = []
        self.asked.append(heard)
        self.route = route
        if code := self.refuse_with:

            def send_away(text: str | bytes) -> None:
                heard.append(json.loads(text))
                route.close(code=code)

            route.on_message(send_away)
            return
        house = route.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            heard.append(message)
            if refusal := self.refuses.get(message["type"]):
                route.send(json.dumps({"type": "refused", "rule": "", "id": message["id"]} | refusal))
            elif not self.is_deaf:
                house.send(text)

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "shown":
                self.shown.append(message)
                if self.shows_instead:
                    text, self.shows_instead = json.dumps(self.shows_instead), None
            if not self.is_mute:
                route.send(text)

        route.on_message(up)
        house.on_message(down)

    def hang_up(self, code: int) -> None:
        assert self.route is not None
        self.route.close(code=code)

    def show(self, message: Message) -> None:
        assert self.route is not None
        self.route.send(json.dumps(message))

    def wait_for(self, what: Any, seconds: float = 20) -> None:
        """Until it is so, while the page goes on."""
        end = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < end, "it never came to that"
            self.page.wait_for_timeout(20)
