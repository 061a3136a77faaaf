"""The benchmark that compares review probabilities with what happened."""

from __future__ import annotations

from math import exp, log
from pathlib import Path

import pytest

from bench import calibration
from bench.calibration import count, fit, measure, read_lines, run
from foxden.botkit.review import straighten
from foxden.chance import FastRng
from foxden.games import GAMES


def test_a_line_is_fitted_to_what_was_won() -> None:
    """Overconfident values: the fitted line corrects them."""
    rng, moments = FastRng(1), []
    for _ in range(20_000):
        hope = (1 + int(rng.below(98))) / 100
        odds = 0.3 + 0.5 * log(hope / (1 - hope))
        moments.append((hope, float(int(rng.below(10_000)) < 10_000 / (1 + exp(-odds)))))
    shift, slope = fit(moments)
    assert shift == pytest.approx(0.3, abs=0.06)
    assert slope == pytest.approx(0.5, abs=0.06)
    for row in count({("foxy", 2, nth): [one] for nth, one in enumerate(moments)}, lambda *_: (shift, slope))["tenths"]:
        assert row["won"] == pytest.approx(row["given"], abs=3 * row["error"] + 1)


@pytest.mark.parametrize("name", GAMES)
def test_more_hope_is_never_less_of_a_chance(name: str) -> None:
    kit = GAMES[name].review
    assert kit is not None
    for curve in kit.curves.values():
        chances = [straighten(hope / 1000, curve) for hope in range(1001)]
        assert chances == sorted(chances)


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = tmp_path / "lines.jsonl"
    run(1, 2, [("foxy", 2)], lines)
    before = lines.read_text(encoding="utf-8")
    assert sorted(read_lines(lines)["foxy", 2]) == [1, 2]

    def never(*_words: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr(calibration, "measure", never)
    run(1, 2, [("foxy", 2)], lines)
    assert lines.read_text(encoding="utf-8") == before


def test_the_same_game_is_measured_alike() -> None:
    assert measure("foxy", 3, 5) == measure("foxy", 3, 5)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_line_for_two_three_and_four(name: str) -> None:
    kit = GAMES[name].review
    assert kit is not None
    assert set(kit.curves) >= {2, 3, 4}
