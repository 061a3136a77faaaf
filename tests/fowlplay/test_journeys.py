"""A hex that is several steps away is reached by the shortest legal way, whatever lies between."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.chance import FastRng
from foxden.games.fowlplay.board import HEXES
from foxden.games.fowlplay.names import HEX_NAMES
from foxden.games.fowlplay.numbers import BIRDS_MOVE, FOXES_MOVE, STOP, TO_BIRD, TO_FOX
from foxden.games.fowlplay.rules import BIRD_STEPS, FOX_STEPS, FowlPlay
from foxden.scene import Journey
from foxden.text import LANGUAGES, speaker
from tests.positions import MOMENTS, settings_of

from .drawing import GAME, draw_farm, to_foxes
from .drawing import say as play
from .test_scene import PLAYS, fill, near, seen

pytestmark = pytest.mark.rules

PLACES = {name: number for number, name in enumerate(HEX_NAMES)}


def journeys(state: FowlPlay, seat: int, *path: str, language: str = "en") -> list[Journey]:
    assert GAME.find_journeys
    return GAME.find_journeys(GAME.look(state, seat), state.moves(seat), path, speaker(language))


def list_paths(state: FowlPlay, seat: int) -> list[list[str]]:
    """The touches after which journeys can be requested."""
    if state.phase == FOXES_MOVE:
        return [[]]
    moves = state.moves(seat).to_list()
    return [[f"bird-{bird}"] for bird in sorted({(move - TO_BIRD) // HEXES + 1 for move in moves if move != STOP})]


def steps_of(state: FowlPlay, seat: int, path: list[str]) -> dict[int, int]:
    """The moves of this bird, or of one's own fox, each with the hex to which it leads."""
    moves = [move for move in state.moves(seat).to_list() if move != STOP]
    if not path:
        return {move: move - TO_FOX for move in moves}
    bird = int(path[0].removeprefix("bird-")) - 1
    return {move: (move - TO_BIRD) % HEXES for move in moves if (move - TO_BIRD) // HEXES == bird}


def may_act(state: FowlPlay, seat: int, phase: int, turn: int) -> bool:
    return state.phase == phase and state.turn == turn and state.must(seat)


def count_steps(state: FowlPlay, seat: int, path: list[str]) -> dict[int, int]:
    """Steps needed to reach each hex, found by exhaustive search with the rules themselves."""
    phase, turn = state.phase, state.turn
    found: dict[int, int] = {}
    standing = [state]
    for steps in range(1, BIRD_STEPS + 1):
        after: dict[int, FowlPlay] = {}
        for position in standing:
            if not may_act(position, seat, phase, turn):
                continue
            for move, to in steps_of(position, seat, path).items():
                if to not in found and to not in after:
                    after[to] = position.copy()
                    after[to].play(seat, move)
        found |= dict.fromkeys(after, steps)
        standing = list(after.values())
    return found


def start_of(state: FowlPlay, seat: int, path: list[str]) -> int:
    return int(state.yard.at[int(path[0].removeprefix("bird-")) - 1] if path else state.yard.fox[seat])


@given(st.data())
@settings(max_examples=120)
def test_every_hex_in_reach_is_offered_and_each_journey_is_legal_shortest_and_ends_where_it_says(
    data: st.DataObject,
) -> None:
    state = data.draw(settings_of("fowlplay")).play(data.draw(MOMENTS)).state
    assert isinstance(state, FowlPlay)
    seat = state.waits_for()
    assert isinstance(state, FowlPlay)
    if state.phase not in (BIRDS_MOVE, FOXES_MOVE):
        return
    for path in list_paths(state, seat):
        offered = journeys(state, seat, *path)
        start = start_of(state, seat, path)
        far = {to: steps for to, steps in count_steps(state, seat, path).items() if steps > 1 and to != start}
        assert {PLACES[journey.path[-1]]: len(journey.moves) for journey in offered} == far
        for journey in offered:
            assert journey.path[:-1] == path
            assert journey.trail[0] == HEX_NAMES[start]
            check_step_by_step(state, seat, path, journey)


def check_step_by_step(state: FowlPlay, seat: int, path: list[str], journey: Journey) -> None:
    """Play the journey step by step: each move is legal when its turn comes."""
    twin, phase, turn = state.copy(), state.phase, state.turn
    for text, space in zip(journey.moves, journey.trail[1:], strict=True):
        assert may_act(twin, seat, phase, turn)
        move = GAME.read(text)
        assert steps_of(twin, seat, path)[move] == PLACES[space]
        twin.play(seat, move)
    assert journey.trail[-1] == journey.path[-1]


def test_a_hex_three_steps_away_is_reached_and_none_that_is_nearer_is_listed() -> None:
    state = near()
    seat = state.waits_for()
    bird = list_paths(state, seat)[0]
    assert {len(journey.moves) for journey in journeys(state, seat, *bird)} == {2, 3}
    nearer = {HEX_NAMES[to] for to in steps_of(state, seat, bird).values()}
    assert not nearer & {journey.path[-1] for journey in journeys(state, seat, *bird)}


def test_fewer_steps_left_lead_less_far() -> None:
    state = near()
    seat = state.waits_for()
    bird = list_paths(state, seat)[0]
    state.left = 2
    assert {len(journey.moves) for journey in journeys(state, seat, *bird)} == {2}
    state.left = 1
    assert journeys(state, seat, *bird) == []
    assert seen(state, seat).reach is None


def test_what_cannot_be_moved_and_what_is_not_there_lead_nowhere() -> None:
    state = near()
    seat = state.waits_for()
    for path in ([], ["bird-99"], ["0,0"], ["bird-1", "bird-2"], ["stop"]):
        assert journeys(state, seat, *path) == []
    assert all(journeys(state, 1 - seat, *path) == [] for path in list_paths(state, seat))


def foxes(drawn: str, round_: int = 2) -> FowlPlay:
    """It is for the orange fox to move; the white one, far away, has stayed where it is."""
    state = fill(draw_farm(drawn, PLAYS, foxes={"white": "-6,0"}))
    state.round = round_
    return play(to_foxes(state), "stop")


def test_fp_14_a_fox_goes_two_steps_and_through_tunnels_at_one_touch() -> None:
    state = foxes("6,-4  ORA")
    seat = state.waits_for()
    ends = {journey.path[-1]: journey for journey in journeys(state, seat)}
    through = ends["-3,6"]  # the entrance below, then the tunnel
    assert through.trail == ["6,-4", "6,-3", "-3,6"]
    assert through.label.startswith("Through the tunnel to ")
    assert through.label.endswith(", in 2 steps")
    assert seen(state, seat).reach == 0


def test_fp_15_a_fox_catches_with_its_second_step_and_never_passes_through_a_bird() -> None:
    state = foxes("2,-2  ORA  .  gws  .")
    caught = [journey for journey in journeys(state, state.waits_for()) if journey.label.startswith("Catch")]
    assert [journey.trail for journey in caught if journey.path == ["4,-2"]] == [["2,-2", "3,-2", "4,-2"]]
    state = foxes("2,-2  ORA gws")
    ways = {tuple(journey.trail) for journey in journeys(state, state.waits_for())}
    assert not any("3,-2" in way for way in ways)


def test_fp_16_in_round_1_a_journey_goes_through_the_centre_and_not_to_it() -> None:
    first, later = (foxes("0,-1  ORA", round_) for round_ in (1, 2))
    ways = [journey.trail for journey in journeys(first, first.waits_for())]
    assert any(way[1] == "0,0" for way in ways)
    two_away = foxes("0,-2  ORA", 1)
    assert all(way.path != ["0,0"] for way in journeys(two_away, two_away.waits_for()))
    two_away.round = 2
    assert any(way.path == ["0,0"] for way in journeys(two_away, two_away.waits_for()))
    assert journeys(later, later.waits_for())


@pytest.mark.parametrize("language", LANGUAGES)
def test_journeys_are_told_in_every_language(language: str) -> None:
    state = foxes("2,-2  ORA  .  gws  .")
    labels = [journey.label for journey in journeys(state, state.waits_for(), language=language)]
    assert len(set(labels)) == len(labels)
    assert all("2" in label for label in labels)


@given(st.data())
@settings(max_examples=60)
def test_journeys_tell_nothing_that_is_hidden(data: st.DataObject) -> None:
    setting = data.draw(settings_of("fowlplay"))
    state = setting.play(data.draw(MOMENTS)).state
    assert isinstance(state, FowlPlay)
    seat = state.waits_for()
    assert isinstance(state, FowlPlay)
    if state.phase not in (BIRDS_MOVE, FOXES_MOVE):
        return
    twin = GAME.redeal(state, seat, FastRng(setting.seed, 3))
    for path in list_paths(state, seat):
        assert journeys(twin, seat, *path) == journeys(state, seat, *path)


def test_the_steps_of_the_rules_are_those_of_journeys() -> None:
    """So that a box with more steps than these is not searched in vain."""
    assert (BIRD_STEPS, FOX_STEPS) == (3, 2)
