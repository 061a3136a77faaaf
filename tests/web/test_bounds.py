"""What one guest or one address can make grow, and what the others notice of it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from foxden.web.limits import Limit
from tests.live.client import Guest
from tests.live.server import Server, running
from tests.store.databases import Database

# --- printing -------------------------------------------------------------------------------------------


async def test_printing_keeps_nobody_waiting(sqlite: Database, tmp_path: Path) -> None:
    """Many PDFs at once: a few are made, the rest are told so; scoring goes on, and so does the end."""
    with running(sqlite.address, tmp_path, FOXDEN_LIMITS="prints-waiting=2") as server:
        ada = Guest(server, "Ada")
        orders = [
            asyncio.create_task(ada.http("GET", f"/api/print/tracks.pdf?language={language}&copies={copies}"))
            for language in ("en", "it", "fr", "de")
            for copies in (17, 18, 19)
        ]
        await asyncio.sleep(0.5)
        slowest = 0.0
        for _ in range(5):
            before = time.monotonic()
            assert (await ada.http("POST", "/api/companion/foxrun/score", json={"fields": {}})).status_code < 500
            slowest = max(slowest, time.monotonic() - before)
        assert slowest < 3
        done, waiting = await asyncio.wait(orders, timeout=0.1)
        refused = [order.result() for order in done if order.result().status_code == 503]
        assert len(refused) == 9
        assert {answer.json()["code"] for answer in refused} == {"print-busy"}
        before = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - before < 15
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_what_was_printed_lately_is_kept_and_twenty_copies_are_the_most(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        first = await ada.http("GET", "/api/print/boards.pdf?copies=2")
        assert first.content.startswith(b"%PDF")
        before = time.monotonic()
        for _ in range(10):
            assert (await ada.http("GET", "/api/print/boards.pdf?copies=2")).content == first.content
        assert time.monotonic() - before < 1.5
        assert (await ada.http("GET", "/api/print/boards.pdf?copies=21")).status_code == 422
        assert (await ada.http("GET", "/api/print")).json()["most"] == 20


# --- connections ----------------------------------------------------------------------------------------


async def look(server: Server, guest: Guest, table: str) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    return await connect(f"{server.ws}/ws/{table}", additional_headers={"Cookie": cookie})


async def closing_code(connection: ClientConnection) -> int | None:
    """With which code it is closed within a moment."""
    try:
        async with asyncio.timeout(0.5):
            await connection.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    except TimeoutError:
        pass
    return None


@pytest.mark.parametrize("limit", ["sockets-per-guest=20", "sockets-per-address=20"])
async def test_one_guest_s_idle_sockets_lock_nobody_out(limit: str, sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_LIMITS=limit) as server:
        ada = Guest(server, "Ada")
        table = await ada.open_table("foxy")
        held = [await look(server, ada, table) for _ in range(23)]
        assert await closing_code(held[0]) is None
        assert [await closing_code(each) for each in held[20:]] == [4429] * 3
        assert server.log.read_text().count("more are turned away") == 1, "said once, not once for each"
        await held[0].close()
        await asyncio.sleep(0.2)
        again = await look(server, ada, table)
        assert await closing_code(again) is None, "one has gone, so another may come"
        if "guest" in limit:
            ben = await Guest(server, "Ben").visit(table)
            await ben.leave()
        for connection in (*held, again):
            await connection.close()


@pytest.mark.waits
async def test_requests_count_for_a_guest_whatever_connection_they_come_over(sqlite: Database, tmp_path: Path) -> None:
    """Sixty messages at once, and then twenty a second: over ten connections no more than over one."""
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        table = await ada.open_table("foxy")
        chairs = [await ada.visit(table) for _ in range(10)]
        before = time.monotonic()
        await asyncio.gather(*(ask_often(chair, 20) for chair in chairs))
        assert time.monotonic() - before > 6


async def ask_often(chair: Any, times: int) -> None:
    for _ in range(times):
        await chair.must("hello", language="en")


# --- half a request -------------------------------------------------------------------------------------


WHOLE = b"HEAD /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)


@pytest.mark.parametrize(
    ("before", "half"), [(b"", b""), (b"", HALF_A_HEAD), (b"", HALF_A_BODY), (WHOLE, HALF_A_HEAD), (WHOLE, HALF_A_BODY)]
)
def test_half_a_request_is_not_waited_for_for_ever(
    before: bytes, half: bytes, sqlite: Database, tmp_path: Path
) -> None:
    """Nor is one that follows a whole one over the same connection."""
    with running(sqlite.address, tmp_path, FOXDEN_LIMITS="head-seconds=1 body-seconds=1") as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=8) as slow:
            slow.sendall(before)
            assert not before or slow.recv(4096).startswith(b"HTTP/1.1 200")
            slow.sendall(half)
            said = b""
            while part := slow.recv(4096):
                said += part
            assert b"HTTP/1.1 408" in said
        assert "Traceback" not in server.log.read_text()
        assert httpx.get(f"{server.http}/api/games").status_code == 200


async def test_a_table_may_be_looked_at_longer_than_a_request_may_take(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_LIMITS="head-seconds=1 body-seconds=1") as server:
        ada = Guest(server, "Ada")
        chair = await ada.visit(await ada.open_table("foxy"))
        await asyncio.sleep(2.5)
        await chair.must("sit", name="Ada")
        await chair.leave()


# --- health ---------------------------------------------------------------------------------------------


@pytest.mark.waits
def test_a_house_that_cannot_write_is_not_well(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        assert httpx.get(f"{server.http}/healthz", timeout=20).status_code == 200
        with contextlib.closing(sqlite3.connect(sqlite.address, isolation_level=None)) as other:
            other.execute("begin immediate")
            time.sleep(3.1)
            answer = httpx.get(f"{server.http}/healthz", timeout=20)
            assert (answer.status_code, answer.json()["code"]) == (503, "store-unwritable")
            other.execute("rollback")
        time.sleep(3.1)
        assert httpx.get(f"{server.http}/healthz", timeout=20).status_code == 200


# --- pads -----------------------------------------------------------------------------------------------


async def test_pads_cannot_fill_the_disk(sqlite: Database, tmp_path: Path) -> None:
    """One pad holds so much; one address writes so much in a time."""
    fields = {f"field-{number}": "x" * 70 for number in range(1000)}
    with running(sqlite.address, tmp_path, FOXDEN_LIMITS="pad-kilobytes=400 pad-kilobytes-per-minute=200") as server:
        eve = Guest(server, "Eve")
        codes = []
        for pad in range(3):
            made = await eve.http("POST", "/api/pads", json={"game": "foxy", "id": "a", "fields": {}})
            for number in range(6):
                write = {"id": f"{number}", "fields": fields}
                answer = await eve.http("POST", f"/api/pads/{made.json()['name']}", json=write)
                codes.append((pad, answer.json().get("code", "")))
        assert codes[:6] == [(0, "")] * 4 + [(0, "pad-full")] * 2
        assert codes[-1] == (2, "too-fast")
        assert sum(not code for _, code in codes) < 13
        assert sum(file.stat().st_size for file in tmp_path.rglob("*.db*")) < 8_000_000


# --- logs -----------------------------------------------------------------------------------------------


async def test_no_way_to_a_table_stands_in_the_log(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        made = (await ada.http("POST", "/api/tables", json={"game": "foxy"})).json()
        chair = await ada.visit(made["name"])
        await chair.must("sit", name="Ada")
        with contextlib.closing(sqlite3.connect(sqlite.address, isolation_level=None)) as other:
            other.execute("drop table log")
            other.execute("drop table kept")
            await chair.send("ready", salt="x")
            await chair.until_lost()
            await ada.http("GET", f"/api/codes/{made['code']}")
            await ada.http("GET", f"/api/tables/{made['name']}/record")
            await asyncio.sleep(1)
        said = server.log.read_text()
        assert made["name"] not in said
        assert made["code"] not in said
        assert "foxy-#" in said, "it was spoken of"


# --- many guests ----------------------------------------------------------------------------------------


def test_whoever_has_asked_for_nothing_lately_is_not_counted() -> None:
    """A new guest costs nothing: without this, tens of thousands who never came back would be remembered."""
    now = 0.0
    limit = Limit(rate=20, size=60, monotonic=lambda: now)
    for number in range(3000):
        now += 0.01
        assert limit.allows(str(number))
    assert len(limit.buckets) < 302, "those of the last three seconds"


def test_whoever_has_asked_for_much_is_counted_however_many_come() -> None:
    now = 0.0
    limit = Limit(rate=1, size=3, monotonic=lambda: now)
    assert [limit.allows("Ada") for _ in range(4)] == [True, True, True, False]
    for number in range(1000):
        now += 0.002
        limit.allows(str(number))
    assert [limit.allows("Ada") for _ in range(3)] == [True, True, False]
