"""Whatever comes over the socket is answered, and changes nothing it should not."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.live.client import Guest, sit_down
from tests.live.server import running
from tests.store.databases import Database

FRAMES = 100_000


def frames(chance: random.Random, count: int, sample: list[str]) -> list[str | bytes]:
    """Random, truncated and twisted messages."""
    made: list[str | bytes] = []
    for _ in range(count):
        text = chance.choice(sample)
        kind = chance.randrange(7)
        if kind == 6:
            made.append(chance.randbytes(chance.randrange(1, 200)))
            continue
        if kind == 0:
            text = text[: chance.randrange(len(text))]
        elif kind == 1:
            at = chance.randrange(len(text))
            text = text[:at] + chr(chance.randrange(1, 0x2FF)) + text[at + 1 :]
        elif kind == 2:
            text = json.dumps(scramble(json.loads(text), chance))
        elif kind == 3:
            text = "".join(chr(chance.randrange(1, 128)) for _ in range(chance.randrange(60)))
        elif kind == 4:
            text = "[" * chance.randrange(1, 2000)
        else:
            text = text.replace("0", str(chance.choice([-1, 2**63, 1e308, '"0"', "null", "true"])))
        made.append(text)
    return made


def scramble(message: dict[str, object], chance: random.Random) -> dict[str, object]:
    """One field replaced by something else."""
    values: list[object] = [None, True, -1, 2**40, 1.5, "", "x" * 300, [], {}, ["a"], {"a": 1}, "\ud83e\udd8a"]
    field = chance.choice(list(message))
    return message | {field: chance.choice(values)}


SAMPLE = [
    json.dumps(message)
    for message in (
        {"type": "hello", "id": "1", "language": "en", "seq": 0},
        {"type": "sit", "id": "2", "name": "Eve"},
        {"type": "move", "id": "3", "seat": 0, "turn": 1, "text": "step d2"},
        {"type": "choose", "id": "4", "options": {"start-tile": "move"}, "clock": {"kind": "move", "seconds": 60}},
        {"type": "ready", "id": "5", "salt": "x"},
        {"type": "undo", "id": "6", "seat": 0},
        {"type": "addbot", "id": "7", "bot": "random", "seat": None},
        {"type": "handover", "id": "8", "seat": 0},
        {"type": "whynot", "id": "9", "seat": 0, "turn": 1, "path": ["c3", "d3"]},
    )
]


async def test_a_hundred_thousand_broken_frames_change_nothing(sqlite: Database, tmp_path: Path) -> None:
    """From a stranger's connection: the table goes on as if nothing had been, and so does the server."""
    with running(sqlite.address, tmp_path, FOXDEN_REQUEST_RATE="1000000") as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        before = chairs[0].shown["scene"]
        eve = Guest(server, "Eve")
        await eve.http("GET", "/api/mine")
        chance, sent = random.Random(5), 0
        cookie = "; ".join(f"{name}={value}" for name, value in eve.cookies.items())
        while sent < FRAMES:
            sent += await throw(server.ws + f"/ws/{chairs[0].table}", cookie, frames(chance, 2000, SAMPLE))
        answer = await chairs[0].ask("undo", seat=0)
        assert answer["code"] in ("table-no-undo", "table-not-your-seat")
        await chairs[0].must("hello", language="en")
        assert chairs[0].shown["scene"] == before
        assert "Traceback" not in server.log.read_text()


async def throw(address: str, cookie: str, texts: list[str | bytes]) -> int:
    """Send them all, a hundred at a time; every one is answered, and the connection stays."""
    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        for start in range(0, len(texts), 100):
            thrown = texts[start : start + 100]
            for text in thrown:
                await socket.send(text)
            answered = 0
            while answered < len(thrown):
                answered += json.loads(await socket.recv())["type"] in ("done", "refused")
    return len(texts)


@pytest.mark.parametrize(
    ("headers", "code"),
    [({}, 4401), ({"Cookie": "foxden_guest=forged"}, 4401), ({"Origin": "http://evil.example"}, 4403)],
)
async def test_strangers_are_turned_away_with_a_reason(
    headers: dict[str, str], code: int, sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        table = await ada.open_table("foxy")
        sent = (
            headers if "Origin" not in headers else headers | {"Cookie": f"foxden_guest={ada.cookies['foxden_guest']}"}
        )
        async with connect(f"{server.ws}/ws/{table}", additional_headers=sent) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


async def test_there_is_no_such_table(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        await ada.http("GET", "/api/mine")
        cookie = {"Cookie": f"foxden_guest={ada.cookies['foxden_guest']}"}
        async with connect(f"{server.ws}/ws/foxy-nowhere", additional_headers=cookie) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_a_repeated_message_is_done_once_and_answered_again(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        chair = await ada.visit(await ada.open_table("foxy"))
        first = await chair.ask("sit", "same", name="Ada")
        chair.answers.clear()
        second = await chair.ask("sit", "same", name="Ada")
        assert first == second
        assert chair.shown["table"]["seats"] == 1


async def test_every_refusal_tells_the_rule_the_words_and_the_seq(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        chair = next(chair for chair in chairs if chair.is_asked())
        answer = await chair.move("step a1")
        assert answer["type"] == "refused"
        assert (answer["rule"], answer["seq"]) == ("FR-7", chair.shown["seq"])
        assert answer["words"].startswith("a1 is more than one step away. Indigo can go to ")
