"""Garbage is found although collections are skipped while there is none."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from foxden.web.collector import COUNTED_EVERY, LITTLE, MOST_SKIPPED, Collector, sweep

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


@pytest.fixture
def crowded(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """Nothing is found for a while; then crowds come and go."""
    monkeypatch.setattr("foxden.web.collector.ROOM", CROWD)
    monkeypatch.setattr("foxden.web.collector.GROWTH", 1.0)
    house.work(100)
    house.kept.clear()
    house.collector.sweep()
    return house


def count_left_behind(house: House) -> int:
    """By ten crowds."""
    for _ in range(10):
        house.welcome()
    return house.alive


def test_what_became_garbage_late_is_found_before_much_of_it_is_kept(crowded: House) -> None:
    assert count_left_behind(crowded) < 4 * CROWD


def test_a_collector_that_does_not_count_would_be_found_out(crowded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foxden.web.collector.COUNTED_EVERY", 10**6)
    assert count_left_behind(crowded) > 6 * CROWD


def test_a_house_that_does_not_grow_is_not_swept(house: House) -> None:
    for _ in range(20 * COUNTED_EVERY):
        house.collector.count()
    assert house.owed == []
