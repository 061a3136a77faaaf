"""Uvicorn's WebSockets, with what thousands of talkative connections cost it taken out: for each message a task that is
woken, a write to the system, and a stop and a start of reading."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.streams import StreamReader
from websockets.utils import apply_mask

if TYPE_CHECKING:
    import asyncio

    from starlette.websockets import WebSocket
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

LINE = "foxden.line"
"""In this extension an application finds the connection itself: the protocol below."""
WHOLE_TEXT, MASKED, SHORT = 0x81, 0x80, 125
"""The first byte of a text in one frame; in the second, that it is masked, and the longest length that stands there."""
HEAD = 6
"""Bytes before the text in such a frame: those two, and the mask."""
MOST_UNREAD = 16
"""Messages that have come in and were not looked at. With more of them, reading stops; each has its largest size."""


NEXT_FRAME = StreamReader.at_eof.__code__
"""Where the parser waits when it has read a frame to its end, and in no other place."""


class FramesProtocol(WebSocketsSansIOProtocol):
    hear: Callable[[str], bool] | None = None
    """Whoever wants to be told of a text when it comes in; they say whether they have taken it. Else it waits to be
    received, as do all after it until it has been dealt with."""
    unheard = 0
    """How many messages wait to be received, or have been and are not dealt with yet."""
    served = False
    """Whether whoever served it has ended."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"protocol": self}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hear = None
        self.let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.served = True
        self.let_go()

    def let_go(self) -> None:
        """When both the connection and whoever served it have ended. What is left would hold itself in several ways,
        and the collection that finds such things is far too seldom to wait for."""
        if self.served and self.disconnected:
            self.scope["extensions"].pop(LINE, None)
            self.conn.parser.close()
            del self.conn.parser, self.transport

    def is_open(self) -> bool:
        return not self.disconnected and self.conn.state is State.OPEN

    def can_write(self) -> bool:
        """Is somebody there, who has read most of what they were sent?"""
        return self.writable.is_set() and self.is_open()

    def write(self, texts: list[bytes]) -> None:
        """All in one go, at once."""
        self.transport.writelines([part for text in texts for part in (frame_head(len(text)), text)])

    async def send(self, message: ASGISendEvent) -> None:
        texts = cast("dict[str, Any]", message).get("texts")
        if texts is None:
            return await super().send(message)
        await self.writable.wait()
        if not self.is_open():
            raise ClientDisconnected
        self.write(texts)
        return None

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes in is one short text in one frame, which needs no parser to be found."""
        hear = self.hear
        text = read_short_text(data) if hear is not None and not self.unheard and self.is_between_frames() else None
        if hear is None or text is None:
            super().data_received(data)
        elif not hear(text):
            self.hear = None  # they are not asked again about the same text
            super().data_received(data)
            self.hear = hear

    def is_between_frames(self) -> bool:
        """Has all that came in so far been read, to the end of a message?"""
        if self.frames or self.close_sent or not self.is_open():
            return False
        parser: Any = self.conn.parser
        while (inner := parser.gi_yieldfrom) is not None:
            parser = inner
        return bool(parser.gi_code is NEXT_FRAME)

    def send_receive_event_to_app(self) -> None:
        """As it is, but reading stops only where much has not been looked at."""
        if self.was_heard():
            self.frames = []
            return
        self.unheard += 1
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def was_heard(self) -> bool:
        if self.hear is None or self.unheard or self.close_sent or self.curr_msg_data_type != "text":
            return False
        try:
            return self.hear(b"".join(self.frames).decode())
        except UnicodeDecodeError:
            return False  # and the connection is closed for it


def find_line(socket: WebSocket) -> FramesProtocol | None:
    """The connection itself, where the server lets us have it."""
    protocol: FramesProtocol | None = socket.scope.get("extensions", {}).get(LINE, {}).get("protocol")
    return protocol


def read_short_text(data: bytes) -> str | None:
    """The text, where this is one whole frame with a short one, and nothing else."""
    if len(data) < HEAD or data[0] != WHOLE_TEXT or data[1] - MASKED != len(data) - HEAD or data[1] > MASKED + SHORT:
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None  # the parser says what is wrong with it


def frame_head(length: int) -> bytes:
    """What stands before a whole text from the server (RFC 6455, 5.2): never masked, never in several parts."""
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)


async def send_texts(socket: WebSocket, texts: list[bytes]) -> None:
    """In one write, where the server can."""
    if find_line(socket) is not None:
        await socket.send({"type": "websocket.send", "texts": texts})
    else:
        for text in texts:
            await socket.send_text(text.decode())
