"""Uvicorn's WebSockets without the per-message costs that add up over thousands of connections: waking a task, a system
call for each write, and pausing and resuming reads."""

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
"""The ASGI extension in which an application finds the connection itself: the protocol below."""
WHOLE_TEXT, MASKED, SHORT = 0x81, 0x80, 125
"""The first byte of a text in one frame; in the second, that it is masked, and the longest length that stands there."""
HEAD = 6
"""Bytes before the text in such a frame: those two and the mask."""
MOST_UNREAD = 16
"""Most received messages not handled yet; above that, reading stops. Each has a maximum size."""


NOT_TEXT = 1007
"""Why a connection is closed on which a text came that is none."""
NEXT_FRAME = StreamReader.at_eof.__code__
"""The parser's state between frames, and only then."""


class FramesProtocol(WebSocketsSansIOProtocol):
    hear: Callable[[str], bool] | None = None
    """Called with each text as it arrives; returns whether it was taken. If not, it is queued, and so are all later
    ones until it has been handled."""
    unheard = 0
    """How many messages are queued or being handled."""
    served = False
    """Whether the handler has ended."""
    between_frames = False
    """Whether all input so far has been read, up to the end of a message."""

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
        """Break reference cycles once both the connection and its handler have ended: the garbage collector runs too
        rarely to wait for it."""
        if self.served and self.disconnected:
            self.scope["extensions"].pop(LINE, None)
            self.conn.parser.close()
            del self.conn.parser, self.transport

    def is_open(self) -> bool:
        return not self.disconnected and self.conn.state is State.OPEN

    def can_write(self) -> bool:
        """Whether the client is connected and has read most of what it was sent."""
        return self.writable.is_set() and self.is_open()

    def write(self, texts: list[bytes]) -> None:
        """Write everything at once, in one go."""
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
        """Nearly all input is one short text in one frame, which can be read without the parser."""
        hear = self.hear
        is_plain = hear is not None and not self.unheard and self.between_frames and self.can_read()
        text = read_short_text(data) if is_plain else None
        if hear is None or text is None:
            self.parse(data)
        elif not hear(text):
            self.hear = None  # they are not asked again about the same text
            self.parse(data)
            self.hear = hear

    def can_read(self) -> bool:
        return not self.close_sent and self.is_open()

    def parse(self, data: bytes) -> None:
        super().data_received(data)
        self.between_frames = not self.frames and is_at_next_frame(self.conn.parser)

    def send_receive_event_to_app(self) -> None:
        """Like uvicorn's, but reading pauses only if many messages are unhandled."""
        if self.was_heard():
            self.frames = []
            return
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            # As it is, but for the traceback in the log: anybody could fill that.
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
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


def is_at_next_frame(parser: Any) -> bool:
    """Whether a connection's parser waits for a new frame. Only parsing changes that."""
    while (inner := parser.gi_yieldfrom) is not None:
        parser = inner
    return bool(parser.gi_code is NEXT_FRAME)


def find_line(socket: WebSocket) -> FramesProtocol | None:
    """The connection itself, if the server provides it."""
    protocol: FramesProtocol | None = socket.scope.get("extensions", {}).get(LINE, {}).get("protocol")
    return protocol


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def read_short_text(data: bytes) -> str | None:
    """The text, if the data is exactly one frame with a short text."""
    if len(data) < HEAD or data[0] != WHOLE_TEXT or data[1] - MASKED != len(data) - HEAD or data[1] > MASKED + SHORT:
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None  # the parser says what is wrong with it


def frame_head(length: int) -> bytes:
    """The header of an unfragmented, unmasked text frame from the server (RFC 6455, 5.2)."""
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)


async def send_texts(socket: WebSocket, texts: list[bytes]) -> None:
    """Send texts, in one write if the server can."""
    if find_line(socket) is not None:
        await socket.send({"type": "websocket.send", "texts": texts})
    else:
        for text in texts:
            await socket.send_text(text.decode())
