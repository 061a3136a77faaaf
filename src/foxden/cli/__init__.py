"""The command line. Each module here has the commands around one noun."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import typer

from foxden import FORM, __version__
from foxden.cli import games, guests, lab, problems, records, server
from foxden.games import TITLES

# Each command imports what it needs: all of it takes a second to import, and `foxden --help` needs none of it.

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
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
        server.open_at_home()


COMMANDS: dict[str, Callable[..., None]] = {
    "simulate": lab.simulate_command,
    "lab": lab.lab_command,
    "dataset": lab.dataset_command,
    "check": records.check_command,
    "verify": records.verify,
    "replay": records.replay_command,
    "review": records.review_command,
    "problems": problems.problems,
    "daily": problems.daily_command,
    "rules": games.rules,
    "data": games.data,
    "play": games.play,
    "serve": server.serve,
    "new-key": server.new_key_command,
    "bot": guests.bot_command,
    "mcp": guests.mcp_command,
    "ladder": lab.ladder_command,
    "print": games.print_command,
}
"""In the order in which `foxden --help` lists them."""

for name, command in COMMANDS.items():
    app.command(name=name)(command)


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
        where = [f"move {trouble.move}"] if trouble.move else []
        where += [trouble.refusal.rule] if trouble.refusal.rule != "record" else []
        return ": ".join([", ".join(where)] * bool(where) + [explain("en", trouble.refusal)])
    if isinstance(trouble, Refusal):
        rule = f" ({trouble.rule})" if trouble.rule != "record" else ""
        return explain("en", trouble) + rule
    return str(trouble) if isinstance(trouble, CommandError | NoStore) else None
