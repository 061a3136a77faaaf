"""A chart of a ladder: who beats whom by how much, with 95% intervals."""

from __future__ import annotations

from foxden.lab.elo import Rating
from foxden.lab.figures import Bar, Chart, draw_charts
from foxden.lab.ladder import Standing, wanted_of
from foxden.lab.tally import interval


def draw(title: str, standings: list[Standing], ratings: list[Rating]) -> str:
    """Two charts below each other: shares of decided deals, and Elo if there is any. A dotted line marks the required
    share."""
    shares = [share_of(standing) for standing in standings if standing.decided]
    charts = [Chart(f"{title}: deals won of those decided, %", shares, 100)]
    if ratings:
        charts.append(Chart("Elo", [Bar(each.name, each.elo, each.low, each.high) for each in ratings]))
    return draw_charts(title, charts)


def share_of(standing: Standing) -> Bar:
    share = standing.won / standing.decided
    low, high = interval(standing.won, standing.decided)
    return Bar(f"{standing.one} – {standing.other}", share, low, high, wanted_of(standing.other))
