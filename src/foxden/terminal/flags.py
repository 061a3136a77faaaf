"""The flags of `foxden serve`, each with its variable of the environment and a line of help (web/settings.py)."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated

from typer import Option

from foxden.bounds import Bounds

NAMES = [field.name.replace("_", "-") for field in fields(Bounds)]

Host = Annotated[str, Option(envvar="FOXDEN_HOST", help="0.0.0.0 for the whole network.")]
Port = Annotated[int, Option(envvar="FOXDEN_PORT", min=1, max=65535)]
Database = Annotated[
    str, Option(envvar="FOXDEN_DATABASE", help="A file, or postgresql://… [default: a file in your data folder]")
]
BotPause = Annotated[float, Option(envvar="FOXDEN_BOT_PAUSE", min=0, help="Seconds a bot waits before it moves.")]
Bots = Annotated[
    int, Option(envvar="FOXDEN_BOTS", min=0, help="Processes in which bots think; 0: they move at random.")
]
ReviewEffort = Annotated[
    float, Option(envvar="FOXDEN_REVIEW_EFFORT", min=0.01, max=10, help="How hard reviews think; 1 is usual.")
]
KeepDays = Annotated[
    float, Option(envvar="FOXDEN_KEEP_DAYS", min=0.01, help="Tables untouched for so long are cleared.")
]
OperatorSecret = Annotated[str, Option(envvar="FOXDEN_OPERATOR_SECRET", help="[default: a new one at every start]")]
BehindProxy = Annotated[
    bool, Option("--behind-proxy", envvar="FOXDEN_BEHIND_PROXY", help="Trust X-Forwarded-For and -Proto.")
]
RequestRate = Annotated[
    float, Option(envvar="FOXDEN_REQUEST_RATE", min=1, help="Messages a second one guest may send for long.")
]
AddressRate = Annotated[
    float, Option(envvar="FOXDEN_ADDRESS_RATE", min=0.1, help="Tables a second one address may open for long.")
]
AllowedHosts = Annotated[
    list[str],
    Option(
        "--allowed-host",
        envvar="FOXDEN_ALLOWED_HOSTS",
        help="A name of this house, such as foxden.example. [default: localhost, names in .local, and plain addresses]",
    ),
]
Limits = Annotated[
    list[str],
    Option(
        "--limit",
        envvar="FOXDEN_LIMITS",
        metavar="NAME=NUMBER",
        help=f"How far something may grow (docs/security.md): {', '.join(NAMES)}.",
    ),
]
Origins = Annotated[list[str], Option(envvar="FOXDEN_ORIGINS", help="Another origin that may connect.")]
