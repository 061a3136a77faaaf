"""Statistics of Fowl Play!: where points come from, by row of the score sheet and number of players."""

from __future__ import annotations

from foxden.botkit.review import ReviewTable
from foxden.games.fowlplay.names import COLOURS, FEATURES, SHAPES
from foxden.games.fowlplay.result import result
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.score import MAJORITIES
from foxden.scene import Say
from foxden.statkit import Figures, StatKit, Sums, write_mean, write_share

SOURCES = ("shapes", "colours", "sets", "survivors", "target")
"""FP-19 to FP-21, in the order of the sheet; together they are all points."""


def count_figures(state: FowlPlay, seat: int) -> Figures:
    over = result(state)
    assert over is not None
    points = split_points(state, seat)
    seats = int(state.seats)
    figures: Figures = {f"points {source}": (points[source], 1) for source in SOURCES}
    figures |= {"points total": (sum(points.values()), 1), "birds": (int(state.sheet().birds[seat]), 1)}
    figures |= {f"points of {seats}": (over.scores[seat], 1), f"won of {seats}": (int(over.ranks[seat] == 1), 1)}
    return figures


def split_points(state: FowlPlay, seat: int) -> dict[str, int]:
    sheet = state.sheet()
    lines = {name: int(sheet.majorities[seat * MAJORITIES + line]) for line, name in enumerate(FEATURES[:MAJORITIES])}
    target = int(sheet.target_alive[seat])
    return {
        "shapes": sum(lines[name] for name in SHAPES),
        "colours": sum(lines[name] for name in COLOURS),
        "sets": int(sheet.sets[seat]),
        "survivors": int(sheet.survivor_points(seat)) - target,
        "target": target,
    }


def tell(sums: Sums, say: Say) -> list[ReviewTable]:
    return [write_sources(sums, say), write_seats(sums, say)] if "points total" in sums else []


def write_sources(sums: Sums, say: Say) -> ReviewTable:
    total = sums["points total"]
    rows = []
    for source in (*SOURCES, "total"):
        figure = sums[f"points {source}"]
        share = say("stat-percent", percent=round(100 * figure.amount / total.amount)) if total.amount else "–"
        rows.append([say("fowlplay-stat-source", source=source), write_mean(figure, say), share, str(figure.games)])
    columns = [say("fowlplay-stat-by", by="source"), say("stat-points"), say("stat-share"), say("stat-games")]
    notes = [say("fowlplay-stat-birds", birds=write_mean(sums["birds"], say))]
    return ReviewTable(say("fowlplay-stat-title", by="source"), columns, rows, notes)


def write_seats(sums: Sums, say: Say) -> ReviewTable:
    known = sorted(int(name.removeprefix("points of ")) for name in sums if name.startswith("points of "))
    rows = []
    for seats in known:
        points, won = sums[f"points of {seats}"], sums[f"won of {seats}"]
        rows.append([str(seats), write_mean(points, say), write_share(won, say), str(points.games)])
    columns = [say("fowlplay-stat-by", by="players"), say("stat-points"), say("stat-won"), say("stat-games")]
    return ReviewTable(say("fowlplay-stat-title", by="players"), columns, rows)


STATISTICS = StatKit(count_figures, tell)
