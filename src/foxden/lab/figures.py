"""Pictures of results: shares with their intervals, and how often which number comes. SVG that needs nothing else.

Matplotlib draws them. Their words stay text, so that they can be read aloud and searched for.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

WIDE = 7.0
ROW = 0.34
INK, FOX, QUIET, PAPER = "#2a1a12", "#b4451f", "#7a5a3a", "#fffaf0"
BINS = 40
"""More values than so many are put together."""
STYLE = {
    "axes.facecolor": PAPER,
    "svg.fonttype": "none",
    "svg.hashsalt": "foxden",
    "font.family": "sans-serif",
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.edgecolor": QUIET,
}


class NoPlots(Exception):
    """Matplotlib is not there; in words."""


@dataclass(frozen=True)
class Bar:
    """A share, or whatever has an interval."""

    label: str
    at: float
    low: float
    high: float


def import_plots() -> Any:
    try:
        import matplotlib  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise NoPlots("Reports need what pip install 'foxden[lab]' brings.") from None
    matplotlib.use("svg")
    from matplotlib import pyplot  # noqa: PLC0415

    pyplot.rcParams.update(STYLE)
    return pyplot


def draw_bars(title: str, bars: Sequence[Bar], fair: float | None = None, percent: bool = True) -> str:
    """One below the other, each with its 95 % interval; a dashed line where it would be fair."""
    pyplot = import_plots()
    figure, axes = pyplot.subplots(figsize=(WIDE, 0.9 + ROW * len(bars)), layout="constrained")
    scale = 100 if percent else 1
    for row, bar in enumerate(bars):
        axes.plot([scale * bar.low, scale * bar.high], [row, row], color=QUIET, linewidth=3, solid_capstyle="round")
        axes.plot(scale * bar.at, row, "o", color=FOX, markersize=7)
    if fair is not None:
        axes.axvline(scale * fair, color=FOX, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(bars)), [bar.label for bar in bars])
    axes.set_ylim(len(bars) - 0.5, -0.5)
    axes.set_xlabel(f"{title}, %" if percent else title)
    return finish(pyplot, figure, axes, title)


def draw_counts(title: str, counts: Mapping[int, int], axis: str) -> str:
    """How often each number comes, in % of all."""
    pyplot = import_plots()
    figure, axes = pyplot.subplots(figsize=(WIDE, 2.6), layout="constrained")
    total = sum(counts.values()) or 1
    least, most = min(counts), max(counts)
    wide = max(1, -(-(most - least + 1) // BINS))
    heights = [0] * ((most - least) // wide + 1)
    for value, count in counts.items():
        heights[(value - least) // wide] += count
    places = [least + wide * number + (wide - 1) / 2 for number in range(len(heights))]
    axes.bar(places, [100 * height / total for height in heights], width=0.9 * wide, color=FOX)
    axes.set_xlabel(axis)
    axes.set_ylabel("%")
    return finish(pyplot, figure, axes, title)


def finish(pyplot: Any, figure: Any, axes: Any, title: str) -> str:
    """As text, without the head of a file, with a name for those who do not see it."""
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", color="#0001")
    axes.set_axisbelow(True)
    out = io.StringIO()
    figure.savefig(out, format="svg", facecolor=PAPER, metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)
