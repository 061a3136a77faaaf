"""How a house is run. Every setting is a flag of `foxden serve`, and a variable FOXDEN_… of the environment."""

from __future__ import annotations

from dataclasses import dataclass

from foxden.bounds import USUAL, Bounds


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8321
    database: str = ""
    """A file, or postgresql://…; nothing: a file in the user's data folder."""
    bot_pause: float = 1.0
    bots: int = 1
    """Processes in which bots think; 0: they move at random."""
    review_effort: float = 1.0
    """How long reviews think about a position, as against what is usual."""
    keep_days: float = 30.0
    operator_secret: str = ""
    """Opens the operator's page; nothing: a new one at every start, printed then."""
    behind_proxy: bool = False
    """Trust X-Forwarded-For and X-Forwarded-Proto."""
    request_rate: float = 20.0
    """Messages a second that one guest may send for long; a burst may be three times that."""
    address_rate: float = 1.0
    """Tables opened and codes tried a second from one address for long; a burst may be sixty times that."""
    origins: tuple[str, ...] = ()
    """Further origins that may connect, besides the house's own address."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which the house may be asked for, besides localhost, names in .local and plain addresses."""
    bounds: Bounds = USUAL
