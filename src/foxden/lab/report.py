"""A report on a game: one page that needs nothing else, every figure with its numbers and its command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from foxden.game import AnyGame, spell
from foxden.lab.asked import Asked
from foxden.lab.figures import Bar, draw_bars, draw_counts
from foxden.lab.share import Share
from foxden.lab.summary import LabSummary
from foxden.labkit import Variation
from foxden.own_box import link_to

MANY = 16
"""A measure with more values than so many is shown in steps."""
CSS = """
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#2a1a12;background:#fffaf0}
body{max-width:52rem;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto}
table{border-collapse:collapse;margin:.5rem 0}
th,td{padding:.15rem .6rem;text-align:right;border-bottom:1px solid #0002}
th:first-child,td:first-child{text-align:left}
code{display:block;white-space:pre-wrap;overflow-wrap:anywhere;background:#f3e8d4;padding:.5rem;border-radius:.4rem;font-size:.85rem}
figure{margin:1.5rem 0 2.5rem}
a{color:#8f3413}
"""


@dataclass(frozen=True)
class Runs:
    """What a report is made of."""

    game: AnyGame
    level: str
    players: Sequence[LabSummary]
    players_asked: Asked
    sweep: Sequence[LabSummary]
    sweep_asked: Asked
    variations: Sequence[Variation]
    """In the order of the sweep."""


def write_report(runs: Runs, house: str) -> str:
    title = f"{runs.game.title}: what {sum(summary.games for summary in (*runs.players, *runs.sweep)):,} games say"
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(explain(runs))}</p>", "<h2>Who wins</h2>"]
    parts += show_winners(runs)
    parts += ["<h2>How it ends</h2>", *show_course(runs), "<h2>What goes with winning</h2>", *show_measures(runs)]
    parts += ["<h2>What if the box were another?</h2>", *show_sweep(runs, house)]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{CSS}</style></head>'
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def explain(runs: Runs) -> str:
    return (
        f"All seats are played by {runs.level}. Bars are Wilson's 95 % intervals. Deals are random, and the same for "
        "every setting. Each figure is followed by its numbers and by the command that gives them again."
    )


def show_figure(title: str, svg: str, head: Sequence[str], rows: Sequence[Sequence[str]], asked: Asked) -> str:
    """`rows` may hold markup; what people wrote is escaped where it comes from."""
    cells = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    table = f"<table><thead><tr>{''.join(f'<th>{escape(word)}</th>' for word in head)}</tr></thead>{cells}</table>"
    command = f"<code>{escape(asked.command())} --out results.json</code>"
    return f"<figure><figcaption><h3>{escape(title)}</h3></figcaption>{svg}{table}{command}</figure>"


def bar_of(label: str, share: Share) -> Bar:
    low, high = share.interval
    return Bar(label, share.rate, low, high)


def row_of(bar: Bar, many: int) -> list[str]:
    return [escape(bar.label), f"{100 * bar.at:.1f} %", f"{100 * bar.low:.1f} to {100 * bar.high:.1f} %", f"{many:,}"]


def show_shares(title: str, shares: Mapping[str, Share], asked: Asked, fair: float | None = None) -> str:
    bars = [bar_of(label, share) for label, share in shares.items()]
    rows = [row_of(bar, share.of) for bar, share in zip(bars, shares.values(), strict=True)]
    return show_figure(title, draw_bars(title, bars, fair), ("", "share", "95 % interval", "of"), rows, asked)


def show_winners(runs: Runs) -> list[str]:
    seats = {
        f"{summary.setting.plan.seats} players, seat {seat}": share
        for summary in runs.players
        for seat, share in enumerate(summary.seats)
    }
    found = [show_shares("Wins by seat", seats, runs.players_asked)]
    sides = {
        f"{summary.setting.plan.seats} players, {side}": share
        for summary in runs.players
        for side, share in summary.sides.items()
    }
    return [show_shares("Wins by side", sides, runs.players_asked, 0.5), *found] if sides else found


def show_course(runs: Runs) -> list[str]:
    asked = runs.players_asked
    found = []
    for summary in runs.players:
        players = f"{summary.setting.plan.seats} players"
        if summary.endings:
            found.append(show_shares(f"Which ending, {players}", summary.endings, asked))
        found.append(show_counts(f"Moves in a game, {players}", summary.lengths, "moves", asked))
        if len(summary.scores) > 2:
            found.append(show_counts(f"Points of a seat, {players}", summary.scores, "points", asked))
        for measure in runs.game.lab.of_game:
            title = f"{measure.title[0].upper()}{measure.title[1:]}, {players}"
            found.append(show_counts(title, summary.of_game[measure.name], measure.title, asked))
    return found


def show_counts(title: str, counts: Counter[int], axis: str, asked: Asked) -> str:
    """With where the middle is, and where nine of ten are."""
    values = sorted(counts.elements())
    at = [values[int((len(values) - 1) * part)] for part in (0.05, 0.5, 0.95)]
    mean = sum(values) / len(values)
    rows = [[f"{mean:.1f}", *(str(value) for value in at), f"{len(values):,}"]]
    head = ("mean", "5 % are below", "median", "5 % are above", "of")
    return show_figure(title, draw_counts(title, counts, axis), head, rows, asked)


def show_measures(runs: Runs) -> list[str]:
    """How often a seat with so much of something wins."""
    found = []
    for summary in runs.players:
        for measure in runs.game.lab.of_seat:
            shares = group(summary.of_seat[measure.name])
            title = f"Wins by {measure.title}, {summary.setting.plan.seats} players"
            found.append(show_shares(title, shares, runs.players_asked, 1 / summary.setting.plan.seats))
    return found or ["<p>Nothing is counted seat by seat in this game: its sides win or lose as a whole.</p>"]


def group(found: Mapping[int, Share]) -> dict[str, Share]:
    """In the order of the values, put together where there are many."""
    wide = max(1, -(-(max(found) - min(found) + 1) // MANY))
    grouped: dict[str, Share] = {}
    for value in sorted(found):
        first = value // wide * wide
        label = str(first) if wide == 1 else f"{first} to {first + wide - 1}"
        grouped.setdefault(label, Share()).merge(found[value])
    return grouped


def show_sweep(runs: Runs, house: str) -> list[str]:
    ranked = sorted(zip(runs.variations, runs.sweep, strict=True), key=lambda pair: pair[1].unfairness[0])
    bars, rows = [], []
    for variation, summary in ranked:
        name, share = summary.luckiest
        bar = bar_of(f"{variation.title} ({name})", share)
        bars.append(bar)
        rows.append([*row_of(bar, summary.games), play_this(runs.game, variation, summary, house)])
    title = "Wins of whoever wins most, the fairest first"
    fair = sum(share.rate for share in ranked[0][1].sides.values() or ranked[0][1].seats)
    fair /= len(ranked[0][1].sides or ranked[0][1].seats)
    head = ("", "share", "95 % interval", "games", "")
    return [show_figure(title, draw_bars(title, bars, fair), head, rows, runs.sweep_asked)]


def play_this(game: AnyGame, variation: Variation, summary: LabSummary, house: str) -> str:
    """A link to that very box; options are chosen at the table."""
    chosen = ", ".join(f"{name} = {spell(value)}" for name, value in variation.options.items())
    link = f'<a href="{escape(house + link_to(game, summary.setting.plan.data))}">play this</a>'
    return f"{link} with {escape(chosen)}" if chosen else link
