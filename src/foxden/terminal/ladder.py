"""A ladder in the terminal, and as plain values for a file."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from rich.console import Group
from rich.table import Table

from foxden.lab.elo import Rating
from foxden.lab.ladder import Standing, wanted_of
from foxden.lab.ladder_run import Ladder
from foxden.lab.origin import command
from foxden.lab.tally import interval

WIDE = 30
"""Columns of the plot."""


def show_ladder(ladder: Ladder, brief: bool = False) -> Group:
    """Who beats whom, and at the end a plot of the ratings."""
    table = Table("player", "against", "won, lost, drawn", "decided", "95%", "games", "", title=ladder.game)
    for column in table.columns[2:]:
        column.justify = "right"
    for column in table.columns:
        column.no_wrap = True
    for standing in ladder.standings():
        table.add_row(*row_of(standing))
    return Group(table) if brief else Group(table, *plot(ladder.ratings(), ladder.anchor))


def row_of(standing: Standing) -> list[str]:
    decided = standing.decided
    low, high = interval(standing.won, decided)
    return [
        standing.one,
        standing.other,
        f"{standing.won}, {standing.lost}, {standing.level}",
        f"{standing.won / decided:.0%}" if decided else "–",
        f"{100 * low:.0f} to {high:.0%}",
        f"{standing.wins / standing.games:.0%}" if standing.games else "–",
        {"better": "✓", "not": "✗", "": "…"}[standing.verdict],
    ]


def plot(ratings: list[Rating], anchor: str) -> list[Table]:
    """Elo ratings, each with its interval as a bar."""
    if not ratings:
        return []
    least, most = min(rating.low for rating in ratings), max(rating.high for rating in ratings)
    wide = max(most - least, 1.0) / (WIDE - 1)
    table = Table("Elo", "", "95%", "", title=f"Elo, from {anchor} upwards")
    for rating in ratings:
        low, at, high = (round((elo - least) / wide) for elo in (rating.low, rating.elo, rating.high))
        bar = "".join("●" if place == at else "─" if low <= place <= high else " " for place in range(WIDE))
        table.add_row(rating.name, f"{rating.elo:+.0f}", f"{rating.low:+.0f} … {rating.high:+.0f}", bar)
    return [table]


def describe(ladder: Ladder) -> dict[str, Any]:
    """Everything as plain values."""
    standings = []
    for standing in ladder.standings():
        decided = standing.decided
        bounds = [round(bound, 4) for bound in interval(standing.won, decided)]
        share = round(standing.won / decided, 4) if decided else None
        wanted = {"wanted": wanted_of(standing.other), "verdict": standing.verdict}
        standings.append(asdict(standing) | {"share": share, "interval": bounds} | wanted)
    levels = {contestant.name: asdict(contestant.level) for contestant in ladder.players}
    return {
        "command": command(),
        "commits": sorted(ladder.commits),
        "game": ladder.game,
        "seats": ladder.seats,
        "options": ladder.options,
        "levels": levels,
        "standings": standings,
        "elo": [asdict(rating) for rating in ladder.ratings()],
    }
