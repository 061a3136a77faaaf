"""What the rulebook advises: each in every language, on the rules page, and told when it matters."""

from __future__ import annotations

import msgspec
import pytest

from foxden.chance import FastRng
from foxden.games.fowlplay.box import ALL
from foxden.games.fowlplay.names import Phase, name_birds
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.tips import (
    BLUFF,
    HIGH,
    KEEP,
    LOW,
    MAJORITY,
    PULL,
    SHIELD,
    SPARE,
    TARGET,
    TIPS,
    VARIETY,
    find_tip,
)  # fmt: skip
from foxden.games.fowlplay.view import Fox, Place
from foxden.playout import random_actor
from foxden.rulebook import page
from foxden.text import LANGUAGES, say

from .drawing import BOX, GAME, card, draw_farm, own, public, to_foxes
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


# --- when each of them matters ----------------------------------------------------------------------------

FAR, SAFE = (-6, 0), (6, -1)
"""Two hexes at opposite edges, neither of them near a tunnel or a bird."""


def seen(
    phase: Phase,
    *,
    fox: Place = FAR,
    other: Place = FAR,
    target: Place | None = SAFE,
    birds: dict[int, Place] | None = None,
    caught: list[int] | None = None,
    round_number: int = 2,
) -> str:
    """The tip for Ada, who has the orange fox and the first bird as her target, against Ben."""
    state = deal(2)
    places = {str(bird): place for bird, place in (birds or {}).items()} | ({"1": target} if target else {})
    shared = msgspec.structs.replace(
        public(state),
        phase=phase,
        acting=[0],
        order=[0, 1],
        round=round_number,
        steps_left=2,
        birds=places,
        foxes=[Fox("orange", fox), Fox("white", other)],
        caught=[caught or [], []],
        tunnels=[(0, 0), (6, -6)],
    )
    return find_tip(shared, msgspec.structs.replace(own(state, 0), target=1))


def test_fp_9_play_high_to_rescue_a_target_that_another_fox_can_get() -> None:
    assert seen("play", other=(6, -2)) == HIGH
    assert seen("play", other=(2, 1)) != HIGH, "too far away to get it"
    assert seen("play", fox=(6, -2)) != HIGH, "one's own fox need not be fled"
    assert seen("play", other=(6, -2), target=None) != HIGH, "caught already"


def test_fp_10_near_a_tunnel_a_low_card_and_far_from_it_any_to_keep() -> None:
    assert [seen("play", fox=(steps, 0)) for steps in range(1, 5)] == [LOW, LOW, KEEP, KEEP]


@pytest.mark.parametrize("phase", ["play", "birds"])
def test_fp_14_on_an_entrance_pull_a_bird_to_another(phase: Phase) -> None:
    assert seen(phase, fox=(0, 0)) == PULL
    assert seen(phase, fox=(3, 0)) != PULL


def test_fp_13_a_target_with_a_fox_near_needs_a_shield() -> None:
    near, far = (2, -1), (1, -1)
    assert (seen("birds", other=near), seen("birds", other=far)) == (SHIELD, "")
    assert seen("birds", other=near, target=None) == "", "caught already"


def test_who_only_catches_what_differs_from_the_target_should_bluff() -> None:
    unlike = [bird for bird in range(2, 37) if features(bird).isdisjoint(features(1))][:2]
    alike = next(bird for bird in range(2, 37) if not features(bird).isdisjoint(features(1)))
    assert seen("birds", caught=unlike, round_number=3) == BLUFF
    assert seen("birds", caught=unlike, round_number=2) == "", "nobody has begun to guess"
    assert seen("birds", caught=[*unlike, alike], round_number=3) == ""
    assert seen("birds", caught=[], round_number=3) == ""


def features(bird: int) -> set[str]:
    return set(name_birds(BOX)[bird - 1].split())


def test_fp_18_variety_comes_before_number() -> None:
    chickens, duck, goose = [5, 9], 6, 7
    assert seen("foxes", fox=(-5, 0), birds={duck: (-4, 0)}, caught=chickens) == VARIETY
    assert seen("foxes", fox=(-5, 0), birds={13: (-4, 0)}, caught=chickens) != VARIETY, "a third chicken"
    assert seen("foxes", fox=(-5, 0), birds={duck: (-4, 0)}, caught=[5, goose]) != VARIETY, "one of each so far"
    assert seen("foxes", fox=(-5, 0), birds={}, caught=chickens) == "", "nothing within reach"


def test_a_tip_is_part_of_one_s_own_scene_alone() -> None:
    state = deal()
    view = GAME.look(state, 0)
    scene = GAME.show_own(view, state.moves(0), ["Ada", "Ben", "Cleo", "Dan"], lambda key, **_words: key)
    assert scene.tip == TARGET
