"""Four people on one device: counts touches and hand-overs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

NAMES = ("Ada", "Bo", "Cleo", "Dan")
COVER = ".screen[role=dialog]"
MOMENT = f"""() => {{
  if (document.querySelector('.play[aria-busy="true"]')) return '';
  const cover = document.querySelector('{COVER}');
  const asked = document.querySelector('.news .status').textContent;
  const lit = document.querySelector('.board .space.lit, button.piece-box.lit, .pad');
  return cover ? `over to ${{cover.querySelector('h2').textContent}}` : lit ? `asks ${{asked}}` : '';
}}"""
"""What the device shows: nothing yet, a cover, or who is asked what."""
LATER = f"(before) => {{ const now = ({MOMENT})(); return now && now !== before && now; }}"
CARDS = "button.piece-box.lit"
STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
RADIUS, FEARLESS = 6, 3
Hex = tuple[int, int]


def gather(page: Page, title: str, names: tuple[str, ...] = NAMES) -> None:
    """From the home page to a game that all of them play on this device."""
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))
    game.get_by_role("button", name="Pass and play").click()
    form = game.locator("form")
    for nth, name in enumerate(names):
        if nth >= form.locator("input").count():
            form.get_by_role("button", name="Add player").click()
        form.locator("input").nth(nth).fill(name)
    form.get_by_role("button", name="Start").click()
    page.wait_for_selector(".play")


class Family:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.handed_over = 0
        self.moment = ""
        """What the device showed when they last waited for it."""
        self.shown: dict[str, Any] = {}
        self.received: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.read)

    def read(self, frame: str | bytes) -> None:
        self.received.append(str(frame))
        message = json.loads(frame)
        if message["type"] == "shown":
            self.shown = message

    # --- hands ------------------------------------------------------------------------------------------

    def wait(self) -> str:
        """Wait until the device shows something new."""
        self.moment = str(self.page.wait_for_function(LATER, arg=self.moment).json_value())
        return self.moment

    def tap(self, what: Locator) -> None:
        self.taps += 1
        what.click()

    def touch_space(self, space: str) -> None:
        self.tap(self.page.locator(f'.board .space.lit[data-space="{space}"]'))

    def take_over(self) -> None:
        """The next player takes the device."""
        self.handed_over += 1
        self.tap(self.page.locator(f"{COVER} button.primary"))
        self.wait()

    def take_over_if_covered(self) -> None:
        if self.moment.startswith("over to"):
            self.take_over()

    # --- Fowl Play! -------------------------------------------------------------------------------------

    def choose_card(self) -> None:
        self.take_over_if_covered()
        self.tap(self.page.locator(CARDS).first)
        self.wait()

    def set_up(self, people: int = len(NAMES)) -> None:
        """Everyone chooses a target in secret, and then a den."""
        self.wait()
        for _ in range(people):
            self.choose_card()
        for _ in range(people):
            self.take_over_if_covered()
            fox, den = next(choice["path"] for choice in self.shown["own"]["choices"])
            self.tap(self.page.locator(f'[data-piece="{fox}"]').first)
            self.touch_space(den)
            self.wait()

    def play_round(self, by_journeys: bool = True) -> None:
        """Each plays a card, moves a bird three steps, and its fox two; `by_journeys`: at one touch each."""
        for _ in NAMES:
            self.choose_card()
        for _ in NAMES:
            self.take_over_if_covered()
            bird, way = self.find_way()
            self.go(bird, way if not by_journeys else way[-1:], again=not by_journeys)
        for _ in NAMES:
            self.take_over_if_covered()
            self.move_fox(by_journeys)

    def find_way(self) -> tuple[str, list[str]]:
        return find_way(self.shown)

    def go(self, bird: str, way: list[str], again: bool) -> None:
        """`again`: the bird is touched before each step."""
        pieces = {piece["id"]: piece["on"] for piece in pieces_of(self.shown)}
        places = [pieces[bird], *way]
        for nth, space in enumerate(way):
            if nth == 0 or again:
                self.touch_space(places[nth])
            self.touch_space(space)
        self.wait()
        now = {piece["id"]: piece["on"] for piece in pieces_of(self.shown)}
        assert now[bird] == way[-1], f"{bird} has gone to {now[bird]}, not {way[-1]}"

    def move_fox(self, by_journey: bool) -> None:
        if by_journey:
            self.tap(self.page.locator('.board .space.lit[data-steps="2"]').first)
            self.wait()
            return
        for _ in range(2):
            taken = {piece["on"] for piece in pieces_of(self.shown)}  # a catch would be the end of it
            paths = [choice["path"] for choice in self.shown["own"]["choices"]]
            self.touch_space(next(path[0] for path in paths if path[0] not in taken and path != ["stop"]))
            self.wait()


# --- ways that are legal for certain ----------------------------------------------------------------------------


def pieces_of(shown: dict[str, Any]) -> list[dict[str, Any]]:
    return [piece for zone in shown["scene"]["zones"] for piece in zone["pieces"] if "on" in piece]


def read_hex(space: str) -> Hex:
    q, r = space.split(",")
    return int(q), int(r)


def far(one: Hex, other: Hex) -> int:
    right, down = one[0] - other[0], one[1] - other[1]
    return max(abs(right), abs(down), abs(right + down))


def around(here: Hex) -> Iterator[Hex]:
    for right, down in STEPS:
        there = here[0] + right, here[1] + down
        if far(there, (0, 0)) <= RADIUS:
            yield there


def find_way(shown: dict[str, Any]) -> tuple[str, list[str]]:
    """A bird that may be moved, and three steps that lead it three hexes away, all of them out of every fox's sight."""
    pieces = pieces_of(shown)
    taken = {read_hex(piece["on"]) for piece in pieces}
    foxes = [read_hex(piece["on"]) for piece in pieces if piece["id"].startswith("fox-")]
    first = {(choice["path"][0], choice["path"][-1]) for choice in shown["own"]["choices"] if len(choice["path"]) == 2}
    places = {piece["id"]: read_hex(piece["on"]) for piece in pieces}

    def is_open(there: Hex) -> bool:
        tunnel = there == (0, 0) or there in ((6, -3), (3, -6), (-3, -3), (-6, 3), (-3, 6), (3, 3))
        return there not in taken and not tunnel and all(far(there, fox) >= FEARLESS for fox in foxes)

    for bird, space in sorted(first):
        start, one = places[bird], read_hex(space)
        if not is_open(one):
            continue
        for two in filter(is_open, around(one)):
            for three in filter(is_open, around(two)):
                if far(start, three) == 3:
                    return bird, [f"{q},{r}" for q, r in (one, two, three)]
    raise AssertionError("no bird can go three steps away")
