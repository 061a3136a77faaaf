"""PufferLib's own vector environments play our games in its buffers. Where it is not installed, nothing is asked."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foxden.chance import FastRng
from foxden.games import GAMES

pytestmark = pytest.mark.skipif(find_spec("pufferlib") is None, reason="PufferLib is not installed")
COUNT = 5
NAMES = [name for name, game in GAMES.items() if game.encoding]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It puts a link into whatever folder it is imported in."""
    monkeypatch.chdir(tmp_path)


def make(name: str, backend: str, **given: Any) -> Any:
    puffer = importlib.import_module("pufferlib.vector")
    shared = importlib.import_module("foxden.vector.pufferlib").SharedPlay
    kwargs = {"count": COUNT, "players": 2}
    return puffer.make(shared, env_args=[name], env_kwargs=kwargs, backend=backend, num_envs=2, **given)


def masks_of(envs: Any, seen: Any) -> Any:
    return seen[:, -envs.single_action_space.n :]


@pytest.mark.parametrize("name", NAMES)
def test_its_policies_need_not_look_at_masks(name: str) -> None:
    """Whatever is sampled, the games go on, in its buffers, and it is told how often that was no action."""
    envs, infos = make(name, "Serial"), []
    seen, _ = envs.reset(seed=4)
    ended = 0
    while ended < 4:
        before = seen.copy()
        seen, rewards, ends, cuts, told = envs.step(envs.action_space.sample())
        assert envs.observation_space.contains(seen)
        assert seen is envs.observations
        assert not (before == seen).all()
        assert not cuts.any()
        assert not rewards[~ends].any()
        for number, env in enumerate(envs.envs):
            rows, games = slice(number * COUNT, (number + 1) * COUNT), env.games
            assert (seen[rows, : games.door.size] == games.observations).all()
            assert (masks_of(envs, seen)[rows] == games.unpack()).all()
            assert (rewards[rows] == games.earned.astype(np.float32)).all()
            assert (ends[rows] == games.ends).all()
        infos += told
        ended += int(ends.sum())
    assert sum(each["ended"] for each in infos) == ended
    assert any(each["illegal"] > 0 for each in infos)
    envs.close()


@pytest.mark.parametrize("name", NAMES)
def test_in_shared_memory_the_games_are_the_same(name: str) -> None:
    """Its processes, and its loop; with the same seeds and legal actions."""
    told: list[list[bytes]] = []
    for backend, given in (("Serial", {}), ("Multiprocessing", {"num_workers": 2, "overwork": True})):
        envs, rng, heard = make(name, backend, **given), np.random.default_rng(1), []
        seen, _ = envs.reset(seed=4)
        for _ in range(60):
            heard.append(seen.tobytes())
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks_of(envs, seen)])
            seen, rewards, ends, _, infos = envs.step(actions)
            heard += [rewards.tobytes(), ends.tobytes()]
            assert not any(each["illegal"] for each in infos)
        told.append(heard)
        envs.close()
    assert told[0] == told[1]


@pytest.mark.parametrize("name", NAMES)
def test_its_buffers_hold_nothing_that_is_hidden(name: str) -> None:
    envs, rng = make(name, "Serial"), FastRng(2)
    envs.reset(seed=4)
    for _ in range(9):
        envs.step(envs.action_space.sample())
    expected = envs.observations.tobytes()
    for env in envs.envs:
        batch = env.games.batch
        for number, state in enumerate(batch.states):
            batch.states[number] = env.games.door.game.redeal(state, int(env.games.seats[number]), rng)
        batch.look()
        env.show()
    assert envs.observations.tobytes() == expected
    for env in envs.envs:
        env.observations[:, 0] = [hash(tuple(state.freeze())) % 30_000 for state in env.games.batch.states]
    assert envs.observations.tobytes() != expected, "a number of the true state is noticed"
    envs.close()
