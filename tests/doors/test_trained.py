"""The trained bot of examples/: it learns, takes a seat, and beats the lowest level with the weights that are there."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from foxden.bots.match import invite
from foxden.lab.ladder import LadderDeal, Standing, play_deal
from tests.command import foxden

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


def play(example: Path, other: str, deals: int) -> Standing:
    one, against = invite("foxrun", f"{example}:Vixen"), invite("foxrun", other)
    standing = Standing(one.name, against.name)
    for number in range(1, deals + 1):
        standing.add(play_deal(LadderDeal("foxrun", 2, one, against, number)))
    return standing


def test_it_beats_the_lowest_level() -> None:
    standing = play(EXAMPLE, "cub", deals=12)
    assert standing.won > 2 * standing.lost + 2


def test_it_takes_a_seat_in_the_terminal() -> None:
    said = foxden("play", "foxrun", "--players", "2", "--bot", f"{EXAMPLE}:Vixen", "--seed", "3", stdin="1\n" * 500)
    assert said.returncode == 0, said.stderr
    assert "Points by seat" in said.stdout, "whoever always takes the first move comes to an end, too"


def test_a_lesson_changes_what_it_thinks() -> None:
    vixen = load()
    learner = vixen.Learner(seed=1, games=16)
    before = [each.copy() for each in vixen.weights_of(learner.net)]
    learner.learn(explore=0.5)
    assert not all(np.array_equal(old, new) for old, new in zip(before, vixen.weights_of(learner.net), strict=True))


def test_a_few_seconds_teach_it_to_beat_chance(tmp_path: Path) -> None:
    """The script as the page says it is called, only shorter; what it writes is what it plays by."""
    script = Path(shutil.copy(EXAMPLE, tmp_path))
    subprocess.run([sys.executable, script, "--minutes", "0.05", "--seed", "5"], check=True)
    with np.load(script.with_suffix(".npz")) as learned, np.load(EXAMPLE.with_suffix(".npz")) as kept:
        assert [learned[name].shape for name in learned.files] == [kept[name].shape for name in kept.files]
    standing = play(script, "random", deals=6)
    assert standing.won > standing.lost
