"""Presence and reactions reach everyone at a table, whichever process they are connected to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg
import msgspec
import pytest

from foxden.live import neighbours
from foxden.live.elsewhere import MANY, MOST_HOUSES, Elsewhere, Here, badge_of
from foxden.live.house import House
from foxden.live.neighbours import MOST_REACTIONS, Neighbours
from foxden.live.room import Room
from foxden.live.table_log import row_of
from foxden.live.watcher import Watcher
from foxden.store.postgres_notices import DIGITS, EVERYONE, TABLES
from foxden.store.store import EVERY_HOUSE, Word
from tests.live.client import Chair, Guest, sit_down
from tests.live.server import Server, running
from tests.store.databases import Database
from tests.table.company import seated

SWIFT = "tests.live.swift"


@contextmanager
def two_houses(postgres: Database, folder: Path) -> Iterator[tuple[Server, Server]]:
    with running(postgres.address, folder, SWIFT) as one, running(postgres.address, folder, SWIFT) as other:
        yield one, other


async def elsewhere(chair: Chair, server: Server, language: str = "en") -> Chair:
    """The same guest, at another process."""
    guest = Guest(server, chair.guest.name)
    guest.cookies = dict(chair.guest.cookies)
    return await guest.visit(chair.table, language)


def here(chair: Chair) -> list[bool]:
    return [bool(person.get("here")) for person in chair.shown["table"]["people"]]


def watching(chair: Chair) -> int:
    return int(chair.shown["table"].get("watching", 0))


async def see_each_other(one: Server, other: Server) -> tuple[Chair, Chair]:
    """Ada plays at one, and Ben at the other."""
    ada, ben_before = await sit_down(one, "foxy", ["Ada", "Ben"])
    ben = await elsewhere(ben_before, other, "de")
    await ben_before.leave()
    for chair in (ada, ben):
        await chair.until(lambda chair=chair: here(chair) == [True, True])  # type: ignore[misc]
    return ada, ben


async def test_everyone_sees_who_is_there_and_who_has_left(postgres: Database, tmp_path: Path) -> None:
    with two_houses(postgres, tmp_path) as (one, other):
        ada, ben = await see_each_other(one, other)
        eve = await Guest(other, "Eve").visit(ada.table)
        await ada.until(lambda: watching(ada) == 1)
        await eve.leave()
        await ada.until(lambda: watching(ada) == 0)
        await ben.leave()
        await ada.until(lambda: here(ada) == [True, False])
        await ada.leave()


async def test_whoever_comes_later_sees_who_was_there(postgres: Database, tmp_path: Path) -> None:
    with two_houses(postgres, tmp_path) as (one, other):
        ada, ben = await sit_down(one, "foxy", ["Ada", "Ben"])
        eve = await Guest(other, "Eve").visit(ada.table)
        await eve.until(lambda: here(eve) == [True, True])
        for chair in (ada, ben, eve):
            await chair.leave()


async def test_reactions_reach_everyone_in_their_language(postgres: Database, tmp_path: Path) -> None:
    with two_houses(postgres, tmp_path) as (one, other):
        ada, ben = await see_each_other(one, other)
        await ada.must("react", reaction="wow")
        for chair in (ada, ben):
            await chair.until(lambda chair=chair: chair.reactions)  # type: ignore[misc]
        assert [chair.reactions[0]["name"] for chair in (ada, ben)] == ["Ada", "Ada"]
        assert ada.reactions[0]["words"] != ben.reactions[0]["words"]
        assert len(ada.reactions) == 1
        for chair in (ada, ben):
            await chair.leave()


async def test_those_at_a_process_that_was_killed_are_not_there_for_long(postgres: Database, tmp_path: Path) -> None:
    with two_houses(postgres, tmp_path) as (one, other):
        ada, _ = await see_each_other(one, other)
        other.kill()
        await ada.until(lambda: here(ada) == [True, False])
        await ada.leave()


async def test_what_is_said_between_processes_names_nobody_and_nothing(postgres: Database, tmp_path: Path) -> None:
    """Anyone who can connect to the database can listen."""
    said: list[str] = []
    spy = await asyncpg.connect(postgres.address)
    spy_on = [EVERYONE, *(f"{TABLES}_{number:0{DIGITS}x}" for number in range(16**DIGITS))]
    for channel in spy_on:
        await spy.add_listener(channel, lambda *heard: said.append(str(heard[3])))
    with two_houses(postgres, tmp_path) as (one, other):
        ada, ben = await see_each_other(one, other)
        await ada.must("react", reaction="wow")
        await ben.until(lambda: ben.reactions)
        guests = [cookie for chair in (ada, ben) for cookie in chair.guest.cookies.values()]
        ids = [guest for (guest,) in await postgres.run("select distinct guest from guests")]
        for chair in (ada, ben):
            await chair.leave()
    await spy.close()
    assert any('"reacts"' in each for each in said)
    for secret in [ada.table, "Ada", "Ben", *guests, *ids]:
        assert not any(secret in each for each in said), secret


# --- one process, and what it is told ------------------------------------------------------------------------


class Told:
    """A store's way to speak."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, house: House) -> None:
        self.words: list[Word] = []
        monkeypatch.setattr(house.store, "say", lambda table, text: self.words.append(Word(table, text)))


@asynccontextmanager
async def room_in(postgres: Database) -> AsyncIterator[tuple[House, Neighbours, Room]]:
    async with postgres.opened() as store:
        house = House(store, look_every=1e6)
        company = seated("foxy", "Ada", "Ben")
        await store.append("fox-1", 1, company.log, row_of(company.table))
        room = await house.room("fox-1")
        assert house.neighbours is not None
        try:
            yield house, house.neighbours, room
        finally:
            await house.close()


@pytest.mark.parametrize(
    "text",
    [
        "", "{}", "null", '{"type":"dances","house":"x"}', '{"type":"here","house":"x","watching":-1}',
        '{"type":"here","house":"x","seated":["a","a","a","a","a","a","a","a","a","a","a","a","a"]}',
        f'{{"type":"here","house":"{"x" * 100}"}}', '{"type":"reacts","house":"x","badge":"y","reaction":"boo"}',
        f'{{"type":"here","house":"x","watching":{MANY + 1}}}',
    ],
)  # fmt: skip
async def test_what_is_not_understood_is_ignored(text: str, postgres: Database) -> None:
    async with room_in(postgres) as (_, ours, room):
        ours.hear(Word("fox-1", text))
        assert room.audience.elsewhere.houses == {}


async def test_a_badge_that_nobody_here_has_shows_nothing(postgres: Database) -> None:
    async with room_in(postgres) as (_, ours, room):
        ada = Watcher("Ada")
        room.enter(ada)
        for guest in ("Eve", "Ben"):
            badge = badge_of("fox-1", guest)
            ours.hear(Word("fox-1", f'{{"type":"reacts","house":"x","badge":"{badge}","reaction":"wow"}}'))
        assert [msgspec.json.decode(each)["name"] for each in ada.take()] == ["Ben"]


def test_the_houses_at_a_table_are_bounded() -> None:
    table = Elsewhere("fox-1")
    for number in range(2 * MOST_HOUSES):
        table.note(Here(f"house {number}", [], 1))
    assert table.watching == MOST_HOUSES


async def test_a_house_that_closes_says_so_and_is_forgotten_at_once(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room_in(postgres) as (house, ours, room):
        ours.hear(Word("fox-1", '{"type":"here","house":"x","watching":1}'))
        assert room.audience.elsewhere.watching == 1
        told = Told(monkeypatch, house)
        ours.close()
        assert told.words == [Word(EVERY_HOUSE, f'{{"type":"gone","house":"{ours.house}"}}')]
        ours.hear(Word(EVERY_HOUSE, '{"type":"gone","house":"x"}'))
        assert room.audience.elsewhere.watching == 0


async def test_a_house_that_is_not_heard_is_forgotten_and_one_that_is_heard_is_not(postgres: Database) -> None:
    async with room_in(postgres) as (_, ours, room):
        for other in ("x", "y"):
            ours.hear(Word("fox-1", f'{{"type":"here","house":"{other}","watching":1}}'))
            ours.heard[other] -= 2 * neighbours.FORGET
        ours.hear(Word(EVERY_HOUSE, '{"type":"alive","house":"y"}'))
        ours.beat()
        assert list(room.audience.elsewhere.houses) == ["y"]


async def test_a_room_is_left_to_those_who_have_people_there(postgres: Database) -> None:
    """Otherwise two processes would run the same bots."""
    async with room_in(postgres) as (_, ours, room):
        await room.settled()
        room.planner.later(1e6, lambda: None)
        assert not room.is_idle()
        ours.hear(Word("fox-1", '{"type":"here","house":"x","watching":1}'))
        assert room.is_idle()


async def test_reactions_are_passed_on_in_moderation(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async with room_in(postgres) as (house, ours, room):
        told = Told(monkeypatch, house)
        for _ in range(3 * MOST_REACTIONS):
            ours.react(room, "Ada", "wow")
        assert len(told.words) == MOST_REACTIONS
        ours.beat()
        ours.react(room, "Ada", "wow")
        assert len(told.words) == MOST_REACTIONS + 2


async def test_many_who_come_at_once_are_said_once(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "PAUSE", 0.05)
    async with room_in(postgres) as (house, _, room):
        told = Told(monkeypatch, house)
        for number in range(50):
            watcher = Watcher(f"guest {number}")
            room.enter(watcher)
            room.audience.show_newcomer(room.snapshot, watcher)
        await asyncio.sleep(0.3)
        assert [msgspec.json.decode(word.text).get("watching") for word in told.words] == [50]


async def test_whoever_was_asleep_for_long_says_everything_again(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room_in(postgres) as (house, ours, _):
        told = Told(monkeypatch, house)
        ours.beat()
        assert [word.table for word in told.words] == [EVERY_HOUSE]
        ours.last_beat -= 2 * neighbours.FORGET
        ours.beat()
        assert [word.table for word in told.words[1:]] == ["fox-1", EVERY_HOUSE]
