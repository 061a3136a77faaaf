"""python -m tools.findings_page: tables and pictures of docs/findings.md, from what was played (docs/findings)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from foxden.games import GAMES
from foxden.lab.figures import Bar, draw_bars
from foxden.lab.share import Share
from foxden.lab.sweep import change_box, find_variation
from foxden.own_box import link_to
from tools.figures import fill
from tools.findings import FOLDER, ROOT

PAGE = ROOT / "docs" / "findings.md"
FAIREST = "singles"
"""The tile mix that the page names."""
STEPS = {"birds": 3, "majority_points": 3, "set_points": 4, "survivor_points": 5, "target_alive": 1}
"""Values of Fowl Play!'s measures are shown so many together."""


def main() -> None:
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
        "fair": table("guardians win", fair(), "foxrun-mid", "foxrun-players", "foxrun-top"),
        "mixes": table("guardians win", mixes(), "foxrun-sweep"),
        "best": table("guardians win", best(), "foxrun-top", "foxrun-best"),
        "play": play_link(),
        "bets": table("wins of seven players", bets(), "foxy-when"),
        "birds": "".join(table(f"wins by {measure}", by_measure(name)) for name, measure in titles())
        + command_of("fowlplay-mid"),
        "luck": table("the weaker one wins", luck(), "foxrun-luck", "foxy-luck", "fowlplay-luck"),
    }


def pictures() -> dict[str, str]:
    return {
        "fair": draw_bars("Guardians win", [bar for bar, _ in fair()], 0.5),
        "mixes": draw_bars("Guardians win", [bar for bar, _ in mixes()], 0.5),
        "bets": draw_bars("Wins of seven players", [bar for bar, _ in bets()], 1 / 7),
        "birds": draw_bars("Wins by birds caught", [bar for bar, _ in by_measure("birds")], 0.5),
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
    return [*lines, *more, guardians("Kitsune, start-tile = turn", top())]


def top() -> dict[str, Any]:
    """The strongest, with the standard box."""
    found: dict[str, Any] = read("foxrun-top")["settings"][0]
    return found


def titled(game: str, setting: dict[str, Any]) -> str:
    return find_variation(GAMES[game], setting["setting"]["data"]).title


def mixes() -> list[Line]:
    """The fairest first."""
    found = sorted(read("foxrun-sweep")["settings"], key=lambda setting: abs(setting["sides"]["foxes"]["share"] - 0.5))
    return [guardians(titled("foxrun", setting), setting) for setting in found]


def best() -> list[Line]:
    others = [guardians(titled("foxrun", setting), setting) for setting in read("foxrun-best")["settings"]]
    return [guardians("the standard box", top()), *others]


def bets() -> list[Line]:
    names = {"Never": "never bets", "WhenSure": "bets when sure"}
    (setting,) = read("foxy-when")["settings"]
    found = sorted(setting["bots"].items(), key=lambda each: -each[1]["share"])
    return [
        (bar(f"{names.get(name, name.replace('Turn', 'bets in turn '))}", told), told["of"]) for name, told in found
    ]


def titles() -> Iterator[tuple[str, str]]:
    for measure in GAMES["fowlplay"].lab.of_seat:
        if measure.name in STEPS:
            yield measure.name, measure.title


def by_measure(name: str) -> list[Line]:
    (setting,) = read("fowlplay-mid")["settings"]
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
    weaker = {"foxrun-luck": "Fox on the Run, Cub", "foxy-luck": "Foxy, Cub", "fowlplay-luck": "Fowl Play!, Cub"}
    against = {"foxrun-luck": "Reynard", "foxy-luck": "Kitsune", "fowlplay-luck": "Aesop"}
    found = []
    for name, label in weaker.items():
        (setting,) = read(name)["settings"]
        found.append((bar(f"{label} against {against[name]}", setting["bots"]["cub"]), setting["games"]))
    return found


# --- how they are written ---------------------------------------------------------------------------------


def table(title: str, lines: Sequence[Line], *names: str) -> str:
    rows = [f"|  | {title} | 95 % interval | games |", "|---|---|---|---|"]
    for each, games in lines:
        shown = f"{100 * each.at:.1f} % | {100 * each.low:.1f} to {100 * each.high:.1f} %"
        rows.append(f"| {each.label} | {shown} | {games:,} |")
    return "\n".join(rows) + "\n\n" + "".join(command_of(name) for name in names)


def command_of(name: str) -> str:
    return f"[{name}.json](findings/{name}.json): `{read(name)['command']}`\n\n"


def play_link() -> str:
    game = GAMES["foxrun"]
    link = link_to(game, change_box(game, find_variation(game, FAIREST))).replace("&", "&amp;")
    return f'<a href="{link}">Play Fox on the Run with this mix</a>\n'


if __name__ == "__main__":
    main()
