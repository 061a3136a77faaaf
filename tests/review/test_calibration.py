"""The bench that holds what a review says against what happened."""

from __future__ import annotations

from math import exp, log
from pathlib import Path

import pytest

from bench import calibration
from bench.calibration import measure, run
from bench.calibration_fit import fit, is_rising
from bench.calibration_report import count, find_error, summary
from bench.moments import Games, Moment, read_lines
from foxden.botkit.curve import Situation, straighten
from foxden.chance import FastRng
from foxden.games import GAMES
from tools.curves import file_of, fit_all, write


def make_games(many: int, shift: float, slope: float, later: float = 0.0) -> Games:
    """Given too boldly, or too timidly: what is won are these odds, and later in the game as much more."""
    rng, games = FastRng(1), {}
    for number in range(many):
        hope, stage = (1 + int(rng.below(98))) / 100, int(rng.below(11)) / 10
        odds = shift + (slope + later * stage) * log(hope / (1 - hope))
        won = float(int(rng.below(10_000)) < 10_000 / (1 + exp(-odds)))
        games["foxy", 2 + number % 3, number] = [Moment(hope, won, stage)]
    return games


def test_a_line_is_fitted_to_what_was_won() -> None:
    """Given too boldly by half: the line found makes it true again."""
    games = make_games(20_000, 0.3, 0.5)
    _, curves = fit(games)
    for curve in curves.values():
        for hope in (0.2, 0.5, 0.8):
            true = 1 / (1 + exp(-(0.3 + 0.5 * log(hope / (1 - hope)))))
            assert straighten(hope, curve, Situation(0.5)) == pytest.approx(true, abs=0.03)
    for row in count(games, lambda _, seats: curves[seats])["tenths"]:
        assert row["won"] == pytest.approx(row["given"], abs=1.5 * row["half"] + 1)


def test_what_is_wrong_early_and_right_late_is_found_out() -> None:
    form, curves = fit(make_games(20_000, 0.0, 0.4, later=0.6))
    assert form.used != (0, 1), "a line alone cannot say it"
    for curve in curves.values():
        assert straighten(0.9, curve, Situation(0.0)) == pytest.approx(0.71, abs=0.05)
        assert straighten(0.9, curve, Situation(1.0)) == pytest.approx(0.9, abs=0.05)


def test_what_is_off_beyond_chance_is_told_from_what_is_unlucky() -> None:
    """All of a hundred games given 95 % were won: that may be. Half of them: that may not."""
    lucky: Games = {("foxy", 2, number): [Moment(0.95, 1.0)] * 4 for number in range(100)}
    bold: Games = {("foxy", 2, number): [Moment(0.95, float(number % 2))] for number in range(100)}
    [row] = count(lucky, lambda *_: (0.0, 1.0))["tenths"]
    assert not row["far"]
    [row] = count(bold, lambda *_: (0.0, 1.0))["tenths"]
    assert row["far"]
    assert row["beyond"]
    assert summary([{"seats": 2, "tenths": [row]}])["far and beyond chance"] == 1


def test_moments_of_one_game_are_no_more_certain_than_one_of_them() -> None:
    """Planted: whoever counted each moment for itself would take four times as many for twice as certain."""
    one = [(("foxy", 2, number), 0.5, float(number % 2)) for number in range(100)]
    assert find_error(one * 4) == pytest.approx(find_error(one), rel=0.01)
    apart = [(("foxy", 2, number), 0.5, float(number % 2)) for number in range(400)]
    assert find_error(apart) == pytest.approx(find_error(one) / 2, rel=0.01)


def test_what_was_measured_without_its_situation_is_not_straightened_by_it() -> None:
    games: Games = {key: [Moment(*moment[:2]) for moment in moments] for key, moments in make_games(300, 0, 1).items()}
    form, _ = fit(games)
    assert max(form.used) <= 2


@pytest.mark.parametrize("name", GAMES)
def test_more_hope_is_never_less_of_a_chance(name: str) -> None:
    kit = GAMES[name].review
    assert kit is not None
    assert set(kit.curves) >= {2, 3, 4}
    for curve in kit.curves.values():
        assert is_rising(curve)
        for stage in (0.0, 0.5, 1.0):
            chances = [straighten(hope / 1000, curve, Situation(stage)) for hope in range(1001)]
            assert chances == sorted(chances)


def test_the_curves_are_those_of_the_published_games() -> None:
    """Of what `make curves` finds, to four decimals; the last may differ between processors."""
    for game, (_, curves) in fit_all().items():
        kit = GAMES[game].review
        assert kit is not None
        assert list(curves) == list(kit.curves)
        for seats, curve in curves.items():
            assert curve == pytest.approx(kit.curves[seats], abs=0.002), "stale: make curves"
        assert file_of(game).read_text(encoding="utf-8") == write(dict(kit.curves))


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


def test_a_fresh_clone_goes_on_with_the_published_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = tmp_path / "out" / "calibration.jsonl"
    monkeypatch.setattr(calibration, "LINES", lines)
    calibration.go_on_from_published(lines)
    assert lines.read_bytes() == calibration.PUBLISHED.read_bytes()
    lines.write_text("what was played since\n", encoding="utf-8")
    calibration.go_on_from_published(lines)
    assert lines.read_text(encoding="utf-8") == "what was played since\n"


@pytest.mark.parametrize(("name", "seats"), [("foxy", 3), ("foxrun", 3)])
def test_a_game_measured_again_is_measured_alike(name: str, seats: int) -> None:
    """So the published games are those of the bots, and of the reviews, of today."""
    published = read_lines(calibration.PUBLISHED)[name, seats]
    assert [pytest.approx(each, abs=0.001) for each in measure(name, seats, 5)] == published[5]
