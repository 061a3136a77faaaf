"""Boxes of one's own over HTTP and at tables: shown, checked, carried, and never taken where they cannot be."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from foxden.data import read_data
from foxden.games import GAMES, default_data
from foxden.own_box import PREFIX
from foxden.record import decode
from foxden.record_check import check
from foxden.text import LANGUAGES
from tests.live.client import Guest, play_on, sit_down
from tests.live.server import Server, running
from tests.web.boxes import OWN, WRONG
from tests.web.test_records import look, whole_game

NAMES = list(GAMES)
DEEP = "[" * 5000 + "]" * 5000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("boxes")
    with running(str(folder / "house.sqlite"), folder, FOXDEN_ADDRESS_RATE="1000") as server:
        yield server
        assert "Traceback" not in server.log.read_text()


async def show(guest: Guest, game: str, language: str = "en", **wanted: Any) -> Any:
    return await guest.http("POST", f"/api/boxes/{game}", json=wanted, headers={"Accept-Language": language})


async def own_data(guest: Guest, game: str) -> Any:
    return (await show(guest, game, fields=OWN[game])).json()["data"]


# --- the form -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
async def test_the_standard_box_is_shown_and_differs_in_nothing(game: str, house: Server) -> None:
    answer = await Guest(house, "Ada").http("GET", f"/api/boxes/{game}")
    form = answer.json()
    assert (form["game"], form["changed"], form["data"]) == (game, {}, "default")
    assert "problem" not in form
    assert form["parts"]
    assert answer.headers["vary"] == "Accept-Language"


@pytest.mark.parametrize("game", NAMES)
async def test_a_changed_box_is_shown_with_its_changes_alone(game: str, house: Server) -> None:
    guest = Guest(house, "Ada")
    standard = (await guest.http("GET", f"/api/boxes/{game}")).json()["fields"]
    form = (await show(guest, game, fields=OWN[game])).json()
    assert form["changed"] == OWN[game]
    assert form["fields"] == standard | OWN[game]
    assert isinstance(form["data"], dict)
    assert form["data"] != default_data(GAMES[game])
    assert "problem" not in form
    again = (await show(guest, game, fields={**OWN[game], **standard})).json()
    assert (again["changed"], again["data"]) == ({}, "default"), "what is as in the standard box is no change"


@pytest.mark.parametrize("game", NAMES)
async def test_a_wrong_box_is_told_in_each_language_with_the_rule(game: str, house: Server) -> None:
    fields, rule = WRONG[game]
    said = {}
    for language in LANGUAGES:
        answer = await show(Guest(house, "Ada"), game, language, fields=fields)
        assert answer.status_code == 200, "it can be corrected further"
        problem = answer.json()["problem"]
        assert problem["rule"] == rule
        said[language] = problem["words"]
    assert len(set(said.values())) == len(LANGUAGES)


@pytest.mark.parametrize("game", NAMES)
async def test_contents_give_the_fields_they_were_made_of(game: str, house: Server) -> None:
    guest = Guest(house, "Ada")
    data = await own_data(guest, game)
    form = (await show(guest, game, data=data)).json()
    assert (form["changed"], form["data"]) == (OWN[game], data)
    assert (await show(guest, game, data="default")).json()["changed"] == {}
    assert (await show(guest, game, data=default_data(GAMES[game]))).json()["data"] == "default"


@pytest.mark.parametrize("game", NAMES)
async def test_contents_that_cannot_be_are_refused_in_words(game: str, house: Server) -> None:
    for wrong in ({}, {"a": 1}, {**default_data(GAMES[game]), "more": 1}, "other", {"tiles": 7}):
        answer = await show(Guest(house, "Ada"), game, data=wrong)
        assert answer.status_code == 422, wrong
        assert 10 < len(answer.json()["words"]) < 400


async def test_what_has_no_box_is_not_found(house: Server) -> None:
    guest = Guest(house, "Ada")
    for answer in (
        await guest.http("GET", "/api/boxes/chess"),
        await show(guest, "chess", fields={}),
        await guest.http("GET", "/api/tables/nowhere-at-all/box"),
    ):
        assert answer.status_code == 404
        assert answer.json()["words"]


# --- hostile --------------------------------------------------------------------------------------------

HOSTILE = {
    "no object": "[]",
    "unknown": '{"more": 1}',
    "fields no object": '{"fields": []}',
    "a list in a field": '{"fields": {"last-birds": []}}',
    "a deep field": f'{{"fields": {{"last-birds": {DEEP}}}}}',
    "a large number": f'{{"fields": {{"last-birds": {"9" * 400}}}}}',
    "a long text": json.dumps({"fields": {"animal-forest-1": "x" * 81}}),
    "a long name": json.dumps({"fields": {"x" * 41: 1}}),
    "too much": json.dumps({"fields": {f"a-{nth}": "x" * 70 for nth in range(400)}}),
    "deep contents": f'{{"data": {{"tiles": {DEEP}}}}}',
    "rather deep contents": '{"data": {"tiles": ' + "[" * 500 + "]" * 500 + "}}",
    "deep parts": '{"data": {"animals": ' + '{"a":' * 300 + "1" + "}" * 300 + "}}",
    "contents as a list": '{"data": []}',
    "huge contents": json.dumps({"data": {"tiles": ["u"] * 9000}}),
    "long words": json.dumps({"data": {"cards": ["x" * 9000]}}),
    "no text": '{"data": {"order": [null, {}, 1.5, true], "tiles": {}, "starts": []}}',
    "not even JSON": "{",
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("game", NAMES)
async def test_hostile_bodies_are_refused_and_nothing_comes_of_them(game: str, body: str, house: Server) -> None:
    guest = Guest(house, "Eve")
    json_body = {"content": body.encode(), "headers": {"Content-Type": "application/json"}}
    answer = await guest.http("POST", f"/api/boxes/{game}", **json_body)
    assert 400 <= answer.status_code < 500, answer.text
    assert 5 < len(answer.json()["words"]) < 600
    if '"data"' in body:
        json_body["content"] = body.replace('{"data"', f'{{"game": "{game}", "data"', 1).encode()
        answer = await guest.http("POST", "/api/tables", **json_body)
        assert 400 <= answer.status_code < 500, answer.text
        assert (await guest.http("GET", "/api/mine")).json()["tables"] == []


async def test_fields_that_no_box_has_change_nothing_in_it(house: Server) -> None:
    form = (await show(Guest(house, "Eve"), "foxrun", fields={"constructor": 1, "tiles-": 9, "start-z9": "zev"})).json()
    assert "problem" not in form
    assert form["data"] in ("default", (await show(Guest(house, "Eve"), "foxrun", fields={"x": 1})).json()["data"])


# --- tables ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
async def test_a_table_is_opened_with_a_box_of_one_s_own_and_tells_everyone(game: str, house: Server) -> None:
    ada, eve = Guest(house, "Ada"), Guest(house, "Eve")
    name = await ada.open_table(game, data=await own_data(ada, game))
    chair = await eve.visit(name)
    assert chair.shown["table"]["own_box"]
    told = (await eve.http("GET", f"/api/tables/{name}/box")).json()
    assert told == {"game": game, "fields": OWN[game]}
    await chair.leave()
    plain = await ada.open_table(game)
    assert (await eve.http("GET", f"/api/tables/{plain}/box")).json() == {"game": game, "fields": {}}


@pytest.mark.parametrize("game", NAMES)
async def test_no_table_is_opened_with_a_box_that_cannot_be(game: str, house: Server) -> None:
    guest = Guest(house, "Ada")
    fields, rule = WRONG[game]
    data = (await show(guest, game, fields=fields)).json()["data"]
    answer = await guest.http("POST", "/api/tables", json={"game": game, "data": data})
    assert (answer.status_code, answer.json()["rule"]) == (422, rule)
    assert (await guest.http("GET", "/api/mine")).json()["tables"] == []


@pytest.mark.parametrize("game", NAMES)
async def test_only_the_host_chooses_the_box_and_only_one_that_can_be(game: str, house: Server) -> None:
    ada, ben = Guest(house, "Ada"), Guest(house, "Ben")
    name, data = await ada.open_table(game), await own_data(ada, game)
    host, other = await ada.visit(name), await ben.visit(name)
    info = host.shown["table"]
    settled = {"options": info["options"], "clock": info["clock"]}
    await other.must("sit", name="Ben")
    await other.must("ready", salt="of Ben")
    assert (await other.ask("choose", **settled, data=data))["code"] == "table-only-host"
    wrong = (await show(ada, game, fields=WRONG[game][0])).json()["data"]
    refused = await host.ask("choose", **settled, data=wrong)
    assert (refused["type"], refused["rule"]) == ("refused", WRONG[game][1])
    for junk in ("other", {}, {"tiles": [[[]]], "cards": {"a": [{}]}}, {"x" * 500: 1}):
        assert (await host.ask("choose", **settled, data=junk))["type"] == "refused"
    assert not other.shown["table"].get("own_box")
    assert other.shown["table"]["people"][0]["ready"]
    await host.must("choose", **settled, data=data)
    await other.until(lambda: other.shown["table"].get("own_box"))
    assert not other.shown["table"]["people"][0].get("ready"), "everyone says again that they are ready"
    await host.must("choose", **settled)
    assert host.shown["table"]["own_box"], "who chooses something else keeps the box"
    await host.must("choose", **settled, data="default")
    await other.until(lambda: not other.shown["table"].get("own_box"))
    await host.leave()
    await other.leave()


@pytest.mark.parametrize("game", NAMES)
async def test_a_game_with_a_box_of_one_s_own_is_recorded_and_seen_again_as_such(game: str, house: Server) -> None:
    data = await own_data(Guest(house, "Ada"), game)
    chairs = await sit_down(house, game, ["Ada", "Ben"], data=data)
    info = chairs[0].shown["table"]
    answer = await chairs[0].ask("choose", options=info["options"], clock=info["clock"], data="default")
    assert answer["code"] == "table-phase-playing"
    await asyncio.gather(*(play_on(chair, random.Random(8)) for chair in chairs))
    for chair in chairs:
        await chair.leave()
    path = f"/api/tables/{chairs[0].table}"
    record = decode((await chairs[0].guest.http("GET", f"{path}/record")).content)
    check(record)
    assert record.data == data
    assert (await chairs[0].guest.http("GET", f"{path}/replay")).json()["own_box"] is True
    told = (await chairs[0].guest.http("GET", f"{path}/box")).json()
    assert told["fields"] == OWN[game], "after the game too"
    shown = await chairs[0].guest.http("POST", "/api/boxes/" + game, json={"data": data})
    assert shown.json()["changed"] == OWN[game]


async def test_a_game_with_the_standard_box_is_not_said_to_be_another(house: Server) -> None:
    guest = Guest(house, "Ada")
    assert all(game["own_box"] for game in (await guest.http("GET", "/api/games")).json()["games"])
    assert (await look(guest, whole_game("foxrun"))).json()["own_box"] is False


# --- at the real table ----------------------------------------------------------------------------------


def on_sheet(game: str) -> dict[str, Any]:
    return {f"{PREFIX}{field}": value for field, value in OWN[game].items()}


@pytest.mark.parametrize("game", NAMES)
async def test_a_sheet_for_a_box_of_one_s_own_has_its_form_its_score_and_its_record(game: str, house: Server) -> None:
    guest = Guest(house, "Ada")
    path, fields = f"/api/companion/{game}", {"players": 2, "name-0": "Ada", **on_sheet(game)}
    form = await guest.http("POST", path, json={"fields": fields})
    assert form.status_code == 200
    assert form.json()["parts"]
    score = await guest.http("POST", f"{path}/score", json={"fields": fields})
    assert score.status_code == 200
    record = decode((await guest.http("POST", f"{path}/record", json={"fields": fields})).content)
    check(record)
    assert record.data == await own_data(guest, game)
    assert not [field for field in record.entry or {} if field.startswith(PREFIX)], "told once"


async def test_the_form_of_a_sheet_follows_its_box(house: Server) -> None:
    """Foxy's animals are those of the box."""
    guest = Guest(house, "Ada")
    standard = (await guest.http("GET", "/api/companion/foxy")).text
    own = (await guest.http("POST", "/api/companion/foxy", json={"fields": on_sheet("foxy")})).text
    assert "bear" in standard
    assert "badger" not in standard
    assert "badger" in own
    assert "bear" not in own


@pytest.mark.parametrize("game", NAMES)
async def test_a_sheet_for_a_box_that_cannot_be_is_refused(game: str, house: Server) -> None:
    guest = Guest(house, "Ada")
    fields, rule = WRONG[game]
    entered = {"fields": {f"{PREFIX}{field}": value for field, value in fields.items()}}
    for path in ("", "/score", "/record"):
        answer = await guest.http("POST", f"/api/companion/{game}{path}", json=entered)
        assert (answer.status_code, answer.json()["rule"]) == (422, rule)


async def test_a_shared_sheet_carries_its_box(house: Server) -> None:
    guest = Guest(house, "Ada")
    made = await guest.http("POST", "/api/pads", json={"game": "foxy", "id": "one", "fields": on_sheet("foxy")})
    assert made.status_code == 201
    pad = (await Guest(house, "Ben").http("GET", f"/api/pads/{made.json()['name']}")).json()
    assert pad["fields"] == on_sheet("foxy")


# --- files ----------------------------------------------------------------------------------------------


async def test_the_page_of_a_box_is_a_page_and_a_saved_box_can_be_played_with(house: Server, tmp_path: Path) -> None:
    guest = Guest(house, "Ada")
    assert "text/html" in (await guest.http("GET", "/box/foxrun")).headers["content-type"]
    file = tmp_path / "mine.json"
    data = await own_data(guest, "foxrun")
    file.write_text(json.dumps(data), encoding="utf-8")
    assert read_data(file) == data
