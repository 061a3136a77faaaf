"""Bots and assistants that mean harm, or meet it: each is answered or turned away, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidStatus

from foxden.live.watcher import MOST_BYTES, RECONNECT, Watcher
from foxden.terminal.assistant import STRANGE
from foxden.terminal.given import CommandError
from foxden.terminal.visit import SILENT, Visit
from foxden.web.serve import LARGEST_MESSAGE
from foxden.web.socket import NO_GUEST
from tests.live.client import Chair
from tests.live.server import running
from tests.live.test_assistant import call
from tests.live.test_outside import BotGuest, beside
from tests.store.databases import Database

NONSENSE = [
    "", "{", "null", "7", "[]", "{}", '"hello"', "[" * 2000, '{"type": 5}', '{"type": "nothing", "id": "a"}',
    '{"type": "move", "id": "b"}', '{"type": "move", "id": "c", "seat": "x", "turn": 1, "text": "3"}',
    '{"type": "move", "id": "d", "seat": 1, "turn": 1e400, "text": "3"}',
    '{"type": "move", "id": "e", "seat": 99999999999999999999999, "turn": 1, "text": "3"}',
    '{"type": "move", "id": "f", "seat": -1, "turn": -1, "text": "\\ud800"}',
    '{"type": "imagine", "id": "g", "seat": -1, "turn": 0}', '{"type": "imagine", "id": "h", "seat": 99, "turn": 0}',
    '{"type": "hello", "id": "i", "language": "' + "x" * 2000 + '"}', "\x00" * 100, "\N{FOX FACE}" * 500,
]  # fmt: skip


async def test_nonsense_is_refused_and_the_game_goes_on(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, robin = await beside(server, "foxy")
        before, expected = robin.shown["seq"], count_answers(robin)
        nonsense: list[str | bytes] = [*NONSENSE, b'{"type": "move"}']
        for text in nonsense:
            expected += 1
            await robin.socket.send(text)
            await robin.until(lambda expected=expected: count_answers(robin) == expected)  # type: ignore[misc]
        assert robin.shown["seq"] == before, "nothing has changed"
        assert (await ada.move("3"))["type"] == "done"
        assert (await robin.move("4"))["type"] == "done"
        assert "Traceback" not in server.log.read_text()


def count_answers(chair: Chair) -> int:
    return sum(json.loads(text)["type"] in ("refused", "done") for text in chair.received)


@pytest.mark.parametrize("message", ["x" * (LARGEST_MESSAGE + 1), b"\xff\xfe" * 10, "x" * (1 << 20)])
async def test_what_is_too_large_ends_one_connection(message: str | bytes, sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, robin = await beside(server, "foxy")
        await robin.socket.send(message, text=True)
        await asyncio.wait_for(robin.reader, 30)
        assert robin.socket.close_code in (1007, 1009)
        assert (await ada.move("3"))["type"] == "done"
        await robin.connect()
        assert (await robin.move("4"))["type"] == "done", "it may come back"
        assert "Traceback" not in server.log.read_text()


@pytest.mark.waits
async def test_what_is_no_token_opens_nothing(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        robin = BotGuest(server, "Robin")
        table = await robin.open_table("foxy")
        good = robin.token
        for wrong in (
            "",
            "x",
            good[:-1],
            f"{good}x",
            good.swapcase(),
            "\N{FOX FACE}".encode().decode("latin-1"),
            "x" * 4000,
        ):
            headers = {"Authorization": f"Bearer {wrong}"}
            async with connect(f"{server.ws}/ws/{table}", additional_headers=headers) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == NO_GUEST
        with pytest.raises((InvalidStatus, ConnectionClosed, OSError, EOFError)):
            async with connect(
                f"{server.ws}/ws/{table}", additional_headers={"Authorization": "x" * 200_000}
            ) as socket:
                await socket.recv()
        assert "Traceback" not in server.log.read_text()


async def test_tokens_are_given_out_slowly(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        robin = BotGuest(server, "Robin")
        answers = [await robin.http("POST", "/api/bots", json={}) for _ in range(150)]
        assert {answer.status_code for answer in answers} == {201, 429}
        for body in (b"", b"{", b"[]", b'{"more": 1}', b"x" * 200_000):
            answer = await robin.http("POST", "/api/bots", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 413, 422, 429)
        assert "Traceback" not in server.log.read_text()


@pytest.mark.waits
async def test_a_bot_that_asks_for_worlds_and_never_reads_them_is_cut_off(sqlite: Database, tmp_path: Path) -> None:
    """What it is owed would grow without end."""
    with running(sqlite.address, tmp_path, FOXDEN_REQUEST_RATE="100000") as server:
        ada, robin = await beside(server, "fowlplay")
        assert isinstance(robin.guest, BotGuest)
        headers = {"Authorization": f"Bearer {robin.guest.token}"}
        ask = json.dumps({"type": "imagine", "id": "w", "seat": 1, "turn": robin.shown["turn"]})
        async with connect(f"{server.ws}/ws/{robin.table}", additional_headers=headers, max_queue=1) as deaf:
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(30):
                    for _ in range(6_000):
                        await deaf.send(ask)
            with pytest.raises(ConnectionClosed):
                await read_on(deaf)
            assert deaf.close_code == RECONNECT
        assert (await robin.ask("imagine", seat=1, turn=robin.shown["turn"]))["type"] == "done"
        assert not ada.lost


async def read_on(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


def test_what_is_owed_to_one_connection_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    watcher, large = Watcher("bot"), b"x" * (MOST_BYTES // 10)
    for _ in range(11):
        assert watcher.close_code != RECONNECT
        watcher.answer(large)
    assert watcher.close_code == RECONNECT
    assert not watcher.answers
    reading = Watcher("bot")
    for _ in range(50):
        reading.answer(large)
        assert reading.take() == [large]
    reading.answer(b"x" * 2 * MOST_BYTES)
    assert reading.close_code != RECONNECT, "one answer, however large, is given"
    monkeypatch.setattr("foxden.live.watcher.MOST_BYTES", 1 << 60)
    careless = Watcher("bot")
    for _ in range(50):
        careless.answer(large)
    assert len(careless.answers) == 50, "without the limit all of it stays"


# --- assistants ---------------------------------------------------------------------------------------------


async def test_an_assistant_s_program_that_talks_nonsense_is_answered_all_the_same(
    sqlite: Database, tmp_path: Path
) -> None:
    """Lines that are no message are passed over; what comes after them is answered; nothing but messages is written."""
    with running(sqlite.address, tmp_path) as server:
        started = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "foxden", "mcp", "--at", server.http,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            limit=1 << 24,
        )  # fmt: skip
        assert started.stdin is not None
        assert started.stdout is not None
        hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}
        for line in ("nonsense", "{", "[]", "null", "x" * 100_000, json.dumps({"jsonrpc": "2.0", "method": 5}),
                     json.dumps({"jsonrpc": "2.0", "id": 7, "method": "initialize", "params": hello})):  # fmt: skip
            started.stdin.write(f"{line}\n".encode())
        try:
            async with asyncio.timeout(60):
                while True:
                    told = json.loads(await started.stdout.readline())
                    if told.get("id") == 7:
                        break
            assert told["result"]["serverInfo"]["name"] == "foxden"
        finally:
            started.stdin.close()
            await started.wait()


@asynccontextmanager
async def false_house(answer: Any) -> AsyncIterator[str]:
    """Something at an address that is no house: it accepts connections, and says this, or nothing."""

    async def converse(socket: ServerConnection) -> None:
        if answer is not None:
            await socket.send(json.dumps(answer))
        await socket.wait_closed()

    async with serve(converse, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}"


@pytest.mark.parametrize("said", [None, [], "x", {}, {"type": "shown"}, {"type": "done"}, {"type": "staged"}])
async def test_whoever_is_no_house_is_not_waited_for_for_ever(said: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foxden.terminal.visit.PATIENCE", 0.3)
    async with false_house(said) as house:
        visit = Visit(house, "x", "token")
        with pytest.raises(CommandError, match=f"{SILENT}|lost"):
            await visit.open()
        await visit.close()


async def test_an_assistant_says_so_where_there_is_no_house(sqlite: Database, tmp_path: Path) -> None:
    async with assistant_at("http://127.0.0.1:9") as client:
        for tool, given in (("games", {}), ("open_table", {"game": "foxy"}), ("sit_down", {"table": "x"})):
            with pytest.raises(PermissionError, match="isn’t answering"):
                await call(client, tool, **given)
        with pytest.raises(PermissionError, match="at a table"):
            await call(client, "look")


async def test_an_assistant_s_arguments_have_limits(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        async with assistant_at(server.http) as client:
            await call(client, "open_table", game="foxy", bots=["cub"])
            for tool, given in (
                ("play", {"move": "x" * 100_000}), ("sit_down", {"table": "x" * 100_000}), ("play", {"move": 7}),
                ("open_table", {"game": "foxy", "bots": ["cub"] * 1000}), ("open_table", {"game": "x" * 10_000}),
                ("wait_for_turn", {"seconds": 1e9}), ("wait_for_turn", {"seconds": -1}), ("play", {}),
                ("rules", {"question": "x" * 9_999}), ("no_such_tool", {}),
            ):  # fmt: skip
                with pytest.raises(
                    Exception, match=r"valid|character|items|less|greater|required|nknown|found"
                ) as refused:
                    await call(client, tool, **given)
                assert "Traceback" not in str(refused.value)
                assert STRANGE not in str(refused.value)
            assert "Foxy" in await call(client, "look"), "it still sits there"


@asynccontextmanager
async def assistant_at(house: str) -> AsyncIterator[Client]:
    command = ["-m", "foxden", "mcp", "--at", house, "--name", "Robin"]
    async with Client(StdioServerParameters(command=sys.executable, args=command)) as client:
        yield client
