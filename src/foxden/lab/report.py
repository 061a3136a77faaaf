"""A report on a game: one self-contained page, every chart with its numbers and its command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from foxden.game import AnyGame, spell
from foxden.lab.asked import Asked
from foxden.lab.figures import Bar, draw_bars, draw_counts
from foxden.lab.share import Share
from foxden.lab.summary import LabSummary
from foxden.labkit import Measure, Variation
from foxden.own_box import link_to

MANY = 16
"""A measure with more values than this is shown in steps."""
CSS = """
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#2a1a12;background:#fffaf0}
body{max-width:42rem;margin:2rem auto;padding:0 1rem;overflow-wrap:break-word}
h2{margin-top:3rem}
svg{width:100%;height:auto}
.wide{overflow-x:auto}
table{border-collapse:collapse;margin:.5rem 0}
th,td{padding:.15rem .6rem;text-align:right;border-bottom:1px solid #0002;white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:7rem}
code{display:block;white-space:pre-wrap;overflow-wrap:anywhere;background:#f3e8d4;padding:.5rem;border-radius:.4rem;font-size:.85rem}
@media(max-width:30rem){table{font-size:.85rem}th,td{padding:.15rem .3rem}}
summary{cursor:pointer;color:#8f3413}
figure{margin:1.5rem 0 2.5rem}
a{color:#8f3413}
"""


@dataclass(frozen=True)
class Runs:
    """The runs that a report is made from."""

    game: AnyGame
    level: str
    players: Sequence[LabSummary]
    players_asked: Asked
    sweep: Sequence[LabSummary]
    sweep_asked: Asked
    variations: Sequence[Variation]
    """In sweep order."""


def write_report(runs: Runs, house: str) -> str:
    games = sum(summary.games for summary in (*runs.players, *runs.sweep))
    title = f"{runs.game.title}: what {games:,} games tell us"
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(explain(runs))}</p>", sum_up(runs)]
    for heading, figures in sections(runs, house):
        parts += [f"<h2>{escape(heading)}</h2>", *figures]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{CSS}</style></head>'
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def sections(runs: Runs, house: str) -> Iterator[tuple[str, list[str]]]:
    yield "Who wins", show_winners(runs)
    yield "How games end, and how long they take", show_course(runs)
    yield "What decides a game", show_measures(runs)
    if choices := show_choices(runs):
        yield "What a single choice is worth", choices
    yield "What if the box were different?", show_sweep(runs, house)


def explain(runs: Runs) -> str:
    return (
        f"Every seat is played by the bot {runs.level.title()}. A dot is what we counted, the line around it is the "
        "95% interval: 95 out of 100 such lines contain the true value. A dashed line shows what would be fair. All "
        "boxes are played with the same deals. Below each figure you'll find its numbers, and the command that "
        "reproduces them."
    )


def sum_up(runs: Runs) -> str:
    """Answers to the three questions people ask first."""
    summary = runs.players[0]
    name, share = summary.luckiest
    lengths, players = sorted(summary.lengths.elements()), f"{summary.setting.plan.seats} players"
    variation, fairest = rank_boxes(runs)[0]
    said = [
        f"With {players}, {tell(name)} most: {tell_share(share)}.",
        f"Half of all games with {players} take {lengths[len(lengths) // 2]} moves or fewer.",
        f"The fairest of the {len(runs.sweep)} boxes below: {variation.title} ({tell_share(fairest.luckiest[1])}).",
    ]
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in said)}</ul>"


def tell_share(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.rate:.1f}%, interval {100 * low:.1f} to {100 * high:.1f}%"


def show_figure(
    title: str, svg: str, head: Sequence[str], rows: Sequence[Sequence[str]], asked: Asked, is_open: bool = False
) -> str:
    """`rows` can contain markup; user text has already been escaped."""
    cells = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    table = f"<table><thead><tr>{''.join(f'<th>{escape(word)}</th>' for word in head)}</tr></thead>{cells}</table>"
    command = f"<code>{escape(asked.command())} --out results.json</code>"
    opened = " open" if is_open else ""
    numbers = (
        f'<details{opened}><summary>Numbers and command</summary><div class="wide">{table}</div>{command}</details>'
    )
    return f"<figure><figcaption><h3>{escape(title)}</h3></figcaption>{svg}{numbers}</figure>"


def bar_of(label: str, share: Share) -> Bar:
    low, high = share.interval
    return Bar(label, share.rate, low, high)


def row_of(bar: Bar, many: int) -> list[str]:
    return [escape(bar.label), f"{100 * bar.at:.1f}%", f"{100 * bar.low:.1f} to {100 * bar.high:.1f}%", f"{many:,}"]


def show_shares(
    title: str, shares: Mapping[str, Share], asked: Asked, fair: float | None = None, is_open: bool = False
) -> str:
    bars = [bar_of(label, share) for label, share in shares.items()]
    rows = [row_of(bar, share.of) for bar, share in zip(bars, shares.values(), strict=True)]
    head = ("", "share", "95% interval", "of")
    return show_figure(title, draw_bars(title, bars, fair), head, rows, asked, is_open)


def tell(name: str) -> str:
    return f"{count_seat(name)} wins" if name.startswith("seat ") else f"the {name} win"


def count_seat(name: str) -> str:
    """The name of a side, or of a seat counted from 1 for readers."""
    return f"seat {int(name.removeprefix('seat ')) + 1}" if name.startswith("seat ") else name


def show_winners(runs: Runs) -> list[str]:
    seats = {
        f"{summary.setting.plan.seats} players, seat {seat + 1}": share
        for summary in runs.players
        for seat, share in enumerate(summary.seats)
    }
    found = [show_shares("Wins by seat", seats, runs.players_asked, is_open=True)]
    sides = {
        f"{summary.setting.plan.seats} players, {side}": share
        for summary in runs.players
        for side, share in summary.sides.items()
    }
    return [show_shares("Wins by side", sides, runs.players_asked, 0.5, is_open=True), *found] if sides else found


def show_course(runs: Runs) -> list[str]:
    asked, kit = runs.players_asked, runs.game.lab
    found = []
    for summary in runs.players:
        players = f"{summary.setting.plan.seats} players"
        if summary.endings:
            endings = {kit.endings.get(name, name): share for name, share in summary.endings.items()}
            found.append(show_shares(f"Which ending, {players}", endings, asked))
        found.append(show_counts(f"Moves in a game, {players}", summary.lengths, "moves", asked))
        if len(summary.scores) > 2:
            found.append(show_counts(f"Points of a seat, {players}", summary.scores, "points", asked))
        for measure in kit.of_game:
            counts = summary.of_game[measure.name]
            title = f"{capitalise(measure.title)}, {players}"
            if measure.yes_no:
                found.append(show_shares(title, {"yes": Share(hits=counts[1], of=summary.games)}, asked))
            else:
                found.append(show_counts(title, counts, measure.title, asked))
    return found


def capitalise(words: str) -> str:
    return words[0].upper() + words[1:]


def show_counts(title: str, counts: Counter[int], axis: str, asked: Asked) -> str:
    """A histogram with the median and the middle 90%. No chart for a constant."""
    if len(counts) == 1:
        return f"<p>{escape(title)}: always {next(iter(counts))}.</p>"
    values = sorted(counts.elements())
    at = [values[int((len(values) - 1) * part)] for part in (0.05, 0.5, 0.95)]
    mean = sum(values) / len(values)
    rows = [[f"{mean:.1f}", *(str(value) for value in at), f"{len(values):,}"]]
    head = ("mean", "5% are below", "median", "5% are above", "of")
    return show_figure(title, draw_counts(title, counts, axis), head, rows, asked)


def show_measures(runs: Runs) -> list[str]:
    """How often a seat or a side wins, by the value of a measure."""
    found = []
    for summary in runs.players:
        players = summary.setting.plan.seats
        for measure in runs.game.lab.of_seat:
            if not measure.choice:
                found.append(show_measure(runs, summary, measure))
        side = summary.luckiest[0]
        for measure in runs.game.lab.of_game if summary.sides else ():
            shares = {value: sides[side] for value, sides in summary.sides_by[measure.name].items()}
            asked = f": {measure.title}?" if measure.yes_no else f" by {measure.title},"
            title = f"Wins of the {side}{asked} {players} players"
            found.append(show_shares(title, group(shares, measure), runs.players_asked, 0.5))
    return found


def show_choices(runs: Runs) -> list[str]:
    found = []
    for summary in runs.players:
        players = f"{summary.setting.plan.seats} players"
        if runs.game.lab.opening and (openings := summary.named_openings()):
            title = f"Wins by {runs.game.lab.opening.title}, {players}"
            found.append(show_shares(title, openings, runs.players_asked))
        found += [show_measure(runs, summary, measure) for measure in runs.game.lab.of_seat if measure.choice]
    return found


def show_measure(runs: Runs, summary: LabSummary, measure: Measure) -> str:
    players = summary.setting.plan.seats
    title = f"Wins by {measure.title}, {players} players"
    return show_shares(title, group(summary.of_seat[measure.name], measure), runs.players_asked, 1 / players)


def group(found: Mapping[int, Share], measure: Measure) -> dict[str, Share]:
    """Sorted by value, grouped if there are many."""
    if measure.yes_no:
        return {"yes" if value else "no": found[value] for value in sorted(found)}
    wide = max(1, -(-(max(found) - min(found) + 1) // MANY))
    grouped: dict[str, Share] = {}
    for value in sorted(found):
        first = value // wide * wide
        label = str(first) if wide == 1 else f"{first} to {first + wide - 1}"
        grouped.setdefault(label, Share()).merge(found[value])
    return grouped


def rank_boxes(runs: Runs) -> list[tuple[Variation, LabSummary]]:
    """The fairest first."""
    return sorted(zip(runs.variations, runs.sweep, strict=True), key=lambda pair: pair[1].unfairness[0])


def show_sweep(runs: Runs, house: str) -> list[str]:
    ranked = rank_boxes(runs)
    bars, rows = [], []
    for variation, summary in ranked:
        name, share = summary.luckiest
        bar = bar_of(f"{variation.title} ({count_seat(name)})", share)
        bars.append(bar)
        label, *numbers = row_of(bar, summary.games)
        rows.append([f"{label}<br>{play_this(runs.game, variation, summary, house)}", *numbers])
    title = "Wins of the most frequent winner, fairest box first"
    shares = list(ranked[0][1].sides.values()) or ranked[0][1].seats
    fair = sum(share.rate for share in shares) / len(shares)
    head = ("", "share", "95% interval", "games")
    return [show_figure(title, draw_bars(title, bars, fair), head, rows, runs.sweep_asked, is_open=True)]


def play_this(game: AnyGame, variation: Variation, summary: LabSummary, house: str) -> str:
    """A link to play with that box; options are chosen at the table."""
    chosen = ", ".join(f"{name} = {spell(value)}" for name, value in variation.options.items())
    link = f'<a href="{escape(house + link_to(game, summary.setting.plan.data))}">play this</a>'
    return f"{link} with {escape(chosen)}" if chosen else link
