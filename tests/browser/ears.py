"""A blind player: knows only what is in the accessibility tree, and plays only by keyboard."""

from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import WAITS

MAY = ", can be chosen"
SPACE = re.compile(r"[A-Za-z]\d+\b")
PATIENCE = 30.0
MOST_TABS = 80
MOST_MOVES = 1500


@dataclass(frozen=True)
class Node:
    role: str
    name: str
    enabled: bool
    inside: tuple[str, ...]
    """The names of what it is part of."""


class Listener:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = page.keyboard
        self.link = page.context.new_cdp_session(page)

    def read(self) -> list[Node]:
        """The page as a screen reader has it."""
        nodes = self.link.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return [heard(node, by_id) for node in nodes if not node.get("ignored")]

    def focus(self) -> str:
        """The name of what has the focus, read from its part of the tree: the whole takes a tenth of a second."""
        held = self.link.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        part = self.link.send("Accessibility.getPartialAXTree", {"objectId": held, "fetchRelatives": False})["nodes"]
        return str(part[0].get("name", {}).get("value", ""))

    def targets(self, nodes: list[Node]) -> list[Node]:
        """What can be chosen now: things that say so, and the player's own buttons."""
        named = [node for node in nodes if node.role == "button" and node.name.endswith(MAY)]
        offered = [
            node
            for node in nodes
            if node.role == "button" and "Your place" in node.inside and "Your number" not in node.inside
            and node.enabled and node.name not in ("Back", "Undo", "Give me a hint") and node not in named
        ]  # fmt: skip
        return named + offered

    def wait(self) -> tuple[str, list[Node]]:
        """Wait until something is asked, or the game is over. The page says only when to read the tree, which takes a
        tenth of a second; what is asked is read there."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.page.wait_for_function(WAITS)
            nodes = self.read()
            if any(node.role == "button" and node.name == "Rematch" for node in nodes):
                return "over", nodes
            if any(node.name == "Your number" for node in nodes) and not is_busy(nodes):
                return "number", nodes
            if self.targets(nodes) and not is_busy(nodes):
                return "choice", nodes
            time.sleep(0.03)
        raise AssertionError("nothing is wanted, and it is not over")

    def reach(self, target: Node) -> None:
        """Tab by tab, and on the board by typing the space's name."""
        space = SPACE.match(target.name)
        for _ in range(MOST_TABS):
            focus = self.focus()
            if focus == target.name:
                return
            if space and SPACE.match(focus):
                time.sleep(0.01)
                self.keys.press("Home")
                self.keys.type(space[0])
                found = self.focus()
                assert found.startswith(space[0]), f"typed {space[0]}, came to {found}"
                return
            self.keys.press("Tab")
        raise AssertionError(f"{target.name} cannot be reached")

    def play_to_the_end(self, chance: random.Random) -> int:
        for moves in range(MOST_MOVES):
            wanted, nodes = self.wait()
            if wanted == "over":
                return moves
            if wanted == "number":
                self.write(nodes, chance)
            else:
                self.reach(chance.choice(self.targets(nodes)))
                self.keys.press("Enter")
        raise AssertionError("not over")

    def write(self, before: list[Node], chance: random.Random) -> None:
        self.keys.type(str(chance.randrange(12)))
        self.keys.press("Enter")
        said = asked(before)
        until = time.monotonic() + PATIENCE
        while asked(self.read()) == said and time.monotonic() < until:
            time.sleep(0.03)


def asked(nodes: list[Node]) -> list[str]:
    """What stands there now."""
    return [node.name for node in nodes if node.role == "StaticText" and "Now" in node.inside]


def is_busy(nodes: list[Node]) -> bool:
    return any(node.role == "busy" for node in nodes)


def heard(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Node:
    properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    inside, parent = [], node.get("parentId")
    while parent:
        above = by_id[parent]
        inside.append(above.get("name", {}).get("value") or "")
        parent = above.get("parentId")
    role = "busy" if properties.get("busy") else node.get("role", {}).get("value", "")
    return Node(
        role,
        node.get("name", {}).get("value", ""),
        not properties.get("disabled"),
        tuple(inside),
    )
