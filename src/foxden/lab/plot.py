"""A ladder as a picture: who beats whom by how much, each with its 95 % interval. An SVG that needs nothing else."""

from __future__ import annotations

from html import escape
from math import ceil, floor

from foxden.lab.elo import Rating
from foxden.lab.ladder import Standing, wanted_of
from foxden.lab.tally import interval

WIDE = 640
LEFT = 190
ROW = 28
TICKS = 8
"""No more of them side by side, or their labels would touch."""
STEPS = (50, 100, 200, 500, 1000, 10_000)
STYLE = (
    "text{font:13px sans-serif;fill:#2a1a12}.t{font-weight:600}.f{stroke:#0002}.w{stroke:#b4451f;stroke-dasharray:3 3}"
    ".s{text-anchor:middle;font-size:11px}.i{stroke:#7a5a3a;stroke-width:3}.p{fill:#b4451f}"
)


def draw(title: str, standings: list[Standing], ratings: list[Rating]) -> str:
    """Two charts, one below the other: shares of the deals that were decided, and Elo where there is any."""
    played = [standing for standing in standings if standing.decided]
    parts = [text(10, 20, f"{title}: deals won of those decided", "t")]
    parts += shares(played, 44)
    below = 44 + ROW * len(played) + 62
    if ratings:
        parts += elos(ratings, below)
        below += ROW * len(ratings) + 40
    size = f'viewBox="0 0 {WIDE} {below}" width="{WIDE}" height="{below}"'
    ground = f'<rect width="{WIDE}" height="{below}" fill="#fffaf0"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{STYLE}</style>{ground}{"".join(parts)}</svg>\n'


def shares(standings: list[Standing], top: float) -> list[str]:
    """From 0 to 100 %; the dashed line is what is wanted."""
    parts = scale([(share / 4, f"{25 * share} %") for share in range(5)], 0.0, 1.0, top, len(standings))
    for row, standing in enumerate(standings):
        y = top + ROW * row + ROW / 2
        low, high = interval(standing.won, standing.decided)
        wanted = place(wanted_of(standing.other), 0.0, 1.0)
        parts.append(line(wanted, y - 9, wanted, y + 9, "w"))
        parts += bar(f"{standing.one} – {standing.other}", y, low, standing.won / standing.decided, high, 0.0, 1.0)
    return parts


def elos(ratings: list[Rating], top: float) -> list[str]:
    least = min(rating.low for rating in ratings)
    most = max(max(rating.high for rating in ratings), least + 1)
    apart = next(step for step in STEPS if most - least < TICKS * step)
    ticks = [
        (float(elo), f"{elo:+d}" if elo else "0") for elo in range(floor(least / apart) * apart, ceil(most), apart)
    ]
    parts = [text(10, top - 14, "Elo", "t"), *scale(ticks, least, most, top, len(ratings))]
    for row, rating in enumerate(ratings):
        parts += bar(rating.name, top + ROW * row + ROW / 2, rating.low, rating.elo, rating.high, least, most)
    return parts


def scale(ticks: list[tuple[float, str]], least: float, most: float, top: float, rows: int) -> list[str]:
    parts = []
    for value, label in ticks:
        if least <= value <= most:
            x = place(value, least, most)
            parts += [line(x, top, x, top + ROW * rows, "f"), text(x, top + ROW * rows + 16, label, "s")]
    return parts


def bar(label: str, y: float, low: float, at: float, high: float, least: float, most: float) -> list[str]:
    spot = place(at, least, most)
    return [
        text(10, y + 4, label),
        line(place(low, least, most), y, place(high, least, most), y, "i"),
        f'<circle cx="{spot:.1f}" cy="{y:.1f}" r="5" class="p"/>',
    ]


def place(value: float, least: float, most: float) -> float:
    return LEFT + (value - least) / (most - least) * (WIDE - LEFT - 30)


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'
