"""The server's settings. Each is a flag of `foxden serve` and an environment variable FOXDEN_…."""

from __future__ import annotations

from dataclasses import dataclass

from foxden.bounds import USUAL, Bounds


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8321
    database: str = ""
    """A file, or postgresql://…; if empty, a file in the user's data folder."""
    bot_pause: float = 1.0
    bots: int = 1
    """Number of bot processes; 0: bots move at random."""
    review_effort: float = 1.0
    """How long reviews search each position, relative to the default."""
    keep_days: float = 30.0
    operator_secret: str = ""
    """Opens the operator's page; if empty, a new one is made and printed at every start."""
    behind_proxy: bool = False
    """Trust X-Forwarded-For and X-Forwarded-Proto."""
    request_rate: float = 20.0
    """Sustained messages per second from one guest; a burst can be three times that."""
    address_rate: float = 1.0
    """Sustained tables opened and codes tried per second from one address; a burst can be sixty times that."""
    origins: tuple[str, ...] = ()
    """Further origins allowed to connect, besides the server's own address."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names the server answers to, besides localhost, .local names and plain addresses."""
    bounds: Bounds = USUAL
