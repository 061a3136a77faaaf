"""What people call the hexes."""

from __future__ import annotations

from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.games.fowlplay.board import CENTRE, HEXES, NUMBERS, PLACES
from foxden.games.fowlplay.names import HEX_NAMES, PLACE_NAME, PLACE_NAMES
from foxden.text import LANGUAGES, speaker
from tests.fowlplay.drawing import BOX

GAME = GAMES["fowlplay"]


def test_each_hex_has_a_name_of_its_own_a_letter_and_a_number() -> None:
    assert len(set(PLACE_NAMES)) == HEXES
    assert all(name[0].isalpha() and name[1:].isdecimal() for name in PLACE_NAMES)
    assert not any(name.startswith(("I", "O")) for name in PLACE_NAMES), "which look like digits"


def test_rows_are_counted_from_the_top_left() -> None:
    assert (PLACE_NAMES[0], PLACE_NAMES[CENTRE], PLACE_NAMES[-1]) == ("A1", "G7", "N7")
    assert PLACE_NAMES[NUMBERS[1, 0]] == "G8", "one step to the right"
    rows = [[PLACE_NAMES[NUMBERS[place]] for place in PLACES if place[1] == r] for r in range(-6, 7)]
    assert all([name[1:] for name in row] == [str(nth + 1) for nth in range(len(row))] for row in rows)


def test_records_keep_to_coordinates_and_people_read_and_type_names() -> None:
    assert GAME.spell_move("bird 7 0,0") == "bird 7 G7"
    assert GAME.unspell_move("bird 7 g7") == "bird 7 0,0"
    assert all(GAME.read(GAME.unspell_move(GAME.spell_move(f"fox {name}"))) for name in HEX_NAMES)
    assert GAMES["foxrun"].spell_move("step c3") == "step c3"


def test_the_stage_names_its_spaces_for_those_who_listen() -> None:
    state = GAME.deal(BOX, GAME.settle({}), 2, FastRng(1))
    for language in LANGUAGES:
        farm = GAME.stage(GAME.look(state, None), speaker(language)).zones[0]
        assert all(space.label.startswith(PLACE_NAME[space.id]) for space in farm.spaces)
