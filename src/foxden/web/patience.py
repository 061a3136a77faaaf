"""Time limits for slow requests, and the number of connections per address."""

from __future__ import annotations

import asyncio
import logging
import sys

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from foxden.bounds import Bounds
from foxden.web.http import shorten
from foxden.web.limits import Shares

log = logging.getLogger("foxden.web")

SPARE_FILES = 100
TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 28\r\nconnection: close\r\n\r\nThe request came too slowly."
)


def raise_file_limit() -> int | None:
    """Raise the open-file limit as far as the system allows, because every connection is an open file. Returns it;
    None: no limit."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - not on every system

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return None if most == resource.RLIM_INFINITY else most


def fit(sockets: int, files: int | None) -> int:
    """Limit each address to a third of what the system allows."""
    return sockets if files is None else max(1, min(sockets, (files - SPARE_FILES) // 3))


class PatientProtocol(HttpToolsProtocol):
    """Uvicorn's, with a time limit for each head and each body."""

    bounds: Bounds
    shares: Shares
    behind_proxy: bool
    deadline: asyncio.TimerHandle | None = None
    counted: str | None = None

    def wait_at_most(self, seconds: float | None) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.hang_up)

    def hang_up(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
            self.transport.close()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = shorten(self.client[0]) if self.client and not self.behind_proxy else None
        if address is not None and not self.shares.take(address):
            transport.abort()
            return
        self.counted = address
        self.wait_at_most(self.bounds.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_at_most(None)
        self.uncount()
        super().connection_lost(exc)

    def uncount(self) -> None:
        if self.counted is not None:
            self.shares.give_back(self.counted)
            self.counted = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait_at_most(self.bounds.head_seconds)

    def on_headers_complete(self) -> None:
        self.wait_at_most(self.bounds.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.wait_at_most(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection belongs to another protocol, and is counted when it joins a table."""
        self.wait_at_most(None)
        self.uncount()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as when a connection is lost: it holds us, and we hold it


def patient_protocol(bounds: Bounds, behind_proxy: bool) -> type[PatientProtocol]:
    """Make the protocol class for one server: uvicorn creates the instances, so shared state is in the class. Behind a
    proxy all connections have one address, which isn't counted."""
    shares = Shares(bounds.sockets_per_address, "connections of one address")
    shared = {"bounds": bounds, "shares": shares, "behind_proxy": behind_proxy}
    return type("PatientProtocol", (PatientProtocol,), shared)
