"""Arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from foxden.games import TITLES

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(TITLES)}.")]
SeatedBots = Annotated[
    list[str],
    typer.Option(
        "--bot", metavar="NAME", help="A level (docs/bots.md) or FILE.py:CLASS: one for all seats, or one for each."
    ),
]
LANGUAGES = sorted(file.stem for file in (Path(__file__).parents[1] / "locale").glob("*.ftl"))
"""The languages of foxden.text, which takes too long to import."""
LanguageOption = Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")]
TokenOption = Annotated[
    str, typer.Option(envvar="FOXDEN_BOT_TOKEN", help="The bot's identity on that server. Default: a new one.")
]
