"""Commands for those who run a server."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

import typer

from foxden.bounds import read_bounds
from foxden.terminal import flags
from foxden.web.settings import Settings

DEFAULT = Settings(bots=max(1, (os.cpu_count() or 2) - 1))
"""Leave one core to the tables."""


def open_at_home() -> None:
    """Serve everyone on the same network, on the first free port."""
    from foxden.terminal.given import CommandError  # noqa: PLC0415
    from foxden.web.serve import is_free, serve  # noqa: PLC0415

    port = next((port for port in range(8321, 8341) if is_free("0.0.0.0", port)), None)
    if port is None:
        raise CommandError("Ports 8321 to 8340 are all in use. Choose another one with foxden serve --port.")
    serve(Settings(host="0.0.0.0", port=port), browser=True)


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


def new_key_command(
    database: flags.Database = DEFAULT.database,
    days: Annotated[float, typer.Option(min=0, help="How long cookies signed with the old key stay valid.")] = 30.0,
) -> None:
    """Sign guests' cookies with a new key. A running server picks it up within minutes."""
    from foxden.web.guests import give_new_key  # noqa: PLC0415 - half a second for the other commands

    asyncio.run(give_new_key(database, days))
    typer.echo("The key has been changed." if days else "The key has been changed. Everyone is now a new guest.")
