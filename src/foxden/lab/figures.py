"""Charts of results: shares with intervals, and histograms.

Self-contained SVG drawn by Matplotlib; text stays text, so that it can be read aloud and searched.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import fill
from typing import Any

from foxden.extras import how_to_install

WIDE = 6.0
ROW, TALL_ROW = 0.36, 0.52
"""Inches per bar; taller if a label needs a second line."""
LABEL = 30
"""Characters per line of a label, so that a phone has room for the bars."""
AXIS = 56
"""Characters per line below the axis."""
INK, FOX, QUIET, PAPER = "#2a1a12", "#b4451f", "#7a5a3a", "#fffaf0"
BINS = 40
"""More values than this are grouped."""
STYLE = {
    "axes.facecolor": PAPER,
    "svg.fonttype": "none",
    "svg.hashsalt": "foxden",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.edgecolor": QUIET,
}


class NoPlots(Exception):
    """Matplotlib isn't installed; the message says so."""


@dataclass(frozen=True)
class Bar:
    """A share, or any other value with an interval."""

    label: str
    at: float
    low: float
    high: float
    wanted: float | None = None
    """The value it should at least reach."""


@dataclass(frozen=True)
class Chart:
    """Bars on one scale."""

    axis: str
    bars: Sequence[Bar]
    scale: int = 1
    fair: float | None = None

    @property
    def labels(self) -> list[str]:
        return [fill(bar.label, LABEL) for bar in self.bars]

    @property
    def height(self) -> float:
        """In inches."""
        return (TALL_ROW if any("\n" in label for label in self.labels) else ROW) * len(self.bars)


def import_plots() -> Any:
    try:
        import matplotlib  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise NoPlots(f"Charts need more packages. {how_to_install('lab')}") from None
    matplotlib.use("svg")
    from matplotlib import pyplot  # noqa: PLC0415

    pyplot.rcParams.update(STYLE)
    return pyplot


def draw_bars(title: str, bars: Sequence[Bar], fair: float | None = None, percent: bool = True) -> str:
    """Bars below each other, each with its 95% interval; a dashed line marks what would be fair."""
    return draw_charts(title, [Chart(f"{title}, %" if percent else title, bars, 100 if percent else 1, fair)])


def draw_charts(title: str, charts: Sequence[Chart]) -> str:
    """Charts below each other."""
    pyplot = import_plots()
    heights = [0.9 + chart.height for chart in charts]
    size = {"figsize": (WIDE, sum(heights)), "layout": "constrained"}
    figure, places = pyplot.subplots(len(charts), squeeze=False, height_ratios=heights, **size)
    for chart, axes in zip(charts, places[:, 0], strict=True):
        fill_chart(chart, axes)
        if len(charts) > 1:
            axes.set_xlabel(chart.axis)
    if len(charts) == 1:
        # Centred on the picture: long labels leave the axis too little room.
        figure.supxlabel(fill(charts[0].axis, AXIS), fontsize="medium")
    return finish(pyplot, figure, title)


def fill_chart(chart: Chart, axes: Any) -> None:
    for row, bar in enumerate(chart.bars):
        ends = [chart.scale * bar.low, chart.scale * bar.high]
        axes.plot(ends, [row, row], color=QUIET, linewidth=3, solid_capstyle="round")
        axes.plot(chart.scale * bar.at, row, "o", color=FOX, markersize=7)
        if bar.wanted is not None:
            axes.plot([chart.scale * bar.wanted] * 2, [row - 0.4, row + 0.4], color=FOX, linestyle=":", linewidth=1.5)
    if chart.fair is not None:
        axes.axvline(chart.scale * chart.fair, color=FOX, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(chart.bars)), chart.labels)
    axes.set_ylim(len(chart.bars) - 0.5, -0.5)


def draw_counts(title: str, counts: Mapping[int, int], axis: str) -> str:
    """How often each number occurs, in percent."""
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
    return finish(pyplot, figure, title)


def finish(pyplot: Any, figure: Any, title: str) -> str:
    """The SVG as text, without the XML header, with a title for screen readers."""
    for axes in figure.axes:
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="x", color="#0001")
        axes.set_axisbelow(True)
    out = io.StringIO()
    figure.savefig(out, format="svg", facecolor=PAPER, metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"(\d\.\d\d)\d+", r"\1", svg)
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)
