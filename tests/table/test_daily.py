"""Deals of the day: determined by the date, verifiable by their seed, and every problem has its answer."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from foxden.botkit.daily import CYCLE, PLAYER, DailyTask, pick
from foxden.chance import FastRng
from foxden.cli import app
from foxden.game import AnyGame, Refusal
from foxden.games import GAMES
from foxden.live.dailies import daily_games, deal_day, prove_day, seed_of, verify_day
from foxden.live.days import count_streak, date_of, left_of, read_date
from foxden.record import Recorder, default_box
from foxden.state import State
from foxden.table import events as ev
from foxden.table.daily import DailyTry, is_secret_from, kit_of, score_try
from foxden.table.evolve import evolve, open_table
from foxden.table.opening import begin_daily
from foxden.table.play import make
from foxden.table.table import Table
from foxden.text import LANGUAGES, speaker

SECRET = bytes(range(32))
TODAY = read_date("2026-11-17")
DAYS = range(TODAY, TODAY + 60)
SOME = 6
"""Proofs take seconds: all answers are tried, but only some are proved again."""


def task_of(game: str, day: int = TODAY) -> DailyTask:
    return deal_day(seed_of(SECRET, day), game, day)


def all_games() -> list[AnyGame]:
    return [GAMES[name] for name in daily_games()]


def reach(game: AnyGame, task: DailyTask, moves: int = 0) -> State:
    """The starting position, after this many moves of the answer."""
    state: State = game.read_setup(default_box(game.name), task.options, task.seats, task.setup)
    recorder = Recorder(game, state, task.options, ["-"] * task.seats)
    for seat, text in [*task.moves, *task.answer[:moves]]:
        recorder.play(seat, game.read(text))
    return state


# --- days -----------------------------------------------------------------------------------------------------


def test_every_game_has_a_deal_of_the_day() -> None:
    assert daily_games() == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_date_gives_one_deal_and_another_house_or_day_gives_another(game: str) -> None:
    deal_day.cache_clear()
    first = task_of(game)
    deal_day.cache_clear()
    assert task_of(game) == first
    assert len({msgspec.json.encode(task_of(game, day)) for day in DAYS}) >= CYCLE
    seeds = {seed_of(bytes([nth] * 32), TODAY) for nth in range(20)}
    assert len(seeds) == 20


def test_no_problem_comes_again_for_a_month() -> None:
    picked = [pick(3 * CYCLE, FastRng(day), day) for day in range(400)]
    assert all(len(set(picked[start : start + CYCLE])) == CYCLE for start in range(400 - CYCLE))
    assert len(set(picked)) > 2 * CYCLE


def test_dates() -> None:
    assert date_of(TODAY) == "2026-11-17"
    assert read_date(date_of(0)) == 0
    assert left_of(86400.0 * 3 + 1) == 86399.0


@pytest.mark.parametrize(
    ("played", "streak"),
    [
        ([], 0),
        ([10], 1),
        ([9], 1),
        ([8], 1),
        ([7], 0),
        ([10, 9, 8], 3),
        ([10, 8, 7, 6], 4),
        ([10, 8, 6], 2),
        ([10, 9, 8, 7, 6, 5, 3, 2, 1], 9),
        ([10, 8, 7, 6, 5, 4, 3, 1], 8),
        ([10, 8, 7, 6, 5, 4, 2], 6),
        ([10, 8, 7, 6, 5, 3], 5),
    ],
)
def test_a_streak_forgives_one_missed_day_a_week(played: list[int], streak: int) -> None:
    assert count_streak(played, 10) == streak


# --- fairness -------------------------------------------------------------------------------------------------


def test_a_day_is_verified_by_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "day.json"
    file.write_bytes(msgspec.json.encode(prove_day(SECRET, TODAY)) + b"\n")
    run = CliRunner().invoke(app, ["verify", str(file)])
    assert run.exit_code == 0, run.output
    assert "2026-11-17" in run.output


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_was_changed_is_noticed(game: str, tmp_path: Path) -> None:
    proof = prove_day(SECRET, TODAY)
    other = msgspec.structs.replace(proof, tasks={**proof.tasks, game: task_of(game, TODAY + 1)})
    with pytest.raises(Refusal):
        verify_day(other)
    with pytest.raises(Refusal):
        verify_day(msgspec.structs.replace(proof, seed=seed_of(SECRET, TODAY + 1)))
    file = tmp_path / "day.json"
    file.write_bytes(msgspec.json.encode(other) + b"\n")
    run = CliRunner().invoke(app, ["verify", str(file)])
    assert run.exit_code == 1
    assert "seed deals" in run.output


# --- problems -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_answer_that_can_come_in_sixty_days_makes_what_it_says(game: AnyGame) -> None:
    kit = kit_of(game)
    tasks = kit.tasks() if kit.tasks is not None else [task_of(game.name, day) for day in DAYS]
    assert len(tasks) >= CYCLE
    assert all(task_of(game.name, day) in tasks for day in DAYS)
    for task in tasks:
        state = reach(game, task, len(task.answer))
        assert kit.is_over(state, task)
        assert kit.score(state, task, [*task.moves, *task.answer]).points == task.best
        assert not kit.is_over(reach(game, task), task)


@pytest.mark.parametrize("game", [game for game in all_games() if kit_of(game).prove], ids=lambda game: game.name)
def test_answers_are_proved_and_wrong_ones_are_not(game: AnyGame) -> None:
    kit = kit_of(game)
    assert kit.tasks is not None
    assert kit.prove is not None
    tasks = kit.tasks()
    for task in tasks[:: max(1, len(tasks) // SOME)][:SOME]:
        assert kit.prove(task)
    first, second = tasks[0], next(task for task in tasks if task.answer[0] != tasks[0].answer[0])
    assert not kit.prove(msgspec.structs.replace(first, answer=second.answer, best=first.best + 1))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_whoever_counts_the_signs_learns_nothing_of_the_deal(game: AnyGame) -> None:
    """The best answer of any day looks like that of any other."""
    kit = kit_of(game)
    tasks = kit.tasks() if kit.tasks is not None else [task_of(game.name, day) for day in DAYS]
    scored = [kit.score(reach(game, task, len(task.answer)), task, [*task.moves, *task.answer]) for task in tasks]
    assert len({score.signs for score in scored}) == 1


# --- at a table -----------------------------------------------------------------------------------------------


def open_try(game: str, task: DailyTask) -> Table:
    first, *log = begin_daily("ada", "Ada", game, DailyTry(TODAY, True, task), "ab" * 32, 1.0)
    assert isinstance(first, ev.Opened)
    return open_table(f"{game}-x", first, log)


def follow(table: Table, task: DailyTask) -> Table:
    """Play the answer at the table, event by event, as they are written and read again."""
    for seat, text in task.answer:
        for event in make(table, seat, text, "person", 2.0):
            table = evolve(table, ev.decode_event(ev.encode_event(event)))
    return table


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_try_begins_where_the_day_wants_it_and_ends_with_points(game: AnyGame) -> None:
    task = task_of(game.name)
    table = open_try(game.name, task)
    assert table.phase == "playing"
    assert table.state.freeze() == reach(game, task).freeze()
    assert not table.can_undo(PLAYER)
    assert score_try(table) is None
    table = follow(table, task)
    assert table.phase == "over"
    scored = score_try(table)
    assert scored is not None
    assert scored.points == task.best
    assert not any(sign.isalnum() for sign in scored.signs), "signs spoil nothing"
    for language in LANGUAGES:
        said = speaker(language)
        assert said(task.ask, **task.words)
        assert kit_of(game).tell(scored.points, task, said)
        assert kit_of(game).tell_answer(task, said)


def test_a_try_is_its_players_until_the_day_is_over() -> None:
    table = open_try("foxy", task_of("foxy"))
    assert is_secret_from(table, "ben", TODAY)
    assert is_secret_from(table, None, TODAY)
    assert not is_secret_from(table, "ada", TODAY)
    assert not is_secret_from(table, "ben", TODAY + 1)
