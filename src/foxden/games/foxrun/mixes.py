"""Other boxes of Fox on the Run worth trying: tile mixes, start places, turn orders."""

from __future__ import annotations

from collections.abc import Callable

from foxden.data import Contents
from foxden.labkit import Variation

SINGLES, CORNERS, STRAIGHTS = ("u", "r", "d", "l"), ("ur", "rd", "dl", "ul"), ("ud", "rl")
CROSS = "urdl"


def deal_out(kinds: tuple[str, ...], many: int) -> list[str]:
    """This many tiles, spread evenly over the kinds."""
    return [kinds[number % len(kinds)] for number in range(many)]


def mix(corners: int, straights: int, crosses: int = 0) -> Callable[[Contents], Contents]:
    """The given tiles; the rest of the 22 have one arrow."""

    def change(contents: Contents) -> Contents:
        other = deal_out(CORNERS, corners) + deal_out(STRAIGHTS, straights) + [CROSS] * crosses
        return {**contents, "tiles": deal_out(SINGLES, 22 - len(other)) + other}

    return change


def start(**places: str) -> Callable[[Contents], Contents]:
    return lambda contents: {**contents, "starts": {**contents["starts"], **places}}


def take_turns(*order: str) -> Callable[[Contents], Contents]:
    return lambda contents: {**contents, "order": list(order)}


VARIATIONS = (
    Variation("singles", "22 tiles with one arrow", mix(0, 0)),
    Variation("eight-corners", "8 corners, 2 straights", mix(8, 2)),
    Variation("twelve-corners", "12 corners, 2 straights", mix(12, 2)),
    Variation("twenty-corners", "20 corners, 2 straights", mix(20, 2)),
    Variation("six-straights", "4 corners, 6 straights", mix(4, 6)),
    Variation("four-crosses", "4 corners, 2 straights, 4 crosses", mix(4, 2, 4)),
    Variation("ten-crosses", "4 corners, 2 straights, 10 crosses", mix(4, 2, 10)),
    Variation("all-crosses", "22 crosses", mix(0, 0, 22)),
    Variation("near-start", "Indigo starts on d2", start(indigo="d2")),
    Variation("far-guards", "Zev and Puffer start on c3", start(zev="c3", puffer="c3")),
    Variation("corner-guards", "Zev and Puffer start on a1", start(zev="a1", puffer="a1")),
    Variation("scarlett-first", "Scarlett has the first turn", take_turns("scarlett", "zev", "indigo", "puffer")),
    Variation("puffer-first", "Puffer has the first turn", take_turns("puffer", "scarlett", "zev", "indigo")),
    Variation("foxes-in-a-row", "both foxes before both guardians", take_turns("indigo", "scarlett", "zev", "puffer")),
    Variation("start-tile-move", "start tiles end only the movement", options={"start-tile": "move"}),
)
