"""Many games at once are the same games: what is lent is what each seat's view says, and nobody's secret."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from foxden import FORM
from foxden.chance import FastRng
from foxden.doors.door_game import IllegalAction
from foxden.games import GAMES
from foxden.tensors import Tensors
from foxden.vector import LENT, ManyGames
from foxden.vector.gymnasium import SelfPlay
from tests.doors.test_pettingzoo import TABLES

pytestmark = pytest.mark.contract
COUNT = 5
NAMES = list(dict(TABLES))


def arrays(games: ManyGames) -> list[np.ndarray[Any, Any]]:
    return [games.observations, games.masks, games.seats, games.rewards, games.earned, games.ends]


def written(games: ManyGames) -> bytes:
    return b"".join(each.tobytes() for each in arrays(games))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_each_game_shows_its_seat_what_its_view_says(name: str, players: int) -> None:
    games = ManyGames(name, COUNT, players, seed=players)
    for _ in range(60):
        for number, state in enumerate(games.batch.states):
            seat = int(games.seats[number])
            assert seat == state.waits_for()
            assert (games.observations[number] == games.door.observe(state, seat)).all()
            assert (games.unpack()[number] == games.door.mask(state, seat)).all()
        games.step_randomly()


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_a_move_by_the_rules(name: str) -> None:
    """The same actions, one game at a time."""
    games, rng = ManyGames(name, COUNT, seed=3), np.random.default_rng(3)
    for _ in range(60):
        twins = [state.copy() for state in games.batch.states]
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in games.unpack()])
        seats = games.seats.copy()
        games.step(actions)
        for number, (twin, state) in enumerate(zip(twins, games.batch.states, strict=True)):
            twin.play(int(seats[number]), games.door.find_move(twin, int(seats[number]), int(actions[number])))
            if twin.over():
                assert games.ends[number]
                assert games.rewards[number].tolist() == games.door.rewards(twin)
            elif twin.waits_for() >= 0:
                assert twin.freeze() == state.freeze()


@pytest.mark.parametrize("name", NAMES)
def test_games_that_end_are_dealt_again(name: str) -> None:
    games, ended = ManyGames(name, COUNT, seed=1), 0
    while ended < 3 * COUNT:
        games.step_randomly()
        ended += int(games.ends.sum())
        assert not games.rewards[games.ends == 0].any()
        assert games.rewards.sum() == pytest.approx(0)
        assert not any(state.over() for state in games.batch.states)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_memory_is_written_at_every_step(name: str) -> None:
    games = ManyGames(name, COUNT)
    before = [each.__array_interface__["data"] for each in arrays(games)]
    first = written(games)
    for _ in range(30):
        games.step_randomly()
    assert [each.__array_interface__["data"] for each in arrays(games)] == before
    assert written(games) != first, "and the arrays show it"
    assert not any(each.flags.writeable for each in arrays(games))


@pytest.mark.parametrize("name", NAMES)
def test_a_caller_brings_arrays_of_its_own(name: str) -> None:
    games = ManyGames(name, COUNT, seed=5)
    mine = {each: np.zeros_like(getattr(games, each)) for each in LENT}
    twin = ManyGames(name, COUNT, seed=5, into=mine)
    for _ in range(30):
        assert all(getattr(twin, each) is mine[each] for each in LENT)
        assert written(twin) == written(games)
        mine["masks"][:] = 255
        mine["seats"][:] = 0
        games.step_randomly()
        twin.step(games.actions)
    twin.reset(seed=6)
    assert written(twin) == written(ManyGames(name, COUNT, seed=6))


@pytest.mark.parametrize("name", NAMES)
def test_a_caller_writes_actions_where_they_are_read(name: str) -> None:
    games, twin = ManyGames(name, COUNT, seed=5), ManyGames(name, COUNT, seed=5)
    held = twin.actions
    for kind in (np.int64, np.int32, np.uint16) * 5:
        games.step_randomly()
        if kind is np.int64:
            held[:] = games.actions
            twin.step()
        else:
            twin.step(games.actions.astype(kind))
        assert twin.actions is held
        assert written(twin) == written(games)
    assert np.shares_memory(held, np.frombuffer(memoryview(twin.batch.chosen), np.int64))


@pytest.mark.parametrize("name", NAMES)
def test_where_it_is_wanted_what_is_not_legal_is_replaced(name: str) -> None:
    games, rng, ended = ManyGames(name, COUNT, seed=5), np.random.default_rng(5), 0
    while not ended:
        legal, tried = games.unpack(), rng.integers(-1, games.door.actions + 1, COUNT)
        games.take(tried)
        good = (tried >= 0) & (tried < games.door.actions)
        good[good] = legal[good, tried[good]] == 1
        assert games.step_anyhow() == COUNT - good.sum()
        assert (games.actions[good] == tried[good]).all()
        assert legal[np.arange(COUNT), games.actions].all()
        ended += int(games.ends.sum())


def test_an_array_that_does_not_fit_is_refused() -> None:
    games = ManyGames(NAMES[0], COUNT)
    for wrong in (
        {"nothing": games.ends},
        {"ends": games.ends},
        {"ends": np.zeros(COUNT, np.int64)},
        {"ends": np.zeros(COUNT + 1, np.uint8)},
    ):
        with pytest.raises(ValueError, match="array"):
            ManyGames(NAMES[0], COUNT, into=wrong)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    runs = [ManyGames(name, COUNT, seed=seed) for seed in (5, 5, 6)]
    for games in runs:
        for _ in range(40):
            games.step_randomly()
    assert written(runs[0]) == written(runs[1]) != written(runs[2])
    runs[2].reset(seed=5)
    assert written(runs[2]) == written(ManyGames(name, COUNT, seed=5))


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    games = ManyGames(name, COUNT, 2)
    legal = np.array([np.flatnonzero(mask)[0] for mask in games.unpack()])
    before = written(games), [state.freeze() for state in games.batch.states]
    for wrong in (-1, games.door.actions, 1 << 40):
        with pytest.raises(IllegalAction, match=f"game {COUNT - 1}: action {wrong}"):
            games.step(np.array([*legal[:-1], wrong]))
    if not games.unpack()[-1].all():
        with pytest.raises(IllegalAction):
            games.step(np.array([*legal[:-1], np.flatnonzero(games.unpack()[-1] == 0)[0]]))
    with pytest.raises(ValueError, match="one for each game"):
        games.step(legal[:-1])
    with pytest.raises(ValueError, match="integers"):
        games.step(legal.astype(float))
    assert (written(games), [state.freeze() for state in games.batch.states]) == before


def test_there_is_a_limit() -> None:
    for count in (0, 1 << 21):
        with pytest.raises(ValueError, match="count must be"):
            ManyGames(NAMES[0], count)


# --- nothing is made anew -----------------------------------------------------------------------------------

Step = Callable[[ManyGames, NDArray[np.int64]], object]
MANY = 2048
ROOM = MANY * 6
"""Bytes: less than any array of a number for each game has, and more than a game needs that is dealt anew."""


def watch(name: str, count: int, steps: int, step: Step) -> Iterator[tuple[int, int]]:
    """Step by step, with a caller's actions and into a caller's arrays: how much memory there is, and how much more the
    step needed and gave back."""
    twin, chosen = ManyGames(name, count, seed=2), np.zeros(count, np.int64)
    tracemalloc.start()
    try:
        games = ManyGames(name, count, seed=2, into={each: np.zeros_like(getattr(twin, each)) for each in LENT})
        for _ in range(steps):
            twin.step_randomly()
            chosen[:] = twin.actions
            before, _ = tracemalloc.get_traced_memory()
            tracemalloc.reset_peak()
            step(games, chosen)
            after, peak = tracemalloc.get_traced_memory()
            yield after, peak - max(before, after)
    finally:
        tracemalloc.stop()
    assert written(games) == written(twin)


def most_at_once(name: str, step: Step) -> int:
    return max(needed for _, needed in watch(name, MANY, 60, step))


def left_behind(name: str, step: Step) -> float:
    """For each game and step. All have been dealt anew, and so have grown as large as they ever are, when it begins."""
    count, steps = 256, 1000
    held = [after for after, _ in watch(name, count, steps, step)]
    return (held[-1] - held[steps // 2]) / (count * steps // 2)


def copy_and_step(games: ManyGames, chosen: NDArray[np.int64]) -> None:
    games.step(chosen.copy())


@pytest.mark.skipif(FORM != "compiled", reason="plain numbers are objects")
@pytest.mark.parametrize("name", NAMES)
def test_a_step_makes_no_array_and_leaves_nothing_behind(name: str) -> None:
    assert most_at_once(name, ManyGames.step) < ROOM
    assert left_behind(name, ManyGames.step) < 1


@pytest.mark.skipif(FORM != "compiled", reason="plain numbers are objects")
def test_a_step_that_copies_or_keeps_something_is_noticed() -> None:
    assert most_at_once(NAMES[0], copy_and_step) > ROOM
    kept: list[object] = []

    def step_and_keep(games: ManyGames, chosen: NDArray[np.int64]) -> None:
        games.step(chosen)
        kept.append(games.seats.copy())

    assert left_behind(NAMES[0], step_and_keep) > 1


# --- secrecy ------------------------------------------------------------------------------------------------


def tells(games: ManyGames, rng: FastRng, tries: int = 5) -> bool:
    """Is anything that is lent different in worlds that the seats it is lent to cannot tell apart?"""
    true, expected, found = list(games.batch.states), written(games), False
    for _ in range(tries):
        for number, state in enumerate(true):
            games.batch.states[number] = GAMES[games.door.game.name].redeal(state, int(games.seats[number]), rng)
        games.batch.look()
        found = found or written(games) != expected
    games.batch.states[:] = true
    games.batch.look()
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nobody_is_lent_what_they_may_not_know(name: str, players: int) -> None:
    games, rng = ManyGames(name, COUNT, players, seed=2), FastRng(2)
    for _ in range(25):
        assert not tells(games, rng, tries=2)
        games.step_randomly()
        games.step_randomly()


@pytest.mark.parametrize("name", NAMES)
def test_a_number_of_the_true_state_is_noticed(name: str) -> None:
    honest = ManyGames(name, COUNT, 2).door.encoding.tensors

    class Leaky(Tensors):
        def write(self, state: Any, seat: Any, into: Any, start: Any) -> None:
            honest.write(state, seat, into, start)
            into[start] = hash(tuple(state.freeze())) % 30_000

        def mark(self, state: Any, seat: Any, into: Any, start: Any) -> None:
            honest.mark(state, seat, into, start)

    games = ManyGames(name, COUNT, 2)
    for _ in range(9):
        games.step_randomly()
    assert not tells(games, FastRng(2))
    games.batch.tensors = Leaky(honest.actions, honest.size)
    games.batch.look()
    assert tells(games, FastRng(2))


# --- Gymnasium ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_s_vector_environment_plays_them(name: str) -> None:
    env, rng, ended = SelfPlay(name, COUNT, 2), np.random.default_rng(1), 0
    seen, info = env.reset(seed=4)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    while ended < COUNT:
        assert env.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        acted = info["seat"]
        seen, rewards, ends, cuts, info = env.step(actions)
        assert rewards.tolist() == info["rewards"][np.arange(COUNT), acted].tolist()
        assert not cuts.any()
        ended += int(ends.sum())
    again, _ = env.reset(seed=4)
    first, _ = SelfPlay(name, COUNT, 2).reset(seed=4)
    assert (again["observation"] == first["observation"]).all()
