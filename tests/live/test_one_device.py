"""Several people on one device: what each is shown, who gets it next, and what they do in the open."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

from tests.live.client import Chair, Guest, sit_down
from tests.live.server import Server, running
from tests.store.databases import Database


async def share_device(server: Server, game: str, *names: str) -> Chair:
    """A game that all of them play on one device."""
    ada = Guest(server, names[0])
    chair = await ada.visit(await ada.open_table(game))
    for name in names:
        await chair.must("sit", name=name)
    await chair.must("ready", salt="x")
    await chair.must("start")
    await chair.until(lambda: chair.shown.get("scene"))
    return chair


async def take(chair: Chair, seat: int) -> None:
    """This seat's player takes the device and looks at their secrets."""
    await chair.must("handover", seat=seat)
    await chair.until(lambda: chair.shown["you"].get("in_hand") == seat and "covered" not in chair.shown["you"])


async def test_two_people_on_one_device_hand_it_over_before_secrets_are_shown(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chair = await share_device(server, "fowlplay", "Ada", "Ben")
        for seat in (0, 1):
            await chair.until(lambda seat=seat: chair.shown["you"].get("hand_over_to") == seat)  # type: ignore[misc]
            assert (chair.shown["own"], "in_hand" in chair.shown["you"]) == (None, False)
            await take(chair, seat)
            await chair.move(chair.own["choices"][0]["move"])
        await chair.until(lambda: "hand_over_to" not in chair.shown["you"])


async def test_a_number_is_written_by_whoever_is_handed_the_device_and_nobody_elses_is_seen(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        chair = await share_device(server, "foxy", "Ada", "Ben")
        for seat, number in ((0, "777"), (1, "888")):
            await chair.until(lambda seat=seat: chair.shown["you"].get("hand_over_to") == seat)  # type: ignore[misc]
            assert (chair.shown["you"]["in_hand"], chair.shown["you"]["covered"]) == (seat, True)
            await chair.move(number)
        await chair.until(lambda: chair.shown["turn"] == 2)
        assert (chair.shown["you"]["hand_over_to"], chair.shown["you"]["covered"]) == (1, True), "it goes on round"
        written = re.compile(r"(?<![\w.])(777|888)(?![\w.])")  # not as a part of a seal or a time
        assert not any(written.search(text) for text in chair.received)
        await take(chair, 1)
        assert "888" in json.dumps(chair.own["zones"])
        await chair.must("handover", seat=1, covered=True)
        await chair.until(lambda: "covered" in chair.shown["you"])
        assert "888" not in json.dumps(chair.own)


async def test_what_is_done_in_the_open_is_done_without_handing_over_and_without_secrets(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        chair = await share_device(server, "fowlplay", "Ada", "Ben")
        targets = []
        for seat in (0, 1):
            await take(chair, seat)
            targets.append(chair.own["choices"][0]["path"][0])
            await chair.move(chair.own["choices"][0]["move"])
        held: set[int] = set()
        while len(held) < 2:
            await chair.until(chair.is_asked)
            assert (chair.shown["you"]["covered"], "hand_over_to" in chair.shown["you"]) == (True, False)
            seat = chair.shown["you"]["in_hand"]
            held.add(seat)
            assert [zone["pieces"] for zone in chair.own["zones"]] == [[], []]
            assert not any(target in json.dumps(chair.shown["own"]) for target in targets)
            await take(chair, seat)
            assert chair.shown["you"]["peeking"]
            assert targets[seat] in json.dumps(chair.own["zones"])
            answer = await chair.move(chair.own["choices"][0]["move"])
            await chair.until(lambda seq=answer["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]
        await chair.until(lambda: "hand_over_to" in chair.shown["you"])
        assert chair.shown["own"] is None, "cards are chosen in secret"


async def test_whoever_has_passed_the_device_on_can_still_take_back_their_step(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        chair = await share_device(server, "fowlplay", "Ada", "Ben")
        for seat in (0, 1):
            await take(chair, seat)
            await chair.move(chair.own["choices"][0]["move"])
        await chair.until(chair.is_asked)
        seat = chair.shown["you"]["in_hand"]
        await chair.move(chair.own["choices"][0]["move"])
        await chair.until(lambda: chair.shown["you"].get("in_hand") == 1 - seat)
        assert chair.shown["you"]["undo"] == seat
        await chair.must("undo", seat=seat)
        await chair.until(lambda: chair.shown["you"].get("in_hand") == seat)


async def test_everyone_is_told_which_line_was_their_own_last(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        asked = next(chair for chair in chairs if chair.is_asked())
        answer = await asked.move(asked.pick(random.Random(1)))
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.shown["seq"] >= answer["seq"])  # type: ignore[misc]
            since = chair.shown["you"].get("since", 0)
            assert [line["seq"] > since for line in chair.shown["table"]["log"]] == [chair is not asked]


async def test_where_several_steps_lead_is_told_to_whoever_may_take_them(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chair = await share_device(server, "fowlplay", "Ada", "Ben")
        while not chair.shown["scene"]["status"].startswith("Round 1") or chair.own.get("reach") is None:
            seat = chair.shown["you"].get("hand_over_to")
            if seat is not None:
                await take(chair, seat)
            await chair.until(chair.is_asked)
            answer = await chair.move(chair.own["choices"][0]["move"])
            await chair.until(lambda seq=answer["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]
        seat, turn = chair.shown["you"]["in_hand"], chair.shown["turn"]
        for path in {choice["path"][0]: choice["path"][:1] for choice in chair.own["choices"]}.values():
            assert (await chair.ask("reach", seat=seat, turn=turn, path=path))["type"] == "done"
            reached = json.loads(next(text for text in reversed(chair.received) if '"reached"' in text))
            assert (reached["seat"], reached["turn"], reached["path"]) == (seat, turn, path)
            if reached["journeys"]:
                break
        seq = chair.shown["seq"]
        codes = [
            (await chair.ask("reach", seat=seat, turn=turn + 1, path=path))["code"],
            (await chair.ask("reach", seat=1 - seat, turn=turn, path=path))["code"],
            (await chair.ask("reach", seat=7, turn=turn, path=path))["code"],
            (await chair.ask("reach", seat=seat, turn=turn, path=["x"] * 9))["code"],
        ]
        assert codes == ["table-too-late", "table-not-your-seat", "table-no-seat", "message-unreadable"]
        assert chair.shown["seq"] == seq, "nothing has changed"
        for move in reached["journeys"][0]["moves"]:
            answer = await chair.move(move)
            await chair.until(lambda seq=answer["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]


async def test_two_people_on_one_device_do_not_hand_over_what_is_open(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        chair = await ada.visit(await ada.open_table("foxrun"))
        for name in ("Ada", "Ben"):
            await chair.must("sit", name=name)
        await chair.must("ready", salt="x")
        await chair.must("start")
        chance = random.Random(1)
        held: set[int] = set()
        while len(held) < 2:
            await chair.until(chair.is_asked)
            assert "hand_over_to" not in chair.shown["you"]
            held.add(chair.shown["you"]["in_hand"])
            answer = await chair.move(chair.pick(chance))
            await chair.until(lambda seq=answer["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]
