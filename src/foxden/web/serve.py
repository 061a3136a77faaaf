"""Runs the server: `foxden serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import json
import logging
import re
import signal
import socket
import struct
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import FrameType

import uvicorn

from foxden.games import GAMES
from foxden.store.opening import check_store
from foxden.table.names import LENGTH, SIGNS
from foxden.text import load_languages
from foxden.web.app import make_app
from foxden.web.collector import Collector
from foxden.web.frames import FramesProtocol
from foxden.web.patience import fit, patient_protocol, raise_file_limit
from foxden.web.settings import Settings

log = logging.getLogger("foxden.web")

GET_ADDRESS = 0x8915
"""Linux: the address of a network interface."""
LARGEST_MESSAGE = 4096
TICK = 1.0
"""Seconds."""
NAME = re.compile(rf"\b({'|'.join(GAMES)})-[{SIGNS}]{{{LENGTH}}}\b")
"""Of a table, or of a pad."""


class AnnouncingServer(uvicorn.Server):
    """Prints its addresses once it can be reached; sleeps while there is nothing to do."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce
        self.told_to_exit: Callable[[], object] | None = None

    async def main_loop(self) -> None:
        """Uvicorn would wake up ten times a second, to see whether it should exit; this once, for the date in its
        headers."""
        exits = asyncio.Event()
        self.told_to_exit = partial(asyncio.get_running_loop().call_soon_threadsafe, exits.set)
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await exits.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self.told_to_exit is not None:
            self.told_to_exit()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.callbacks.append(Collector(asyncio.get_running_loop().call_soon_threadsafe))
        if self.started:
            self.announce()


def is_free(host: str, port: int) -> bool:
    """Whether a server can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def serve(settings: Settings, browser: bool = False) -> None:
    """Serve until told to stop; then take no new requests, finish the open ones, and close the store."""
    asyncio.run(check_store(settings.database))
    set_up_logs()
    # Load the languages during startup: otherwise the first visitor would make everybody wait.
    threading.Thread(target=load_languages, name="foxden-languages", daemon=True).start()
    files = raise_file_limit()
    bounds = replace(settings.bounds, sockets_per_address=fit(settings.bounds.sockets_per_address, files))
    if bounds != settings.bounds:
        log.warning("only %d open files allowed, so %d connections per address", files, bounds.sockets_per_address)
    settings = replace(settings, bounds=bounds)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=patient_protocol(bounds, settings.behind_proxy),
        ws=FramesProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # each of a thousand connections would keep two windows in memory
        proxy_headers=settings.behind_proxy,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )

    def announce() -> None:
        welcome(settings, app.state.site.operator_secret)
        if browser:
            import webbrowser  # noqa: PLC0415 - seldom needed

            webbrowser.open(addresses(settings)[0])

    # The event loop and the store's thread share the interpreter: a busy loop must not make the writer wait long.
    sys.setswitchinterval(0.0005)
    # A full collection over thousands of tables takes a third of a second, during which nobody is answered. What the
    # modules hold is permanent; what requests leave in cycles is little and can wait (see collector.py).
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)
    # Uvicorn shuts down in good order, then raises the signal again; being stopped isn't a failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    AnnouncingServer(config, announce).run()


def welcome(settings: Settings, secret: str) -> None:
    for address in addresses(settings):
        print(f"Foxden is open at {address}", flush=True)
    print(f"The operator's page: {addresses(settings)[0]}/operator (secret: {secret})", flush=True)
    phone = next((address for address in addresses(settings) if "127.0.0.1" not in address), None)
    if phone is not None and sys.stdout.isatty():
        import segno  # noqa: PLC0415 - seldom needed

        print(f"\nTo join from a phone on the same network, point its camera here ({phone}):")
        segno.make(phone).terminal(compact=True)


def addresses(settings: Settings) -> list[str]:
    """The server's addresses, this machine first."""
    hosts = [settings.host]
    if settings.host in ("0.0.0.0", "::"):
        hosts = ["127.0.0.1", *own_addresses()]
    return [f"http://{host}:{settings.port}" for host in hosts]


def own_addresses() -> list[str]:
    """The machine's addresses in its networks, asked of the system; nothing is sent anywhere."""
    found = ask_interfaces() if sys.platform == "linux" else [*ask_route(), *ask_name()]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def ask_route() -> list[str]:
    """The address this machine uses towards the internet. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        try:
            asker.connect(("192.0.2.1", 9))  # an address that nobody has
        except OSError:
            return []
        return [str(asker.getsockname()[0])]


def ask_name() -> list[str]:
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def ask_interfaces() -> list[str]:
    """Linux: also addresses without a route to the internet, such as the machine's own hotspot."""
    if sys.platform == "win32":
        return []
    import fcntl  # noqa: PLC0415 - other systems have none

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(asker, GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue
            found.append(socket.inet_ntoa(answer[20:24]))
    return found


class JsonLines(logging.Formatter):
    """Structured logs: one JSON object per line. Secrets are never logged on purpose; table names are hidden."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname,
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return hide_names(json.dumps(line))


def hide_names(line: str) -> str:
    """A table's name grants access, so the log has a hash instead, the same for the same table."""
    return NAME.sub(lambda found: f"{found[1]}-#{hashlib.sha256(found[0].encode()).hexdigest()[:8]}", line)


def set_up_logs() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
