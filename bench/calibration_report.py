"""What was given, held against what was won: tenth by tenth, in figures and drawn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

from rich.table import Table

from bench.moments import Found, Games, Key, choose
from foxden.botkit.curve import STRAIGHT, Curve, straighten
from foxden.games import GAMES

FAR = 3.0
"""Points: no tenth should be off by more."""
NINETY_FIVE = 1.96
Given = tuple[Key, float, float]
"""The game, what was given, what was won."""
CurveOf = Callable[[str, int], Curve]


def report(found: Found, curve_of: CurveOf) -> list[dict[str, Any]]:
    """Of the games with odd numbers, which no curve was fitted to: of everything, of each game, and by seats. (0 seats
    are all.)"""
    cases = [("", 0), *((name, 0) for name in sorted({name for name, _ in found})), *sorted(found)]
    return [{"game": name, "seats": seats} | count(choose(found, name, seats, 1), curve_of) for name, seats in cases]


def curve_of(name: str, seats: int) -> Curve:
    """The one that reviews use."""
    kit = GAMES[name].review
    assert kit is not None
    return kit.curves.get(seats, STRAIGHT)


def in_mapping(curves: Mapping[str, Mapping[int, Curve]]) -> CurveOf:
    return lambda name, seats: curves.get(name, {}).get(seats, STRAIGHT)


def count(games: Games, curve_of: CurveOf) -> dict[str, Any]:
    """Tenth by tenth: how many moments, what was given on average, and what was won."""
    tenths: list[list[Given]] = [[] for _ in range(10)]
    for key, moments in games.items():
        for moment in moments:
            chance = straighten(moment.hope, curve_of(*key[:2]), moment.situation)
            tenths[min(int(chance * 10), 9)].append((key, chance, moment.won))
    rows = [sum_up(tenth, part) for part, tenth in enumerate(tenths) if tenth]
    return {"games": len(games), "moments": sum(row["moments"] for row in rows), "tenths": rows}


def sum_up(tenth: list[Given], part: int) -> dict[str, Any]:
    """`far`: won is farther outside the tenth than it should be. `beyond chance`: what was given lies outside the 95%
    interval of what was won."""
    size = len(tenth)
    given, won = sum(chance for _, chance, _ in tenth) / size, sum(one for _, _, one in tenth) / size
    half = NINETY_FIVE * find_error(tenth)
    off = max(0.0, part * 10 - 100 * won, 100 * won - part * 10 - 10)
    return {
        "from": part * 10,
        "games": len({key for key, _, _ in tenth}),
        "moments": size,
        "given": round(100 * given, 1),
        "won": round(100 * won, 1),
        "half": round(100 * half, 1),
        "off": round(off, 1),
        "far": off > FAR,
        "beyond": abs(won - given) > half,
    }


def find_error(tenth: list[Given]) -> float:
    """The standard error of what was won, if what was given is true. The moments of one game share its end, and games
    of one number their deal, so numbers are counted and not moments; and few that all end alike prove nothing."""
    by_deal: dict[tuple[str, int], float] = defaultdict(float)
    for (name, _, number), chance, won in tenth:
        by_deal[name, number] += won - chance
    together = sum(off * off for off in by_deal.values())
    alone = sum(chance * (1.0 - chance) for _, chance, _ in tenth)
    return sqrt(max(together, alone)) / len(tenth)


def summary(results: list[dict[str, Any]]) -> dict[str, int]:
    """Of the cells by game and number of seats."""
    cells = [row for result in results if result["seats"] for row in result["tenths"]]
    return {
        "cells": len(cells),
        "far": sum(row["far"] for row in cells),
        "beyond chance": sum(row["beyond"] for row in cells),
        "far and beyond chance": sum(row["far"] and row["beyond"] for row in cells),
    }


# --- to look at ---------------------------------------------------------------------------------------------


def title_of(result: dict[str, Any]) -> str:
    return GAMES[result["game"]].title if result["game"] else "all games"


def show(results: list[dict[str, Any]]) -> Table:
    table = Table("game", "seats", "games", *(f"{part * 10}–{part * 10 + 10}" for part in range(10)))
    for result in results:
        by = {row["from"]: row for row in result["tenths"]}
        cells = [write_cell(by[part * 10]) if part * 10 in by else "" for part in range(10)]
        table.add_row(title_of(result), str(result["seats"] or "all"), str(result["games"]), *cells)
    return table


def write_cell(row: dict[str, Any]) -> str:
    """An asterisk: beyond chance. An exclamation mark: too far off."""
    return f"{row['won']:.0f} ± {row['half']:.0f}" + ("*" if row["beyond"] else "") + ("!" if row["far"] else "")


def draw(results: list[dict[str, Any]]) -> str:
    """A small square for each game and number of seats: what was given from left to right, what was won upwards."""
    width, side = 3, 220
    height = -(-len(results) // width) * side
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width * side} {height}" font-family="sans-serif">',
             f'<rect width="{width * side}" height="{height}" fill="#fff"/>']  # fmt: skip
    for index, result in enumerate(results):
        left, top = index % width * side + 30, index // width * side + 30
        title = f"{title_of(result)}, {result['seats'] or 'all'}: {result['games']} games"
        parts.append(f'<g transform="translate({left} {top})"><text y="-8" font-size="12">{title}</text>')
        parts.append('<path d="M0 160H160M0 160V0M0 160L160 0" fill="none" stroke="#999"/>')
        for row in result["tenths"]:
            x, y, half = row["given"] * 1.6, 160 - row["won"] * 1.6, row["half"] * 1.6
            colour = "#b3001e" if row["beyond"] else "#b3541e"
            parts.append(f'<path d="M{x:.1f} {max(y - half, 0):.1f}V{min(y + half, 160):.1f}" stroke="{colour}"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>')
        parts.append("</g>")
    return "\n".join([*parts, "</svg>"]) + "\n"
