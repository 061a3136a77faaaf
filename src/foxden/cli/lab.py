"""Commands of the lab: simulations, reports, data sets, ladders."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from foxden.cli.arguments import GameName, SeatedBots
from foxden.terminal import lab_flags


def simulate_command(
    game: GameName,
    players: lab_flags.Players = [],  # noqa: B006 - typer reads it, nobody changes it
    num: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: lab_flags.Seed = None,
    option: lab_flags.Choices = [],  # noqa: B006
    bot: SeatedBots = [],  # noqa: B006
    seating: lab_flags.Seating = "fixed",
    records: Annotated[Path | None, typer.Option(help="Write a record of every game to this .jsonl file.")] = None,
    data: lab_flags.Data = [],  # noqa: B006
    out: lab_flags.Results = [],  # noqa: B006
    jobs: lab_flags.Jobs = -1,
    on: lab_flags.On = "",
) -> None:
    """Play many games between bots, or between random players, and show the results."""
    from foxden.lab.asked import Asked  # noqa: PLC0415
    from foxden.lab.run import Place  # noqa: PLC0415
    from foxden.terminal.simulating import simulate, sow  # noqa: PLC0415

    asked = Asked(game, players, num, sow(seed), option, bot, data, seating)
    simulate(asked, Place(jobs, on), records, out)


def lab_command(
    game: GameName,
    out: Annotated[Path | None, typer.Option(help="The page to write. Default: GAME.html.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games for each player count and each box.")] = 400,
    level: Annotated[str, typer.Option(help="The bot level that plays (docs/bots.md).")] = "reynard",
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 7,
    data: lab_flags.Data = [],  # noqa: B006
    house: Annotated[
        str, typer.Option(help='The server that "play with this box" links point to.')
    ] = "http://localhost:8321",
    jobs: lab_flags.Jobs = -1,
    on: lab_flags.On = "",
) -> None:
    """Write a report on a game: who wins, how it ends, what decides it, and what other box contents would change."""
    from foxden.lab.run import Place  # noqa: PLC0415
    from foxden.terminal.reporting import Wanted, report  # noqa: PLC0415

    report(Wanted(game, level, games, seed, house, tuple(data)), Place(jobs, on), out or Path(f"{game}.html"))


def dataset_command(
    out: Annotated[Path, typer.Option(help="The Parquet file to write.")] = Path("games.parquet"),
    num: Annotated[int, typer.Option(min=1, help="How many games, at least.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 7,
    game: Annotated[list[str], typer.Option(help="Only this game. Can be repeated.")] = [],  # noqa: B006
    level: Annotated[list[str], typer.Option(help="A bot level. Can be repeated. Default: cub, aesop, reynard.")] = [],  # noqa: B006
    jobs: lab_flags.Jobs = -1,
    on: lab_flags.On = "",
) -> None:
    """Write a data set: games between bot levels with their records, as Parquet, with a Croissant description."""
    from foxden.lab.run import Place  # noqa: PLC0415
    from foxden.terminal.datasets import make_dataset  # noqa: PLC0415

    make_dataset(out, num, seed, game, level, Place(jobs, on))


def ladder_command(
    game: GameName,
    players: Annotated[int, typer.Option(min=2, help="How many seats.")] = 2,
    minutes: Annotated[
        float, typer.Option(min=0.01, help="Stop after this long, or when everything is decided.")
    ] = 10.0,
    bot: Annotated[list[str], typer.Option(metavar="FILE.py:CLASS", help="A bot of your own (docs/bots.md).")] = [],  # noqa: B006
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Play each level only against the next one below.")
    ] = False,
    extras: Annotated[bool, typer.Option(help="Include a random player and a greedy one.")] = True,
    out: Annotated[Path | None, typer.Option(help="Save every deal in this .jsonl file, and resume from it.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write the standings to this JSON file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a chart of the standings to this SVG file.")] = None,
    jobs: Annotated[int, typer.Option(help="How many cores to use; -1 for all.")] = -1,
) -> None:
    """Play a game's bot levels and your own bots against each other: each deal is played in every seating."""
    from rich.live import Live  # noqa: PLC0415

    from foxden.lab.ladder import field_of  # noqa: PLC0415
    from foxden.lab.ladder_run import make_ladder, run  # noqa: PLC0415
    from foxden.lab.plot import draw  # noqa: PLC0415
    from foxden.terminal.given import check_bots, check_plots, console, errors, find_game  # noqa: PLC0415
    from foxden.terminal.ladder import describe, show_ladder  # noqa: PLC0415

    played = find_game(game)
    played.check_seats(players)
    check_bots(bot)
    check_plots(plot)
    ladder = make_ladder(game, players, field_of(game, bot, extras), neighbours, out)
    with Live(console=errors, auto_refresh=False, transient=True) as screen:
        run(ladder, minutes, jobs, lambda ladder: screen.update(show_ladder(ladder, brief=True), refresh=True))
    console.print(show_ladder(ladder))
    if report is not None:
        report.write_text(json.dumps(describe(ladder), indent=1) + "\n", encoding="utf-8")
    if plot is not None:
        plot.write_text(draw(played.title, ladder.standings(), ladder.ratings()), encoding="utf-8")
