"""Elo ratings from results, with confidence intervals."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log

SCALE = 400.0
RESAMPLED = 200
STEPS = 300
NEAR = 1e-5
"""Convergence threshold of the fit, in natural log units."""
LEAP = 1.0
"""Maximum step: far from the solution, Newton's steps overshoot."""

Scores = Mapping[tuple[str, str], list[tuple[float, float]]]
"""For each pair of players, deal by deal: what each of them won."""
DOUBT = ((0.5, 0.0), (0.0, 0.5))
"""Each pair gets half a game either way, so that nobody is infinitely better."""


@dataclass(frozen=True)
class Rating:
    name: str
    elo: float
    low: float
    high: float


def rate(scores: Scores, anchor: str) -> list[Rating]:
    """Elo of all players, with the anchor at 0; 95% intervals by a Bayesian bootstrap over deals."""
    names = sorted({name for pair in scores for name in pair})
    doubted = {pair: [*deals, *DOUBT] for pair, deals in scores.items() if deals}
    middle = fit(doubted, names, anchor)
    rng = random.Random(1)
    tried = [fit(reweigh(scores, rng), names, anchor) for _ in range(RESAMPLED)]
    ratings = []
    for name in names:
        spread = sorted(elos[name] for elos in tried)
        ratings.append(Rating(name, middle[name], spread[int(RESAMPLED * 0.025)], spread[int(RESAMPLED * 0.975)]))
    return sorted(ratings, key=lambda rating: -rating.elo)


def reweigh(scores: Scores, rng: random.Random) -> Scores:
    """Rubin's Bayesian bootstrap. The doubt is weighted too, so a pair that one side always won stays open-ended."""

    def weigh(deal: tuple[float, float], weight: float) -> tuple[float, float]:
        return deal[0] * weight, deal[1] * weight

    return {
        pair: [weigh(deal, rng.expovariate(1.0)) for deal in deals]
        + [weigh(half, rng.gammavariate(0.5, 2.0)) for half in DOUBT]
        for pair, deals in scores.items()
        if deals
    }


def fit(scores: Scores, names: list[str], anchor: str) -> dict[str, float]:
    """Bradley–Terry strengths, by Newton steps player by player until they converge."""
    wins, games = add_up(scores, names)
    strength = dict.fromkeys(names, 0.0)
    for _ in range(STEPS):
        furthest = 0.0
        for name in names:
            step = step_of(name, strength, wins[name], games)
            strength[name] += step
            furthest = max(furthest, abs(step))
        if furthest < NEAR:
            break
    return {name: SCALE / log(10) * (strength[name] - strength[anchor]) for name in names}


def step_of(name: str, strength: dict[str, float], won: float, games: dict[tuple[str, str], float]) -> float:
    """The step towards the strength at which this player's expected wins equal its actual wins, if the others stay
    fixed."""
    surplus, slope = won, 0.0
    for pair, played in games.items():
        if name in pair:
            other = pair[1] if pair[0] == name else pair[0]
            hope = 1 / (1 + exp(strength[other] - strength[name]))
            surplus -= played * hope
            slope += played * hope * (1 - hope)
    return max(-LEAP, min(LEAP, surplus / slope)) if slope else 0.0


def add_up(scores: Scores, names: list[str]) -> tuple[dict[str, float], dict[tuple[str, str], float]]:
    wins, games = dict.fromkeys(names, 0.0), {}
    for (one, other), deals in scores.items():
        ours, theirs = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
        wins[one] += ours
        wins[other] += theirs
        games[one, other] = ours + theirs
    return wins, games
