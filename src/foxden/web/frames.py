"""Uvicorn's WebSockets, with what thousands of talkative connections cost it taken out: a write to the system for each
message, and a stop and a start of reading for each that comes in."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from starlette.websockets import WebSocket
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

TOGETHER = "foxden.texts"
"""By this extension an application knows that several messages may be sent at once."""
WHOLE_TEXT = 0x81
MOST_UNREAD = 16
"""Messages that have come in and were not looked at. With more of them, reading stops; each has its largest size."""


class FramesProtocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][TOGETHER] = {}

    async def send(self, message: ASGISendEvent) -> None:
        texts = cast("dict[str, Any]", message).get("texts")
        if texts is None:
            return await super().send(message)
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.writelines([part for text in texts for part in (frame_head(len(text)), text)])
        return None

    def send_receive_event_to_app(self) -> None:
        """As it is, but reading stops only where much has not been looked at."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def frame_head(length: int) -> bytes:
    """What stands before a whole text from the server (RFC 6455, 5.2): never masked, never in several parts."""
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)


async def send_texts(socket: WebSocket, texts: list[bytes]) -> None:
    """In one write, where the server can."""
    if TOGETHER in socket.scope.get("extensions", {}):
        await socket.send({"type": "websocket.send", "texts": texts})
    else:
        for text in texts:
            await socket.send_text(text.decode())
