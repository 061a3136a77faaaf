"""External bots: a token each, the same connection as everybody, a badge, and the same limits."""

from __future__ import annotations

import asyncio
import random
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from foxden.game import View
from foxden.games import GAMES
from foxden.table.people_names import LONGEST_NAME
from foxden.terminal.outside import Outside, thaw
from foxden.terminal.visit import ask_token
from foxden.web.socket import BADGE, NO_GUEST
from tests.live.client import Chair, Guest, play_on
from tests.live.server import Server, running
from tests.store.databases import Database

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
MINE = """
from foxden.botkit.bot import Bot

class Mine(Bot):
    def choose(self, view, redealt, moves, seconds=0.0):
        return int(moves.nth(int(moves.count()) // 2))
"""


class BotGuest(Guest):
    """A program with a token."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.token = ask_token(server.http)

    async def visit(self, table: str, language: str = "en") -> Chair:
        chair = BotChair(self, table, language)
        await chair.connect()
        return chair


class BotChair(Chair):
    async def open(self) -> ClientConnection:
        guest = self.guest
        assert isinstance(guest, BotGuest)
        address = f"{guest.server.ws}/ws/{self.table}"
        return await connect(address, additional_headers={"Authorization": f"Bearer {guest.token}"}, max_size=None)


def write_programs(folder: Path) -> None:
    """The program that the docs show, and a class of one's own."""
    (folder / "client.py").write_text(read_client())
    (folder / "mine.py").write_text(MINE)


def read_client() -> str:
    """The whole program that the docs show."""
    (client,) = re.findall(r"^```python\n(import asyncio.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return str(client)


def people(chair: Chair) -> list[str]:
    return [each["name"] for each in chair.shown["table"]["people"]]


async def beside(server: Server, game: str, **wanted: Any) -> tuple[Chair, Chair]:
    """A person and a bot, and the game begun."""
    person, program = Guest(server, "Ada"), BotGuest(server, "Robin")
    table = await person.open_table(game, **wanted)
    chairs = [await each.visit(table) for each in (person, program)]
    for chair in chairs:
        await chair.must("sit", name=chair.guest.name)
        await chair.must("ready", salt=f"salt of {chair.guest.name}")
    await chairs[0].must("start")
    for chair in chairs:
        await chair.until(lambda chair=chair: chair.phase == "playing" and chair.own)  # type: ignore[misc]
    return chairs[0], chairs[1]


async def run_beside(server: Server, folder: Path, *command: str, python: str | Path = sys.executable,
                     meanwhile: Callable[[Server, Chair], Awaitable[None]] | None = None) -> None:  # fmt: skip
    """A person plays a whole game with a program that sits down by itself."""
    person = Guest(server, "Ada")
    table = await person.open_table("foxrun")
    ada = await person.visit(table)
    await ada.must("sit", name="Ada")
    await ada.must("ready", salt="of the earth")
    words = [word.replace("URL", f"{server.http}/t/{table}") for word in command]
    started = await asyncio.create_subprocess_exec(python, *words, cwd=folder)
    try:
        await ada.until(lambda: ada.shown["table"]["ready"] == 2)
        assert people(ada)[1].endswith(BADGE)
        await ada.must("start")
        if meanwhile is not None:
            await meanwhile(server, ada)
        await play_on(ada, random.Random(1))
        assert ada.phase == "over"
        async with asyncio.timeout(60):
            assert await started.wait() == 0
    finally:
        if started.returncode is None:
            started.kill()
            await started.wait()
        await ada.leave()


async def test_a_bot_of_ones_own_plays_a_whole_game(sqlite: Database, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    with running(sqlite.address, tmp_path) as server:
        await run_beside(server, tmp_path, "-m", "foxden", "bot", "mine.py:Mine", "--at", "URL", "--name", "Robin")


async def test_a_bot_of_ones_own_comes_back_to_a_house_that_was_killed(sqlite: Database, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)

    async def kill(server: Server, ada: Chair) -> None:
        await ada.until(ada.is_asked)
        server.kill()
        server.start()
        await ada.connect()

    with running(sqlite.address, tmp_path) as server:
        await run_beside(server, tmp_path, "-m", "foxden", "bot", "mine.py:Mine", "--at", "URL", meanwhile=kill)


@pytest.mark.parametrize("shown", [
    {"table": {"phase": "closed"}, "you": {"seats": [1]}}, {"table": {"phase": "over"}, "you": {"seats": [1]}},
    {"table": {"phase": "playing"}, "you": {}},
])  # fmt: skip
async def test_a_bot_of_ones_own_goes_when_there_is_nothing_left_to_play(shown: dict[str, Any]) -> None:
    robin = Outside("mine.py:Mine", "Robin")
    robin.sat = True
    assert not await robin.hear({"type": "shown", **shown})


async def test_the_trained_bot_plays_a_whole_game(sqlite: Database, tmp_path: Path) -> None:
    vixen = PAGE.parents[1] / "examples" / "trained" / "vixen.py"
    with running(sqlite.address, tmp_path) as server:
        await run_beside(server, tmp_path, "-m", "foxden", "bot", f"{vixen}:Vixen", "--at", "URL")


async def test_the_client_in_the_docs_plays_a_whole_game(sqlite: Database, tmp_path: Path) -> None:
    client = read_client()
    assert len(client.splitlines()) < 30
    (tmp_path / "client.py").write_text(client)
    with running(sqlite.address, tmp_path) as server:
        await run_beside(server, tmp_path, "client.py", "URL")


async def test_a_bot_wears_its_badge_whatever_it_calls_itself(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        person, program = Guest(server, "Ada"), BotGuest(server, "x")
        table = await person.open_table("foxy")
        ada, robin = await person.visit(table), await program.visit(table)
        await ada.must("sit", name="Ada")
        for name in ("Ada", "A very long name, longer than any may be", "Robin (bot)"):
            await robin.must("sit" if len(people(ada)) == 1 else "rename", name=name, **seat_of(ada))
            await ada.until(lambda: len(people(ada)) == 2 and robin.shown["seq"] <= ada.shown["seq"])
            named = people(ada)[1]
            assert BADGE in named
            assert named.count(BADGE) == 1
            assert len(named) <= LONGEST_NAME + 2
        assert people(ada)[0] == "Ada"


def seat_of(chair: Chair) -> dict[str, int]:
    return {} if len(people(chair)) == 1 else {"seat": 1}


async def test_a_token_is_no_cookie_and_a_cookie_no_token(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        person = Guest(server, "Ada")
        table = await person.open_table("foxy")
        token, (name, cookie) = ask_token(server.http), next(iter(person.cookies.items()))
        wrong = [{"Authorization": f"Bearer {cookie}"}, {"Authorization": "Bearer x"}, {"Cookie": f"{name}={token}"}]
        for headers in wrong:
            async with connect(f"{server.ws}/ws/{table}", additional_headers=headers) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == NO_GUEST


@pytest.mark.parametrize("name", ["Ada (bot)", "Ada (BOT)", "Ada (bot) (bot)", "Ada(bot)"])
async def test_nobody_else_wears_the_badge(name: str, sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        chair = await ada.visit(await ada.open_table("foxy"))
        await chair.must("sit", name=name)
        await chair.until(lambda: people(chair) == ["Ada"])


async def test_what_is_imagined_is_only_what_the_seat_may_know(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        _, robin = await beside(server, "fowlplay")
        heard: list[dict[str, Any]] = []
        robin.guest.heard = lambda _chair, message: heard.append(message)
        for _ in range(8):
            await robin.must("imagine", seat=1, turn=robin.shown["turn"])
        states = [thaw(GAMES["fowlplay"], each) for each in heard if each["type"] == "imagined"]
        looks: list[View] = [GAMES["fowlplay"].look(state, 1) for state in states]
        assert all(look == looks[0] for look in looks), "to its own seat they all look alike"
        assert len({str(state.freeze()) for state in states}) == len(states) == 8, "and none is like another"
        refused = await robin.ask("imagine", seat=0, turn=robin.shown["turn"])
        assert refused["code"] == "table-not-your-seat"


async def test_a_bot_that_says_nothing_holds_nobody_up(sqlite: Database, tmp_path: Path) -> None:
    """It is connected all the time. After a while on its turn the house lets another bot play on for it."""
    with running(sqlite.address, tmp_path, FOXDEN_LIMITS="away-seconds=1") as server:
        ada, robin = await beside(server, "foxy")
        await ada.move("3")
        await ada.until(lambda: ada.shown["table"]["people"][1].get("missed"))
        assert not robin.lost
        await ada.must("sitin", seat=1)
        await ada.until(ada.is_asked)


async def test_a_bot_that_floods_waits_and_nobody_else_does(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_REQUEST_RATE="5") as server:
        ada, robin = await beside(server, "foxy")
        flood = 400
        for _ in range(flood):
            await robin.send("hello", language="en")
        for number in range(5):
            assert (await ada.move(str(number)))["type"] == "done"
        assert len(robin.answers) < flood, "it has to wait, over and over"
