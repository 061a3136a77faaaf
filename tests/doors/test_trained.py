"""The trained bot of examples/: it learns, takes a seat, and beats the lowest level with the weights that are there."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foxden.bots.match import invite
from foxden.lab.ladder import LadderDeal, Standing, play_deal

EXAMPLE = Path(__file__).parents[2] / "examples" / "trained" / "vixen.py"


def load() -> Any:
    spec = importlib.util.spec_from_file_location("vixen", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short_and_so_are_its_weights() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 200
    assert EXAMPLE.with_suffix(".npz").stat().st_size < 100_000


def test_it_beats_the_lowest_level() -> None:
    one, other = invite("foxrun", f"{EXAMPLE}:Vixen"), invite("foxrun", "cub")
    standing = Standing(one.name, other.name)
    for number in range(1, 13):
        standing.add(play_deal(LadderDeal("foxrun", 2, one, other, number)))
    assert standing.won > 2 * standing.lost + 2


def test_a_lesson_changes_what_it_thinks() -> None:
    pytest.importorskip("sklearn", reason="only those who train need it")
    vixen = load()
    learner = vixen.Learner(seed=1, games=16)
    before = [each.copy() for each in vixen.weights_of(learner.net)]
    learner.learn(explore=0.5)
    assert not all(np.array_equal(old, new) for old, new in zip(before, vixen.weights_of(learner.net), strict=True))
