"""Garbage is found although collections are skipped while there is none."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from foxden.web.collector import LITTLE, MOST_SKIPPED, Collector, sweep

THRESHOLD = 500
FEW = 6 * LITTLE
"""Knots of the newest windows."""


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

    @property
    def alive(self) -> int:
        return sum(knot() is not None for knot in self.knots)


@pytest.fixture
def house() -> Iterator[House]:
    gc.collect()
    before, house = gc.get_threshold(), House()
    gc.callbacks.extend([house.collector, house.count])
    gc.set_threshold(THRESHOLD, 1000, 1000)
    try:
        yield house
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(house.collector)
        gc.callbacks.remove(house.count)
        sweep()


def test_where_there_is_no_garbage_few_look_for_it(house: House) -> None:
    house.work(200)
    assert 4 <= house.looks <= 200 / MOST_SKIPPED + 5


def test_garbage_is_found_again_and_what_was_missed_with_it(house: House) -> None:
    house.work(100)
    for _ in range(3):
        house.work(MOST_SKIPPED + 5, knots=2 * LITTLE)
        assert house.alive <= FEW


@pytest.mark.parametrize("fault", ["never looks", "never sweeps"])
def test_such_a_collector_would_be_found_out(house: House, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house.work(100)
    if fault == "never looks":
        house.collector.to_skip = 10**6
    else:
        monkeypatch.setattr("foxden.web.collector.sweep", lambda: None)
    house.work(MOST_SKIPPED + 5, knots=2 * LITTLE)
    assert house.alive > FEW


def test_a_little_is_not_worth_a_sweep(house: House) -> None:
    house.collector.missed = True
    house.collector.note(LITTLE - 1)
    assert (house.owed, house.collector.to_skip) == ([], 1)
    house.collector.note(LITTLE)
    assert len(house.owed) == 1
    assert house.collector.to_skip == 0
