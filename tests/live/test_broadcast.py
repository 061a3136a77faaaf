"""Secrets on the socket: the bytes sent to a watcher are the same after everything hidden is redealt."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foxden.chance import FastRng
from foxden.live.broadcast import Broadcast
from foxden.live.snapshot import Snapshot, begin
from foxden.live.watcher import Watcher
from foxden.table.events import Clock, Sat
from foxden.table.evolve import open_table
from foxden.table.game_so_far import begin as begin_game
from foxden.table.opening import begin_table
from foxden.table.table import Table
from foxden.text import LANGUAGES
from tests.live.client import Chair, Guest, sit_down
from tests.live.server import running
from tests.positions import MOMENTS, NAMES, facts, settings_of
from tests.store.databases import Database
from tests.table.company import seated

Bytes = Callable[[Table, str, str], bytes]


def sent(table: Table, guest: str, language: str) -> bytes:
    """Everything sent to a newcomer or a returning player: the stage and the scene."""
    watcher = Watcher(guest, language)
    broadcast = Broadcast(begin(table), {guest}, 1000.0)
    return broadcast.stage(language) + broadcast.show(watcher)


def seat_everyone(data: st.DataObject, name: str) -> Table:
    """A table in the middle of a game; guest `g0` on seat 0, and so on."""
    setting = data.draw(settings_of(name))
    options = dict(setting.options)
    opened = begin_table("g0", name, options, Clock(), False, "00" * 32, 0.0)
    sat = [Sat(at=0, guest=f"g{seat}", name=f"Guest {seat}") for seat in range(setting.seats)]
    table = open_table("t", opened[0], sat)  # type: ignore[arg-type]
    state = setting.play(data.draw(MOMENTS)).state
    return replace(
        table, played=begin_game(table.game, state, table.seats.names), phase="over" if state.over() else "playing"
    )


def differs(table: Table, guest: str, viewer: int | None, language: str, look: Bytes = sent) -> bool:
    before = look(table, guest, language)
    for number in range(6):
        state = table.game.redeal(table.state, viewer, FastRng(number))
        if look(replace(table, played=begin_game(table.game, state, table.seats.names)), guest, language) != before:
            return True
    return False


@pytest.mark.parametrize("name", NAMES)
@given(st.data())
@settings(max_examples=40)
def test_nothing_hidden_is_in_what_is_sent(name: str, data: st.DataObject) -> None:
    table = seat_everyone(data, name)
    language = data.draw(st.sampled_from(LANGUAGES))
    assert not differs(table, "a spectator", None, language)
    for seat in range(len(table.seats)):
        assert not differs(table, f"g{seat}", seat, language)


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_leak_is_caught(name: str) -> None:
    """A server that leaks what it knows in some field of the message."""

    def careless(table: Table, guest: str, language: str) -> bytes:
        return sent(table, guest, language) + msgspec.json.encode(str(facts(name).hidden(table.state, None)))

    @given(st.data())
    @settings(max_examples=1)
    def look(data: st.DataObject) -> None:
        table = seat_everyone(data, name)
        assert differs(table, "a spectator", None, "en", careless) == bool(facts(name).hidden(table.state, None))

    look()


async def test_foxy_forgets_whatever_is_fetched_before_the_count(sqlite: Database, tmp_path: Path) -> None:
    """Every message, to players, returning players and spectators, mentions only the top card."""
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"])
        watcher = await Guest(server, "Eve").visit(chairs[0].table)
        everyone = [*chairs, watcher]
        chance = random.Random(2)
        for turn in range(1, 20):
            for chair in chairs:
                await chair.move(chair.pick(chance))
            for chair in everyone:
                await chair.until(lambda chair=chair, turn=turn: chair.shown["turn"] > turn)  # type: ignore[misc]
            again = await chairs[turn % 2].guest.visit(chairs[0].table)
            await again.until(lambda again=again: again.shown)  # type: ignore[misc]
            for chair in (*everyone, again):
                check_memory(chair)
            await again.leave()
            for path in (f"/api/tables/{watcher.table}/record", "/api/mine", "/api/tables"):
                fetched = (await watcher.guest.http("GET", path)).text
                assert not ANIMALS.findall(fetched)


ANIMALS = re.compile(r"\b(hen|pig|bear|rabbit|zebra|giraffe|dolphin|octopus|cat)(?:s|es)?\b", re.IGNORECASE)


def check_memory(chair: Chair) -> None:
    """The newest message names only animals on the card that it shows."""
    message = chair.shown
    [pile] = [zone for zone in message["scene"]["zones"] if zone["zone"] == "pile"]
    card = pile["pieces"][-1]
    assert len(pile["pieces"]) == 1
    told, shown = (set(ANIMALS.findall(json.dumps(part).lower())) for part in (message, card))
    assert told == shown, f"{told - shown} are not on the card"


# --- a change of mind ---------------------------------------------------------------------------------------


def choose_and_change(name: str) -> tuple[Snapshot, Snapshot]:
    """Ada chooses in secret, and then something else; the others have still to choose."""
    company = seated(name, "Ada", "Ben", "Cleo")
    texts = [company.table.game.write(company.table.state.moves(0).nth(nth)) for nth in (1, 2)]
    seen = [begin(company.table)]
    for text in texts:
        (event,) = company.move(0, text)
        seen.append(seen[-1].then(event, company.table))
    return seen[1], seen[2]


def shown_to(snapshot: Snapshot, guest: str, language: str) -> bytes:
    """Without the seq, which counts everything written."""
    message = json.loads(Broadcast(snapshot, {guest}, 1000.0).show(Watcher(guest, language)))
    del message["seq"]
    return msgspec.json.encode(message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["foxy", "fowlplay"])
def test_fp_7_fp_9_nobody_else_is_shown_that_a_mind_was_changed(name: str, language: str) -> None:
    chosen, changed = choose_and_change(name)
    for guest in ("Ben", "Cleo", "a spectator"):
        assert shown_to(changed, guest, language) == shown_to(chosen, guest, language)
    assert shown_to(changed, "Ada", language) != shown_to(chosen, "Ada", language)


def test_a_log_that_tells_of_a_change_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a line for every move."""
    monkeypatch.setattr(
        "foxden.table.log_lines.line_for",
        lambda before, event, after: lambda _language: f"seat {event.seat} has chosen, {after.table.seq}",
    )
    chosen, changed = choose_and_change("fowlplay")
    assert shown_to(changed, "Ben", "en") != shown_to(chosen, "Ben", "en")
