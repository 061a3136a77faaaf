"""`foxden simulate`: check the arguments, play, show and write the results."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from foxden.game import AnyGame
from foxden.lab.asked import Asked
from foxden.lab.journal import Journal, OtherRun
from foxden.lab.plan import FIXED, SEATINGS, Setting
from foxden.lab.results import ResultsError, check_ending, write_results
from foxden.lab.run import Place, count, keep, play, sum_up
from foxden.lab.spread import ClusterError, check_place
from foxden.lab.summary import LabSummary
from foxden.lab.sweep import Grid, make_settings
from foxden.terminal.given import CommandError, console, find_game, read_choices, record_file, seat_bots
from foxden.terminal.progress import progress_bar
from foxden.terminal.tables import show_sweep, show_tally


def make(asked: Asked, recorded: bool = False) -> tuple[Setting, ...]:
    game = find_game(asked.game)
    if asked.seating not in SEATINGS:
        raise CommandError(f"--seating {asked.seating}: choose one of {', '.join(SEATINGS)}.")
    grid = Grid(find_players(game, asked.players), asked.data, read_choices(game, asked.options), asked.seating)
    return make_settings(game, grid, asked.seed, lambda seats: seat_bots(asked.game, list(asked.bots), seats), recorded)


def find_players(game: AnyGame, players: Sequence[int]) -> Sequence[int]:
    return players or [max(game.least, 2 if game.most else 4)]


def simulate(asked: Asked, place: Place, records: Path | None, out: Sequence[Path]) -> None:
    try:
        check_place(place.on)
        for path in out:
            check_ending(path)
        settings = make(asked, records is not None)
        if out:
            keep_results(asked, settings, place, records, out)
        elif records is not None:
            keep_records(asked, settings, place, records)
        else:
            count_wins(asked, settings, place)
    except (ClusterError, ResultsError) as error:
        raise CommandError(str(error)) from None


def count_wins(asked: Asked, settings: tuple[Setting, ...], place: Place) -> None:
    with progress_bar("playing", asked.num * len(settings)) as advance:
        tallies = count(settings, asked.num, place, advance)
    for setting, tally in zip(settings, tallies, strict=True):
        names = [bot.name for bot in setting.plan.bots] if asked.seating == FIXED else []
        console.print(show_tally(tally, title_of(asked, setting), names))


def title_of(asked: Asked, setting: Setting) -> str:
    who = "bots" if setting.plan.bots else "players who know nothing"
    title = f"{find_game(asked.game).title}, {setting.plan.seats} {who}, seed {asked.seed}"
    return f"{title}: {setting.label}" if setting.label else title


def keep_results(
    asked: Asked, settings: tuple[Setting, ...], place: Place, records: Path | None, out: Sequence[Path]
) -> None:
    """Write the results; until they are complete, the games played so far are kept next to them."""
    journal = open_journal(asked, settings, place, out[0].with_name(f"{out[0].name}.part"))
    for path in out:
        write_results(path, asked.command(), settings, asked.num, journal)
    with record_file(records) as file:
        if file is not None:
            for played in journal.read(asked.num):
                file.writelines(record.encode() + b"\n" for record in played.records)
    show(asked, sum_up(settings, asked.num, journal))
    journal.path.unlink()


def open_journal(asked: Asked, settings: tuple[Setting, ...], place: Place, path: Path) -> Journal:
    try:
        with progress_bar("playing", asked.num * len(settings)) as advance:
            return keep(settings, asked.num, place, path, advance)
    except OtherRun:
        raise CommandError(
            f"{path} holds games from a different command. Finish that one, remove the file, or choose another --out."
        ) from None
    except OSError as error:
        raise CommandError(f"Can’t write {path}: {error.strerror}.") from None


def keep_records(asked: Asked, settings: tuple[Setting, ...], place: Place, records: Path) -> None:
    summaries = [LabSummary(setting) for setting in settings]
    with progress_bar("playing", asked.num * len(settings)) as advance, record_file(records) as out:
        assert out is not None
        for played in play(settings, asked.num, place):
            out.writelines(record.encode() + b"\n" for record in played.records)
            for row in played.rows:
                summaries[played.setting].add(row)
            advance(len(played.rows))
    show(asked, summaries)


def show(asked: Asked, summaries: Sequence[LabSummary]) -> None:
    for summary in summaries:
        console.print(show_tally(summary.tally(), title_of(asked, summary.setting), summary.seat_names()))
    if len(summaries) > 1:
        console.print(show_sweep(summaries))


def sow(seed: int | None) -> int:
    return secrets.randbits(32) if seed is None else seed
