"""What a data file may say, and how it is told when it may not."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from foxden.data import read_data
from foxden.game import Contents, DataError
from foxden.games import data_file

from .drawing import BOX, GAME

pytestmark = pytest.mark.rules

CONTENTS = read_data(data_file(GAME))


def wrong(part: str, *path: int | str, value: Any) -> Contents:
    contents = copy.deepcopy(CONTENTS)
    place: Any = contents
    for step in (part, *path)[:-1]:
        place = place[step]
    place[(part, *path)[-1]] = value
    return contents


@pytest.mark.parametrize(
    ("contents", "message"),
    [
        (CONTENTS | {"cows": 3}, "cows: not part of this box"),
        ({}, "tunnels: a list of 7 hexes is wanted"),
        (wrong("cards", value=None), "cards: a list of the 36 cards"),
        (wrong("cards", value=CONTENTS["cards"][:35]), "cards: a list of the 36 cards"),
        (wrong("cards", 3, value="cow black circle"), "cards: number 4, 'cow black circle', is no card"),
        (wrong("cards", 3, value=["x"]), "cards: number 4"),
        (wrong("cards", 3, value=CONTENTS["cards"][0]), "cards: 'chicken black circle' stands there twice"),
        (wrong("tunnels", 0, value="7,0"), "tunnels: '7,0' is no hex"),
        (wrong("tunnels", 0, value=[1]), "is no hex"),
        (wrong("tunnels", 0, value="6,-3"), "tunnels: 6,-3 stands there twice"),
        (wrong("tunnels", 3, value="2,0"), "tunnels: the centre"),
        (wrong("tunnels", 0, value="1,0"), "tunnels: the spaces around the centre"),
        (wrong("flocks", value=CONTENTS["flocks"][:3]), "flocks: four lists"),
        (wrong("flocks", 0, value=CONTENTS["flocks"][1]), "flocks: two flocks share a hex"),
        (wrong("flocks", 0, 0, value="3,-6"), "flocks: birds start neither in the den"),
        (wrong("flocks", 0, value=7), "flocks: a list of 9 hexes"),
        (wrong("last_birds", value=True), "last_birds: a number"),
        (wrong("last_birds", value=36), "last_birds: a number"),
        (wrong("last_birds", value="8"), "last_birds: a number"),
        (wrong("turn_cards", value=3), "turn_cards: how many"),
        (wrong("turn_cards", "2", value=7), "turn_cards: 2 players use 1 to 6"),
        (wrong("turn_cards", "4", value=True), "turn_cards: 4 players use 1 to 6"),
    ],
)
def test_a_wrong_data_file_is_told_what_is_wrong(contents: Contents, message: str) -> None:
    with pytest.raises(DataError, match=message.replace("(", r"\(")):
        GAME.pack(contents)


def test_fp_1_no_two_birds_are_alike() -> None:
    with pytest.raises(DataError, match="twice"):
        GAME.pack(wrong("cards", 3, value=CONTENTS["cards"][0]))


def test_a_corrected_box_is_played_with() -> None:
    box = GAME.pack(wrong("last_birds", value=12))
    assert box.last_birds == 12


def test_a_box_can_be_sent_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(BOX))
    assert list(again.movable) == list(BOX.movable)
    assert (list(again.ground), list(again.flocks)) == (list(BOX.ground), list(BOX.flocks))
