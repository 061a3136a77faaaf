"""`foxden dataset`: plays games between levels, resuming where it was stopped, and writes them with a description."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from foxden.bots.match import known_to
from foxden.games import GAMES
from foxden.lab.dataset import pair_levels, share_out, write_dataset
from foxden.lab.journal import OtherRun
from foxden.lab.results import ResultsError, import_parquet
from foxden.lab.run import Place, keep
from foxden.lab.spread import ClusterError, check_place
from foxden.terminal.given import CommandError, console, find_game
from foxden.terminal.progress import progress_bar

USUAL = ("cub", "aesop", "reynard")


def make_dataset(out: Path, num: int, seed: int, games: Sequence[str], levels: Sequence[str], place: Place) -> None:
    games, levels = games or list(GAMES), levels or USUAL
    check(games, levels)
    try:
        import_parquet()
        check_place(place.on)
        settings = pair_levels(games, levels, seed)
        each = share_out(num, len(settings))
        with progress_bar("playing", each * len(settings)) as advance:
            journal = keep(settings, each, place, out.with_name(f"{out.name}.part"), advance)
        described = write_dataset(out, settings, each, spell_command(num, seed, games, levels), journal)
    except OtherRun as error:
        raise CommandError(
            f"{error} holds games from a different command. Delete it or choose another --out."
        ) from None
    except (ResultsError, ClusterError) as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"Can’t write {out}: {error.strerror}.") from None
    journal.path.unlink()
    console.print(f"{out}: {each * len(settings):,} games, described in {described.name}", highlight=False)


def check(games: Sequence[str], levels: Sequence[str]) -> None:
    for game in games:
        find_game(game)
        for level in levels:
            if level not in known_to(game):
                raise CommandError(f"There’s no bot called {level!r}. Choose one of {', '.join(known_to(game))}.")


def spell_command(num: int, seed: int, games: Sequence[str], levels: Sequence[str]) -> str:
    words = ["foxden", "dataset", "--num", str(num), "--seed", str(seed)]
    words += [word for game in games for word in ("--game", game)]
    return shlex.join(words + [word for level in levels for word in ("--level", level)])
