"""A crowd costs each of its players the same, however large it is. Operations are counted, not time."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Coroutine
from types import FrameType
from typing import Any

import pytest

from bench.in_process import InProcess, open_house, run, seat_table
from foxden.games.foxy.box import TURNS
from foxden.live.audience import PAUSE, TOLD_AT_ONCE, Audience
from foxden.live.watcher import Watcher
from foxden.table.events import Clock

FEW, MANY = 40, 160
ALIKE = 1.15
"""Allowed ratio of the cost per player in a large crowd to a small one; sorting costs a little more."""
CLOCKS = [Clock(), Clock("move", 3600), Clock("bank", 3600)]


class Operations:
    """Counts interpreter instructions in our own uncompiled functions."""

    def __init__(self) -> None:
        self.count = 0

    def trace(self, frame: FrameType, event: str, _argument: Any) -> Callable[..., Any]:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        self.count += event == "opcode"
        return self.trace

    async def of(self, work: Awaitable[Any]) -> int:
        before, traced = self.count, sys.gettrace()
        sys.settrace(self.trace)
        try:
            await work
        finally:
            sys.settrace(traced)
        return self.count - before


async def write_alone(table: InProcess, seats: range, text: str) -> None:
    """Write the numbers one by one, in separate batches: the slowest way."""
    for seat in seats:
        table.write(seat, text)
        await table.room.settled()


async def count_writing(players: int, clock: Clock) -> float:
    """Operations a number, while a turn is written."""
    table = await seat_table(open_house(), "foxy", ["en"] * players, clock=clock)
    return await Operations().of(write_alone(table, range(players - 1), "3")) / players


async def count_turn(players: int) -> float:
    """Operations a reader, from the last number to the next card."""
    table = await seat_table(open_house(), "foxy", ["en"] * players)
    await write_alone(table, range(players - 1), "3")
    return await Operations().of(write_alone(table, range(players - 1, players), "3")) / players


async def count_sitting(players: int) -> float:
    """Operations a player, until all sit, are ready, and the game has begun."""
    return await Operations().of(seat_table(open_house(), "foxy", ["en"] * players)) / players


async def count_end(players: int) -> float:
    """Operations a reader, from the last number of all to the count."""
    table = await seat_table(open_house(), "foxy", ["en"] * players)
    for _ in range(TURNS - 1):
        for seat in range(players):
            table.write(seat, "3")
        await table.room.settled()
    await write_alone(table, range(players - 1), "3")
    return await Operations().of(write_alone(table, range(players - 1, players), "3")) / players


def is_the_same(count: Callable[[int], Coroutine[Any, Any, float]]) -> bool:
    """Compare the cost per player in a large and a small crowd, after warming up the sentence cache."""
    for players in (FEW, MANY):
        run(count(players))
    return run(count(MANY)) < ALIKE * run(count(FEW))


def test_sitting_down_costs_the_same_in_any_crowd() -> None:
    assert is_the_same(count_sitting)


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
def test_a_number_costs_the_same_in_any_crowd(clock: Clock) -> None:
    assert is_the_same(lambda players: count_writing(players, clock))


def test_a_turn_costs_each_reader_the_same_in_any_crowd() -> None:
    assert is_the_same(count_turn)


def test_the_count_costs_each_reader_the_same_in_any_crowd() -> None:
    assert is_the_same(count_end)


async def test_the_more_are_told_who_has_come_the_less_often_they_are() -> None:
    audience = Audience("table", float, lambda: None, 60)
    pauses = []
    for number in range(4 * TOLD_AT_ONCE):
        audience.enter(Watcher(f"g{number}"))
        pauses.append(audience.pause)
    assert pauses[0] == pauses[TOLD_AT_ONCE - 1] == PAUSE
    assert pauses[-1] == 4 * PAUSE
