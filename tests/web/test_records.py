"""Replays over HTTP, screens that are nobody, and tables that let others in."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.games import GAMES
from foxden.record import encode
from foxden.table.decide import SHARED_SCREEN
from foxden.text import LANGUAGES
from foxden.web.shelf import Shelf
from tests.live.client import Chair, Guest, play_on, sit_down
from tests.live.server import Server, running
from tests.live.test_broadcast import differs, seat_everyone
from tests.positions import NAMES, Setting, facts
from tests.store.databases import Database

LARGEST_WINDOW = 60_000
"""Bytes over the wire."""


def whole_game(name: str, seats: int = 2) -> dict[str, Any]:
    game = GAMES[name]
    record: dict[str, Any] = json.loads(encode(Setting(game, seats, game.settle({}), 5).play(10**6).record))
    return record


WRITTEN = re.compile(r"(?<![\w.])731(?![\w.])")
"""Not as a part of a seal or a time."""


async def look(guest: Guest, record: Any, language: str = "en", **wanted: Any) -> Any:
    text = record if isinstance(record, str) else json.dumps(record)
    return await guest.http(
        "POST", "/api/replay", json={"record": text, **wanted}, headers={"Accept-Language": language}
    )


# --- replays --------------------------------------------------------------------------------------------


async def test_a_finished_game_can_be_seen_by_everyone_and_a_running_one_by_nobody(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        path, eve = f"/api/tables/{chairs[0].table}/replay", Guest(server, "Eve")
        for guest in (eve, chairs[0].guest):
            answer = await guest.http("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (409, "record-not-yet")
        await asyncio.gather(*(play_on(chair, random.Random(3)) for chair in chairs))
        answer = await eve.http("GET", path, params={"viewer": "open", "near": 3})
        replay = answer.json()
        assert answer.headers["content-encoding"] == "gzip"
        assert replay["names"] == ["Ada", "Ben"]
        assert [part["seat"] for part in replay["moments"][0]["parts"]] == [0, 1]
        assert "choices" not in replay["moments"][0]["parts"][0]["own"]
        assert replay["moments"][1]["line"]
        for query in ("viewer=2", "viewer=me", "near=-1", "near=x", "near=1&near=2", "far=1"):
            answer = await eve.http("GET", f"{path}?{query}")
            assert (answer.status_code, bool(answer.json()["words"])) == (422, True)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("replays")
    with running(str(folder / "house.sqlite"), folder, FOXDEN_ADDRESS_RATE="1000") as server:
        yield server
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("name", NAMES)
async def test_any_record_can_be_opened_and_its_windows_are_small(name: str, house: Server) -> None:
    seats = GAMES[name].most or 4
    record = whole_game(name, seats)
    answer = await look(Guest(house, "Ada"), record, viewer="open", near=10**6)
    assert answer.status_code == 200
    assert answer.json()["moments"][-1]["number"] == len(record["moves"])
    assert len(gzip.compress(answer.content, 5)) < LARGEST_WINDOW


def forge_result(record: dict[str, Any]) -> None:
    record["result"]["scores"] = record["result"]["scores"][::-1]


async def test_a_damaged_record_is_refused_with_the_move_and_the_rule(house: Server) -> None:
    ada, record = Guest(house, "Ada"), whole_game("foxrun")
    seat, text = next((seat, text) for seat, text in record["moves"] if text.startswith("step"))
    number = record["moves"].index([seat, text])
    record["moves"][number] = [seat, "step e3" if text != "step e3" else "step a3"]
    said = {language: (await look(ada, record, language)).json() for language in LANGUAGES}
    assert said["en"]["code"] == "record-broken"
    assert said["en"]["rule"].startswith("FR-")
    assert all(f" {number + 1}" in trouble["words"] for trouble in said.values())
    assert len({trouble["words"] for trouble in said.values()}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"game": "chess"}', "🦊", '"' * 9, "[" * 100_000, '{"game":"' + "x" * 9999],
)
async def test_what_is_no_record_is_refused_in_words(text: str, house: Server) -> None:
    answer = await look(Guest(house, "Ada"), text)
    assert answer.status_code == 422
    assert 10 < len(answer.json()["words"]) < 400


async def test_a_result_that_is_not_the_rules_is_refused(house: Server) -> None:
    record = whole_game("foxrun")
    forge_result(record)
    answer = await look(Guest(house, "Ada"), record)
    assert (answer.status_code, answer.json()["rule"][:3]) == (422, "FR-")


async def test_a_record_is_not_too_long(house: Server) -> None:
    answer = await look(Guest(house, "Ada"), "x" * 2_000_001)
    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")


async def test_whoever_asks_too_often_is_slowed_down(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_ADDRESS_RATE="0.1") as server:
        answers = await asyncio.gather(*(look(Guest(server, "Eve"), "{}") for _ in range(20)))
        statuses = {answer.status_code for answer in answers}
        assert statuses == {422, 429}


def test_the_shelf_keeps_what_was_asked_for_last_and_not_too_much() -> None:
    shelf = Shelf(100)
    for number in range(5):
        shelf.keep(("a", "open", number, "en"), bytes(30))
        shelf.find(("a", "open", 0, "en"))
    assert [key[2] for key in shelf.kept] == [3, 4, 0]
    assert shelf.filled == sum(map(len, shelf.kept.values())) == 90
    shelf.keep(("a", "open", 4, "en"), bytes(40))
    assert shelf.filled == 100


# --- screens that are nobody ----------------------------------------------------------------------------


async def turn_on(guest: Guest, table: str) -> Chair:
    """A screen in the room, turned on by this guest."""
    return await guest.visit(f"{table}?watch")


async def test_a_screen_shows_no_secret_of_whoever_turned_it_on(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"])
        screen = await turn_on(chairs[0].guest, chairs[0].table)
        await chairs[0].move("731!")
        await screen.until(lambda: "1 of 2" in screen.shown["scene"]["status"])
        for text in screen.received:
            message = json.loads(text)
            if message["type"] == "shown":
                assert message["own"] is None
                assert message["you"] == {}
            assert not WRITTEN.search(text)
        assert any(WRITTEN.search(text) for text in chairs[0].received), "the test would see it"
        assert chairs[0].shown["table"]["watching"] == 0, "a screen is no person"


async def test_nothing_can_be_done_from_a_screen(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        screen = await turn_on(chairs[0].guest, chairs[0].table)
        before = chairs[0].shown["seq"]
        for kind, fields in (
            ("move", {"seat": 0, "turn": 1, "text": "step d2"}), ("handover", {"seat": 0}), ("sit", {"name": "Eve"}),
            ("stand", {"seat": 0}), ("undo", {"seat": 0}), ("pause", {"wanted": True}), ("publish", {"wanted": True}),
        ):  # fmt: skip
            answer = await screen.ask(kind, **fields)
            assert (answer["type"], answer["code"]) == ("refused", "table-not-here")
        assert screen.shown["seq"] == before
        assert screen.shown["own"] is None


@pytest.mark.parametrize("name", NAMES)
@given(st.data())
@settings(max_examples=20)
def test_nothing_hidden_is_in_what_a_screen_is_sent(name: str, data: st.DataObject) -> None:
    table = seat_everyone(data, name)
    assert not differs(table, SHARED_SCREEN, None, "en")


def test_a_screen_that_knew_who_turned_it_on_would_be_caught() -> None:
    @given(st.data())
    @settings(max_examples=20)
    def look_as_a_guest(data: st.DataObject) -> None:
        table = seat_everyone(data, "fowlplay")
        hidden = facts("fowlplay").hidden(table.state, None)
        assert differs(table, "g0", None, "en") == bool(hidden)

    look_as_a_guest()


# --- tables that let others in --------------------------------------------------------------------------


async def listed(guest: Guest) -> dict[str, Any]:
    return {table["name"]: table for table in (await guest.http("GET", "/api/tables")).json()["tables"]}


async def test_the_host_lets_others_find_the_table_and_takes_that_back(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
        name = await ada.open_table("foxrun")
        host, other = await ada.visit(name), await eve.visit(name)
        assert name not in await listed(eve)
        assert (await other.ask("publish", wanted=True))["code"] == "table-only-host"
        await host.must("publish", wanted=True)
        await host.must("sit", name="Ada")
        assert (await listed(eve))[name]["seats"] == 1
        assert host.shown["table"]["public"]
        await host.must("publish", wanted=False)
        assert name not in await listed(eve)
        server.kill()
        server.start()
        assert name not in await listed(eve)
