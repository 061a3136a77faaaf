"""Several messages go out in one write, and come in without a stop for each; no reader can tell."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from foxden.web.frames import MOST_UNREAD, FramesProtocol, find_line, send_texts
from tests.live.server import free_port

SIZES = (0, 1, 125, 126, 65_535, 65_536, 200_000)
"""On both sides of where a frame's head grows longer."""
App = Callable[[WebSocket], Awaitable[None]]


async def visit(app: App, check: Callable[[Any], Awaitable[None]], protocol: Any = FramesProtocol) -> None:
    """A real server with this app, and a client of somebody else's making."""
    port = free_port()
    site = Starlette(routes=[WebSocketRoute("/", app)])
    config = uvicorn.Config(site, port=port, ws=protocol, log_level="error", lifespan="off", loop="asyncio")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        async with connect(f"ws://127.0.0.1:{port}/", max_size=None, compression=None) as client:
            await check(client)
    finally:
        server.should_exit = True
        await task


@pytest.mark.parametrize("protocol", [FramesProtocol, "websockets-sansio"])
async def test_messages_of_every_size_arrive_whole_and_in_order(protocol: Any) -> None:
    texts = [(f"{size} ü"[:1] * size).encode() for size in SIZES]

    async def app(socket: WebSocket) -> None:
        await socket.accept()
        await send_texts(socket, texts)
        await send_texts(socket, [b"and then this"])
        await socket.receive()

    async def check(client: Any) -> None:
        received = [await client.recv() for _ in (*texts, "and then")]
        assert received == [*(text.decode() for text in texts), "and then this"]

    await visit(app, check, protocol)


async def test_whoever_has_gone_is_not_written_to() -> None:
    ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def app(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                await send_texts(socket, [b"x" * 1000] * 3)
                await asyncio.sleep(0)
        except Exception as error:
            ended.set_result(type(error).__name__)

    async def check(client: Any) -> None:
        await client.recv()
        await client.close()
        assert await asyncio.wait_for(ended, 10) == "WebSocketDisconnect"

    await visit(app, check)


async def test_nothing_is_written_after_a_close() -> None:
    async def app(socket: WebSocket) -> None:
        await socket.accept()
        await socket.close(4404)
        with pytest.raises(RuntimeError):
            await send_texts(socket, [b"too late"])

    async def check(client: Any) -> None:
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404

    await visit(app, check)


async def visit_and_forget(who_ends: str) -> None:
    """With nobody who collects what holds itself: is a connection freed that has ended?"""
    left: list[weakref.ref[Any]] = []
    gone = asyncio.Event()

    async def app(socket: WebSocket) -> None:
        await socket.accept()
        left.append(weakref.ref(find_line(socket), lambda _: gone.set()))
        await send_texts(socket, [b"hello"])
        if who_ends == "house":
            await socket.close(4404)
        else:
            await socket.receive()

    async def check(client: Any) -> None:
        await client.recv()
        await (client.wait_closed() if who_ends == "house" else client.close())
        async with asyncio.timeout(5):
            await gone.wait()

    gc.collect()
    gc.disable()
    try:
        await visit(app, check)
    finally:
        gc.enable()


@pytest.mark.parametrize("who_ends", ["house", "guest"])
async def test_a_connection_that_has_ended_is_freed_at_once(who_ends: str) -> None:
    await visit_and_forget(who_ends)


async def test_a_connection_that_holds_itself_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FramesProtocol, "let_go", lambda _self: None)
    with pytest.raises(TimeoutError):
        await visit_and_forget("guest")


def connected(messages: int, hear: Callable[[str], bool] | None = None) -> tuple[FramesProtocol, Mock]:
    """A protocol that has read a handshake and so many messages, of which the application has received none."""
    config = uvicorn.Config(Mock(), ws=FramesProtocol, lifespan="off")
    protocol, transport = FramesProtocol(config, ServerState(), {}), Mock()
    transport.is_closing.return_value = False
    transport.get_extra_info.return_value = None
    protocol.connection_made(transport)
    protocol.hear = hear
    client = ClientProtocol(parse_uri("ws://127.0.0.1/"))
    client.send_request(client.connect())
    protocol.data_received(b"".join(client.data_to_send()))
    accept = protocol.response
    protocol.handshake_complete = True
    protocol.conn.send_response(accept)
    client.receive_data(b"".join(protocol.conn.data_to_send()))
    for number in range(messages):
        client.send_text(b"%d" % number)
        protocol.data_received(b"".join(client.data_to_send()))
    return protocol, transport


async def test_reading_goes_on_while_little_is_unread() -> None:
    _, transport = connected(MOST_UNREAD - 2)
    assert not transport.pause_reading.called


async def test_reading_stops_for_a_flood_and_goes_on_when_it_has_been_looked_at() -> None:
    protocol, transport = connected(MOST_UNREAD)
    assert transport.pause_reading.call_count == 1
    assert not transport.resume_reading.called
    while not protocol.queue.empty():
        await protocol.receive()
    assert transport.resume_reading.call_count == 1


async def test_what_is_heard_at_once_does_not_wait_to_be_received() -> None:
    heard: list[str] = []

    def hear(text: str) -> bool:
        heard.append(text)
        return True

    protocol, _ = connected(3, hear)
    assert heard == ["0", "1", "2"]
    assert protocol.queue.qsize() == 1  # that somebody has connected


async def test_nothing_overtakes_a_message_that_waits() -> None:
    """Not even when it has been received: it is dealt with when whoever received it says so."""
    asked: list[str] = []

    def hear(text: str) -> bool:
        asked.append(text)
        return text != "1"

    protocol, _ = connected(4, hear)
    assert asked == ["0", "1"]
    waiting = [await protocol.receive() for _ in range(protocol.queue.qsize())]
    assert [message.get("text") for message in waiting] == [None, "1", "2", "3"]
    assert protocol.unheard == 3


# --- one short text, found without a parser -------------------------------------------------------------------


def frame(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(Opcode(opcode), payload, fin).serialize(mask=True)


short = st.text(max_size=60).map(lambda text: [frame(1, text.encode())])
long = st.text(min_size=126, max_size=300).map(lambda text: [frame(1, text.encode())])
in_parts = st.tuples(st.binary(max_size=20), st.binary(max_size=20)).map(
    lambda parts: [frame(1, parts[0].hex().encode(), False), frame(9, b"?"), frame(0, parts[1].hex().encode())]
)
others = st.sampled_from([[frame(2, b"bytes")], [frame(9, b"ping")], [frame(10, b"pong")]])
broken = st.sampled_from([[frame(1, b"\xff\xfe")], [b"\x81\x03abc"], [frame(8, b"")], [frame(3 - 1, b"x", False)]])
messages = st.lists(st.one_of(short, short, short, long, in_parts, others), max_size=12)


def hear_all(chunks: list[bytes], deaf_to: int) -> tuple[list[str], list[Any], list[Any]]:
    """What was heard at once, what waits, and what was written back; every so-manieth text is not heard."""
    heard: list[str] = []
    asked = 0

    def hear(text: str) -> bool:
        nonlocal asked
        asked += 1
        if asked % deaf_to:
            heard.append(text)
        return bool(asked % deaf_to)

    protocol, transport = connected(0, hear)
    transport.reset_mock()
    for chunk in chunks:
        protocol.data_received(chunk)
    waiting = [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())]
    return heard, waiting, [call for call in transport.mock_calls if call[0] in ("write", "close")]


def cut(data: bytes, sizes: list[int]) -> list[bytes]:
    chunks, at = [], 0
    for size in sizes:
        chunks.append(data[at : at + size])
        at += size
    return [chunk for chunk in (*chunks, data[at:]) if chunk]


def compare_with_the_parser(sent: list[list[bytes]], sizes: list[int] | None, end: list[bytes], deaf_to: int) -> None:
    whole = [part for message in sent for part in message] + end
    chunks = whole if sizes is None else cut(b"".join(whole), sizes)
    quick = hear_all(chunks, deaf_to)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("foxden.web.frames.read_short_text", lambda _data: None)
        assert quick == hear_all(chunks, deaf_to)


@settings(deadline=None, max_examples=60)
@given(messages, st.none() | st.lists(st.integers(1, 200), max_size=8), st.just([]) | broken, st.integers(2, 9))
def test_whatever_comes_in_is_heard_as_the_parser_hears_it(
    sent: list[list[bytes]], sizes: list[int] | None, end: list[bytes], deaf_to: int
) -> None:
    async def compare() -> None:
        compare_with_the_parser(sent, sizes, end, deaf_to)

    asyncio.run(compare())


async def test_one_short_text_needs_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    heard: list[str] = []

    def hear(text: str) -> bool:
        heard.append(text)
        return True

    protocol, _ = connected(0, hear)
    monkeypatch.setattr(protocol.conn, "receive_data", parsed.append)
    for text in ("{}", "ü" * 60, ""):
        protocol.data_received(frame(1, text.encode()))
    assert heard == ["{}", "ü" * 60, ""]
    assert not parsed
    protocol.data_received(frame(1, b"x" * 126))
    assert len(parsed) == 1


async def test_a_text_found_in_the_middle_of_another_frame_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looks like a frame may be a part of a longer text."""
    inner = frame(1, b"not meant")
    outer = b"\x82\xfe" + len(inner).to_bytes(2, "big") + bytes(4) + inner
    sent = [[outer[:8], outer[8:]]]
    compare_with_the_parser(sent, None, [], 5)
    monkeypatch.setattr("foxden.web.frames.is_at_next_frame", lambda _parser: True)
    with pytest.raises(AssertionError):
        compare_with_the_parser(sent, None, [], 5)
