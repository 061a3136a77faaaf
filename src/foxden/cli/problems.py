"""Commands that make positions with an answer: problems, and the deals of the day."""

from __future__ import annotations

from typing import Annotated

import typer

from foxden.cli.arguments import GameName, LanguageOption


def problems(
    game: GameName,
    num: Annotated[int, typer.Option(min=1, help="How many.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same problems.")] = 1,
    language: LanguageOption = "en",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, one per line, with the answer.")] = False,
) -> None:
    """Show positions that have exactly one solution, proved by search."""
    from foxden.terminal.given import CommandError, check_language, find_game  # noqa: PLC0415
    from foxden.terminal.problems import show_problem  # noqa: PLC0415

    check_language(language)
    played = find_game(game)
    if played.problems is None:
        raise CommandError(f"There are no problems for {played.title}.")
    for number in range(num):
        show_problem(played, played.problems.make(seed + number), language, as_json)


def daily_command(
    game: GameName,
    prove: Annotated[
        bool, typer.Option("--prove", help="Prove the answer to every problem in the collection.")
    ] = False,
    make: Annotated[int, typer.Option(min=0, help="Make this many problems for the collection, one per line.")] = 0,
    bots: Annotated[int, typer.Option(min=0, help="Play this many games with each bot level, for comparison.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same results.")] = 0,
) -> None:
    """Make and prove the problems behind the deals of the day, and see how bots do on them."""
    from foxden.terminal.daily import make_problems, play_bots, prove_problems  # noqa: PLC0415
    from foxden.terminal.given import find_game  # noqa: PLC0415

    played = find_game(game)
    if make:
        make_problems(played, make, seed)
    if bots:
        play_bots(played, bots, seed)
    if prove and not prove_problems(played):
        raise typer.Exit(1)
