"""Search: it finds good moves, is reproducible, and knows only what its seat knows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.botkit.guide import Guide, Sorter
from foxden.botkit.search import HIDDEN, Search
from foxden.botkit.tree import ABOVE, NODE, SEEN
from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.games.fowlplay import FOWLPLAY
from foxden.games.foxrun import FOXRUN
from foxden.state import State
from tests.foxrun.drawing import position
from tests.positions import MOMENTS, Setting, settings_of

pytestmark = pytest.mark.contract

KINDS = [(name, knows) for knows in (False, True) for name in ("fowlplay", "foxrun")]

NEAR = """
    5  S#   ←    I↓   ·    ·
    4  ·    ·    ·    ·    ·
    3  ·    ·    ·    ·    ·
    2  ·    ·    ·    P#   ·
    1  ·    ·    ·    ·    Z#
"""
CORNERED = """
    5  S#   ·    ·    ·    ·
    4  ·    ·    ·    ·    ·
    3  ·    P#   ·    ·    ·
    2  ·    ·    ·    ·    →
    1  ·    ·    I↓   ←    Z#
"""


def think(guide: Guide, state: State, seat: int, iterations: int = 200, seed: int = 1) -> int:
    return int(Search(guide, state, seat, FastRng(seed)).run(iterations, 0.0))


@pytest.mark.parametrize("guide", [GAMES["foxrun"].bots.make_guide(knows=False), GAMES["foxrun"].bots.make_guide()])
def test_indigo_lets_an_arrow_carry_him_to_scarlett(guide: Guide) -> None:
    state = position(NEAR, "indigo")
    assert FOXRUN.write(think(guide, state, 0, 2000)) == "step b5"


@pytest.mark.parametrize("guide", [GAMES["foxrun"].bots.make_guide(knows=False), GAMES["foxrun"].bots.make_guide()])
def test_zev_lets_an_arrow_carry_him_to_indigo(guide: Guide) -> None:
    state = position(CORNERED, "zev")
    assert FOXRUN.write(think(guide, state, 3, 2000)) == "step d1"


@pytest.mark.parametrize(("name", "knows"), KINDS)
@given(st.data())
@settings(max_examples=30)
def test_whatever_it_chooses_is_legal_and_chosen_again(name: str, knows: bool, data: st.DataObject) -> None:
    state, seat = moment(name, data)
    if seat >= 0:
        before = state.freeze()
        move = think(GAMES[name].bots.make_guide(knows), state, seat, 30)
        assert state.moves(seat).has(move)
        assert think(GAMES[name].bots.make_guide(knows), state, seat, 30) == move
        assert state.freeze() == before, "thinking changes nothing"


@pytest.mark.parametrize(("name", "knows"), KINDS)
@given(st.data())
@settings(max_examples=60)
def test_states_that_look_alike_are_alike_once_sorted(name: str, knows: bool, data: st.DataObject) -> None:
    state, seat = moment(name, data)
    if seat >= 0:
        guide, rng = GAMES[name].bots.make_guide(knows), FastRng(data.draw(st.integers(0, 1000)))
        sorted_once = guide.redeal(state, seat, Sorter()).freeze()
        for _ in range(5):
            twin = guide.redeal(state, seat, rng)
            assert guide.redeal(twin, seat, Sorter()).freeze() == sorted_once


@pytest.mark.parametrize(("name", "knows"), KINDS)
@given(st.data())
@settings(max_examples=40)
def test_every_position_is_rated_from_0_to_1_and_every_game_shared_out(
    name: str, knows: bool, data: st.DataObject
) -> None:
    setting = data.draw(settings_of(name))
    state, guide = setting.play(2000).state, GAMES[name].bots.make_guide(knows)
    search = Search(guide, state, 0, FastRng(1))
    guide.rate(state, search.values)
    values = list(search.values)
    result = setting.game.result(state)
    assert result is not None
    assert all(0 <= value <= 1 for value in values)
    best = [value for value, rank in zip(values, result.ranks, strict=True) if rank == 1]
    rest = [value for value, rank in zip(values, result.ranks, strict=True) if rank > 1]
    assert min(best) > max(rest, default=-1.0)


def moment(name: str, data: st.DataObject) -> tuple[State, int]:
    """A position, and a seat the game waits for: any of those that choose at the same time."""
    setting: Setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    asked = [seat for seat in range(setting.seats) if state.must(seat)]
    return state, data.draw(st.sampled_from(asked)) if asked else -1


def kids_of(search: Search, seat: int) -> list[int]:
    """The moves of the searching seat after which this seat's tree continues."""
    tree = search.tree
    nodes = [list(tree.nodes[node * NODE : node * NODE + NODE]) for node in range(tree.node_count)]
    return [node[SEEN] % 8192 for node in nodes if node[ABOVE] == seat]


def test_nobody_answers_a_card_that_lies_face_down() -> None:
    """The searching seat's own tree branches by its card; the tree of the other, who must choose now too, does not."""
    state = Setting(FOWLPLAY, 2, FOWLPLAY.settle({}), 5).deal().state
    search = Search(GAMES["fowlplay"].bots.make_guide(), state, 0, FastRng(1))
    search.run(200, 0.0)
    assert len(kids_of(search, 0)) == 4
    assert kids_of(search, 1) == [HIDDEN]


def test_where_nothing_is_hidden_all_walk_one_tree_and_partners_want_the_same() -> None:
    state = Setting(FOXRUN, 4, FOXRUN.settle({}), 5).deal().state
    search = Search(GAMES["foxrun"].bots.make_guide(), state, state.waits_for(), FastRng(1))
    search.run(50, 0.0)
    assert len(search.at) == 1
    indigo, puffer, scarlett, zev = (search.values[state.player[pawn]] for pawn in range(4))  # type: ignore[attr-defined]
    assert indigo == scarlett == 1 - zev == 1 - puffer


def test_it_can_be_stopped_by_the_clock_and_goes_on_where_it_was() -> None:
    state = Setting(FOXRUN, 2, FOXRUN.settle({}), 5).deal().state
    search = Search(GAMES["foxrun"].bots.make_guide(), state, state.waits_for(), FastRng(1))
    search.run(10**9, 0.01)
    before = int(search.iterations)
    assert 0 < before < 10**9
    search.run(10, 0.0)
    assert search.iterations == before + 10
