"""The flags of `foxden serve`, each with its environment variable and help text (web/settings.py)."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated

from typer import Option

from foxden.bounds import Bounds

NAMES = [field.name.replace("_", "-") for field in fields(Bounds)]

Host = Annotated[str, Option(envvar="FOXDEN_HOST", help="The address to listen on; 0.0.0.0 for the whole network.")]
Port = Annotated[int, Option(envvar="FOXDEN_PORT", min=1, max=65535, help="The port to listen on.")]
Database = Annotated[
    str, Option(envvar="FOXDEN_DATABASE", help="A file, or postgresql://… Default: a file in your data folder.")
]
BotPause = Annotated[float, Option(envvar="FOXDEN_BOT_PAUSE", min=0, help="Seconds a bot waits before it moves.")]
Bots = Annotated[int, Option(envvar="FOXDEN_BOTS", min=0, help="Processes for bots; with 0, bots move at random.")]
ReviewEffort = Annotated[
    float, Option(envvar="FOXDEN_REVIEW_EFFORT", min=0.01, max=10, help="How much work reviews do; 1 is normal.")
]
KeepDays = Annotated[
    float, Option(envvar="FOXDEN_KEEP_DAYS", min=0.01, help="Delete tables that nobody has touched for this long.")
]
OperatorSecret = Annotated[
    str, Option(envvar="FOXDEN_OPERATOR_SECRET", help="Password for /operator. Default: a new one at every start.")
]
BehindProxy = Annotated[
    bool, Option("--behind-proxy", envvar="FOXDEN_BEHIND_PROXY", help="Trust X-Forwarded-For and X-Forwarded-Proto.")
]
RequestRate = Annotated[
    float, Option(envvar="FOXDEN_REQUEST_RATE", min=1, help="Sustained messages per second from one guest.")
]
AddressRate = Annotated[
    float, Option(envvar="FOXDEN_ADDRESS_RATE", min=0.1, help="Sustained new tables per second from one address.")
]
AllowedHosts = Annotated[
    list[str],
    Option(
        "--allowed-host",
        envvar="FOXDEN_ALLOWED_HOSTS",
        help="A host name of this server, such as foxden.example. Default: localhost, .local names, plain addresses.",
    ),
]
Limits = Annotated[
    list[str],
    Option(
        "--limit",
        envvar="FOXDEN_LIMITS",
        metavar="NAME=NUMBER",
        help=f"Change a limit (docs/security.md): {', '.join(NAMES)}.",
    ),
]
Origins = Annotated[list[str], Option(envvar="FOXDEN_ORIGINS", help="Another origin that is allowed to connect.")]
