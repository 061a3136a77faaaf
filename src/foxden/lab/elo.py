"""From who beat whom to ratings, with how sure they make us."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from math import log10

SCALE = 400.0
RESAMPLED = 200
STEPS = 200
"""The fit is the same to a fraction of a point long before."""

Scores = Mapping[tuple[str, str], list[tuple[float, float]]]
"""For each two players, deal by deal: what each of them won in it."""


@dataclass(frozen=True)
class Rating:
    name: str
    elo: float
    low: float
    high: float


def rate(scores: Scores, anchor: str) -> list[Rating]:
    """Elo of all players, the anchor's being 0; the 95 % intervals by dealing the deals anew from themselves."""
    names = sorted({name for pair in scores for name in pair})
    middle = fit(scores, names, anchor)
    rng = random.Random(1)
    tried = [fit(resample(scores, rng), names, anchor) for _ in range(RESAMPLED)]
    ratings = []
    for name in names:
        spread = sorted(elos[name] for elos in tried)
        ratings.append(Rating(name, middle[name], spread[int(RESAMPLED * 0.025)], spread[int(RESAMPLED * 0.975)]))
    return sorted(ratings, key=lambda rating: -rating.elo)


def resample(scores: Scores, rng: random.Random) -> Scores:
    return {pair: rng.choices(deals, k=len(deals)) for pair, deals in scores.items() if deals}


def fit(scores: Scores, names: list[str], anchor: str) -> dict[str, float]:
    """Bradley and Terry's strengths, by Hunter's iteration; each pair is given half a won deal either way."""
    wins, games = add_up(scores, names)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        for name in names:
            met = sum(
                games[pair] / (strength[pair[0]] + strength[pair[1]]) for pair in games if name in pair and games[pair]
            )
            strength[name] = wins[name] / met if met else 1.0
    return {name: SCALE * log10(strength[name] / strength[anchor]) for name in names}


def add_up(scores: Scores, names: list[str]) -> tuple[dict[str, float], dict[tuple[str, str], float]]:
    wins, games = dict.fromkeys(names, 0.0), {}
    for (one, other), deals in scores.items():
        ours, theirs = sum(deal[0] for deal in deals) + 0.5, sum(deal[1] for deal in deals) + 0.5
        wins[one] += ours
        wins[other] += theirs
        games[one, other] = ours + theirs
    return wins, games
