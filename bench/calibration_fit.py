"""The curves that make what search hopes for a chance (foxden/botkit/curve.py), fitted to what was won.

A logistic regression for each game. All numbers of seats share one curve, from which each may differ by a line; both
are held back (`Form`), so that few games bend little. Which terms are used, and how much the seats may differ, is
chosen by folds of the very games that are fitted to. Games that are shown as evidence are never looked at here.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.moments import UNKNOWN, Games
from foxden.botkit.curve import STRAIGHT, SUREST, Curve, Situation, terms

TERMS = len(terms(0.5, Situation()))
SCALE = np.array([1.0, 2.0, 8.0, 1.0, 1.0, 2.0, 2.0, 1.0])
"""How large each term usually is."""
SITUATED = 3
"""From this term on, the situation has to be known."""
OWN = 2
"""So many of the terms, a line, are each number of seats' own."""
FOLDS = 5
LEAST_SLOPE = 0.05
Numbers = NDArray[np.float64]


class Form(NamedTuple):
    """Which terms are used, and how tightly the seats are held together."""

    name: str
    used: tuple[int, ...]
    hold: float


SHAPES = {
    "line": (0, 1),
    "line, whose turn": (0, 1, 7),
    "cubic": (0, 1, 2),
    "cubic, whose turn": (0, 1, 2, 7),
    "line, stage, whose turn": (0, 1, 3, 4, 5, 6, 7),
    "all": tuple(range(TERMS)),
}
FORMS = [Form(name, used, hold) for name, used in SHAPES.items() for hold in (3.0, 30.0, 300.0)]


class Sample(NamedTuple):
    points: Numbers
    """A row for each moment: the shared terms, then each number of seats' own."""
    won: Numbers
    fold: NDArray[np.int64]


def lay_out(games: Games, seats: list[int]) -> Sample:
    rows, won, folds = [], [], []
    for (_, many, number), moments in games.items():
        for moment in moments:
            shared = np.array(terms(moment.hope, moment.situation)) / SCALE
            own = np.zeros((len(seats), OWN))
            own[seats.index(many)] = shared[:OWN]
            rows.append(np.concatenate([shared, own.ravel()]))
            won.append(moment.won)
            folds.append(number // 2 % FOLDS)
    return Sample(np.array(rows), np.array(won), np.array(folds))


def solve(points: Numbers, won: Numbers, form: Form) -> Numbers:
    """Newton's method; what is not used is held at nothing, and the odds at themselves."""
    size = points.shape[1]
    aim = np.zeros(size)
    aim[: len(STRAIGHT)] = np.array(STRAIGHT) * SCALE[: len(STRAIGHT)]
    hold = np.full(size, form.hold)
    hold[:TERMS] = [1.0 if term in form.used else 1e9 for term in range(TERMS)]
    found = aim.copy()
    for _ in range(40):
        chance = 1.0 / (1.0 + np.exp(-points @ found))
        slope = points.T @ (won - chance) - hold * (found - aim)
        bend = (points.T * (chance * (1.0 - chance))) @ points + np.diag(hold)
        step = np.clip(np.linalg.solve(bend, slope), -0.5, 0.5)
        found += step
        if float(np.abs(step).max()) < 1e-6:
            break
    return found


def loss(points: Numbers, won: Numbers, found: Numbers) -> float:
    """The mean logarithm of what was given to what happened, below nothing."""
    chance = np.clip(1.0 / (1.0 + np.exp(-points @ found)), 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def judge(sample: Sample, form: Form) -> float:
    """How well this form foresees games that it was not fitted to."""
    losses = []
    for fold in range(FOLDS):
        rest, held = sample.fold != fold, sample.fold == fold
        found = solve(sample.points[rest], sample.won[rest], form)
        losses.append(loss(sample.points[held], sample.won[held], found) * int(held.sum()))
    return sum(losses) / len(sample.won)


def fit(games: Games) -> tuple[Form, dict[int, Curve]]:
    """The form that foresees best, and by the number of seats its curve."""
    seats = sorted({many for _, many, _ in games})
    sample = lay_out(games, seats)
    known = all(moment.stage != UNKNOWN for moments in games.values() for moment in moments)
    forms = [form for form in FORMS if known or max(form.used) < SITUATED]
    for form in sorted(forms, key=lambda form: judge(sample, form)):
        curves = read_off(solve(sample.points, sample.won, form), seats)
        if all(is_rising(curve) for curve in curves.values()):
            return form, curves
    raise AssertionError("a line always rises")


def read_off(found: Numbers, seats: list[int]) -> dict[int, Curve]:
    curves = {}
    for nth, many in enumerate(seats):
        each = found[:TERMS].copy()
        each[:OWN] += found[TERMS + nth * OWN :][:OWN]
        curves[many] = tuple(round(float(part), 4) + 0.0 for part in each / SCALE)
    return curves


def is_rising(curve: Curve) -> bool:
    """Is more hope never less of a chance, however far the game has come?"""
    _, odds, cube, _, _, staged, staged_twice, _ = curve
    return all(
        odds + 3 * cube * each**2 + staged * stage + staged_twice * stage**2 > LEAST_SLOPE
        for each in np.linspace(0, SUREST, 12)
        for stage in np.linspace(0, 1, 21)
    )
