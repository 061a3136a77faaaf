"""Results as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from foxden.lab.summary import CROWD, LabSummary
from foxden.lab.tally import Points, ResultTally, interval


def show_tally(tally: ResultTally, title: str, names: Sequence[str] = ()) -> RenderableType:
    """The results by seat; with the players' names, if there are any."""
    moves = f"{tally.games:,} games, {tally.moves:,} moves ({tally.moves / max(1, tally.games):.1f} a game)"
    parts: list[RenderableType] = [show_seats(tally, title, names), Text(moves)]
    if tally.endings:
        parts.insert(1, show_endings(tally))
    return Group(*parts)


def show_seats(tally: ResultTally, title: str, names: Sequence[str]) -> Table:
    table = Table("seat", "won", "95% interval", "points", "± (95%)", title=title, title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"
    if tally.seats <= CROWD:
        for seat in range(tally.seats):
            name = f"{seat} {names[seat]}" if names else str(seat)
            table.add_row(name, *share(tally.wins[seat], tally.games), *points(tally.points[seat]))
    else:
        everyone = Points()
        for seat in range(tally.seats):
            everyone.merge(tally.points[seat])
        table.add_row(f"all {tally.seats}", *share(sum(tally.wins), tally.games * tally.seats), *points(everyone))
    return table


def show_endings(tally: ResultTally) -> Table:
    table = Table("ended by", "share", "95% interval")
    for column in table.columns[1:]:
        column.justify = "right"
    for ending, count in tally.endings.most_common():
        table.add_row(ending, *share(count, tally.games))
    return table


def share(hits: int, of: int) -> tuple[str, str]:
    low, high = interval(hits, of)
    return f"{100 * hits / max(1, of):.1f}%", f"{100 * low:.1f} to {100 * high:.1f}%"


def points(seat: Points) -> tuple[str, str]:
    return f"{seat.mean:.2f}", f"{seat.margin:.2f}"


def show_sweep(summaries: Sequence[LabSummary]) -> Table:
    """All settings, the fairest first."""
    table = Table("setting", "most wins", "share", "95% interval", "above fair", "games", title="the fairest first")
    for column in table.columns[2:]:
        column.justify = "right"
    for summary in sorted(summaries, key=lambda summary: summary.unfairness[0]):
        name, luckiest = summary.luckiest
        low, high = luckiest.interval
        shown = f"{100 * luckiest.rate:.1f}%", f"{100 * low:.1f} to {100 * high:.1f}%"
        above = f"{100 * summary.unfairness[0]:+.1f}%"
        table.add_row(summary.setting.label, name, *shown, above, f"{summary.games:,}")
    return table
