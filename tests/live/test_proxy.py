"""A house as operators run it: two processes on one PostgreSQL behind a proxy, of which one is killed under play."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import socket
import subprocess
import sys
from urllib.request import urlopen

import pytest

from tests.live.client import Guest, sit_down
from tests.live.server import Server, free_port
from tests.live.stubborn import Habits, play_stubbornly, see_all_alike
from tests.live.witness import Witness
from tools.house import Whole, whole_house
from tools.proxies import (
    CADDY_SITE,
    NGINX_SITE,
    ROOT,
    Caddy,
    Nginx,
    caddy_on_loopback,
    find_caddy,
    find_nginx,
    nginx_on_loopback,
)

needs_nginx = pytest.mark.skipif(find_nginx() is None, reason="no nginx; make test unpacks one")
needs_caddy = pytest.mark.skipif(find_caddy() is None, reason="no caddy; make test unpacks one")
each_proxy = pytest.mark.parametrize(
    "proxy", [pytest.param(Nginx, marks=needs_nginx), pytest.param(Caddy, marks=needs_caddy)]
)


@each_proxy
def test_a_game_goes_on_while_a_process_is_killed_and_started_again(proxy: type[Nginx | Caddy]) -> None:
    with whole_house(kind=proxy, FOXDEN_ADDRESS_RATE="1000") as whole:
        witness = asyncio.run(play_while_one_is_killed(whole))
    assert witness.troubles == []
    assert len(witness.done) > 20, "hardly anything was played"


async def play_while_one_is_killed(whole: Whole) -> Witness:
    witness = Witness()
    async with witness.watching(whole.database):
        chairs = await sit_down(whole.proxy, "fowlplay", ["Ada", "Ben"], witness.hear)
        habits = [Habits(random.Random(chair.guest.name), pause=0.02) for chair in chairs]
        playing = [
            asyncio.create_task(play_stubbornly(chair, witness, habit))
            for chair, habit in zip(chairs, habits, strict=True)
        ]
        for house in whole.houses:  # one of them has the table
            await play_five_moves(witness, playing)
            await asyncio.to_thread(house.kill)
            await play_five_moves(witness, playing)
            starting = asyncio.create_task(asyncio.to_thread(house.start))
            await play_five_moves(witness, playing)
            for habit in habits:  # or else the game may be over before it is up again, where the machine is busy
                habit.gate.clear()
            await starting
            for habit in habits:
                habit.gate.set()
        await asyncio.gather(*playing)
        assert {chair.phase for chair in chairs} == {"over"}
        assert all(attempts == 1 for habit in habits for attempts in habit.attempts), "somebody was turned away"
        await see_all_alike(chairs, whole.database)
        for chair in chairs:
            await chair.leave()
    await witness.compare(whole.database)
    return witness


async def play_five_moves(witness: Witness, playing: list[asyncio.Task[None]]) -> None:
    before = len(witness.done)
    while len(witness.done) < before + 5:
        assert not all(task.done() for task in playing), "the game was over too soon"
        await asyncio.sleep(0.02)


@each_proxy
def test_a_table_is_routed_to_one_process_by_its_name_and_to_any_other_while_that_one_is_down(
    proxy: type[Nginx | Caddy],
) -> None:
    with whole_house(kind=proxy, FOXDEN_ADDRESS_RATE="1000") as whole:
        tables = asyncio.run(look_at_many_tables(whole))
        guest = Guest(whole.proxy, "anybody")
        asyncio.run(guest.http("GET", "/api/mine"))
        for house in whole.houses:
            house.kill()
            asyncio.run(come_to(tables, guest))
            house.start()


async def look_at_many_tables(whole: Whole) -> list[str]:
    tables, chairs = [], []
    for number in range(12):
        host = Guest(whole.proxy, f"host {number}")
        tables.append(await host.open_table("foxrun"))
        for guest in (host, Guest(whole.proxy, f"guest {number}"), Guest(whole.proxy, f"onlooker {number}")):
            chairs.append(await guest.visit(tables[-1]))
            answer = await guest.http("GET", f"/api/tables/{tables[-1]}/record")
            assert answer.status_code == 409, "there is no record before a game is over"
    rooms = [open_rooms(house) for house in whole.houses]
    assert sum(rooms) == len(tables), "each table is open in one process"
    assert all(rooms), "and each process has some of them"
    for house in whole.houses:
        for table in tables:
            chairs.append(await Guest(house, "anybody").visit(table))
            assert chairs[-1].shown["table"]["name"] == table
    for chair in chairs:
        await chair.leave()
    return tables


async def come_to(tables: list[str], guest: Guest) -> None:
    """They are never turned away, however many WebSockets they open at once."""
    chairs = [await guest.visit(table) for table in tables]
    for chair in chairs:
        await chair.leave()


def open_rooms(house: Server) -> int:
    with urlopen(f"{house.http}/metrics", timeout=30) as answer:
        found = re.search(rb"^foxden_rooms (\d+)", answer.read(), re.MULTILINE)
    assert found is not None
    return int(found[1])


@needs_nginx
def test_one_command_starts_it_and_ends_it() -> None:
    port = free_port()
    command = [sys.executable, "-m", "tools.house", "--port", str(port), "--bots", "0", "--processes", "1"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert f"open at http://127.0.0.1:{port}" in said
        behind = [int(each) for each in re.findall(r":(\d+)", said)]
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    assert not any(is_open(each) for each in behind), "something was left behind"


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_nginx_s_site_is_changed_in_its_addresses_alone() -> None:
    site = NGINX_SITE.read_text(encoding="utf-8")
    changed = nginx_on_loopback(site, 5000, [5001, 5002, 5003])
    assert "listen 127.0.0.1:5000;" in changed
    assert re.findall(r"server 127\.0\.0\.1:(\d+) max_fails", changed) == ["5001", "5002", "5003"]
    assert "ssl" not in changed.partition("server {")[2]
    assert "hash $foxden_table consistent;" in changed


def test_caddy_s_site_is_changed_in_its_addresses_alone() -> None:
    site = CADDY_SITE.read_text(encoding="utf-8")
    changed = caddy_on_loopback(site, 5000, [5001, 5002, 5003])
    different = [line for line in changed.splitlines() if line not in site.splitlines()]
    assert [line.strip() for line in different] == [
        "http://127.0.0.1:5000 {",
        "reverse_proxy 127.0.0.1:5001 127.0.0.1:5002 127.0.0.1:5003 {",
    ]
