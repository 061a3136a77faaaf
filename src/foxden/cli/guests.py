"""Commands for bots and assistants that come to a table from outside."""

from __future__ import annotations

from typing import Annotated

import typer

from foxden.cli.arguments import LanguageOption, TokenOption
from foxden.extras import how_to_install


def bot_command(
    bot: Annotated[str, typer.Argument(metavar="FILE.py:CLASS", help="A bot of your own (docs/bots.md).")],
    at: Annotated[str, typer.Option(metavar="URL", help="The table's link.")],
    name: Annotated[str, typer.Option(help="The bot's name at the table. Default: its class.")] = "",
    token: TokenOption = "",
) -> None:
    """Seat your own bot at a table on any server, and play one game."""
    from foxden.terminal.outside import play_outside  # noqa: PLC0415

    play_outside(bot, at, token, name)


def mcp_command(
    at: Annotated[str, typer.Option(metavar="URL", help="The server, or one of its tables.")] = "http://localhost:8321",
    name: Annotated[str, typer.Option(help="The assistant's name at the table.")] = "Assistant",
    token: TokenOption = "",
    language: LanguageOption = "en",
) -> None:
    """Let an AI assistant play at a table, in words: an MCP server on standard input and output."""
    from foxden.terminal.given import CommandError, check_language  # noqa: PLC0415

    check_language(language)
    try:
        from foxden.terminal.assistant import serve_assistant  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise CommandError(f"{missing.name} isn’t installed. {how_to_install('mcp')}") from None
    serve_assistant(at, token, name, language)
