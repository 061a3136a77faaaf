"""Play over WebSocket: one connection, one watcher of one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from foxden.game import Refusal
from foxden.live import wire
from foxden.live.room import NEWER, Room
from foxden.live.watcher import Watcher
from foxden.table.decide import SHARED_SCREEN
from foxden.table.requests import Key
from foxden.web.frames import send_texts
from foxden.web.guests import COOKIE
from foxden.web.http import address_of
from foxden.web.site import Site
from foxden.web.strangers import is_home

log = logging.getLogger("foxden.web")

FOREIGN, UNKNOWN, NO_GUEST, TOO_MANY = 4403, 4404, 4401, 4429
"""Why a connection is closed; with these it makes no sense to try again."""
TRY_LATER = 1013
"""The table cannot be read now."""


async def play(site: Site, socket: WebSocket) -> None:
    """The whole life of a connection."""
    await socket.accept()
    if not is_home(socket, site.settings.origins):
        return await socket.close(FOREIGN, "origin")
    try:
        guest = await site.guests.recognise(socket.cookies.get(COOKIE))
    except Exception as error:
        log.warning("nobody can be recognised: %s", error)
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
    """At one table, until the connection ends."""
    try:
        room = await site.house.room(socket.path_params["name"])
    except Refusal as refusal:
        return await socket.close(UNKNOWN if refusal.key == "table-unknown" else NEWER, refusal.key)
    except Exception:
        log.exception("table %s cannot be opened", socket.path_params["name"])
        return await socket.close(TRY_LATER, "store")
    watcher = Watcher(SHARED_SCREEN if "watch" in socket.query_params else guest)
    room.enter(watcher)
    site.metrics.sockets.inc()
    try:
        await converse(site, socket, room, watcher, guest)
    finally:
        site.metrics.sockets.dec()
        room.leave(watcher)


async def converse(site: Site, socket: WebSocket, room: Room, watcher: Watcher, guest: str) -> None:
    """Listen and speak until either ends. `guest`: whose connection it is, though it may look as nobody."""
    tasks = {
        asyncio.create_task(listen(site, socket, room, watcher, guest)),
        asyncio.create_task(speak(socket, watcher)),
    }
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | RuntimeError | OSError):
            log.error("a connection failed", exc_info=ended)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(watcher.close_code or 1000)


async def listen(site: Site, socket: WebSocket, room: Room, watcher: Watcher, guest: str) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive" or watcher.close_code is not None:
            return
        while not site.requests.allows(guest) or room.is_crowded_by(watcher.guest):
            await asyncio.sleep(0.2)  # whoever is too fast waits, over however many connections; nothing is lost
        hear(room, watcher, message.get("text") or message.get("bytes") or b"")


def hear(room: Room, watcher: Watcher, text: str | bytes) -> None:
    """One message. Whatever it is, it is answered."""
    try:
        request = wire.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        room.refuse(watcher, id_of(text), Refusal("wire", "message-unreadable", reason=str(error)[:200]))
        return
    room.request(watcher, request)


class Identified(msgspec.Struct):
    id: Key = ""


def id_of(text: str | bytes) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=Identified).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return ""


async def speak(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        await watcher.news.wait()
        waiting = watcher.take()
        if waiting:
            await send_texts(socket, waiting)
        if watcher.close_code is not None:
            return
