"""The command line, command by command."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from foxden import FORM, __version__
from foxden.bounds import read_bounds
from foxden.games import TITLES
from foxden.terminal import flags, lab_flags
from foxden.web.settings import Settings

# Each command imports what it needs: all of it takes a second to import, and `foxden --help` needs none of it.

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
)
DEFAULT = Settings(bots=max(1, (os.cpu_count() or 2) - 1))
"""Leave one core to the tables."""
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(TITLES)}.")]
SeatedBots = Annotated[
    list[str],
    typer.Option(
        "--bot", metavar="NAME", help="A level (docs/bots.md) or FILE.py:CLASS: one for all seats, or one for each."
    ),
]
DataOption = Annotated[Path | None, typer.Option(help="A data file with different box contents (see foxden data).")]
LANGUAGES = sorted(file.stem for file in (Path(__file__).parent / "locale").glob("*.ftl"))
"""The languages of foxden.text, which takes too long to import."""
LanguageOption = Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")]
ChosenOptions = Annotated[
    list[str], typer.Option("--option", metavar="KEY=VALUE", help="An option of the game. Can be repeated.")
]


*FIRST, LAST = TITLES.values()
HELP = f"{', '.join(FIRST)} and {LAST} at one table. Without a command, starts the server and opens your browser."


@app.callback(invoke_without_command=True, help=HELP)
def house(
    context: typer.Context,
    show: Annotated[
        bool, typer.Option("--version", help="Show the version, and whether the rules are compiled.")
    ] = False,
) -> None:
    if show:
        typer.echo(f"foxden {__version__}, {FORM}")
    elif context.invoked_subcommand is None:
        open_at_home()


def open_at_home() -> None:
    """Serve everyone on the same network, on the first free port."""
    from foxden.terminal.given import CommandError  # noqa: PLC0415
    from foxden.web.serve import is_free, serve  # noqa: PLC0415

    port = next((port for port in range(8321, 8341) if is_free("0.0.0.0", port)), None)
    if port is None:
        raise CommandError("Ports 8321 to 8340 are all in use. Choose another one with foxden serve --port.")
    serve(Settings(host="0.0.0.0", port=port), browser=True)


@app.command(name="simulate")
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


@app.command(name="lab")
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


@app.command(name="dataset")
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


@app.command(name="check")
def check_command(
    file: Annotated[Path, typer.Argument(metavar="FILE.jsonl", help="Records, one per line, or a .parquet data set.")],
) -> None:
    """Replay every record in a file and check it against the rules. Exits with code 1 if any of them breaks a rule."""
    from foxden.record import Violation, decode  # noqa: PLC0415
    from foxden.record_check import check  # noqa: PLC0415
    from foxden.terminal.given import progress_bar, read_lines  # noqa: PLC0415
    from foxden.text import explain  # noqa: PLC0415

    lines = read_lines(file)
    found = 0
    with progress_bar("checking", len(lines)) as advance:
        for number, line in enumerate(lines, start=1):
            try:
                check(decode(line))
            except Violation as violation:
                found += 1
                refusal = violation.refusal
                where = f"line {number}, move {violation.move}, {refusal.rule}"
                typer.echo(f"{where}: {explain('en', refusal)}")
            advance(1)
    typer.echo(f"{len(lines)} records, {found} of them break the rules")
    if found:
        raise typer.Exit(1)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE.jsonl", help="Records or deals of the day, one per line.")],
) -> None:
    """Verify that nobody rigged the deal: it has to follow from the committed seed and the players' salts."""
    from foxden.record import Violation, decode  # noqa: PLC0415
    from foxden.table.deal import verify as prove  # noqa: PLC0415
    from foxden.terminal.daily import is_day, verify_line  # noqa: PLC0415
    from foxden.terminal.given import read_lines  # noqa: PLC0415
    from foxden.text import explain  # noqa: PLC0415

    for number, line in enumerate(read_lines(file), start=1):
        try:
            if is_day(line):
                typer.echo(verify_line(line))
                continue
            prove(decode(line))
        except Violation as violation:
            typer.echo(f"line {number}, move {violation.move}: {explain('en', violation.refusal)}")
            raise typer.Exit(1) from None
        typer.echo(f"line {number}: the deal is verified")


@app.command(name="replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE.jsonl", help="Records, one per line.")],
    game: Annotated[int, typer.Option(min=1, help="Which game in the file.")] = 1,
    seat: Annotated[
        int | None, typer.Option("--as", min=0, help="Show the game as this seat saw it. Default: as spectators did.")
    ] = None,
) -> None:
    """Step through a recorded game."""
    from foxden.terminal.given import CommandError, console, pick_record  # noqa: PLC0415
    from foxden.terminal.step import step_through  # noqa: PLC0415

    record = pick_record(file, game)
    if seat is not None and seat >= len(record.seats):
        raise CommandError(f"That game has no seat {seat}: its seats are 0 to {len(record.seats) - 1}.")
    step_through(record, seat, console)


@app.command(name="review")
def review_command(
    file: Annotated[Path, typer.Argument(metavar="RECORD.jsonl", help="Records, one per line.")],
    game: Annotated[int, typer.Option(min=1, help="Which game in the file.")] = 1,
    language: LanguageOption = "en",
    html: Annotated[Path | None, typer.Option(help="Write a page with graphs and positions to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Review a finished game: what decided it, and how much of that was luck."""
    from foxden.terminal.given import check_language, console, pick_record, progress_bar, write_text  # noqa: PLC0415

    check_language(language)
    record = pick_record(file, game)
    from foxden.review.review import review  # noqa: PLC0415 - after a wrong file is refused
    from foxden.table.deal import verify_claim  # noqa: PLC0415

    verify_claim(record)
    done = 0
    with progress_bar("reviewing", len(record.moves)) as advance:

        def go_on(number: int, _last: int) -> None:
            nonlocal done
            advance(number - done)
            done = number

        found = review(record, language, go_on)
    if as_json:
        import msgspec  # noqa: PLC0415

        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    if html is not None:
        from foxden.review.page import write_page  # noqa: PLC0415

        write_text(html, write_page(found, record))
    if html is None and not as_json:
        from foxden.terminal.review import show_review  # noqa: PLC0415

        show_review(found, console)


@app.command()
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


@app.command(name="daily")
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


@app.command()
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


@app.command()
def data(game: GameName) -> None:
    """Print the contents of a game's box as a data file, for you to correct and play with (--data)."""
    from foxden.games import data_file  # noqa: PLC0415
    from foxden.terminal.given import find_game  # noqa: PLC0415

    sys.stdout.write(data_file(find_game(game)).read_text(encoding="utf-8"))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"One of {', '.join(TITLES)}.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players, including you.")] = None,
    bot: SeatedBots = [],  # noqa: B006
    seat: Annotated[int, typer.Option(min=0, help="Your seat.")] = 0,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game. Default: a new one.")] = None,
    option: ChosenOptions = [],  # noqa: B006 - typer reads it, nobody changes it
    data: DataOption = None,
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


@app.command()
def serve(
    host: flags.Host = DEFAULT.host,
    port: flags.Port = DEFAULT.port,
    database: flags.Database = DEFAULT.database,
    bot_pause: flags.BotPause = DEFAULT.bot_pause,
    bots: flags.Bots = DEFAULT.bots,
    review_effort: flags.ReviewEffort = DEFAULT.review_effort,
    keep_days: flags.KeepDays = DEFAULT.keep_days,
    operator_secret: flags.OperatorSecret = DEFAULT.operator_secret,
    behind_proxy: flags.BehindProxy = DEFAULT.behind_proxy,
    request_rate: flags.RequestRate = DEFAULT.request_rate,
    address_rate: flags.AddressRate = DEFAULT.address_rate,
    origin: flags.Origins = [],  # noqa: B006 - typer reads it, nobody changes it
    allowed_host: flags.AllowedHosts = [],  # noqa: B006
    limit: flags.Limits = [],  # noqa: B006
) -> None:
    """Start the server, to play in the browser."""
    from foxden.terminal.given import CommandError  # noqa: PLC0415
    from foxden.web.serve import is_free  # noqa: PLC0415
    from foxden.web.serve import serve as open_house  # noqa: PLC0415

    try:
        bounds = read_bounds(limit)
    except ValueError as error:
        raise CommandError(f"{error}.") from None
    if not is_free(host, port):
        raise CommandError(
            f"{host}:{port} is in use, or isn’t an address of this machine. Choose another with --port or --host."
        )
    open_house(
        Settings(
            host=host,
            port=port,
            database=database,
            bot_pause=bot_pause,
            bots=bots,
            review_effort=review_effort,
            keep_days=keep_days,
            operator_secret=operator_secret,
            behind_proxy=behind_proxy,
            request_rate=request_rate,
            address_rate=address_rate,
            origins=tuple(origin),
            allowed_hosts=tuple(allowed_host),
            bounds=bounds,
        )
    )


@app.command(name="new-key")
def new_key_command(
    database: flags.Database = DEFAULT.database,
    days: Annotated[float, typer.Option(min=0, help="How long cookies signed with the old key stay valid.")] = 30.0,
) -> None:
    """Sign guests' cookies with a new key. A running server picks it up within minutes."""
    from foxden.web.guests import give_new_key  # noqa: PLC0415 - half a second for the other commands

    asyncio.run(give_new_key(database, days))
    typer.echo("The key has been changed." if days else "The key has been changed. Everyone is now a new guest.")


@app.command(name="bot")
def bot_command(
    bot: Annotated[str, typer.Argument(metavar="FILE.py:CLASS", help="A bot of your own (docs/bots.md).")],
    at: Annotated[str, typer.Option(metavar="URL", help="The table's link.")],
    name: Annotated[str, typer.Option(help="The bot's name at the table. Default: its class.")] = "",
    token: Annotated[
        str, typer.Option(envvar="FOXDEN_BOT_TOKEN", help="The bot's identity on that server. Default: a new one.")
    ] = "",
) -> None:
    """Seat your own bot at a table on any server, and play one game."""
    from foxden.terminal.outside import play_outside  # noqa: PLC0415

    play_outside(bot, at, token, name)


@app.command(name="mcp")
def mcp_command(
    at: Annotated[str, typer.Option(metavar="URL", help="The server, or one of its tables.")] = "http://localhost:8321",
    name: Annotated[str, typer.Option(help="The assistant's name at the table.")] = "Assistant",
    token: Annotated[
        str, typer.Option(envvar="FOXDEN_BOT_TOKEN", help="The bot's identity on that server. Default: a new one.")
    ] = "",
    language: LanguageOption = "en",
) -> None:
    """Let an AI assistant play at a table, in words: an MCP server on standard input and output."""
    from foxden.terminal.given import CommandError, check_language  # noqa: PLC0415

    check_language(language)
    try:
        from foxden.terminal.assistant import serve_assistant  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise CommandError(f"{missing.name} isn’t installed. Run: pip install 'foxden[mcp]'") from None
    serve_assistant(at, token, name, language)


@app.command(name="ladder")
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


@app.command(name="print")
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


def main() -> None:
    """Report errors in words, never as a traceback."""
    try:
        app()
    except Exception as trouble:
        words = put_into_words(trouble)
        if words is None:
            raise
        typer.echo(f"foxden: {words}", err=True)
        sys.exit(2)


def put_into_words(trouble: Exception) -> str | None:
    """The message for an error the user can fix; None for a bug of ours."""
    from foxden.game import Refusal  # noqa: PLC0415
    from foxden.record import Violation  # noqa: PLC0415
    from foxden.store.store import NoStore  # noqa: PLC0415
    from foxden.terminal.given import CommandError  # noqa: PLC0415
    from foxden.text import explain  # noqa: PLC0415

    if isinstance(trouble, Violation):
        return f"move {trouble.move}, {trouble.refusal.rule}: {explain('en', trouble.refusal)}"
    if isinstance(trouble, Refusal):
        rule = f" ({trouble.rule})" if trouble.rule != "record" else ""
        return explain("en", trouble) + rule
    return str(trouble) if isinstance(trouble, CommandError | NoStore) else None
