"""Hints for people: from what their own seat has seen, in their language, and never against other people."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.botkit.advice import Advice
from foxden.bots.levels import MIDDLING, find_level, make_bot
from foxden.chance import FastRng
from foxden.game import View
from foxden.games import TITLES
from foxden.state import State
from foxden.text import LANGUAGES, say
from tests.bots.test_honesty import play_along
from tests.live.client import Chair, Guest, sit_down
from tests.live.server import running
from tests.positions import NAMES, Setting, settings_of
from tests.store.databases import Database


def advise(name: str, seat: int, views: list[View], handed: State) -> Advice:
    level = find_level(name, MIDDLING)
    assert level is not None
    bot = make_bot(name, replace(level, iterations=min(level.iterations, 300)), seat, 7)
    for view in views:
        bot.watch(view)
    return bot.advise(views[-1], handed, handed.moves(seat))


@pytest.mark.parametrize("name", NAMES)
@given(st.data())
@settings(max_examples=25)
def test_a_hint_depends_on_what_the_seat_has_seen_and_on_nothing_else(name: str, data: st.DataObject) -> None:
    setting: Setting = data.draw(settings_of(name))
    seat = data.draw(st.integers(0, setting.seats - 1))
    state, views = play_along(setting, seat, data.draw(st.integers(0, 60)))
    if not state.over():
        rng = FastRng(setting.seed, 5)
        worlds = [setting.game.redeal(setting.game.redeal(state, seat, rng), seat, rng) for _ in range(5)]
        advices = [advise(name, seat, views, world) for world in worlds]
        assert all(advice == advices[0] for advice in advices)
        if advices[0].move is not None:
            assert state.moves(seat).has(advices[0].move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_called_low_or_high_and_never_named(language: str) -> None:
    for by in (1, 2, 3):
        low, high = (say(language, f"foxy-hint-{side}", by=by) for side in ("low", "high"))
        assert low != high
        assert not any(sign.isdigit() for sign in low + high)


# --- at the table -------------------------------------------------------------------------------------------


async def ask_hint(chair: Chair, **wrong: Any) -> dict[str, Any]:
    fields = {"seat": 0, "turn": chair.shown["turn"]} | wrong
    return await chair.ask("hint", **fields)


def advised(chair: Chair) -> list[str]:
    return [text for text in chair.received if '"type":"advised"' in text]


@pytest.mark.parametrize(("game", "language"), list(zip(TITLES, ("it", "fr", "de"), strict=True)))
async def test_who_plays_against_bots_gets_a_hint(game: str, language: str, sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_BOTS="1") as server:
        ada = Guest(server, "Ada")
        chair = await ada.visit(await ada.open_table(game), language)
        await chair.must("sit", name="Ada")
        await chair.must("addbot", bot="cub")
        assert (await ask_hint(chair))["code"] == "table-phase-lobby"
        await chair.must("ready", salt="mine")
        await chair.must("start")
        await chair.until(chair.is_asked)
        assert (await ask_hint(chair, seat=1))["code"] == "table-not-your-seat"
        assert (await ask_hint(chair, turn=99))["code"] == "table-too-late"
        assert (await ask_hint(chair))["type"] == "done"
        await chair.until(lambda: advised(chair))
        assert all(key not in advised(chair)[0] for key in ("hint-", "foxy-hint"))


async def test_against_people_there_are_no_hints(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_BOTS="1") as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"])
        answer = await ask_hint(chairs[0])
        assert (answer["type"], answer["code"]) == ("refused", "table-hint-people")
        await chairs[0].must("react", reaction="think")
        assert advised(chairs[0]) == []


async def test_a_bot_that_nobody_knows_is_refused_in_words(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        chair = await ada.visit(await ada.open_table("foxrun"))
        await chair.must("sit", name="Ada")
        answer = await chair.ask("addbot", bot="deep-fox")
        assert answer["code"] == "table-no-such-bot"
        assert "kitsune" in answer["words"]
