"""PettingZoo's own tests hold for our games, with every number of players; and what it is given is nobody's secret."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo import make

from foxden.chance import FastRng
from foxden.doors import pettingzoo
from foxden.doors.door_game import DoorGame, IllegalAction
from foxden.doors.drawing import draw, paint
from foxden.games import GAMES

with warnings.catch_warnings():
    # They import one of PettingZoo's own games, where pygame is there, in a way that it warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

MOST = 5
"""Of a game without a limit."""
TABLES = [
    (name, players)
    for name, game in GAMES.items()
    if game.encoding
    for players in range(game.least, (game.most or MOST) + 1)
]
TOGETHER = [(name, players) for name, players in TABLES if (each := GAMES[name].encoding) and each.together]

# A dictionary with a mask is what PettingZoo's own card and board games have, too; it knows those by their names.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{each}")
    for each in (
        "Observation space for each agent probably",
        "Observation is not a NumPy array",
        "Action mask numpy array is all",
    )
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_api_test_passes(name: str, players: int) -> None:
    api_test(pettingzoo.load(name).env(players=players))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_seed_test_passes(name: str, players: int) -> None:
    seed_test(lambda: pettingzoo.load(name).env(players=players))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_render_test_passes(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **given: pettingzoo.load(name).env(players=players, **given))
    assert capsys.readouterr().out, "what people look at is printed"


@pytest.mark.parametrize(("name", "players"), TOGETHER)
def test_its_tests_for_all_at_once_pass(name: str, players: int) -> None:
    version = pettingzoo.load(name)
    parallel_api_test(version.parallel_env(players=players))
    parallel_seed_test(lambda: version.parallel_env(players=players))


@pytest.mark.parametrize("name", dict(TOGETHER))
def test_its_max_cycles_test_passes(name: str) -> None:
    max_cycles_test(pettingzoo.load(name))


# --- beyond its tests ---------------------------------------------------------------------------------------


def test_games_are_found_by_name_and_version() -> None:
    for name, game in GAMES.items():
        if game.encoding:
            version = getattr(pettingzoo, f"{name}_v{game.encoding.version}")
            assert version.env().unwrapped.metadata["name"] == f"{name}_v{game.encoding.version}"
            made = make("aec", f"foxden/{name}-v{game.encoding.version}", players=2)
            assert made.possible_agents == ["player_0", "player_1"]
            if game.encoding.together:
                assert make("parallel", f"foxden/{name}-v{game.encoding.version}", players=3).max_num_agents == 3
    with pytest.raises(AttributeError, match="chess_v6"):
        pettingzoo.chess_v6  # noqa: B018 - asked for, that is all


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    envs = [pettingzoo.load(name).raw_env(players=players) for _ in range(2)]
    for env in envs:
        env.reset(seed=8)
    assert envs[0].seats.state.freeze() == envs[1].seats.state.freeze()
    envs[1].reset(seed=9)
    assert envs[0].seats.state.freeze() != envs[1].seats.state.freeze()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_all_get_of_a_game_sums_to_nothing(name: str, players: int) -> None:
    env = pettingzoo.load(name).raw_env(players=players)
    env.reset(seed=4)
    while not env.seats.state.over():
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert all(-1 <= reward <= 1 for reward in rewards)
    assert sum(rewards) == pytest.approx(0 if players > 1 else rewards[0])
    assert {env.infos[agent]["rank"] for agent in env.agents} >= {1} or players == 1


@pytest.mark.parametrize("name", dict(TABLES))
def test_an_environment_can_be_pickled(name: str) -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.load(name).raw_env(max_cycles=3)))
    assert (env.max_cycles, env.metadata["name"]) == (3, pettingzoo.version_name(name))


@pytest.mark.parametrize("name", dict(TABLES))
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    door, rng = DoorGame(name, 2), FastRng(3)
    state = door.deal(rng)
    before, seat = state.freeze(), int(state.waits_for())
    for action in (-1, door.actions):
        with pytest.raises(IllegalAction, match="isn’t legal"):
            door.act(state, seat, action, rng)
    if not state.must(1 - seat):
        with pytest.raises(IllegalAction, match="isn’t legal"):
            door.act(state, 1 - seat, 0, rng)
    if not door.encoding.absorb:
        illegal = next(int(each) for each in np.flatnonzero(door.mask(state, seat) == 0))
        with pytest.raises(IllegalAction):
            door.act(state, seat, illegal, rng)
    assert state.freeze() == before


def test_an_option_that_is_not_there_is_refused() -> None:
    for name, _ in TABLES:
        with pytest.raises(Exception, match="no-such-option"):
            pettingzoo.load(name).raw_env(options={"nothing": True})
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.load(TABLES[0][0]).raw_env(render_mode="film")


def test_only_where_all_are_asked_at_once_they_act_at_once() -> None:
    assert TOGETHER
    for name in dict(TABLES):
        if name not in dict(TOGETHER):
            with pytest.raises(ValueError, match="because players take turns"):
                pettingzoo.load(name).parallel_env()


# --- secrecy ------------------------------------------------------------------------------------------------


def shown(env: pettingzoo.TurnByTurn, agent: str) -> list[object]:
    """All that an environment gives an agent: numbers, masks, and pictures of both kinds."""
    env.agent_selection, seen = agent, env.observe(agent)
    env.seats.mode = "ansi"
    text = env.seats.render(agent)
    return [seen["observation"].tobytes(), seen["action_mask"].tobytes(), text]


def tells(env: pettingzoo.TurnByTurn, agent: str, rng: FastRng, tries: int = 5) -> bool:
    """Can this agent tell the true world from one that it cannot know from it?"""
    game, true, seat = env.seats.door.game, env.seats.state, env.seats.seat_of[agent]
    expected = shown(env, agent)
    found = False
    for _ in range(tries):
        env.seats.state = game.redeal(true, seat, rng)
        found = found or shown(env, agent) != expected
    env.seats.state = true
    return found


def wander(name: str, players: int, steps: int) -> pettingzoo.TurnByTurn:
    env, rng = pettingzoo.load(name).raw_env(players=players, render_mode="ansi"), np.random.default_rng(steps)
    env.reset(seed=steps)
    for _ in range(steps):
        if env.seats.state.over():
            break
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    return env


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_agent_is_shown_what_its_seat_may_not_know(name: str, players: int) -> None:
    rng = FastRng(6)
    for steps in (0, 3, 9, 26, 60):
        env = wander(name, players, steps)
        assert not any(tells(env, agent, rng) for agent in env.possible_agents)


def frames_differ(env: pettingzoo.TurnByTurn, agent: str | None, dealt_for: int | None, tries: int = 3) -> bool:
    """Is what an agent is shown by `rgb_array` another picture in a world dealt anew for somebody? As it is drawn in
    all of these worlds, and as pixels, which take longer, in the last."""
    env.seats.mode = "rgb_array"
    game, true, rng = env.seats.door.game, env.seats.state, FastRng(6)
    viewer = None if agent is None else env.seats.seat_of[agent]
    drawn, frame = draw(game, true, viewer), env.seats.render(agent)
    found = False
    for _ in range(tries):
        env.seats.state = game.redeal(true, dealt_for, rng)
        found = found or draw(game, env.seats.state, viewer) != drawn
    found = found or bool((env.seats.render(agent) != frame).any())
    env.seats.state = true
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_picture_shows_what_its_viewer_may_not_know(name: str, players: int) -> None:
    env = wander(name, players, 9)
    assert not frames_differ(env, None, None), "of all at once, what everybody may see"
    assert not frames_differ(env, env.agent_selection, env.seats.seat_of[env.agent_selection])


def test_a_picture_that_shows_more_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat's picture, handed to everybody: where a seat has secrets, a redeal for the public changes it. And one
    pixel that depends on the true state."""
    for name in dict(TABLES):
        env = wander(name, 2, 9)
        assert frames_differ(env, env.agent_selection, None) == (not GAMES[name].open_hands)

    def leak(game: Any, state: Any, seat: int | None) -> Any:
        pixels = paint(game, state, seat)
        pixels[0, 0] = hash(tuple(state.freeze())) % 256
        return pixels

    monkeypatch.setattr(pettingzoo, "paint", leak)
    for name in dict(TABLES):
        env = wander(name, 2, 9)
        assert frames_differ(env, env.agent_selection, env.seats.seat_of[env.agent_selection])


@pytest.mark.parametrize("name", dict(TABLES))
def test_an_environment_that_looks_at_the_state_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak planted where observations are made: the hash of the true state among the numbers."""
    honest = DoorGame.observe

    def leak(door: DoorGame, state: Any, seat: int) -> Any:
        numbers = honest(door, state, seat).copy()
        numbers[-1] = hash(tuple(state.freeze())) % 30_000
        return numbers

    env = wander(name, 2, 9)
    assert not tells(env, env.possible_agents[0], FastRng(6))
    monkeypatch.setattr(DoorGame, "observe", leak)
    assert tells(env, env.possible_agents[0], FastRng(6))
