"""Whoever asks from elsewhere, by another name, with a stolen cookie or by guessing."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from foxden.web.guests import Guests, change_key
from foxden.web.http import address_of
from foxden.web.settings import Settings
from foxden.web.strangers import Strangers
from tests.live.client import Guest
from tests.live.server import OPERATOR, running
from tests.store.databases import Database

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


# --- other sites ----------------------------------------------------------------------------------------


async def test_a_form_elsewhere_cannot_take_a_guest_s_identity(sqlite: Database, tmp_path: Path) -> None:
    """Browsers leave the cookie at home then; the answer must not bring another one."""
    forms: list[dict[str, Any]] = [{"data": {"a": "b"}}, {"json": {}}, {"content": b"", "headers": FORM}]
    with running(sqlite.address, tmp_path) as server:
        eve = Guest(server, "Eve")
        for more in forms:
            answer = await eve.http("POST", "/api/pass", **more)
            assert answer.status_code in (403, 415)
            assert answer.json()["words"]
            assert "set-cookie" not in answer.headers
        ada = Guest(server, "Ada")
        await ada.http("GET", "/api/mine")
        assert (await ada.http("POST", "/api/pass", json={})).status_code == 201


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Sec-Fetch-Site": "none"}, 201),
        ({}, 201),
    ],
)
async def test_only_our_own_pages_change_anything(
    headers: dict[str, str], status: int, sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        answer = await Guest(server, "Ada").http("POST", "/api/tables", json={"game": "foxy"}, headers=headers)
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["code"] == "from-elsewhere"
            assert (await Guest(server, "Ada").http("GET", "/api/games", headers=headers)).status_code == 200


# --- other names ----------------------------------------------------------------------------------------


def find_fault(host: str, **settings: Any) -> str:
    guard = Strangers(lambda *_: None, Settings(**settings))  # type: ignore[arg-type]
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", host.encode("latin-1"))]}
    refusal = guard.find_fault(HTTPConnection(scope))
    return "" if refusal is None else refusal.key


@pytest.mark.parametrize(
    "host",
    ["localhost:8321", "127.0.0.1:8321", "192.168.1.7:8321", "10.0.0.3", "[::1]:8321", "[fe80::1]", "den.local:8321"],
)
def test_at_home_and_in_the_same_network_nothing_need_be_set(host: str) -> None:
    assert find_fault(host) == ""


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8321", "127.0.0.1.evil.example", "[", "", "a b", "é"])
def test_a_name_that_points_here_is_not_ours_for_that(host: str) -> None:
    assert find_fault(host) == "wrong-host"


def test_names_of_the_house_are_set() -> None:
    assert find_fault("Foxden.Example:443", allowed_hosts=("foxden.example",)) == ""
    assert find_fault("foxden.example", behind_proxy=True) == "", "the proxy knows its names"
    assert find_fault("other.example", behind_proxy=True, allowed_hosts=("foxden.example",)) == "wrong-host"


async def test_another_name_is_refused_in_words(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        answer = await Guest(server, "Eve").http("GET", "/api/games", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        assert "--allowed-host" in answer.json()["words"]


# --- odd headers ----------------------------------------------------------------------------------------


async def test_odd_headers_are_answered_and_leave_no_traceback(sqlite: Database, tmp_path: Path) -> None:
    odd = [b"[", b"http://[", b"http://[::1", b"\xff\xfe", b"http://\xe9", b"://", b"http://a:b:c", b"a" * 3000, b"%",
           b"foxden_operator=\xe9; foxden_guest=\xff", b"=;;=", b'foxden_operator="\\303"']  # fmt: skip
    chance = random.Random(7)
    odd += [bytes(chance.choice(b"[]:/@%\xff\xe9 az09;=.") for _ in range(chance.randrange(1, 30))) for _ in range(40)]
    with running(sqlite.address, tmp_path) as server, httpx.Client(base_url=server.http) as client:
        for value in [each.strip() or b"x" for each in odd]:
            for name in (b"Origin", b"Host", b"Cookie", b"Sec-Fetch-Site", b"Accept-Language", b"If-None-Match"):
                headers = [(name, value)] if name == b"Host" else [(name, value), (b"Host", b"127.0.0.1")]
                for method, path in (("GET", "/operator"), ("POST", "/operator/close"), ("GET", "/api/mine")):
                    answer = client.request(method, path, headers=headers)
                    assert answer.status_code < 500, (name, value, path)
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, counts_as: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (address, 1)})) == counts_as


# --- the operator ---------------------------------------------------------------------------------------


async def test_the_operator_s_cookie_is_not_the_secret(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        operator = Guest(server, "operator")
        await operator.http("POST", "/operator/enter", data={"secret": OPERATOR})
        assert "Secret, as printed" not in (await operator.http("GET", "/operator")).text
        thief = Guest(server, "thief")
        true = operator.cookies["foxden_operator"]
        for said in (true.encode(), urlsafe_b64decode(true.partition(".")[0] + "==")):
            assert OPERATOR.encode() not in said
        # Not its last letter, of which some bits do not count.
        forged = true[:-3] + ("B" if true[-3] == "A" else "A") + true[-2:]
        for cookie in (OPERATOR, "", forged):
            thief.cookies = {"foxden_operator": cookie}
            assert "Secret, as printed" in (await thief.http("GET", "/operator")).text


async def test_the_operator_s_secret_cannot_be_guessed_for_long(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_LIMITS="operator-guesses=5") as server:
        operator, eve = Guest(server, "operator"), Guest(server, "Eve")
        for _ in range(7):
            assert (await operator.http("POST", "/operator/enter", data={"secret": OPERATOR})).status_code == 303
        guesses = [(await eve.http("POST", "/operator/enter", data={"secret": "x"})).status_code for _ in range(7)]
        assert guesses == [403] * 5 + [429] * 2
        assert (await eve.http("POST", "/operator/enter", data={"secret": OPERATOR})).status_code == 429


async def test_nor_can_it_from_many_addresses(sqlite: Database, tmp_path: Path) -> None:
    async def enter(secret: str, address: int) -> int:
        headers = {"X-Forwarded-For": f"192.0.2.{address}"}
        answer = await Guest(server, "Eve").http("POST", "/operator/enter", data={"secret": secret}, headers=headers)
        return answer.status_code

    with running(sqlite.address, tmp_path, FOXDEN_LIMITS="operator-guesses=1", FOXDEN_BEHIND_PROXY="1") as server:
        assert [await enter(OPERATOR, address) for address in range(12)] == [303] * 12
        assert [await enter("x", address) for address in range(12)] == [403] * 10 + [429] * 2
        assert await enter(OPERATOR, 20) == 429


async def test_the_operator_s_cookie_is_good_for_half_a_day_and_one_secret(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sqlite.opened() as store:
        guests = await Guests.open(store, lambda: 1000.0)
        cookie = guests.sign_operator("old")
        now = time.time()
        assert [guests.is_operator(cookie, secret) for secret in ("old", "new")] == [True, False]
        for hours, is_good in ((11, True), (13, False)):
            with monkeypatch.context() as patch:
                patch.setattr(time, "time", lambda: now + hours * 3600)  # noqa: B023
                assert guests.is_operator(cookie, "old") == is_good


async def test_however_many_operators_enter_at_once_none_is_taken_for_a_guesser(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        operators = [Guest(server, "operator") for _ in range(30)]
        entered = [operator.http("POST", "/operator/enter", data={"secret": OPERATOR}) for operator in operators]
        assert {answer.status_code for answer in await asyncio.gather(*entered)} == {303}


# --- cookies and keys -----------------------------------------------------------------------------------


async def test_the_cookie_of_a_guest_who_is_forgotten_is_nobody_s(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        table = await ada.open_table("foxy")
        stolen = dict(ada.cookies)
        assert table in (await ada.http("GET", "/api/mine")).text
        assert (await ada.http("DELETE", "/api/me")).status_code == 204
        thief = Guest(server, "thief")
        thief.cookies = dict(stolen)
        chair = await Guest(server, "Ben").visit(table)
        await chair.leave()
        await thief.http("GET", "/api/mine")
        assert thief.cookies["foxden_guest"] != stolen["foxden_guest"], "a new guest"


async def test_a_key_is_changed_and_the_old_one_is_good_for_a_while(database: Database) -> None:
    time = 1000.0
    async with database.opened() as store:
        guests = await Guests.open(store, lambda: time)
        old = guests.sign("Ada")
        await change_key(store, time, days=2)
        await guests.reread()
        assert guests.sign("Ada") == old, "other processes do not know the new key yet"
        time += 200
        new = guests.sign("Ada")
        assert new != old
        for cookie in (old, new):
            assert await guests.recognise(cookie) == "Ada"
        time += 3 * 86400
        assert [await guests.recognise(cookie) for cookie in (old, new)] == [None, "Ada"]
        await change_key(store, time, days=0)
        await guests.reread()
        assert await guests.recognise(new) is None
        assert await guests.recognise(guests.sign("Ada")) == "Ada"


async def test_whoever_changes_the_key_is_interrupted_and_cookies_stay_good(sqlite: Database) -> None:
    async with sqlite.opened() as store:
        first = await Guests.open(store, lambda: 1000.0)
        old = first.sign("Ada")
        await change_key(store, 1000.0, days=2)
        kept = await store.take("cookie-keys")
        assert kept is not None
        await store.put("cookie-keys-next", kept)  # as if it had ended there
        assert await (await Guests.open(store, lambda: 1000.0)).recognise(old) == "Ada"


async def test_the_operator_gives_an_open_house_a_new_key(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        table = await ada.open_table("foxy")
        command = [sys.executable, "-m", "foxden", "new-key", "--database", sqlite.address, "--days", "0"]
        assert "key has been changed" in subprocess.run(command, check=True, capture_output=True, text=True).stdout
        server.stop()
        server.start()
        assert table not in (await ada.http("GET", "/api/mine")).text
