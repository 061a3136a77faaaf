"""Garbage is found although collections are skipped while there is none."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar
from unittest.mock import patch

import pytest

from foxden.web.collector import COUNTED_EVERY, LITTLE, MOST_SKIPPED, Collector

THRESHOLD = 500
FEW = 6 * LITTLE
"""Knots of the newest windows."""
CROWD = 2_000
"""Knots that come at once and leave together."""


class Knot:
    """Garbage that only a collection frees."""

    def __init__(self) -> None:
        self.own = self


class House:
    """Allocates as a busy house does, and does later what it is told to."""

    def __init__(self) -> None:
        self.owed: list[Callable[[], None]] = []
        self.kept: list[list[int]] = []
        self.knots: list[weakref.ref[Knot]] = []
        self.looks = 0
        self.collector = Collector(self.owed.append)

    def count(self, phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] < 2 and not self.collector.is_skipping:
            self.looks += 1

    def work(self, windows: int, knots: int = 0) -> None:
        """So many times what triggers a collection; each with so many knots."""
        for _ in range(windows):
            for _ in range(knots):
                self.knots.append(weakref.ref(Knot()))
            self.kept += [[number] for number in range(THRESHOLD + 50)]
            while self.owed:
                self.owed.pop()()

    def welcome(self) -> None:
        """A crowd that stays so long that nobody looks at it any more, and then leaves."""
        staying = [Knot() for _ in range(CROWD)]
        self.knots += [weakref.ref(knot) for knot in staying]
        self.work(MOST_SKIPPED)
        del staying
        self.kept.clear()
        self.work(MOST_SKIPPED)

    def make_garbage(self) -> int:
        """More than is worth a sweep; how much of it is still there afterwards."""
        self.work(MOST_SKIPPED + 5, knots=2 * LITTLE)
        return self.count_knots()

    def count_knots(self) -> int:
        return sum(knot() is not None for knot in self.knots)


@contextmanager
def opened() -> Iterator[House]:
    gc.collect()
    house = House()
    gc.callbacks.extend([house.collector, house.count])
    gc.set_threshold(THRESHOLD, 1000, 1000)
    yield house


Count = TypeVar("Count")


def alone(count: Callable[[], Count]) -> Count:
    """In a process of its own: to look everywhere takes longer the more tests were collected here."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        return process.submit(count).result()


def work_without_garbage() -> int:
    with opened() as house:
        house.work(200)
        return house.looks


def test_where_there_is_no_garbage_few_look_for_it() -> None:
    assert 4 <= alone(work_without_garbage) <= 200 / MOST_SKIPPED + 5


def find_garbage() -> list[int]:
    """How much is there after each of three times that a house makes it."""
    with opened() as house:
        house.work(100)
        return [house.make_garbage() for _ in range(3)]


def test_garbage_is_found_again_and_what_was_missed_with_it() -> None:
    assert max(alone(find_garbage)) <= FEW


def never_look() -> int:
    with opened() as house:
        house.work(100)
        house.collector.to_skip = 10**6
        return house.make_garbage()


def never_sweep() -> int:
    with opened() as house, patch("foxden.web.collector.sweep", lambda: None):
        house.work(100)
        return house.make_garbage()


@pytest.mark.parametrize("fault", [never_look, never_sweep])
def test_such_a_collector_would_be_found_out(fault: Callable[[], int]) -> None:
    assert alone(fault) > FEW


def test_a_little_is_not_worth_a_sweep() -> None:
    house = House()
    house.collector.missed = True
    house.collector.note(LITTLE - 1)
    assert (house.owed, house.collector.to_skip) == ([], 1)
    house.collector.note(LITTLE)
    assert len(house.owed) == 1
    assert house.collector.to_skip == 0


def leave_behind() -> int:
    """How much ten crowds do."""
    with (
        opened() as house,
        patch("foxden.web.collector.ROOM", CROWD),
        patch("foxden.web.collector.GROWTH", 1.0),
    ):
        house.work(100)
        house.kept.clear()
        house.collector.sweep()
        for _ in range(10):
            house.welcome()
        return house.count_knots()


def test_what_became_garbage_late_is_found_before_much_of_it_is_kept() -> None:
    assert alone(leave_behind) < 4 * CROWD


def leave_behind_uncounted() -> int:
    with patch("foxden.web.collector.COUNTED_EVERY", 10**6):
        return leave_behind()


def test_a_collector_that_does_not_count_would_be_found_out() -> None:
    assert alone(leave_behind_uncounted) > 6 * CROWD


def test_a_house_that_does_not_grow_is_not_swept() -> None:
    house = House()
    for _ in range(20 * COUNTED_EVERY):
        house.collector.count()
    assert house.owed == []
