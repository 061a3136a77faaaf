"""Reviews over HTTP: never of a running game, made once, limited for everybody."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foxden.game import Refusal
from foxden.record import Violation, decode, encode
from foxden.record_check import check
from foxden.review.desk import Desk, Job
from foxden.review.worker import LAST
from foxden.text import LANGUAGES
from foxden.web.reviews import FORM
from tests.live.client import Guest, play_on, sit_down
from tests.live.server import Server, running
from tests.review.games import played, told
from tests.store.databases import Database

HASTY = {"FOXDEN_REVIEW_EFFORT": "0.02", "FOXDEN_ADDRESS_RATE": "1000"}
PATIENCE = 300.0
FIXTURES = Path(__file__).parents[1] / "fixtures"
WHICH = ("foxrun", 3)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("reviews")
    with running(str(folder / "house.sqlite"), folder, **HASTY) as server:
        yield server
        assert "Traceback" not in server.log.read_text()


def record_of(name: str, seats: int) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(encode(played(name, seats)))
    return record


async def ask(guest: Guest, record: Any, language: str = "en") -> Any:
    text = record if isinstance(record, str) else json.dumps(record)
    return await guest.http("POST", "/api/review", json={"record": text}, headers={"Accept-Language": language})


async def wait_for(guest: Guest, record: Any, language: str = "en") -> dict[str, Any]:
    """Until it is there; meanwhile each answer says how far it is."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await ask(guest, record, language)
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            if found.get("shown"):
                return found["shown"]  # type: ignore[no-any-return]
            assert 0 <= found["done"] <= found["of"]
            assert answer.headers["cache-control"] == "no-store"
            await asyncio.sleep(0.1)


async def refusal(guest: Guest, record: Any) -> str:
    answer = await ask(guest, record)
    assert answer.status_code == 422
    assert 10 < len(answer.json()["words"]) < 400
    return str(answer.json()["words"])


# --- nothing of a running game ----------------------------------------------------------------------------


async def test_a_running_game_is_reviewed_for_nobody_and_by_no_route(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, **HASTY) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        path, eve = f"/api/tables/{chairs[0].table}/review", Guest(server, "Eve")
        for guest in (eve, chairs[0].guest, chairs[1].guest):
            answer = await guest.http("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (409, "record-not-yet")
        await asyncio.gather(*(play_on(chair, random.Random(3)) for chair in chairs))
        answer = await eve.http("GET", path)
        assert answer.status_code == 200, "once it is over it can be"
        whole = (await eve.http("GET", f"/api/tables/{chairs[0].table}/record")).json()
        for length in (len(whole["moves"]) - 1, 3, 0):
            part = {"moves": whole["moves"][:length]}
            assert "once it’s over" in await refusal(eve, whole | part | {"result": None})
            await refusal(eve, whole | part)  # with a result that the moves do not lead to


@pytest.mark.parametrize("game", ["foxy", "fowlplay", "foxrun"])
async def test_nothing_that_can_be_asked_about_a_running_game_tells_a_chance(game: str, house: Server) -> None:
    """Neither any path that takes a table's name, nor one's own games, nor the connection to the table."""
    chairs = await sit_down(house, game, ["Ada", "Ben"])
    eve = Guest(house, "Eve")
    chairs.append(await eve.visit(chairs[0].table))
    paths = (await eve.http("GET", "/api/openapi.json")).json()["paths"]
    asked = [
        path.replace("{name}", chairs[0].table) for path, how in paths.items() if "{name}" in path and "get" in how
    ]
    assert f"/api/tables/{chairs[0].table}/review" in asked
    for chair in chairs:
        for path in (*asked, "/api/mine/games", "/api/mine/records"):
            refuse_chances((await chair.guest.http("GET", path)).text)
        for kind in ("review", "record", "again", "appraise"):
            answer = await chair.ask(kind, table=chair.table, number=0, seat=0)
            assert (answer["type"], answer["code"]) == ("refused", "message-unreadable")
        for text in chair.received:
            refuse_chances(text)
        await chair.leave()


def refuse_chances(text: str) -> None:
    """A review has chances and a record has a setup."""
    assert not [word for word in ('"luck"', '"choice":', '"setup"') if word in text]


def test_a_review_would_be_noticed() -> None:
    for text in (json.dumps(record_of("foxy", 3)), msgspec.json.encode(told("foxy", 3)).decode()):
        with pytest.raises(AssertionError):
            refuse_chances(text)


@pytest.mark.parametrize(("name", "seats"), [("foxy", 3), ("fowlplay", 2)])
async def test_a_part_of_a_record_is_refused_whatever_it_claims(name: str, seats: int, house: Server) -> None:
    record = record_of(name, seats)
    guest = Guest(house, "Eve")
    part = record["moves"][: len(record["moves"]) // 2]
    assert "once it’s over" in await refusal(guest, record | {"moves": part, "result": None})
    await refusal(guest, record | {"moves": part})
    await refusal(guest, record | {"moves": part, "partial": True})


# --- nothing that is not true -------------------------------------------------------------------------------


def dealt_here() -> dict[str, Any]:
    """A game of three that says by which seed it was dealt."""
    lines = (FIXTURES / "records" / "with-deal.jsonl").read_text(encoding="utf-8").splitlines()
    found = (json.loads(line) for line in lines)
    record: dict[str, Any] = next(each for each in found if (each["game"], len(each["seats"])) == WHICH)
    return record


def lay_otherwise(record: dict[str, Any]) -> dict[str, Any]:
    """Two tiles that nobody has turned over, exchanged: the game could have been played exactly so."""
    tiles = record["setup"]["tiles"]
    for one, other in itertools.combinations(tiles, 2):
        lied = record["setup"] | {"tiles": tiles | {one: tiles[other], other: tiles[one]}}
        if tiles[one] != tiles[other]:
            with contextlib.suppress(Violation):
                check(decode(json.dumps(record | {"setup": lied})))
                return record | {"setup": lied}
    raise AssertionError("all were turned over")


async def test_a_deal_that_was_not_dealt_as_it_says_is_refused(house: Server) -> None:
    """By the rules these could be games; the seed gives them away."""
    guest, record = Guest(house, "Eve"), dealt_here()
    assert (await ask(guest, record)).status_code == 200
    assert "can’t be trusted" in await refusal(guest, lay_otherwise(record))
    assert "can’t be trusted" in await refusal(guest, record | {"deal": record["deal"] | {"salts": ["a", "b", "c"]}})
    assert "can’t be trusted" in await refusal(guest, record | {"deal": record["deal"] | {"seed": "ab" * 32}})
    assert "can’t be trusted" in await refusal(guest, record | {"deal": record["deal"] | {"seed": "no seed"}})
    wanted = {"record": json.dumps(lay_otherwise(record)), "number": 3, "seat": 0}
    answer = await guest.http("POST", "/api/again", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, "record-broken"), "nor is it played on from there"


@pytest.mark.parametrize(
    "lie",
    [
        {"result": {"scores": [0, 0, 1], "ranks": [2, 2, 1], "by": "caught"}},
        {"result": {"scores": [1, 1, 0], "ranks": [1, 1, 1], "by": "freed"}},
        {"seats": [{"name": "Eve"}] * 2},
        {"moves": []},
        {"moves": [[10**40, "step a1"]]},
        {"rules": 10**40},
    ],
    ids=["who won", "ranks", "a seat less", "no moves", "nobody's move", "other rules"],
)
async def test_what_the_rules_contradict_is_refused(lie: dict[str, Any], house: Server) -> None:
    await refusal(Guest(house, "Eve"), dealt_here() | lie)


async def test_a_record_that_claims_no_deal_is_taken_at_its_word(house: Server) -> None:
    """Whoever writes down a game by hand has no seed; and what lay where nobody looked is theirs to say."""
    record = lay_otherwise(dealt_here())
    del record["deal"]
    assert (await ask(Guest(house, "Eve"), record)).status_code == 200


# --- what is found -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [("foxy", 3), ("fowlplay", 2), ("foxrun", 4)])
async def test_any_record_is_reviewed_and_told_in_every_language(name: str, seats: int, house: Server) -> None:
    guest, record = Guest(house, "Ada"), record_of(name, seats)
    shown = await wait_for(guest, record)
    review = shown["review"]
    assert len(review["lines"]) == len(record["moves"])
    for seat in range(seats):
        luck = sum(line["luck"][seat] for line in review["lines"])
        choice = sum(line["choice"] for line in review["lines"] if line["seat"] == seat)
        assert review["known"][seat] + luck + choice == review["lines"][-1]["known"][seat]
    assert [each["number"] + 1 for each in shown["positions"]] == [each["number"] for each in review["moments"]]
    assert shown["stage"]["zones"]
    titles = {(await wait_for(guest, record, language))["headings"]["table"] for language in LANGUAGES}
    assert len(titles) == len(LANGUAGES)


async def test_a_position_is_shown_as_whoever_moved_saw_it(house: Server) -> None:
    shown = await wait_for(Guest(house, "Ada"), record_of("fowlplay", 2))
    for position, moment in zip(shown["positions"], shown["review"]["moments"], strict=True):
        mover = shown["review"]["lines"][moment["number"] - 1]["seat"]
        assert [part["seat"] for part in position.get("parts", [])] == ([] if mover is None else [mover])


async def test_a_tables_review_is_made_once_and_kept(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, **HASTY) as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"])
        await asyncio.gather(*(play_on(chair, random.Random(3)) for chair in chairs))
        path, eve = f"/api/tables/{chairs[0].table}/review", Guest(server, "Eve")
        async with asyncio.timeout(PATIENCE):
            while "shown" not in (first := (await eve.http("GET", path)).json()) or not first["shown"]:
                await asyncio.sleep(0.1)
        again = (await eve.http("GET", path)).json()
        assert again == first
    kept = await sqlite.run(f"select key from kept where key like 'review:{FORM}:%' and until is not null")
    assert len(kept) == 1
    with running(sqlite.address, tmp_path, **HASTY) as server:
        answer = (await Guest(server, "Ben").http("GET", path)).json()
        assert answer["shown"] == first["shown"], "the next house has it at once"


# --- limits -------------------------------------------------------------------------------------------------


async def test_too_many_reviews_are_refused_and_one_guest_has_few_of_them(sqlite: Database, tmp_path: Path) -> None:
    records = [record_of("foxy", 3) | {"seats": [{"name": f"{number}"}] * 3} for number in range(4)]
    with running(sqlite.address, tmp_path, FOXDEN_LIMITS="reviews-per-guest=2", **HASTY) as server:
        eve = Guest(server, "Eve")
        answers = await asyncio.gather(*(ask(eve, record) for record in records))
        told = sorted((answer.status_code, answer.json().get("code")) for answer in answers)
        assert told[:2] == [(200, None), (200, None)]
        assert (503, "review-busy") in told
        await wait_for(eve, records[[answer.status_code for answer in answers].index(200)])


async def test_whoever_has_many_games_reviewed_is_slowed_down(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_ADDRESS_RATE="0.1", FOXDEN_REVIEW_EFFORT="0.02") as server:
        answers = [await ask(Guest(server, "Eve"), record_of("foxy", 3) | {"rules": 9 + number}) for number in range(4)]
        assert {answer.status_code for answer in answers} == {422, 429}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "chess"}', "🦊", "[" * 100_000])
async def test_what_is_no_record_is_not_reviewed(text: str, house: Server) -> None:
    await refusal(Guest(house, "Eve"), text)


async def test_a_record_may_not_be_too_large(house: Server) -> None:
    answer = await ask(Guest(house, "Eve"), "x" * 2_000_001)
    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")


# --- the desk --------------------------------------------------------------------------------------------------


async def keep_nothing(_timeline: bytes) -> None:
    """Nobody wants it."""


async def test_a_process_that_fails_is_told_of_and_not_tried_again() -> None:
    desk = Desk(9, 9)
    desk.ask(Job("key", b"no record", "Eve", keep_nothing))
    assert desk.task is not None
    await desk.task
    with pytest.raises(Refusal) as refused:
        desk.find("key")
    assert refused.value.key == "review-failed"
    assert not desk.jobs


async def test_the_process_gives_way_to_everybody_and_ends_with_the_house() -> None:
    desk = Desk(9, 9)
    desk.ask(Job("key", encode(played("fowlplay", 2)), "Eve", keep_nothing))
    process = await find_worker()
    async with asyncio.timeout(PATIENCE):
        while os.getpriority(os.PRIO_PROCESS, process) < LAST:
            await asyncio.sleep(0.01)
    await desk.close()
    assert not Path(f"/proc/{process}").exists()


async def find_worker() -> int:
    """The process that this one has started."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    async with asyncio.timeout(PATIENCE):
        while True:
            for child in children.read_text().split():
                if b"foxden.review.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
                    return int(child)
            await asyncio.sleep(0.01)


# --- played on from a moment ---------------------------------------------------------------------------------------


async def test_a_game_is_played_on_from_a_moment_and_a_running_one_is_not(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, **HASTY) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        eve, wanted = Guest(server, "Eve"), {"table": chairs[0].table, "number": 3, "seat": 0}
        answer = await eve.http("POST", "/api/again", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (409, "record-not-yet")
        record = record_of("foxrun", 4)
        part = record | {"moves": record["moves"][:4], "result": None}
        answer = await eve.http("POST", "/api/again", json={"record": json.dumps(part), "number": 3, "seat": 0})
        assert (answer.status_code, answer.json()["code"]) == (422, "record-broken")
        await asyncio.gather(*(play_on(chair, random.Random(3)) for chair in chairs))
        answer = await eve.http("POST", "/api/again", json=wanted)
        assert answer.status_code == 201
        chair = await eve.visit(answer.json()["name"])
        await chair.until(lambda: chair.shown["table"]["phase"] == "playing")
        assert chair.shown["you"]["seats"] == [0]
        for wrong in ({"number": 10_000}, {"seat": 9}):
            assert (await eve.http("POST", "/api/again", json=wanted | wrong)).json()["code"] == "again-nowhere"
