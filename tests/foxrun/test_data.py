"""The contents of Fox on the Run's box, corrected by an owner: wrong ones are refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from foxden.chance import FastRng
from foxden.game import DataError
from foxden.games import default_data
from foxden.games.foxrun import FOXRUN
from foxden.text import explain
from tests.foxrun.drawing import to_act


def corrected(**changes: Any) -> dict[str, Any]:
    return default_data(FOXRUN) | changes


STARTS = {"indigo": "e1", "scarlett": "a5", "zev": "b4", "puffer": "b4"}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"tiles": ["u"] * 21}, "There are 21 direction tiles; the box needs 22"),
        ({"tiles": "u"}, "“tiles” is missing"),
        ({"tiles": ["u"] * 21 + [""]}, "“” isn’t a tile"),
        ({"tiles": ["u"] * 21 + ["lu"]}, "“lu” isn’t a tile"),
        ({"tiles": ["u"] * 21 + [["u"]]}, "isn’t a tile"),
        ({"tiles": ["u"] * 21 + ["x" * 1000]}, f"“{'x' * 60}…” isn’t a tile"),
        ({"order": ["zev"] * 4}, "must appear once in the turn order"),
        ({"order": [1, 2, 3, 4]}, "must appear once in the turn order"),
        ({"starts": {"indigo": "e1"}}, "“starts” is missing"),
        ({"starts": STARTS | {"indigo": "f1"}}, "“f1” isn’t a space"),
        ({"starts": STARTS | {"indigo": 7}}, "“7” isn’t a space"),
        ({"starts": STARTS | {"indigo": "a5"}}, "three different spaces"),
        ({"starts": STARTS | {"puffer": "c3"}}, "Zev with Puffer"),
        ({"cards": []}, "“cards” isn’t part of this box"),
    ],
)
def test_wrong_contents_are_refused_in_words(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(DataError) as refused:
        FOXRUN.pack(corrected(**changes))
    assert words in explain("en", refused.value)


def test_a_corrected_box_is_played_with() -> None:
    box = FOXRUN.pack(
        corrected(tiles=["rl"] * 22, starts=STARTS | {"indigo": "c1"}, order=["zev", "puffer", "scarlett", "indigo"])
    )
    state = FOXRUN.deal(box, FOXRUN.settle({}), 2, FastRng(1))
    assert to_act(state) == "zev"
    setup = FOXRUN.write_setup(state)
    assert set(setup["tiles"].values()) == {"rl"}
    assert "e1" in setup["tiles"]
    assert "c1" not in setup["tiles"]
