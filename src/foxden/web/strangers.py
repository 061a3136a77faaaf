"""Who may ask at all: under which names the house is asked for, and from which pages."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from foxden.game import Refusal
from foxden.web.http import refuse
from foxden.web.settings import Settings

ONLY_LOOKING = ("GET", "HEAD", "OPTIONS")
AT_HOME = ("same-origin", "none")
"""What browsers say of requests from our own pages, and of those that somebody has typed."""


def name_of(host: str) -> str:
    """A Host header without its port; nothing where it cannot be one."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def own_names(settings: Settings) -> set[str]:
    machine = socket.gethostname().lower()
    origins = {name_of(origin.partition("://")[2]) for origin in settings.origins}
    return {"localhost", settings.host, machine, machine.partition(".")[0], *settings.allowed_hosts, *origins}


def is_own_name(name: str, names: set[str]) -> bool:
    return name in names or name.endswith((".local", ".localhost")) or is_address(name)


def find_house(connection: HTTPConnection, names: set[str]) -> str:
    """The address of this house as it was asked for, made anew of its parts; nothing where the name is not known to be
    ours."""
    host = connection.headers.get("host", "")
    name = name_of(host).lower()
    if not name or not is_own_name(name, names):
        return ""
    try:
        port = urlsplit(f"//{host}").port
    except ValueError:
        return ""
    bracketed = f"[{name}]" if ":" in name else name
    return f"{connection.url.scheme}://{bracketed}" + (f":{port}" if port else "")


def is_home(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Does the page that asks come from this house? Browsers tell; whoever tells nothing is no browser."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


class Strangers:
    """Turns away whoever asks for another house, or lets somebody else's page do something here.

    A name that an attacker owns can be made to point at this machine; its pages would then count as ours. An address
    cannot, so plain addresses are always right. Behind a proxy it is the proxy that knows its names.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = settings.origins
        self.any_name = settings.behind_proxy and not settings.allowed_hosts
        self.names = {name.lower() for name in own_names(settings)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self.find_fault(HTTPConnection(scope)) if scope["type"] in ("http", "websocket") else None
        if refusal is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await refuse(HTTPConnection(scope), refusal)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def find_fault(self, connection: HTTPConnection) -> Refusal | None:
        host = connection.headers.get("host")
        if host is not None and not self.knows(name_of(host)):
            return Refusal("http", "wrong-host")
        if connection.scope.get("method", "GET") not in ONLY_LOOKING and self.is_foreign(connection):
            return Refusal("http", "from-elsewhere")
        return None

    def knows(self, name: str) -> bool:
        if not name:
            return False
        return self.any_name or is_own_name(name, self.names)

    def is_foreign(self, connection: HTTPConnection) -> bool:
        if connection.headers.get("origin") in self.origins:
            return False
        site = connection.headers.get("sec-fetch-site", AT_HOME[0])
        return site not in AT_HOME or not is_home(connection, self.origins)
