"""Assistants at the table: `foxden mcp` over standard input and output, with the official client, in a real house."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mcp import Client, StdioServerParameters

from foxden.table.table import Table
from foxden.telling import tell_choices
from foxden.terminal.assistant import own_of, tell
from foxden.web.socket import BADGE
from tests.live.client import Chair, Guest, play_on
from tests.live.server import Server, running
from tests.live.test_broadcast import differs, seat_everyone, sent
from tests.positions import NAMES, facts

TOOLS = {
    "begin", "choices", "games", "look", "open_table", "play", "rules", "sit_down", "stand_up", "wait_for_turn",
}  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with running(str(folder / "house.db"), folder, FOXDEN_LIMITS="away-seconds=1") as server:
        yield server


@asynccontextmanager
async def assistant(server: Server, *flags: str) -> AsyncIterator[Client]:
    command = ["-m", "foxden", "mcp", "--at", server.http, "--name", "Robin", *flags]
    async with Client(StdioServerParameters(command=sys.executable, args=command)) as client:
        yield client


async def call(client: Client, tool: str, **given: Any) -> str:
    """What it says; a refusal raises."""
    said = await client.call_tool(tool, given)
    words = "\n".join(each.text for each in said.content if each.type == "text")
    if said.is_error:
        raise PermissionError(words)
    return words


async def play_out(client: Client, chance: random.Random) -> str:
    """As an assistant does: wait, read the choices, play; until the game is over."""
    while True:
        position = await call(client, "wait_for_turn", seconds=60)
        if "It’s your turn." not in position:
            return position
        moves = moves_of(await call(client, "choices"))
        await call(client, "play", move=chance.choice(moves))


def moves_of(choices: str) -> list[str]:
    return re.findall(r"^(.+?) = ", choices, re.MULTILINE)


@asynccontextmanager
async def ready(server: Server, game: str) -> AsyncIterator[Chair]:
    """Ada sits at a table and is ready."""
    person = Guest(server, "Ada")
    ada = await person.visit(await person.open_table(game))
    await ada.must("sit", name="Ada")
    await ada.must("ready", salt="of the earth")
    try:
        yield ada
    finally:
        await ada.leave()


async def test_an_assistant_opens_a_table_and_begins(house: Server) -> None:
    async with assistant(house) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        assert "foxy: Foxy" in await call(client, "games")
        opened = await call(client, "open_table", game="foxy", bots=["cub"])
        assert f"{house.http}/t/" in opened
        assert f"Robin{BADGE} (you)" in opened
        assert "in progress" in await call(client, "begin")
        await call(client, "wait_for_turn")
        assert "any whole number from 0 to 999" in await call(client, "choices")
        with pytest.raises(PermissionError, match="isn’t a number from 0 to 999"):
            await call(client, "play", move="1000")
        await call(client, "play", move="3")
        assert "You wrote 3" in await call(client, "look")
        assert "Foxy" in await call(client, "rules", question="foxy")
        assert "left the table" in await call(client, "stand_up")


async def test_an_assistant_joins_people_is_told_why_not_and_plays_a_whole_game(house: Server) -> None:
    async with ready(house, "foxrun") as ada, assistant(house) as client:
        for tool, given, words in (
            ("look", {}, "at a table"), ("sit_down", {}, "Which table"), ("sit_down", {"table": "x"}, "no such table"),
            ("sit_down", {"table": "http://elsewhere.example/t/x"}, "no such table on"), ("begin", {}, "at a table"),
            ("open_table", {"game": "chess"}, "chess"),
        ):  # fmt: skip
            with pytest.raises(PermissionError, match=words):
                await call(client, tool, **given)
        assert "not started yet" in await call(client, "sit_down", table=f"{house.http}/t/{ada.table}")
        with pytest.raises(PermissionError, match="Only the host"):
            await call(client, "begin")
        await ada.until(lambda: ada.shown["table"]["ready"] == 2)
        await ada.must("start")
        playing = asyncio.create_task(play_on(ada, random.Random(2)))
        await call(client, "wait_for_turn")
        open_now = moves_of(await call(client, "choices"))
        wrong = next(f"step {column}{row}" for column in "ae" for row in "15" if f"step {column}{row}" not in open_now)
        with pytest.raises(PermissionError, match=r"\(FR-\d+\)") as refused:
            await call(client, "play", move=wrong)
        number = re.findall(r"FR-\d+", str(refused.value))[0]
        assert number in await call(client, "rules", question=number)
        over = await play_out(client, random.Random(3))
        assert ", over." in over
        await playing
        with pytest.raises(PermissionError):
            await call(client, "play", move=wrong)


async def test_an_assistant_that_says_nothing_or_floods_holds_nobody_up(house: Server) -> None:
    async with ready(house, "foxy") as ada, assistant(house) as client:
        await call(client, "sit_down", table=ada.table)
        await ada.until(lambda: ada.shown["table"]["ready"] == 2)
        await ada.must("start")
        await ada.until(ada.is_asked)
        flood = [asyncio.create_task(client.call_tool("play", {"move": "no such move"})) for _ in range(60)]
        assert (await ada.move("3"))["type"] == "done"
        assert all(said.is_error for said in await asyncio.gather(*flood)), "each is answered, in its turn"
        await ada.until(lambda: ada.shown["table"]["people"][1].get("missed"))
        await ada.must("sitin", seat=1)
        await ada.until(ada.is_asked)


async def test_a_token_opens_tables_and_what_is_no_token_nothing(house: Server) -> None:
    guest = Guest(house, "Ada")
    wrong = await guest.http("POST", "/api/tables", json={"game": "foxy"}, headers={"Authorization": "Bearer x"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "no-such-token")
    token = (await guest.http("POST", "/api/bots", json={})).json()["token"]
    made = await guest.http("POST", "/api/tables", json={"game": "foxy"}, headers={"Authorization": f"Bearer {token}"})
    assert made.status_code == 201
    assert not made.cookies, "a token is no cookie, and gets none"


# --- secrecy ------------------------------------------------------------------------------------------------


def told(table: Table, guest: str, language: str) -> bytes:
    """The words that are made of what this guest is sent: the position, and the choices."""
    text, decoder = sent(table, guest, language).decode(), json.JSONDecoder()
    staged, end = decoder.raw_decode(text)
    shown = json.loads(text[end:])
    own = own_of(shown)
    return f"{tell(staged, shown, language)}\n{tell_choices(own) if own else ''}".encode()


@pytest.mark.parametrize("name", NAMES)
@given(st.data())
@settings(max_examples=15)
def test_an_assistant_is_told_nothing_that_is_hidden_from_its_seat(name: str, data: st.DataObject) -> None:
    table = seat_everyone(data, name)
    for seat in range(len(table.seats)):
        assert not differs(table, f"g{seat}", seat, "en", told)


@pytest.mark.parametrize("name", NAMES)
@given(st.data())
@settings(max_examples=1)
def test_an_assistant_that_is_told_more_is_caught(name: str, data: st.DataObject) -> None:
    table = seat_everyone(data, name)

    def careless(table: Table, guest: str, language: str) -> bytes:
        return told(table, guest, language) + str(facts(name).hidden(table.state, None)).encode()

    assert differs(table, "a spectator", None, "en", careless) == bool(facts(name).hidden(table.state, None))
