"""make figures: writes the tables of docs/bots.md, review.md, research.md and README.md, from measurements (bench/) and
from the games' own descriptions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from foxden.encoding import Encoding
from foxden.game import AnyGame
from foxden.games import GAMES, TITLES

ROOT = Path(__file__).parents[1]
BENCH = ROOT / "bench"
OWN = [GAMES[name] for name in TITLES]
PAGE = ROOT / "docs" / "bots.md"
README = ROOT / "README.md"
REVIEW = ROOT / "docs" / "review.md"
RESEARCH = ROOT / "docs" / "research.md"
STEADY, CROWD = "500/s", 1000
"""What the README says of `make bench-server`."""
KINDS = {
    "simulations": "simulations, OpenSpiel",
    "time": "time, OpenSpiel",
    "knowledge": "iterations, rules alone",
}


def main() -> None:
    pages = {PAGE: bot_tables(), README: readme_tables(), REVIEW: review_tables(), RESEARCH: research_tables()}
    for page, tables in pages.items():
        page.write_text(fill(page.read_text(encoding="utf-8"), tables), encoding="utf-8")
        print(f"{page.relative_to(ROOT)} written")


def fill(page: str, tables: dict[str, str]) -> str:
    """The page with every table between its markers updated."""
    for name, table in tables.items():
        before, opening, rest = page.partition(f"<!-- {name} -->\n")
        _, closing, after = rest.partition(f"<!-- /{name} -->")
        if not closing:
            raise LookupError(f"no place for {name}")
        page = before + opening + table + closing + after
    return page


def bot_tables() -> dict[str, str]:
    return {
        "foxy-levels": foxy_levels(read("foxy_levels.json")),
        "ladder": ladder(""),
        "ladder-3": ladder("-3"),
        "ladder-4": ladder("-4"),
        "versus": versus(read("versus.json")),
        "search": search(read("results.json")),
    }


def readme_tables() -> dict[str, str]:
    return {"playouts": playouts(read("results.json")), "server": server(read("server.json"))}


def review_tables() -> dict[str, str]:
    report = read("calibration.json")
    return {"calibration": calibration(report), "calibrated": sum_up_calibration(report)}


def research_tables() -> dict[str, str]:
    return {
        "vector": many_at_once(read("vector.json")),
        "actions": "\n".join(list_actions(game, game.encoding) for game in OWN if game.encoding),
        "observations": "\n".join(list_parts(game, game.encoding) for game in OWN if game.encoding),
    }


def server(report: dict[str, Any]) -> str:
    """What one process carries, in sentences: at a steady rate, at its limit, and around one table."""
    measured = report["measured"]["mixed"]["new"]
    steady, fastest = at_rate(measured["phases"], STEADY), at_rate(measured["phases"], "saturated")
    crowd = next(each for each in report["crowds"]["new"] if each["players"] == CROWD)
    echoes = report["limits"]["echoes"]["per_second"]
    lines = (
        f"On two cores, with the load generator on the same machine (commit {report['commits']['new']}),",
        f"it serves {report['tables']} tables of all three games at {steady['moves_per_second']:,.0f} durable moves a",
        f"second, with moves shown within {steady['p50_ms']:.1f} ms (median) and {steady['p99_ms']:.1f} ms",
        f"(99th percentile), in {measured['memory_mb']:.0f} MB. Its limit is {fastest['moves_per_second']:,.0f} moves",
        f"a second; a bare echo server sends {echoes:,.0f} messages. A turn of Foxy with {CROWD:,} players takes",
        f"{median(crowd['turn_ms']):.0f} ms, from the last number written to the last player seeing the next card.",
    )
    return "\n".join(lines) + "\n"


def at_rate(phases: list[dict[str, Any]], rate: str) -> dict[str, float]:
    """The medians of all stretches at this rate."""
    found = [phase for phase in phases if phase["rate"] == rate]
    return {what: median(phase[what] for phase in found) for what in ("moves_per_second", "p50_ms", "p99_ms")}


def many_at_once(report: dict[str, Any]) -> str:
    speeds, ratios = report["steps_per_second"], report["ratios"]
    titles = {name: f"**{title}**, {report['players'].get(name)} players" for name, title in TITLES.items()}
    rows = [
        (
            titles.get(name, name.replace("/", ": ").replace("_", " ")),
            f"{speed / 1e6:.2f} M",
            f"{speeds[own] / 1e6:.2f} M" if (own := f"caller/{name}") in speeds else "",
            f"{ratios[name]}×",
        )
        for name, speed in speeds.items()
        if not name.startswith("caller/")
    ]
    return write(("", "steps/s", "your actions and arrays", "× connect four"), *rows)


def list_actions(game: AnyGame, encoding: Encoding[Any, Any]) -> str:
    rows = [(f"{each.first} to {each.first + each.count - 1}", each.what) for each in encoding.actions]
    return write((f"**{game.title}**", "means"), *rows)


def list_parts(game: AnyGame, encoding: Encoding[Any, Any]) -> str:
    rows, start = [], 0
    for part in encoding.parts:
        shape = " × ".join(str(length) for length in part.shape)
        bounds = f"{part.least} to {part.most:,}".replace("-", "−")
        rows.append((f"{start}", f"`{part.name}`", shape, bounds, part.what, "own" if part.private else ""))
        start += part.size
    return write((f"**{game.title}**, from", "", "shape", "numbers", "what", ""), *rows)


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BENCH / name).read_text(encoding="utf-8"))
    return found


def write(*rows: Iterable[str]) -> str:
    """A Markdown table: its header, then its rows."""
    head, *rest = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|---" * (head.count("|") - 1) + "|", *rest]) + "\n"


# --- one after the other ------------------------------------------------------------------------------------


def ladder(seats: str) -> str:
    head = ("game", "player", "against", "won, lost, drawn", "share of decided", "95%", "games won")
    return write(head, *(row for game in TITLES for row in standings(read(f"ladder/{game}{seats}.json"))))


def standings(report: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    for one in report["standings"]:
        yield (
            GAMES[report["game"]].title,
            one["one"],
            one["other"],
            f"{one['won']}, {one['lost']}, {one['level']}",
            percent(one["share"]),
            span(one["interval"]),
            percent(one["wins"] / one["games"]),
        )


def calibration(report: dict[str, Any]) -> str:
    """For each tenth: the percentage won, and half the width of its 95% interval."""
    head = ("game", "seats", "games", *(f"{part}–{part + 10}%" for part in range(0, 100, 10)))
    rows = []
    for one in report["results"]:
        by = {row["from"]: row for row in one["tenths"]}
        cells = [calibrated(by[part]) if part in by else "" for part in range(0, 100, 10)]
        title = GAMES[one["game"]].title if one["game"] else "all"
        rows.append((title, str(one["seats"] or "all"), str(one["games"]), *cells))
    return write(head, *rows)


def sum_up_calibration(report: dict[str, Any]) -> str:
    """A sentence, and the cells that are off."""
    played, summary = report["games"], report["summary"]
    whole = next(one for one in report["results"] if not one["game"])
    said = (
        f"**So far, {played:,} games** have been played, of which {whole['games']:,} are counted here. Of "
        f"{summary['cells']} cells by game and number of seats, {summary['far']} are more than three points off, and "
        f"{summary['beyond chance']} are off beyond chance. Cells that are both:"
    )
    off = [
        f"- {GAMES[one['game']].title}, {one['seats']} seats, {row['from']} to {row['from'] + 10}%: "
        f"given {row['given']:.0f}, won {row['won']:.0f} ± {row['half']:.0f} ({row['games']} games)"
        for one in report["results"]
        for row in one["tenths"]
        if one["seats"] and row["far"] and row["beyond"]
    ]
    return "\n".join(["", said, "", *off, "", ""])


def calibrated(row: dict[str, Any]) -> str:
    """Bold, with the value given, if it is off beyond chance; `!` if it is more than three points off."""
    told = f"{row['won']:.0f} ± {row['half']:.0f}"
    if row["beyond"]:
        told = f"**{told}** (given {row['given']:.0f})"
    return told + (" !" if row["far"] else "")


def versus(report: dict[str, Any]) -> str:
    rows = [
        (
            GAMES[one["game"]].title,
            KINDS[one["kind"]],
            f"{one['simulations']:,}" + (" (theirs)" if one["kind"] == "time" else ""),
            str(one["games"]),
            percent(one["share"]),
            span(one["interval"]),
            f"{one['our_ms_per_move']:.1f} ms, {one['their_ms_per_move']:.1f} ms",
            f"≥ {percent(one['aim'])}",
        )
        for one in report["matches"]
    ]
    head = (
        "game",
        "equal",
        "simulations",
        "games",
        "won",
        "95%",
        "per move: ours, theirs (processor time)",
        "aim",
    )
    return write(head, *rows)


def search(report: dict[str, Any]) -> str:
    speeds: dict[str, int] = report["searched_playouts_per_second"]
    base = speeds["openspiel/breakthrough"]
    rows = [(spell(name), f"{speed:,}", f"{speed / base:.1f}×") for name, speed in speeds.items()]
    return write(("search", "playouts per second", "× OpenSpiel on breakthrough"), *rows)


def playouts(report: dict[str, Any]) -> str:
    speeds, ratios = report["moves_per_second"], report["ratios"]
    head = ("", "moves/s, one compiled loop", "× breakthrough", "moves/s, driven from Python", "× breakthrough")
    rows = [
        (
            title,
            *(
                cell
                for way in ("", "/stepped")
                for cell in (millions(speeds[name + way]), f"{ratios[name + way]:.1f}×")
            ),
        )
        for name, title in TITLES.items()
    ]
    if "fowlplay/C" in speeds:
        rows.append(("the same in C", millions(speeds["fowlplay/C"]), f"{ratios['fowlplay/C']:.1f}×", "", ""))
    return write(head, *rows)


def spell(name: str) -> str:
    """fowlplay/4/rules alone: Fowl Play!, 4 seats, rules alone."""
    game, seats, *rest = name.split("/")
    return (
        f"OpenSpiel’s MCTS, {seats}" if game == "openspiel" else ", ".join([GAMES[game].title, f"{seats} seats", *rest])
    )


def foxy_levels(report: dict[str, Any]) -> str:
    head = (
        "", "points", "exact", "crosses per game", "circles won",
        "not exact in turns 1–5, 6–10, 11–15, 16–20", "one animal, late: seen 1–3, 4–5, 6+ times",
    )  # fmt: skip
    rows = [
        (
            f"**{level['level']}**",
            f"{level['mean_points']:.1f}",
            percent(level["exact"]),
            f"{level['crosses_per_game']:.1f}",
            percent(level["circles_won"]),
            together(level["wrong_by_turn"].values()),
            together(level["wrong_late_by_times_seen"].values()),
        )
        for level in report["levels"]
    ]
    return write(head, *rows)


# --- figures ------------------------------------------------------------------------------------------------


def millions(speed: int) -> str:
    return f"{speed / 1e6:.1f} M"


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f}%"


def span(bounds: list[float]) -> str:
    low, high = bounds
    return f"{100 * low:.0f} to {100 * high:.0f}%"


def together(shares: Iterable[float]) -> str:
    return ", ".join(f"{100 * share:.0f}" for share in shares) + "%"


if __name__ == "__main__":
    main()
