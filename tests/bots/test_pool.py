"""Bots in their own processes: whatever happens to a process, every question is answered."""

from __future__ import annotations

import asyncio
import io
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from httpx import ASGITransport, AsyncClient

from foxden.bots.levels import LEVELS
from foxden.bots.pool import LONGEST, PATIENCE, POLITE, SHORTEST, NoAnswer, Pool, share
from foxden.bots.question import LENGTH, READY, Question, pack
from foxden.bots.worker import answer, rehearse, use_the_time, work
from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.games.foxy.bot import USUAL, Study, study_of
from foxden.priority import lower_priority
from foxden.record import decode, default_box
from foxden.record_check import check
from foxden.web.app import make_app
from foxden.web.settings import Settings
from tests.live.client import Guest, play_on
from tests.live.server import Server, running
from tests.positions import Setting
from tests.store.databases import Database

POOL = "foxden.bots.worker"


def ask_about(name: str, level: str = "cub", moves: int = 6) -> Question:
    game = GAMES[name]
    state = Setting(game, 2, game.settle({}), 3).play(moves).state
    seat = state.waits_for()
    return Question(name, level, seat, 1, game.look(state, seat), game.redeal(state, seat, FastRng(1)))


@pytest.mark.parametrize("name", GAMES)
async def test_every_level_answers_as_it_would_here(name: str) -> None:
    pool = Pool(2)
    try:
        questions = [ask_about(name, level.name) for level in LEVELS[name]]
        moves = await asyncio.gather(*(pool.choose(question) for question in questions))
        for question, move in zip(questions, moves, strict=True):
            assert question.redealt.moves(question.seat).has(move)
        assert moves[0] == answer(questions[0], 10.0), "the lowest level has iterations for a moment only"
    finally:
        await pool.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_process_that_dies_or_stalls_is_replaced_and_asked_the_same(how: signal.Signals) -> None:
    pool = Pool(1)
    try:
        question = ask_about("foxrun")
        move = await pool.choose(question)
        old = pool.processes[0]
        os.kill(old.pid, how)
        assert await pool.choose(question) == move
        assert pool.processes[0].pid != old.pid
        assert old.returncode is not None, "it has ended; by what, the system does not always tell"
    finally:
        await pool.close()


async def test_a_question_that_kills_whoever_is_asked_is_given_up() -> None:
    pool = Pool(1)
    try:
        with pytest.raises(NoAnswer):
            await pool.choose(ask_about("foxrun", level="no such level"))
        assert await pool.choose(ask_about("foxrun")) >= 0, "and the next is answered"
    finally:
        await pool.close()


async def test_no_process_is_left_behind() -> None:
    pool = Pool(2)
    await pool.choose(ask_about("foxrun"))
    processes = list(pool.processes.values())
    await pool.close()
    assert all(process.returncode is not None for process in processes)


def test_a_process_whose_house_is_gone_ends() -> None:
    process = subprocess.run([sys.executable, "-m", POOL], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert process.returncode == 0


def test_a_process_whose_house_goes_while_it_wakes_ends_without_a_word() -> None:
    pipe = subprocess.PIPE
    process = subprocess.Popen([sys.executable, "-m", POOL], stdin=pipe, stdout=pipe, stderr=pipe)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.close()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 0
    process.stderr.close()


# --- awake before anybody asks ------------------------------------------------------------------------------


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


async def test_processes_are_there_before_the_first_question() -> None:
    pool = Pool(2)
    try:
        assert not pool.processes
        pool.wake()
        await until(lambda: len(pool.processes) == 2)
        pids = {process.pid for process in pool.processes.values()}
        await pool.choose(ask_about("foxrun"))
        assert {process.pid for process in pool.processes.values()} == pids, "it was answered by one of these"
    finally:
        await pool.close()


async def test_they_are_polite_from_the_beginning() -> None:
    pool = Pool(1)
    try:
        pool.wake()
        await until(lambda: pool.processes)
        assert os.getpriority(os.PRIO_PROCESS, pool.processes[0].pid) == os.getpriority(os.PRIO_PROCESS, 0) + POLITE
    finally:
        await pool.close()


async def test_a_house_opens_though_no_process_can_be_started(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    python = sys.executable
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    app = make_app(Settings(database=sqlite.address, bots=1))
    async with (
        app.router.lifespan_context(app),
        AsyncClient(transport=ASGITransport(app), base_url="http://localhost") as guest,
    ):
        assert (await guest.get("/healthz")).status_code == 200
        await until(lambda: "could not be started" in caplog.text)
        assert (await guest.get("/")).status_code == 200
        pool = app.state.site.house.bots
        with pytest.raises(NoAnswer):
            await pool.choose(ask_about("foxrun"))
        monkeypatch.setattr(sys, "executable", python)
        assert await pool.choose(ask_about("foxrun")) >= 0, "who could not be started is tried again"


async def test_a_house_without_bots_starts_nothing(sqlite: Database) -> None:
    app = make_app(Settings(database=sqlite.address, bots=0))
    async with app.router.lifespan_context(app):
        assert app.state.site.house.bots is None


async def test_a_house_wakes_its_bots_when_it_opens(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_BOTS="2") as server:
        await until(lambda: len(bot_processes(server)) == 2)


# --- getting ready --------------------------------------------------------------------------------------------


def test_a_question_ends_a_rehearsal_after_the_step_it_came_in() -> None:
    steps = []
    out, into = os.pipe()

    def rehearsal() -> Iterator[None]:
        for step in range(10):
            if step == 3:
                os.write(into, b"a question")
            steps.append(step)
            yield

    with os.fdopen(out, "rb") as stream, os.fdopen(into, "wb"):
        use_the_time(stream, rehearsal())
    assert steps == [0, 1, 2, 3]


def test_windows_which_cannot_look_into_a_pipe_prepares_everything_first(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = []
    heard = io.BytesIO()

    def refuse(*_given: object) -> None:
        raise OSError("not a socket")

    def rehearsal() -> Iterator[None]:
        for step in range(10):
            steps.append((step, heard.getvalue()))
            yield

    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("select.select", refuse)
    monkeypatch.setattr("foxden.bots.worker.rehearse", rehearsal)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(pack((ask_about("foxrun"), 1.0)))))
    monkeypatch.setattr("sys.stdout", SimpleNamespace(buffer=heard))
    work()
    assert steps == [(step, b"") for step in range(10)]
    assert heard.getvalue().startswith(READY + LENGTH.pack(len(heard.getvalue()) - len(READY) - LENGTH.size))


def test_windows_has_no_niceness(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.delattr("os.setpriority")
    monkeypatch.delattr("os.getpriority")
    monkeypatch.delattr("os.PRIO_PROCESS")
    lower_priority(POLITE)


def test_what_is_rehearsed_is_what_is_asked_in_a_usual_game() -> None:
    """After it the bots of all levels have nothing left to find out, for their moves and for hints."""
    study_of.cache_clear()
    for _ in rehearse():
        pass
    made = study_of.cache_info().currsize
    for level in LEVELS["foxy"]:
        answer(ask_about("foxy", level.name), 1.0)
    answer(replace(ask_about("foxy", "aesop"), hint=True), 1.0)
    assert study_of.cache_info().currsize == made == len(LEVELS["foxy"])


def test_who_learns_bit_by_bit_knows_the_same_in_the_end() -> None:
    box = default_box("foxy")
    once, often = (Study(box, USUAL, (0.04, 0.08)) for _ in range(2))
    while often.left:
        often.go_on(7_001)
    assert list(once.finish().counts) == list(often.belief.counts)
    assert list(once.belief.hopes) == list(often.belief.hopes)
    hasty = Study(box, USUAL, (0.04, 0.08))
    hasty.go_on(7_001)
    assert list(hasty.belief.counts) != list(once.belief.counts), "a part of it would be another bot"


async def test_whoever_is_asked_while_it_learns_answers_as_ever() -> None:
    pool = Pool(1)
    try:
        pool.wake()
        question = ask_about("foxy", "kitsune", moves=10)
        assert await pool.choose(question) == answer(question, 1.0)
        assert await pool.choose(ask_about("foxrun")) == answer(ask_about("foxrun"), 10.0)
    finally:
        await pool.close()


# --- how long they think ------------------------------------------------------------------------------------


def test_in_a_quiet_house_the_best_may_think_its_time_and_no_longer() -> None:
    assert share(100.0, [100.0], workers=1) == LONGEST < 1


@pytest.mark.parametrize(("waiting", "workers"), [(1, 1), (2, 2), (10, 1), (100, 1), (100, 2), (500, 2)])
def test_however_many_wait_nobody_waits_too_long(waiting: int, workers: int) -> None:
    """All asked at once; each thinks as long as it is allowed to."""
    now, asked, longest = 0.0, [0.0] * waiting, 0.0
    while asked:
        seconds = share(now, asked, workers)
        asked = asked[workers:]
        now += seconds
        longest = max(longest, now)
    assert longest <= PATIENCE + 1e-6


def test_who_comes_late_in_a_long_line_thinks_hardly_at_all() -> None:
    assert share(PATIENCE + 1, [0.0, 0.5], workers=1) == SHORTEST


# --- at the table -------------------------------------------------------------------------------------------


def bot_processes(server: Server) -> list[int]:
    """The bot processes started by this server."""
    assert server.process is not None
    folder = Path("/proc")
    found = []
    for process in folder.iterdir():
        if process.name.isdigit():
            try:
                command = (process / "cmdline").read_bytes()
                parent = (process / "stat").read_text().rpartition(") ")[2].split()[1]
            except OSError:
                continue
            if POOL.encode() in command and int(parent) == server.process.pid:
                found.append(int(process.name))
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_against_a_bot_goes_on_when_its_process_is_killed(
    game: str, sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_BOTS="1") as server:
        ada = Guest(server, "Ada")
        chair = await ada.visit(await ada.open_table(game))
        await chair.must("sit", name="Ada")
        await chair.must("addbot", bot="aesop")
        await chair.must("ready", salt="mine")
        await chair.must("start")
        killed: set[int] = set()

        async def kill_now_and_then() -> None:
            while True:
                for process in set(bot_processes(server)) - killed:
                    os.kill(process, signal.SIGKILL)
                    killed.add(process)
                await asyncio.sleep(0.05 if not killed else 4)  # time to start another

        killer = asyncio.create_task(kill_now_and_then())
        await play_on(chair, random.Random(1))
        assert killer.cancel(), killer.exception()
        answer = await ada.http("GET", f"/api/tables/{chair.table}/record")
        check(decode(answer.content))
        assert killed, "the bot has thought in a process of its own"
        assert "at random" not in server.log.read_text()
