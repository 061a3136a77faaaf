"""What the rulebook advises: each in every language, on the rules page, and told when it matters."""

from __future__ import annotations

import pytest

from foxden.chance import FastRng
from foxden.games.fowlplay.box import ALL
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.tips import LOW, MAJORITY, SPARE, TARGET, TIPS, find_tip
from foxden.playout import random_actor
from foxden.rulebook import page
from foxden.text import LANGUAGES, say

from .drawing import GAME, card, draw_farm, own, public, to_foxes
from .drawing import say as act
from .test_setup import all_in_dens, deal


def words_of(text: str) -> str:
    return " ".join(text.replace("’", "'").split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tip", TIPS)
def test_every_tip_is_told_in_every_language(tip: str, language: str) -> None:
    """At the table and on the rules page, in the same words."""
    assert words_of(say(language, tip)) in words_of(page("fowlplay", language))


def tip_of(state: FowlPlay, seat: int | None = None) -> str:
    asked = int(state.waits_for()) if seat is None else seat
    return find_tip(public(state), own(state, asked))


def test_every_tip_matters_at_some_time_in_play() -> None:
    told: set[str] = set()
    for seed in range(60):
        state, rng = deal(2 + seed % 3, seed), FastRng(seed)
        while not state.over() and not told >= set(TIPS):
            seat = random_actor(state, rng)
            if seat < 0:
                state.fall(rng)
                continue
            told.add(tip_of(state, int(seat)))
            state.play(seat, hungry_move(state, int(seat), rng))
    assert set(TIPS) <= told


def hungry_move(state: FowlPlay, seat: int, rng: FastRng) -> int:
    """A catch if there is one, so that everyone catches something; else anything."""
    birds = {f"fox {q},{r}" for q, r in public(state).birds.values()}
    catches = [move for move in state.moves(seat).to_list() if GAME.write(move) in birds]
    return catches[0] if catches else int(state.random_move(seat, rng))


def test_fp_7_the_first_choice_comes_with_a_look_at_the_flocks() -> None:
    assert tip_of(deal()) == TARGET


def test_who_is_not_asked_is_told_nothing() -> None:
    state = deal()
    state.play(0, state.moves(0).nth(0))
    assert tip_of(state, 0) == ""
    assert tip_of(state, 1) == TARGET


def test_fp_10_from_the_den_a_tunnel_is_near() -> None:
    state = all_in_dens(deal())
    assert tip_of(state) == LOW


FOX_BY_A_BIRD = """
    2,-5   .   .   .   .
             .   .   .   .
               .   .   .   .
                ORA cko  .   .
    """


@pytest.mark.parametrize(("target", "tip"), [("ckh", SPARE), ("tws", MAJORITY)])
def test_fp_15_a_catch_that_costs_more_than_it_brings_is_warned_of(target: str, tip: str) -> None:
    state = to_foxes(draw_farm(FOX_BY_A_BIRD, {"orange": "gws", "white": "tbs"}, foxes={"white": "-6,0"}))
    act(state, "stop")
    state.yard.caught[1] = ALL & ~(1 << card("cko") - 1)  # whatever is not drawn
    state.cards.target[0] = card(target) - 1
    assert tip_of(state) == tip


def test_a_tip_is_part_of_one_s_own_scene_alone() -> None:
    state = deal()
    view = GAME.look(state, 0)
    scene = GAME.show_own(view, state.moves(0), ["Ada", "Ben", "Cleo", "Dan"], lambda key, **_words: key)
    assert scene.tip == TARGET
