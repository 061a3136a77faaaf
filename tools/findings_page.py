"""python -m tools.findings_page: tables and pictures of docs/findings.md, from what was played (docs/findings)."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from foxden.games import GAMES
from foxden.lab.figures import Bar, Chart, draw_bars, draw_charts
from foxden.lab.share import Share
from foxden.lab.sweep import STANDARD, change_box, find_variation
from foxden.own_box import link_to
from tools.figures import fill
from tools.findings import FOLDER, ROOT

PAGE = ROOT / "docs" / "findings.md"
FAIREST = "singles"
"""The tile mix that the page names."""
NEARER = "near-start"
LUCK = {
    "foxrun-luck": "Fox on the Run", "foxrun-luck-top": "Fox on the Run", "foxy-luck": "Foxy", "foxy-luck-top": "Foxy",
    "fowlplay-luck": "Fowl Play!", "fowlplay-luck-top": "Fowl Play!",
}  # fmt: skip
TOP_MIXES = ("foxrun-top", "foxrun-best", "foxrun-other-top", "foxrun-begin-top", "foxrun-mixes-top")
"""All boxes, played by the strongest."""
RESTS = {
    "Is Fox on the Run fair?": ("foxrun-mid", "foxrun-top"),
    "Which tile mix is fairest?": ("foxrun-sweep", *TOP_MIXES),
    "What is the first move worth?": ("foxrun-begin", "foxrun-begin-top"),
    "What is a bet in Foxy worth?": ("foxy-when", "foxy-keen"),
    "What wins Fowl Play!?": ("fowlplay-mid", "fowlplay-top"),
    "How much is luck? At Fox on the Run:": ("foxrun-luck", "foxrun-luck-top"),
    "How much is luck? At Foxy:": ("foxy-luck", "foxy-luck-top"),
    "How much is luck? At Fowl Play!:": ("fowlplay-luck", "fowlplay-luck-top"),
}
"""The runs behind each answer: the first between good players, the others between the strongest."""
MORE = ("foxy-bets", "foxy-people", "foxy-sweep", "fowlplay-four", "fowlplay-sweep")
"""Runs that no table shows."""
STEPS = {"birds": 3, "majority_points": 3, "set_points": 4, "survivor_points": 5, "target_alive": 1}
"""Bin sizes for Fowl Play!'s measures."""


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    for name, svg in pictures().items():
        (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8")
    PAGE.write_text(fill(PAGE.read_text(encoding="utf-8"), tables()), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)} written")


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def bar(label: str, told: dict[str, Any]) -> Bar:
    return Bar(label, told["share"], *told["interval"])


def tables() -> dict[str, str]:
    return {
        "fair": table("guardians win", fair(), "foxrun-mid", "foxrun-players", "foxrun-top", "foxrun-other-top"),
        "mixes": table("Reynard: guardians win", mixes("foxrun-sweep"), "foxrun-sweep")
        + table("Kitsune: guardians win", mixes(*TOP_MIXES), *TOP_MIXES),
        "play": play_link(),
        "first": table("guardians win", first(), "foxrun-mid", "foxrun-begin", "foxrun-top", "foxrun-begin-top"),
        "points": point_table(),
        "bets": table("Aesop's memory: wins", bets("foxy-when"), "foxy-when")
        + table("Kitsune's memory: wins", bets("foxy-keen"), "foxy-keen"),
        "birds": birds_of("Aesop", "fowlplay-mid") + birds_of("Kitsune", "fowlplay-top"),
        "luck": table("the weaker one wins", luck(), *LUCK),
        "rests": rest_list(),
        "reports": "".join(report_line(path) for path in sorted(FOLDER.glob("*.html"))),
        "more": "".join(command_of(name) for name in MORE),
    }


def pictures() -> dict[str, str]:
    return {
        "fair": draw_bars("Guardians win", [bar for bar, _ in fair()], 0.5),
        "mixes": draw_charts("Guardians win", [mix_chart("Reynard", "foxrun-sweep"), mix_chart("Kitsune", *TOP_MIXES)]),
        "first": draw_bars("Guardians win", [bar for bar, _ in first()], 0.5),
        "bets": draw_charts(
            "Wins of seven players", [bet_chart("Aesop", "foxy-when"), bet_chart("Kitsune", "foxy-keen")]
        ),
        "birds": draw_charts(
            "Wins by birds caught", [bird_chart("Aesop", "fowlplay-mid"), bird_chart("Kitsune", "fowlplay-top")]
        ),
        "luck": draw_bars("The weaker one wins", [bar for bar, _ in luck()], 0.5),
    }


# --- what stands in them ----------------------------------------------------------------------------------

Line = tuple[Bar, int]
"""A share, and of how many games."""


def guardians(label: str, setting: dict[str, Any]) -> Line:
    return bar(label, setting["sides"]["guardians"]), setting["games"]


def fair() -> list[Line]:
    lines = [
        guardians(f"Reynard, start-tile = {setting['setting']['start-tile']}", setting)
        for setting in read("foxrun-mid")["settings"]
    ]
    more = [
        guardians(f"Reynard, {setting['players']} players", setting) for setting in read("foxrun-players")["settings"]
    ]
    strongest = [
        guardians("Kitsune, start-tile = turn", read("foxrun-top")["settings"][0]),
        guardians("Kitsune, start-tile = move", find_box("foxrun-other-top", "start-tile-move")),
    ]
    return [*lines, *more, *strongest]


def find_box(run: str, data: str) -> dict[str, Any]:
    """What was played with one of the boxes of a run."""
    found: dict[str, Any] = next(each for each in read(run)["settings"] if each["setting"]["data"] == data)
    return found


def titled(game: str, setting: dict[str, Any]) -> str:
    return find_variation(GAMES[game], setting["setting"].get("data", STANDARD)).title


def mixes(*runs: str) -> list[Line]:
    """The fairest first."""
    settings = [setting for run in runs for setting in read(run)["settings"]]
    found = sorted(settings, key=lambda setting: abs(setting["sides"]["foxes"]["share"] - 0.5))
    return [guardians(titled("foxrun", setting), setting) for setting in found]


def mix_chart(player: str, *runs: str) -> Chart:
    return Chart(f"{player}: guardians win, %", [bar for bar, _ in mixes(*runs)], 100, 0.5)


def first() -> list[Line]:
    """By who has the first turn, played by good players and by the strongest."""
    lines = []
    for player, standard, others in (
        ("Reynard", read("foxrun-mid")["settings"][0], "foxrun-begin"),
        ("Kitsune", read("foxrun-top")["settings"][0], "foxrun-begin-top"),
    ):
        lines.append(guardians(f"{player}, Indigo has the first turn", standard))
        lines += [guardians(f"{player}, {titled('foxrun', setting)}", setting) for setting in read(others)["settings"]]
    return lines


def bettors(name: str) -> list[tuple[str, dict[str, Any]]]:
    """Seven players that differ only in their bet, the most successful first."""
    names = {"Never": "never bets", "WhenSure": "bets when sure"}
    (setting,) = read(name)["settings"]
    bots = {bot.removeprefix("Keen"): told for bot, told in setting["bots"].items()}
    found = sorted(bots.items(), key=lambda each: -each[1]["share"])
    return [(names.get(bot, bot.replace("Turn", "bets in turn ")), told) for bot, told in found]


def bets(name: str) -> list[Line]:
    return [(bar(label, told), told["of"]) for label, told in bettors(name)]


def bet_chart(memory: str, name: str) -> Chart:
    return Chart(f"{memory}'s memory: wins of seven players, %", [bar for bar, _ in bets(name)], 100, 1 / 7)


def titles() -> Iterator[tuple[str, str]]:
    for measure in GAMES["fowlplay"].lab.of_seat:
        if measure.name in STEPS:
            yield measure.name, measure.title


def birds_of(player: str, run: str) -> str:
    """A table for each measure."""
    shown = "".join(table(f"{player} wins by {measure}", by_measure(run, name)) for name, measure in titles())
    return shown + command_of(run)


def bird_chart(player: str, run: str) -> Chart:
    return Chart(f"{player} wins by birds caught, %", [bar for bar, _ in by_measure(run, "birds")], 100, 0.5)


def by_measure(run: str, name: str) -> list[Line]:
    (setting,) = read(run)["settings"]
    grouped: dict[int, Share] = {}
    for value, told in setting["of_seat"][name].items():
        share = grouped.setdefault(int(value) // STEPS[name], Share())
        share.hits, share.of = share.hits + told["hits"], share.of + told["of"]
    lines = []
    for step, share in sorted(grouped.items()):
        share.sizes = share.of
        first, last = step * STEPS[name], (step + 1) * STEPS[name] - 1
        label = str(first) if name == "set_points" or first == last else f"{first} to {last}"
        lines.append((Bar(label, share.rate, *share.interval), share.of))
    return lines


def luck() -> list[Line]:
    found = []
    for name, game in LUCK.items():
        (setting,) = read(name)["settings"]
        (other,) = set(setting["bots"]) - {"cub"}
        found.append((bar(f"{game}, Cub against {other.title()}", setting["bots"]["cub"]), setting["games"]))
    return found


# --- how they are written ---------------------------------------------------------------------------------


def table(title: str, lines: Sequence[Line], *names: str) -> str:
    rows = [f"|  | {title} | 95% interval | games |", "|---|---|---|---|"]
    for each, games in lines:
        shown = f"{100 * each.at:.1f}% | {100 * each.low:.1f} to {100 * each.high:.1f}%"
        rows.append(f"| {each.label} | {shown} | {games:,} |")
    return "\n".join(rows) + "\n\n" + "".join(command_of(name) for name in names)


def report_line(path: Path) -> str:
    """A report is named after its game and level; its title has the number of games."""
    name, _, level = path.stem.partition("-")
    games = re.search(r"<title>.*?what ([\d,]+) games", path.read_text(encoding="utf-8"))
    return f"- [{GAMES[name].title}](findings/{path.name}), {games[1] if games else 0} games of {level.title()}\n"


def rest_list() -> str:
    """How many games each answer rests on."""
    return "".join(
        f"- {answer} {fewest(good):,} games between good players, {fewest(*strongest):,} between the strongest.\n"
        for answer, (good, *strongest) in RESTS.items()
    )


def fewest(*runs: str) -> int:
    return min(int(setting["games"]) for run in runs for setting in read(run)["settings"])


def point_table() -> str:
    rows = ["|  | Aesop's memory: points | Kitsune's memory: points |", "|---|---|---|"]
    keen = dict(bettors("foxy-keen"))
    for label, told in bettors("foxy-when"):
        shown = [f"{each['points']['mean']:.1f} ± {each['points']['margin']:.1f}" for each in (told, keen[label])]
        rows.append(f"| {label} | {shown[0]} | {shown[1]} |")
    return "\n".join(rows) + "\n"


def command_of(name: str) -> str:
    return f"[{name}.json](findings/{name}.json): `{read(name)['command']}`\n\n"


def play_link() -> str:
    game = GAMES["foxrun"]
    links = {FAIREST: "Play Fox on the Run with this mix", NEARER: "Play with Indigo one step closer"}
    shown = []
    for name, words in links.items():
        link = link_to(game, change_box(game, find_variation(game, name))).replace("&", "&amp;")
        shown.append(f'<a href="{link}">{words}</a>\n')
    return "\n".join(shown)


if __name__ == "__main__":
    main()
