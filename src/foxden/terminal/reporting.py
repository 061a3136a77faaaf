"""`foxden lab`: plays what a report needs, resuming where it was stopped, and writes it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from foxden.bots.match import known_to
from foxden.game import AnyGame
from foxden.lab.asked import Asked
from foxden.lab.figures import NoPlots, import_plots
from foxden.lab.report import Runs, write_report
from foxden.lab.run import Place, describe, keep, sum_up
from foxden.lab.spread import ClusterError, check_place
from foxden.lab.summary import LabSummary
from foxden.lab.sweep import STANDARD, find_variation
from foxden.terminal.given import CommandError, console, find_game
from foxden.terminal.progress import progress_bar
from foxden.terminal.simulating import make

FEWEST, MOST = 2, 4
"""Player counts that are compared, if any number can play."""


@dataclass(frozen=True)
class Wanted:
    """The arguments of a report."""

    game: str
    level: str
    games: int
    seed: int
    house: str
    data: tuple[str, ...] = ()
    """The boxes to compare; empty: the standard box and all the game's variations."""


def report(wanted: Wanted, place: Place, out: Path) -> None:
    game = find_game(wanted.game)
    if wanted.level not in known_to(wanted.game):
        raise CommandError(f"There’s no bot called {wanted.level!r}. Choose one of {', '.join(known_to(wanted.game))}.")
    try:
        import_plots()
        check_place(place.on)
        text = write_report(play(game, wanted, place, folder_of(out)), wanted.house.rstrip("/"))
        out.write_text(text, encoding="utf-8")
    except (NoPlots, ClusterError) as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"Can’t write {out}: {error.strerror}.") from None
    console.print(f"{out}: {len(text) / 1000:,.0f} kB", highlight=False)


def folder_of(out: Path) -> Path:
    """The folder with a report's games, from which another run can resume."""
    folder = out.with_name(f"{out.stem}.games")
    folder.mkdir(exist_ok=True)
    return folder


def play(game: AnyGame, wanted: Wanted, place: Place, folder: Path) -> Runs:
    fewest = max(game.least, FEWEST)
    players = range(fewest, (game.most or MOST) + 1)
    names = wanted.data or (STANDARD, *(variation.name for variation in game.lab.variations))
    bots = (wanted.level,)
    by_players = Asked(game.name, tuple(players), wanted.games, wanted.seed, (), bots, ())
    by_box = Asked(game.name, (fewest,), wanted.games, wanted.seed, (), bots, names)
    return Runs(
        game,
        wanted.level,
        play_one(by_players, place, folder, "numbers of players"),
        by_players,
        play_one(by_box, place, folder, "boxes"),
        by_box,
        [find_variation(game, name) for name in names],
    )


def play_one(asked: Asked, place: Place, folder: Path, doing: str) -> list[LabSummary]:
    """The file name depends on the arguments, so that different runs aren't mixed."""
    settings = make(asked)
    named = hashlib.sha256(json.dumps(describe(settings, asked.num), sort_keys=True).encode()).hexdigest()[:12]
    with progress_bar(doing, asked.num * len(settings)) as advance:
        journal = keep(settings, asked.num, place, folder / f"{named}.jsonl", advance)
    return sum_up(settings, asked.num, journal)
