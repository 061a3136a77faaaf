"""Commands for playing: in the terminal, by the rules, with what is in the box, on paper."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from foxden.cli.arguments import GameName, LanguageOption, SeatedBots
from foxden.games import TITLES


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"One of {', '.join(TITLES)}.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players, including you.")] = None,
    bot: SeatedBots = [],  # noqa: B006
    seat: Annotated[int, typer.Option(min=0, help="Your seat.")] = 0,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game. Default: a new one.")] = None,
    option: Annotated[
        list[str], typer.Option("--option", metavar="KEY=VALUE", help="An option of the game. Can be repeated.")
    ] = [],  # noqa: B006 - typer reads it, nobody changes it
    data: Annotated[
        Path | None, typer.Option(help="A data file with different box contents (see foxden data).")
    ] = None,
    tips: Annotated[bool, typer.Option(help="Explain the scoring first, and show the rulebook's tips.")] = True,
) -> None:
    """Play in the terminal against bots."""
    from foxden.bots.levels import MIDDLING  # noqa: PLC0415
    from foxden.chance import FastRng  # noqa: PLC0415
    from foxden.data import read_data  # noqa: PLC0415
    from foxden.games import default_data  # noqa: PLC0415
    from foxden.terminal.given import CommandError, ask_game, console, find_game, read_options, seat_bots  # noqa: PLC0415
    from foxden.terminal.play import Quit, TerminalGame  # noqa: PLC0415

    chosen = find_game(game or ask_game())
    seats = players if players is not None else max(chosen.least, 2)
    chosen.check_seats(seats)
    if seat >= seats:
        raise CommandError(f"With {seats} players, the seats are 0 to {seats - 1}.")
    rng = FastRng(secrets.randbits(64) if seed is None else seed)
    box = chosen.pack(default_data(chosen) if data is None else read_data(data))
    state = chosen.deal(box, chosen.settle(read_options(chosen, option)), seats, rng)
    others = seat_bots(chosen.name, bot or [MIDDLING], seats - 1)
    try:
        TerminalGame(chosen, state, seat, others, rng, console, tips).run()
    except (Quit, EOFError, KeyboardInterrupt):
        console.print("\nGoodbye.")


def rules(
    game: GameName,
    language: LanguageOption = "en",
) -> None:
    """Show a game's numbered rules."""
    from rich.markdown import Markdown  # noqa: PLC0415

    from foxden.rulebook import page  # noqa: PLC0415
    from foxden.terminal.given import check_language, console, find_game  # noqa: PLC0415

    check_language(language)
    console.print(Markdown(page(find_game(game).name, language)))


def data(game: GameName) -> None:
    """Print the contents of a game's box as a data file, for you to correct and play with (--data)."""
    from foxden.games import data_file  # noqa: PLC0415
    from foxden.terminal.given import find_game  # noqa: PLC0415

    sys.stdout.write(data_file(find_game(game)).read_text(encoding="utf-8"))


def print_command(
    sheet: Annotated[
        str, typer.Argument(metavar="SHEET", help="What to print. Without it, lists everything there is.")
    ] = "",
    out: Annotated[Path | None, typer.Option(help="The PDF to write. Default: SHEET.pdf.")] = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    language: LanguageOption = "en",
    copies: Annotated[int, typer.Option(min=0, max=200, help="How many. Default: as many as fill a page.")] = 0,
) -> None:
    """Make PDFs for the real table: boards, tracks, score sheets, and each game's rules on one page."""
    from foxden.terminal.given import CommandError  # noqa: PLC0415
    from foxden.terminal.prints import list_sheets, print_sheet  # noqa: PLC0415

    if not sheet:
        list_sheets()
        return
    path = out or Path(f"{sheet}.pdf")
    try:
        print_sheet(sheet, path, paper, language, copies)
    except OSError as error:
        raise CommandError(f"Can’t write {path}: {error.strerror}.") from None
