"""What somebody is told of their own games of Fox on the Run: by side, by character, by how it ended."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.foxrun.result import resign
from foxden.games.foxrun.rules import FoxRun
from foxden.games.foxrun.statistics import count_figures, tell
from foxden.statkit import add_figures
from foxden.text import LANGUAGES, speaker
from tests.foxrun.drawing import play, position

FREE = """
    5  S#   I↑   ·    ·    ·
    4  ·    P#   ·    ·    ·
    3  ·    ·    ·    ·    ·
    2  ·    ·    ·    Z#   ·
    1  ·    ·    ·    ·    #
       a    b    c    d    e
"""


def freed() -> FoxRun:
    """FR-18: Indigo reaches Scarlett, and nobody is next to her."""
    state = position(FREE, "indigo")
    state.at[1] = 0  # Puffer is far away
    return play(state, "step a5")


def given_up() -> FoxRun:
    """With two, each plays a whole side; the guardians give up."""
    state = position(FREE, "indigo")
    two = FoxRun(state.box, state.tiles, vec[i64]([0, 1, 0, 1]), True)
    resign(two, 1)
    return two


def test_fr_4_with_four_a_seat_plays_one_character() -> None:
    state = freed()
    assert state.over()
    told = [count_figures(state, seat) for seat in range(4)]
    assert [each["character indigo"] for each in told[:1]] == [(1, 1)]
    assert set(told[1]) == {"side guardians", "turns guardians", "character puffer", "end guardians freed"}
    assert (told[1]["side guardians"], told[1]["turns guardians"]) == ((0, 1), (int(state.turn) + 1, 1))
    assert told[2]["side foxes"] == (1, 1)
    assert [name for name in told[3] if name.startswith("character")] == ["character zev"]


def test_fr_4_with_two_a_game_counts_for_both_characters_of_a_side() -> None:
    foxes, guardians = (count_figures(given_up(), seat) for seat in (0, 1))
    assert (foxes["character indigo"], foxes["character scarlett"]) == ((1, 1), (1, 1))
    assert (guardians["character puffer"], guardians["character zev"]) == ((0, 1), (0, 1))
    assert guardians["end guardians guardians-resigned"] == (0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_tables_with_the_number_of_games(language: str) -> None:
    games = [count_figures(freed(), 0), count_figures(given_up(), 0), count_figures(given_up(), 1)]
    sides, characters, ends = tell(add_figures(games), speaker(language))
    assert [row[-1] for row in sides.rows] == ["2", "1"]
    assert [(row[0], row[-1]) for row in characters.rows] == [
        ("Indigo", "2"),
        ("Puffer", "1"),
        ("Scarlett", "1"),
        ("Zev", "1"),
    ]
    assert [row[-1] for row in ends.rows] == ["1", "1", "1"]
    if language == "en":
        assert [row[1] for row in sides.rows] == ["100%", "0%"]
        assert ends.rows[0][:3] == ["Foxes", "Scarlett freed", "Won"]
        assert ends.rows[2][:3] == ["Guardians", "Guardians resigned", "Lost"]


def test_of_nothing_nothing_is_told() -> None:
    assert tell({}, speaker("en")) == []
