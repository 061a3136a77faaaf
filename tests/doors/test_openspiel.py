"""OpenSpiel's own tests hold for our games, its bots play them as they are, and its playthroughs of them are kept."""

from __future__ import annotations

import sys
import unittest
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

from foxden.doors.openspiel import SpielGame, SpielState, short_name
from foxden.games import GAMES
from tests.doors.test_pettingzoo import TABLES

HERE = Path(__file__).parent / "openspiel"
"""The playthroughs."""
NAMES = list(dict(TABLES))


def load(name: str, players: int | None = None) -> Any:
    return pyspiel.load_game(short_name(GAMES[name]) + (f"(players={players})" if players else ""))


def advance(position: Any, rng: np.random.Generator, moves: int = 10_000) -> Any:
    """So many random moves on, chance not counted."""
    while not position.is_terminal() and (moves or position.is_chance_node()):
        if position.is_chance_node():
            outcomes, odds = zip(*position.chance_outcomes(), strict=True)
            position.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            position.apply_action(int(rng.choice(position.legal_actions())))
            moves -= 1
    return position


# --- its own tests ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_random_simulations_pass_with_serialisation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=2, serialize=True, verbose=False)


@cache
def api_test() -> Any:
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - it lists all registered games when imported

    return api_test


@pytest.mark.parametrize("name", NAMES)
def test_its_api_test_knows_our_games(name: str) -> None:
    assert short_name(GAMES[name]) in api_test()._GAMES_TO_TEST


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_api_test_passes(name: str, players: int) -> None:
    module = api_test()
    made = type("Enforced", (module.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": load(name, players)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(made).run(result)
    assert result.testsRun >= 5
    assert [text for _, text in result.failures + result.errors] == []


# --- its bots -----------------------------------------------------------------------------------------------


def random_bots(game: Any) -> list[Any]:
    return [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(game.num_players())]


def mcts_bots(game: Any) -> list[Any]:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searching = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=np.random.RandomState(2))
    return [searching, *random_bots(game)[1:]]


def ismcts_bots(game: Any) -> list[Any]:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searching = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=np.random.RandomState(2))
    return [searching, *random_bots(game)[1:]]


def play(game: Any, bots: list[Any], searches: int) -> SpielState:
    """A whole game; the first bot is asked only so often, and then plays at random like the others."""
    rng, position = np.random.default_rng(3), game.new_initial_state()
    while not position.is_terminal():
        if position.is_chance_node():
            advance(position, rng, 0)
            continue
        seat = position.current_player()
        bot = bots[seat] if searches or seat else random_bots(game)[0]
        searches -= seat == 0 and searches > 0
        position.apply_action(bot.step(position))
    done: SpielState = position
    return done


@pytest.mark.parametrize("bots", [random_bots, mcts_bots, ismcts_bots], ids=lambda bots: str(bots.__name__))
@pytest.mark.parametrize("name", NAMES)
def test_its_bots_play_unchanged(name: str, bots: Callable[[Any], list[Any]]) -> None:
    game = load(name, 2)
    if bots is ismcts_bots and game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        pytest.skip("a search for games in which something is hidden")
    assert sum(play(game, bots(game), searches=3).returns()) == 0


# --- who knows what -----------------------------------------------------------------------------------------


def told(position: Any, player: int) -> list[Any]:
    """All that OpenSpiel tells a player."""
    kinds = pyspiel.PrivateInfoType
    wanted = [(True, False, kinds.SINGLE_PLAYER), (True, False, kinds.NONE), (False, False, kinds.SINGLE_PLAYER)]
    wanted.append((True, True, kinds.SINGLE_PLAYER))
    parts: list[Any] = [position.legal_actions(player)]
    for public, recall, private in wanted:
        seen = make_observation(position.get_game(), pyspiel.IIGObservationType(
            public_info=public, perfect_recall=recall, private_info=private))  # fmt: skip
        seen.set_from(position, player)
        parts += [seen.string_from(position, player), seen.tensor.tobytes()]
    return parts


def tells(position: Any, player: int, tries: int = 4) -> bool:
    expected = told(position, player)
    return any(told(position.resample_from_infostate(player, None), player) != expected for _ in range(tries))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_player_can_tell_a_resampled_world(name: str, players: int) -> None:
    game = load(name, players)
    for moves in (0, 2, 7, 19, 40):
        position = advance(game.new_initial_state(), np.random.default_rng(moves), moves)
        assert not any(tells(position, player) for player in range(players))


@pytest.mark.parametrize("name", NAMES)
def test_a_player_that_is_told_the_truth_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = advance(load(name, 2).new_initial_state(), np.random.default_rng(1), 7)
    assert not tells(position, 0)
    monkeypatch.setattr(SpielGame, "name_world", lambda _game, state, _player: str(state.freeze()))
    assert tells(position, 0, tries=10)


@pytest.mark.parametrize("name", NAMES)
def test_worlds_differ_though_nobody_can_tell(name: str) -> None:
    position = advance(load(name, 2).new_initial_state(), np.random.default_rng(1), 7)
    assert len({str(position.resample_from_infostate(0, None)) for _ in range(10)}) > 1
    assert str(position) == str(position.clone()), "and the true one stays as it is"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_plays_by_our_rules(name: str, players: int) -> None:
    """Move for move: whoever is asked, and what they may do, is what our rules say of the same state."""
    game, rng = load(name, players), np.random.default_rng(players)
    position = advance(game.new_initial_state(), rng, 0)
    while not position.is_terminal():
        state, seat = position.dealt, position.current_player()
        assert seat == state.waits_for()
        names = [position.action_to_string(seat, action) for action in position.legal_actions()]
        assert sorted(names) == sorted(GAMES[name].write(move) for move in state.moves(seat).to_list())
        advance(position, rng, 1)
    assert position.returns() == game.new_initial_state().door.rewards(position.dealt)


# --- playthroughs -------------------------------------------------------------------------------------------


def record(name: str) -> str:
    text: str = generate_playthrough.playthrough(f"{short_name(GAMES[name])}(players=2)", action_sequence=None, seed=7)
    return text


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    flags.FLAGS.mark_as_parsed()
    expected, actual = generate_playthrough.replay(str(HERE / f"{name}.txt"))
    assert actual == expected


def write() -> Iterator[str]:
    """python -m tests.doors.test_openspiel: write the playthroughs anew, to be read as a diff."""
    HERE.mkdir(exist_ok=True)
    for name in NAMES:
        (HERE / f"{name}.txt").write_text(record(name), encoding="utf-8")
        yield name


if __name__ == "__main__":
    sys.stdout.write("\n".join(write()) + "\n")
