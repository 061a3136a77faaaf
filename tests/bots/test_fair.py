"""However many bots one host has thinking, another host's don't wait for them."""

from __future__ import annotations

import asyncio
import time

from foxden.bots.line import FairLine
from foxden.bots.pool import LONGEST, PATIENCE, SHORTEST, Pool, share
from tests.bots.test_pool import ask_about


def drain(line: FairLine[str]) -> list[str]:
    return [line.take()[1] for _ in range(len(line))]


def test_hosts_take_turns_and_so_do_the_tables_of_each() -> None:
    line: FairLine[str] = FairLine()
    for item in ("a1", "a2", "a3"):
        line.add(("Ada", "first"), item)
    line.add(("Ada", "second"), "b1")
    line.add(("Ben", "third"), "c1")
    line.add(("Ben", "third"), "c2")
    assert (len(line), line.hosts()) == (6, 2)
    assert drain(line) == ["a1", "c1", "b1", "c2", "a2", "a3"]
    assert (len(line), line.hosts(), list(line)) == (0, 0, [])


def test_whoever_comes_after_six_hundred_is_second() -> None:
    line: FairLine[str] = FairLine()
    for number in range(600):
        line.add(("Ada", f"table {number % 100}"), "hers")
    line.add(("Ben", "his"), "his")
    assert drain(line)[:2] == ["hers", "his"]


def test_what_has_failed_is_asked_again_at_once() -> None:
    line: FairLine[str] = FairLine()
    line.add(("Ada", "first"), "a1")
    line.add(("Ben", "second"), "b1")
    _, failed = line.take()
    line.put_back(("Ada", "first"), failed)
    assert drain(line) == ["a1", "b1"]


def test_how_long_a_bot_thinks_follows_from_its_own_line() -> None:
    assert share(0.0, [0.0], 1) == LONGEST
    assert share(0.0, [0.0], 1 / 4) == PATIENCE / 4, "a quarter of a process"
    assert share(10.0, [0.0] * 600, 1) == SHORTEST


async def test_another_s_bot_answers_while_hundreds_wait() -> None:
    pool = Pool(1)
    try:
        question = ask_about("foxrun")
        await pool.choose(question)
        crowd = [asyncio.create_task(pool.choose(question, ("Ada", f"table {number}"))) for number in range(600)]
        await asyncio.sleep(0.1)
        before = time.monotonic()
        await pool.choose(question, ("Ben", "his"))
        assert time.monotonic() - before < PATIENCE
        assert not all(task.done() for task in crowd), "the test would see it"
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
    finally:
        await pool.close()
