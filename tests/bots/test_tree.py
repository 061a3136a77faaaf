"""What a search remembers: the same place for the same observation, and what became of every try."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.tree import NONE, ROOM, Tree
from foxden.chance import FastRng
from foxden.state import Moves

pytestmark = pytest.mark.contract


def test_the_same_observation_leads_to_the_same_node_however_many_there_are() -> None:
    tree = Tree(2)
    walks = [(root, (news * 8 + after) * 8192 + move) for root in (0, 1) for news in range(9) for after in range(5)
             for move in range(0, 8192, 97)]  # fmt: skip
    nodes = [int(tree.kid(root, seen)) for root, seen in walks]
    assert len(walks) > 20 * ROOM, "every row was made wider, more than once"
    assert nodes == list(range(2, len(walks) + 2))
    assert [tree.kid(root, seen) for root, seen in walks] == nodes
    assert tree.kid(nodes[0], walks[0][1]) == len(walks) + 2, "what was seen before counts too"


@given(st.lists(st.lists(st.integers(0, 8190), min_size=1, max_size=12, unique=True), max_size=30))
def test_a_move_is_found_again_in_whatever_order_moves_come(deals: list[list[int]]) -> None:
    tree, found = Tree(3), dict[int, int]()
    for moves in deals:
        tried = NONE
        for move in moves:
            tried = int(tree.find(2, move, tried))
            assert found.setdefault(move, tried) == tried
            assert tree.move(tried) == move
    assert sorted(found.values()) == list(range(len(found)))


def test_all_is_tried_once_and_then_what_did_best() -> None:
    tree, rng = Tree(1), FastRng(1)
    moves = Moves(vec[i64]([7, 3, 5]))
    for _ in range(3):
        tried = tree.choose(0, moves, 0.4, rng)
        assert tree.is_new(tried)
        tree.count(tried, 1.0 if tree.move(tried) == 3 else 0.0)
    for _ in range(40):
        tried = tree.choose(0, moves, 0.4, rng)
        assert not tree.is_new(tried)
        tree.count(tried, 1.0 if tree.move(tried) == 3 else 0.0)
    best = tree.best(0)
    assert (tree.move(best), tree.mean(best)) == (3, 1.0)
    assert Tree(1).best(0) == NONE, "nothing was tried"
