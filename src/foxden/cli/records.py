"""Commands that read recorded games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from foxden.cli.arguments import LanguageOption


def check_command(
    file: Annotated[Path, typer.Argument(metavar="FILE.jsonl", help="Records, one per line, or a .parquet data set.")],
) -> None:
    """Replay every record in a file and check it against the rules. Exits with code 1 if any of them breaks a rule."""
    from foxden.record import Violation, decode  # noqa: PLC0415
    from foxden.record_check import check  # noqa: PLC0415
    from foxden.terminal.given import read_lines  # noqa: PLC0415
    from foxden.terminal.progress import progress_bar  # noqa: PLC0415
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


def review_command(
    file: Annotated[Path, typer.Argument(metavar="RECORD.jsonl", help="Records, one per line.")],
    game: Annotated[int, typer.Option(min=1, help="Which game in the file.")] = 1,
    language: LanguageOption = "en",
    html: Annotated[Path | None, typer.Option(help="Write a page with graphs and positions to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Review a finished game: what decided it, and how much of that was luck."""
    from foxden.terminal.given import check_language, console, pick_record, write_text  # noqa: PLC0415
    from foxden.terminal.progress import progress_bar  # noqa: PLC0415

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
