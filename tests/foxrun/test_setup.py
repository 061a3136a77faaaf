"""Fox on the Run: what lies on the table, rule by rule (docs/rules/foxrun.md)."""

from __future__ import annotations

from collections import Counter

import pytest

from foxden.chance import FastRng
from foxden.game import DataError, Refusal, Value
from foxden.games import default_data
from foxden.games.foxrun import FOXRUN
from foxden.games.foxrun.numbers import ABILITY
from foxden.games.foxrun.rules import FoxRun
from foxden.text import speaker
from tests.foxrun.drawing import BOX, board, legal, play, position, read_tokens, to_act
from tests.foxrun.test_rules import START

pytestmark = pytest.mark.rules


def deal(seats: int, seed: int = 1, **options: Value) -> FoxRun:
    return FOXRUN.deal(BOX, FOXRUN.settle(options), seats, FastRng(seed))


def test_fr_1_twenty_two_arrow_tiles_lie_face_down_and_three_start_tiles_face_up() -> None:
    signs = Counter(token[-1] for token in board(deal(4)).values())
    assert signs == {"·": 22, "#": 3}


def test_fr_1_each_arrow_tile_shows_one_or_more_arrows() -> None:
    assert {int(tile).bit_count() for tile in BOX.mix} == {1, 2}, "Data: in the standard box one or two"
    crossroads = FOXRUN.pack(default_data(FOXRUN) | {"tiles": ["urdl", "urd", "url", "udl", "rdl"] * 4 + ["u", "ud"]})
    assert Counter(int(tile).bit_count() for tile in crossroads.mix) == {4: 4, 3: 16, 2: 1, 1: 1}


@pytest.mark.parametrize("tiles", [["u"] * 21, ["u"] * 23, ["u"] * 21 + [""], ["u"] * 21 + ["ru"]])
def test_fr_1_there_are_twenty_two_arrow_tiles_and_none_is_blank(tiles: list[str]) -> None:
    with pytest.raises(DataError) as refused:
        FOXRUN.pack(default_data(FOXRUN) | {"tiles": tiles})
    assert refused.value.rule == "FR-1"


@pytest.mark.parametrize(
    "starts",
    [
        {"indigo": "e1", "scarlett": "e1", "zev": "b4", "puffer": "b4"},
        {"indigo": "e1", "scarlett": "b4", "zev": "b4", "puffer": "b4"},
        {"indigo": "e1", "scarlett": "a5", "zev": "b4", "puffer": "c3"},
        {"indigo": "", "scarlett": "a5", "zev": "b4", "puffer": "b4"},
        {"indigo": "f9", "scarlett": "a5", "zev": "b4", "puffer": "b4"},
    ],
)
def test_fr_3_the_three_start_tiles_lie_on_three_spaces(starts: dict[str, str]) -> None:
    with pytest.raises(DataError) as refused:
        FOXRUN.pack(default_data(FOXRUN) | {"starts": starts})
    assert refused.value.rule == "FR-3"


def test_fr_5_each_character_has_one_turn_in_the_order() -> None:
    with pytest.raises(DataError) as refused:
        FOXRUN.pack(default_data(FOXRUN) | {"order": ["zev", "zev", "indigo", "puffer"]})
    assert refused.value.rule == "FR-5"
    backwards = FOXRUN.pack(default_data(FOXRUN) | {"order": ["zev", "scarlett", "puffer", "indigo"]})
    assert to_act(FOXRUN.deal(backwards, FOXRUN.settle({}), 2, FastRng(1))) == "zev"


def test_fr_2_the_mix_of_the_tiles() -> None:
    tiles = Counter(FOXRUN.write_setup(deal(2))["tiles"].values())
    corners_and_straights = ["ur", "rd", "dl", "ul", "ud", "rl"]
    assert tiles == {"u": 4, "r": 4, "d": 4, "l": 4} | dict.fromkeys(corners_and_straights, 1)


def test_fr_2_tiles_are_laid_at_random_and_turning_one_over_keeps_its_arrows() -> None:
    setups = [FOXRUN.write_setup(deal(2, seed))["tiles"] for seed in range(20)]
    assert len({str(setup) for setup in setups}) == 20
    state = position(START, "indigo", under={"d1": "→↓"})
    assert board(play(state, "step d1"))[15] == "I→↓"


def test_fr_3_where_everyone_starts() -> None:
    assert board(deal(4)) == read_tokens(START)


def test_fr_4_four_players_play_one_character_each() -> None:
    for seed in range(20):
        assert sorted(deal(4, seed).player) == [0, 1, 2, 3]


def test_fr_4_of_three_players_the_one_alone_in_a_faction_plays_both_of_it() -> None:
    for seed in range(50):
        roles = FOXRUN.write_setup(deal(3, seed))["roles"]
        pairs = [sorted(role) for role in roles if len(role) == 2]
        assert len(roles) == 3
        assert pairs in ([["indigo", "scarlett"]], [["puffer", "zev"]])


def test_fr_4_two_players_play_a_faction_each() -> None:
    for seed in range(50):
        roles = FOXRUN.write_setup(deal(2, seed))["roles"]
        assert sorted(sorted(role) for role in roles) == [["indigo", "scarlett"], ["puffer", "zev"]]


def test_fr_4_characters_are_dealt_at_random() -> None:
    for seats, deals in [(2, 2), (3, 12), (4, 24)]:
        assert len({tuple(deal(seats, seed).player) for seed in range(400)}) == deals


CHOSEN = [
    ("foxes-first", 2, ["indigo scarlett", "puffer zev"]),
    ("foxes-first", 3, ["indigo scarlett", "zev", "puffer"]),
    ("foxes-first", 4, ["indigo", "scarlett", "zev", "puffer"]),
    ("guardians-first", 2, ["puffer zev", "indigo scarlett"]),
    ("guardians-first", 3, ["puffer zev", "indigo", "scarlett"]),
    ("guardians-first", 4, ["zev", "puffer", "indigo", "scarlett"]),
]


@pytest.mark.parametrize(("sides", "seats", "roles"), CHOSEN)
def test_fr_4_with_the_option_the_seats_settle_who_plays_whom(sides: str, seats: int, roles: list[str]) -> None:
    for seed in range(20):
        setup = FOXRUN.write_setup(deal(seats, seed, sides=sides))
        assert setup["roles"] == [role.split() for role in roles]
        assert setup["tiles"] == FOXRUN.write_setup(deal(seats, seed))["tiles"], "nothing else is another deal"


@pytest.mark.parametrize(("sides", "seats", "roles"), CHOSEN)
def test_fr_4_a_setup_with_other_roles_than_chosen_is_refused(sides: str, seats: int, roles: list[str]) -> None:
    setup, options = FOXRUN.write_setup(deal(seats, sides=sides)), FOXRUN.settle({"sides": sides})
    assert FOXRUN.write_setup(FOXRUN.read_setup(BOX, options, seats, setup)) == setup
    with pytest.raises(Refusal) as refused:
        FOXRUN.read_setup(BOX, options, seats, setup | {"roles": setup["roles"][::-1]})
    assert (refused.value.rule, refused.value.key) == ("FR-4", "foxrun-setup-sides")


@pytest.mark.parametrize(("sides", "seats", "roles"), CHOSEN)
def test_fr_4_the_lobby_is_told_who_will_play_whom(sides: str, seats: int, roles: list[str]) -> None:
    assert FOXRUN.foretell
    told = FOXRUN.foretell(FOXRUN.settle({"sides": sides}), seats, speaker("en"))
    assert told == ["plays " + " and ".join(name.capitalize() for name in role.split()) for role in roles]


def test_fr_4_whoever_sits_alone_is_told_what_comes_with_a_second_player() -> None:
    assert FOXRUN.foretell
    assert FOXRUN.foretell(FOXRUN.settle({"sides": "guardians-first"}), 1, speaker("en")) == ["plays Puffer and Zev"]


def test_fr_4_where_characters_are_drawn_nothing_is_told_before() -> None:
    assert FOXRUN.foretell
    assert FOXRUN.foretell(FOXRUN.settle({}), 4, speaker("en")) == []


def test_fr_4_the_rulebook_says_that_it_is_best_with_four() -> None:
    assert FOXRUN.best == FOXRUN.most == 4


def test_fr_4_nobody_else_can_play() -> None:
    for seats in (1, 5):
        with pytest.raises(Refusal, match="FR-4"):
            FOXRUN.check_seats(seats)


def test_fr_5_indigo_then_puffer_then_scarlett_then_zev_for_ever() -> None:
    state = deal(4)
    seen: list[str] = []
    while len(seen) < 9:
        seen.append(to_act(state))
        turn = state.turn
        while state.turn == turn:
            state.play(state.waits_for(), state.moves(state.waits_for()).nth(0))
    assert seen == ["indigo", "puffer", "scarlett", "zev"] * 2 + ["indigo"]


def test_fr_6_adjacent_means_the_eight_spaces_around() -> None:
    drawing = """
        5  S#   ·    ·    ·    ·
        4  ·    P#   ·    ·    ·
        3  ·    ·    Z↑   ·    ·
        2  ·    ·    ·    ·    ·
        1  ·    ·    ·    ·    I#
    """
    around = {"b2", "b3", "c2", "c4", "d2", "d3", "d4"}
    assert legal(position(drawing, "zev", phase=ABILITY)) == {f"reveal {space}" for space in around} | {"pass"}
