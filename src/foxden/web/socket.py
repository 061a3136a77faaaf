"""Play over WebSocket: one connection, one watcher of one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from foxden.game import Refusal
from foxden.live import wire
from foxden.live.days import day_of
from foxden.live.room import NEWER, Room
from foxden.live.watcher import Watcher
from foxden.table.daily import is_secret_from
from foxden.table.decide import SHARED_SCREEN
from foxden.table.people_names import LONGEST_NAME, tidy_name
from foxden.table.requests import Key, Rename, Sit
from foxden.table.seats import is_bot_guest
from foxden.web.frames import FramesProtocol, find_line, send_texts
from foxden.web.http import address_of
from foxden.web.site import Site
from foxden.web.strangers import is_home

log = logging.getLogger("foxden.web")

FOREIGN, UNKNOWN, NO_GUEST, TOO_MANY = 4403, 4404, 4401, 4429
"""Close codes after which it makes no sense to reconnect."""
BADGE = " (bot)"
TRY_LATER = 1013
"""Close code: the table can't be read right now."""


async def play(site: Site, socket: WebSocket) -> None:
    """The whole life of a connection."""
    await socket.accept()
    if not is_home(socket, site.settings.origins):
        return await socket.close(FOREIGN, "origin")
    try:
        guest = await site.visitor(socket)
    except Exception as error:
        log.warning("guests can't be recognised: %s", error)
        return await socket.close(TRY_LATER, "store")
    if guest is None:
        return await socket.close(NO_GUEST, "guest")
    address = address_of(socket)
    if not site.connects.allows(address):
        return await socket.close(TOO_MANY, "too fast")
    if not site.guest_sockets.take(guest):
        return await socket.close(TOO_MANY, "too many")
    try:
        if not site.address_sockets.take(address):
            return await socket.close(TOO_MANY, "too many")
        try:
            await visit(site, socket, guest)
        finally:
            site.address_sockets.give_back(address)
    finally:
        site.guest_sockets.give_back(guest)


async def visit(site: Site, socket: WebSocket, guest: str) -> None:
    """Stay at one table until the connection ends."""
    try:
        room = await site.house.room(socket.path_params["name"])
    except Refusal as refusal:
        return await socket.close(UNKNOWN if refusal.key == "table-unknown" else NEWER, refusal.key)
    except Exception:
        log.exception("table %s cannot be opened", socket.path_params["name"])
        return await socket.close(TRY_LATER, "store")
    if is_secret_from(room.snapshot.table, guest, day_of(site.house.now())):
        return await socket.close(UNKNOWN, "table-unknown")
    watcher = Watcher(SHARED_SCREEN if "watch" in socket.query_params else guest)
    room.enter(watcher)
    site.metrics.sockets.inc()
    try:
        await converse(site, socket, room, watcher, guest)
    finally:
        site.metrics.sockets.dec()
        room.leave(watcher)


async def converse(site: Site, socket: WebSocket, room: Room, watcher: Watcher, guest: str) -> None:
    """Receive and send until either ends. `guest`: whose connection it is, even if it watches as a spectator."""
    line = find_line(socket)
    ear, mouth = Ear(site, room, watcher, guest), Mouth(watcher, line)
    if line is not None:
        line.hear, watcher.bell = ear.hear, mouth.ring
    tasks = {asyncio.create_task(ear.listen(socket, line)), asyncio.create_task(mouth.speak(socket))}
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    if line is not None:
        line.hear = watcher.bell = None
    for task in pending:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | RuntimeError | OSError):
            log.error("a connection failed", exc_info=ended)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(watcher.close_code or 1000)


class Ear:
    """Receives messages: handles them at once if possible, otherwise in a task that waits."""

    def __init__(self, site: Site, room: Room, watcher: Watcher, guest: str) -> None:
        self.site = site
        self.room = room
        self.watcher = watcher
        self.guest = guest

    def may_ask(self) -> bool:
        return self.site.requests.allows(self.guest) and not self.room.is_crowded_by(self.watcher.guest)

    def hear(self, text: str) -> bool:
        if self.watcher.close_code is not None or not self.may_ask():
            return False
        hear(self.room, self.watcher, text)
        return True

    async def listen(self, socket: WebSocket, line: FramesProtocol | None) -> None:
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive" or self.watcher.close_code is not None:
                return
            while not self.may_ask():
                await asyncio.sleep(0.2)  # a guest who is too fast waits, across all their connections; nothing is lost
            hear(self.room, self.watcher, message.get("text") or message.get("bytes") or b"")
            if line is not None:
                line.unheard -= 1


class Mouth:
    """Sends what is waiting for a watcher: directly while the connection accepts it, otherwise in a task that waits.
    Either takes only what it can send at once, so that the order is kept."""

    def __init__(self, watcher: Watcher, line: FramesProtocol | None) -> None:
        self.watcher = watcher
        self.line = line
        self.rung = False
        self.loop = asyncio.get_running_loop()  # kept, because asking for it takes a system call

    def ring(self) -> None:
        """Something is waiting: send it after the current work, in one write."""
        if not self.rung:
            self.rung = True
            self.loop.call_soon(self.tell)

    def tell(self) -> None:
        self.rung = False
        if self.line is None or self.watcher.close_code is not None or not self.line.can_write():
            self.watcher.news.set()
        elif waiting := self.watcher.take():
            self.line.write(waiting)

    async def speak(self, socket: WebSocket) -> None:
        while True:
            await self.watcher.news.wait()
            while self.line is not None and not self.line.writable.is_set():
                await self.line.writable.wait()
            waiting = self.watcher.take()
            if waiting:
                await send_texts(socket, waiting)
            if self.watcher.close_code is not None:
                return


def hear(room: Room, watcher: Watcher, text: str | bytes) -> None:
    """Handle one message; every message gets an answer."""
    try:
        request = wire.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        room.refuse(watcher, id_of(text), Refusal("wire", "message-unreadable", reason=str(error)[:200]))
        return
    room.request(watcher, give_badge(request, is_bot_guest(watcher.guest)))


def give_badge(request: wire.AnyRequest, is_bot: bool) -> wire.AnyRequest:
    """Add a badge to an external bot's name, and remove it from anyone else's, so that everyone sees who is a bot."""
    if not isinstance(request, Sit | Rename):
        return request
    plain = tidy_name(request.name)
    while plain.casefold().endswith(BADGE.strip()):
        plain = plain[: -len(BADGE.strip())].strip()
    if is_bot and plain:
        return replace(request, name=f"{plain[: LONGEST_NAME - len(BADGE)].strip()}{BADGE}")
    return request if plain == tidy_name(request.name) else replace(request, name=plain)


class Identified(msgspec.Struct):
    id: Key = ""


def id_of(text: str | bytes) -> str:
    """The id of an invalid message, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=Identified).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return ""
