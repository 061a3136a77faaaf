"""Whole games, move by move, against a second reading of the rules."""

from __future__ import annotations

import pytest

from foxden.chance import FastRng
from foxden.games.fowlplay.notation import read_chance, write_chance
from foxden.games.fowlplay.rules import FowlPlay
from foxden.playout import random_actor

from .drawing import GAME, phase, result
from .referee import Referee, read_hex
from .test_setup import deal

pytestmark = pytest.mark.rules


def hungry_move(state: FowlPlay, referee: Referee, seat: int, rng: FastRng) -> str:
    """A capture if there is one, so that games last, and end with few birds; else anything."""
    birds = set(referee.birds.values())
    captures = [text for text in referee.legal(seat) if text.startswith("fox") and read_hex(text[4:]) in birds]
    return min(captures) if captures else GAME.write(state.random_move(seat, rng))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_both_readings_agree(seats: int, seed: int) -> None:
    state, rng = deal(seats, seed), FastRng(seed)
    referee = Referee(seats, GAME.write_setup(state))
    while not state.over():
        assert phase(state) == referee.phase
        seat = random_actor(state, rng)
        if seat < 0:
            twin = state.copy()
            state.fall(rng)
            referee.reshuffle(write_chance(state))
            read_chance(twin, write_chance(state))
            assert twin.freeze() == state.freeze()
            continue
        assert [seat for seat in range(seats) if state.must(seat)] == referee.asked()
        for other in range(seats):
            texts = [GAME.write(move) for move in state.moves(other).to_list()]
            assert len(texts) == len(set(texts))
            assert set(texts) == referee.legal(other)
        text = hungry_move(state, referee, seat, rng) if seed % 2 else GAME.write(state.random_move(seat, rng))
        state.play(seat, GAME.read(text))
        referee.play(seat, text)
    keys = [referee.score(seat) for seat in range(seats)]
    assert referee.phase == "over"
    assert result(state).scores == [key[0] for key in keys]
    assert result(state).ranks == [1 + sum(other > key for other in keys) for key in keys]
