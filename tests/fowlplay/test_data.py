"""What a data file may say, and how it is told when it may not."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from foxden.data import read_data
from foxden.game import Contents, DataError
from foxden.games import data_file
from foxden.text import explain

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
        (CONTENTS | {"cows": 3}, "“cows” isn’t part of this box"),
        ({}, "“tunnels” is missing"),
        (wrong("cards", value=None), "“cards” is missing"),
        (wrong("cards", value=CONTENTS["cards"][:35]), "“cards” is missing"),
        (wrong("cards", 3, value="cow black circle"), "Card 4, “cow black circle”, doesn’t exist"),
        (wrong("cards", 3, value=["x"]), "Card 4, “['x']”"),
        (wrong("cards", 3, value=CONTENTS["cards"][0]), "“chicken black circle” is listed twice"),
        (wrong("tunnels", 0, value="7,0"), "“7,0” isn’t a space"),
        (wrong("tunnels", 0, value=[1]), "isn’t a space"),
        (wrong("tunnels", 0, value="6,-3"), "6,-3 is listed twice"),
        (wrong("tunnels", value=CONTENTS["tunnels"][:6]), "There are 6 tunnel entrances; the board needs seven"),
        (wrong("tunnels", 3, value="2,0"), "The middle of the farmyard must be a tunnel entrance"),
        (wrong("tunnels", 0, value="1,0"), "The six spaces around the middle"),
        (wrong("flocks", value=CONTENTS["flocks"][:3]), "“flocks” is missing"),
        (wrong("flocks", 0, value=CONTENTS["flocks"][0][:8]), "One corner has 8 spaces with footprints"),
        (wrong("flocks", 0, value=CONTENTS["flocks"][1]), "A space can’t belong to two corners"),
        (wrong("flocks", 0, 0, value="3,-6"), "Birds can’t start in the den"),
        (wrong("flocks", 0, value=7), "“flocks” is missing"),
        (wrong("last_birds", value=True), "with 1 to 35 birds left"),
        (wrong("last_birds", value=36), "with 1 to 35 birds left"),
        (wrong("last_birds", value="8"), "with 1 to 35 birds left"),
        (wrong("turn_cards", value=3), "“turn_cards” is missing"),
        (wrong("turn_cards", "2", value=7), "2 players can use 1 to 6"),
        (wrong("turn_cards", "4", value=True), "4 players can use 1 to 6"),
    ],
)
def test_a_wrong_data_file_is_told_what_is_wrong(contents: Contents, message: str) -> None:
    with pytest.raises(DataError) as refused:
        GAME.pack(contents)
    assert message in explain("en", refused.value)


def test_fp_1_no_two_birds_are_alike() -> None:
    with pytest.raises(DataError, match="fowlplay-data-card-twice"):
        GAME.pack(wrong("cards", 3, value=CONTENTS["cards"][0]))


def test_a_corrected_box_is_played_with() -> None:
    box = GAME.pack(wrong("last_birds", value=12))
    assert box.last_birds == 12


def test_a_box_can_be_sent_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(BOX))
    assert list(again.movable) == list(BOX.movable)
    assert (list(again.ground), list(again.flocks)) == (list(BOX.ground), list(BOX.flocks))
