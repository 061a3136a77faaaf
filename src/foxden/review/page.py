"""A review as one self-contained HTML page: graphs, the table behind them, and positions."""

from __future__ import annotations

from functools import partial
from html import escape

from foxden.botkit.review import WHOLE, ReviewTable
from foxden.game import View
from foxden.record import Record, find_game, replay
from foxden.replay import speaker
from foxden.review.board import draw_board, read_art, read_style
from foxden.review.review import Review, ToldMoment, ToldMove, by_move, show, signed
from foxden.scene import Say
from foxden.text import say

WIDTH, HEIGHT = 800, 240
SHOWN = 12
"""How many players get a line in the graph and columns in the table; in a crowd, the first ones."""
STYLE = """
:root { color-scheme: light dark; --ink: #1d2230; --paper: #fbf7ee; --faint: #8b8577; --band: #efe7d6;
  --s0: #b3541e; --s1: #1f5fa8; --s2: #2c7a3f; --s3: #8a2f86; --s4: #7a6a12; --s5: #0f7f86; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0e8d6; --paper: #171b22; --faint: #948d7e; --band: #242a34;
  --s0: #f0995c; --s1: #86b6ee; --s2: #7fcf90; --s3: #df94da; --s4: #d8c45a; --s5: #6fd0d6; } }
body { margin: 0 auto; max-width: 54rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); }
h1, h2, h3 { line-height: 1.2; }
.art { position: absolute; width: 0; height: 0; }
.graph { width: 100%; height: auto; background: var(--band); border-radius: .5rem; }
.graph text { font-size: 13px; fill: var(--faint); }
.graph .grid { stroke: var(--faint); stroke-opacity: .35; }
.graph .moment { stroke: var(--faint); stroke-dasharray: 3 4; }
.graph .line { fill: none; stroke-width: 2.5; }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
.key b { display: inline-block; width: 1.5em; height: 0; border-top: 3px solid; vertical-align: middle; }
.told { display: grid; grid-template-columns: minmax(9rem, 15rem) 1fr; gap: 1rem; margin: 1rem 0; align-items: start; }
.board { width: 100%; height: auto; background: var(--table, none); border-radius: .5rem; }
.card { width: 9rem; max-width: 100%; height: auto; }
.ground { fill: var(--space); stroke: var(--space-line); stroke-width: .02; }
pre { overflow-x: auto; font-size: .7rem; line-height: 1.25; margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--band); }
th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }
.loss { color: var(--s0); }
.note { color: var(--faint); }
@media (max-width: 34rem) { .told { grid-template-columns: 1fr; } }
"""
COLOURS = 6


def write_page(review: Review, record: Record) -> str:
    tell: Say = partial(say, review.language)
    game = find_game(record)
    title = escape(tell("review-title", game=review.title))
    body = [f"<h1>{title}</h1>", *(f"<p>{escape(note)}</p>" for note in review.notes)]
    if review.lines:
        body += [head_up(tell("review-moments")), *tell_moments(review, record, tell)]
        body += draw_graphs(review, tell)
    body += [write_table(table) for table in review.tables]
    if review.lines:
        body += [head_up(tell("review-table")), write_moves(review, tell)]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    styles = f"<style>{STYLE}{read_style(game)}</style>"
    page = f'<body class="game-{escape(game.name)}">{read_art(game)}<main>{"".join(body)}</main></body>'
    return f'<!doctype html><html lang="{review.language}"><head>{head}{styles}</head>{page}</html>\n'


def head_up(title: str) -> str:
    return f"<h2>{escape(title)}</h2>"


# --- the moments --------------------------------------------------------------------------------------------


def tell_moments(review: Review, record: Record, tell: Say) -> list[str]:
    if not review.moments:
        return [f"<p>{escape(tell('review-no-moments'))}</p>"]
    boards = draw_boards(review, record)
    return [tell_moment(told, boards.get(told[0].number, ""), tell) for told in by_move(review.moments)]


def draw_boards(review: Review, record: Record) -> dict[int, str]:
    """The positions before the key moments, as everybody saw them."""
    game, words = find_game(record), speaker(record, review.language)
    wanted = {told.number for told in review.moments}
    return {
        moment.number + 1: draw_board(game, View(game.look_shared(moment.state), None), review.names, words)
        for moment in replay(record)
        if moment.number + 1 in wanted
    }


def tell_moment(told: list[ToldMoment], board: str, tell: Say) -> str:
    """All there is to say about one move."""
    picture = board or f"<pre>{escape(told[0].picture)}</pre>"
    heading = escape(tell("review-before", number=told[0].number))
    words = "".join(f"<p>{escape(each.words)}</p>" for each in told)
    return f'<section class="told"><div>{picture}</div><div><h3>{heading}</h3>{words}</div></section>'


# --- graphs ---------------------------------------------------------------------------------------------------


def draw_graphs(review: Review, tell: Say) -> list[str]:
    known = [review.known, *(line.known for line in review.lines)]
    true = [review.true, *(line.true for line in review.lines)]
    parts = []
    for title, rows in ((tell("review-graph-known"), known), (tell("review-graph-true"), true)):
        parts += [head_up(title), draw_graph(review, title, rows, tell), draw_key(review)]
    return [*parts, f'<p class="note">{escape(tell("review-graph-how"))}</p>']


def draw_graph(review: Review, title: str, rows: list[list[int]], tell: Say) -> str:
    last = max(len(rows) - 1, 1)
    lines = [
        f'<polyline class="line" stroke="var(--s{nth % COLOURS})" points="'
        + " ".join(f"{at * WIDTH / last:.1f},{HEIGHT - row[seat] * HEIGHT / WHOLE:.1f}" for at, row in enumerate(rows))
        + '"/>'
        for nth, (seat, *_) in enumerate(share_lines(review))
    ]
    grid = [
        f'<path class="grid" d="M0 {HEIGHT * part / 4:g}H{WIDTH}"/><text x="4" y="{HEIGHT * part / 4 - 3:g}">'
        f"{tell('stat-percent', percent=100 - 25 * part)}</text>"
        for part in range(1, 4)
    ]
    moments = [f'<path class="moment" d="M{told.number * WIDTH / last:.1f} 0V{HEIGHT}"/>' for told in review.moments]
    drawn, box = "".join([*grid, *moments, *lines]), f"0 -6 {WIDTH} {HEIGHT + 12}"
    return f'<svg class="graph" viewBox="{box}" role="img" aria-label="{escape(title)}">{drawn}</svg>'


def share_lines(review: Review) -> list[list[int]]:
    """The seats of each line; partners, whose chances are always equal, share one."""
    found: dict[tuple[int, ...], list[int]] = {}
    for seat in range(min(len(review.names), SHOWN)):
        known = tuple(line.known[seat] for line in review.lines)
        run = (review.known[seat], *known, review.true[seat], *(line.true[seat] for line in review.lines))
        found.setdefault(run, []).append(seat)
    return list(found.values())


def draw_key(review: Review) -> str:
    lines = []
    for nth, seats in enumerate(share_lines(review)):
        names = escape(" & ".join(review.names[seat] for seat in seats))
        lines.append(f'<li><b style="border-color: var(--s{nth % COLOURS})"></b> {names}</li>')
    return f'<ul class="key">{"".join(lines)}</ul>'


# --- tables ---------------------------------------------------------------------------------------------------


def write_table(table: ReviewTable) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    notes = "".join(f'<p class="note">{escape(note)}</p>' for note in table.notes)
    grid = f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return head_up(table.title) + (grid if table.rows else "") + notes


def write_moves(review: Review, tell: Say) -> str:
    names = review.names[:SHOWN]
    columns = [tell("review-number"), tell("review-what"), tell("review-choice")]
    for name in names:
        columns += [
            tell("review-known-of", name=name),
            tell("list-labelled", label=tell("review-luck"), text=name),
            tell("review-true-of", name=name),
        ]
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    rows = "".join(write_move(line, len(names), tell) for line in review.lines)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def write_move(line: ToldMove, seats: int, tell: Say) -> str:
    mark = ' class="loss"' if line.choice < -WHOLE // 20 else ""
    choice = signed(line.choice, tell) if line.seat is not None else ""
    cells = [f"<td>{line.number}</td><td>{escape(line.words)}</td><td{mark}>{choice}</td>"]
    for seat in range(seats):
        chances = (show(line.known[seat], tell), signed(line.luck[seat], tell), show(line.true[seat], tell))
        cells += [f"<td>{chance}</td>" for chance in chances]
    return f"<tr>{''.join(cells)}</tr>"
