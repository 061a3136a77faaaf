"""Who can send requests at all: by host name and by origin."""

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
"""Values of Sec-Fetch-Site for requests from our own pages and for typed addresses."""


def name_of(host: str) -> str:
    """A Host header without its port; empty if it is invalid."""
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
    """The server's address as requested, rebuilt from its parts; None if the name isn't known to be ours."""
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
    """Whether the request comes from one of our own pages. Browsers say so; a client that says nothing isn't a
    browser."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


class Strangers:
    """Refuses requests for other host names, and changes requested by other sites' pages.

    A host name owned by an attacker can point at this machine, and its pages would then count as ours. An IP address
    can't, so plain addresses are always accepted. Behind a proxy, the proxy knows its names.
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
