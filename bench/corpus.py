"""python -m bench.corpus: every byte sent at many tables, as one digest per setting. Run it before and after an
optimisation, which must not change anything that is sent:
    PYTHONPATH=/another/checkout/src python -m bench.corpus > before; python -m bench.corpus | diff before -
With --out, the messages themselves are written to a file.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from bench.in_process import MOMENT, InProcess, open_house, rotate, run, seat_table
from bench.measured import keep_bytes
from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.live import wire
from foxden.live.watcher import Watcher
from foxden.table import requests as rq
from foxden.table.events import Clock
from foxden.text import LANGUAGES

SETTINGS: list[dict[str, Any]] = [
    {"game": "foxy", "seats": 1},
    {"game": "foxy", "seats": 2, "options": {}},
    {"game": "foxy", "seats": 3, "bots": 2, "clock": Clock("move", 60)},
    {"game": "foxy", "seats": 5, "clock": Clock("bank", 600)},
    {"game": "foxy", "seats": 14},
    {"game": "foxy", "seats": 40, "bots": 3, "clock": Clock("move", 600)},
    {"game": "fowlplay", "seats": 2},
    {"game": "fowlplay", "seats": 3, "bots": 1},
    {"game": "fowlplay", "seats": 4, "clock": Clock("bank", 900)},
    {"game": "foxrun", "seats": 2},
    {"game": "foxrun", "seats": 3, "clock": Clock("move", 60)},
    {"game": "foxrun", "seats": 2, "bots": 2},
]


def list_settings() -> list[dict[str, Any]]:
    """These, and each choice of each option."""
    listed = list(SETTINGS)
    for game in GAMES.values():
        for option in game.options:
            listed += [
                {"game": game.name, "seats": max(2, game.least), "options": {option.name: choice}}
                for choice in option.choices[1:]
            ]
    return listed


async def play(setting: dict[str, Any], seed: int) -> AsyncIterator[list[bytes]]:
    """Play a whole game: what everyone is sent after each event."""
    rng, house = FastRng(seed), open_house(seed)
    languages = [LANGUAGES[(seed + number) % len(LANGUAGES)] for number in range(setting["seats"])]
    more = {key: value for key, value in setting.items() if key not in ("game", "seats")}
    table = await seat_table(house, setting["game"], languages, rotate(seed), **more)
    yield table.take()
    step = 0
    while await table.move(rng):
        yield table.take()
        step += 1
        await around(table, step)
        await asyncio.sleep(MOMENT)
        yield table.take()
    await table.ask(table.players[0], rq.Rematch)
    await asyncio.sleep(MOMENT)
    yield table.take()
    await house.close()


async def around(table: InProcess, step: int) -> None:
    """Other events, now and then."""
    someone = table.players[step % len(table.players)]
    seat = step % len(table.players)
    turn = table.room.snapshot.table.turn
    match step % 13:
        case 3:
            await table.ask(someone, rq.Undo, seat=seat)
        case 5:
            await table.ask(someone, rq.Pause, wanted=True)
            await table.ask(someone, rq.Pause, wanted=False)
        case 7:
            await table.ask(someone, rq.Move, seat=seat, turn=turn, text="999")
            table.request(someone, wire.WhyNot, seat=seat, turn=turn, path=["a1"])
        case 9:
            table.request(someone, wire.React, reaction="wow")
        case 10:
            await table.ask(someone, rq.Rename, seat=seat, name=f"Renamed {step}")
        case 11:
            table.room.leave(table.spectators[0])
            table.room.enter(table.spectators[0])
            table.request(table.spectators[0], wire.Hello, language=LANGUAGES[step % len(LANGUAGES)])
        case 12:
            await table.ask(someone, rq.Stand, seat=seat)
            await table.ask(someone, rq.Return, seat=seat)


async def learn(game: str, language: str) -> AsyncIterator[list[bytes]]:
    """A lesson to its end, turning back a page now and then."""
    house = open_house()
    room = await house.room(await house.open_lesson("g0", game, "Ada"))
    table = InProcess(room, [Watcher("g0")], [])
    room.enter(table.players[0])
    table.request(table.players[0], wire.Hello, language=language)
    for step in range(80):
        lesson = room.snapshot.table.lesson
        assert lesson is not None
        page = lesson.page - 1 if step % 9 == 8 else lesson.page + 1
        await table.ask(table.players[0], rq.Page, page=max(0, page))
        await asyncio.sleep(MOMENT)
        yield table.take()
    await house.close()


async def share(game: str, language: str) -> AsyncIterator[list[bytes]]:
    """Two players on one device."""
    house, rng = open_house(7), FastRng(7)
    room = await house.room(await house.open_table("g0", game, {}, Clock(), True))
    table = InProcess(room, [Watcher("g0")] * 2, [])
    room.enter(table.players[0])
    table.request(table.players[0], wire.Hello, language=language)
    for name in ("Ada", "Ben"):
        await table.ask(table.players[0], rq.Sit, name=name)
    await table.ask(table.players[0], rq.Ready, salt="x")
    await table.ask(table.players[0], rq.Start)
    yield table.players[0].take()
    for step in range(40):
        table.request(table.players[0], wire.HandOver, seat=step % 2)
        yield table.players[0].take()
        if not await table.move(rng):
            break
        yield table.players[0].take()
    await house.close()


async def digest(messages: AsyncIterator[list[bytes]], out: list[bytes]) -> str:
    hashed, count = hashlib.sha256(), 0
    async for sent in messages:
        for message in sent:
            hashed.update(message + b"\n")
            out.append(message)
            count += 1
    return f"{count:6} messages {hashed.hexdigest()[:24]}"


async def main(out: Path | None, seeds: int) -> None:
    everything: list[bytes] = []
    for setting in list_settings():
        for seed in range(seeds):
            print(await digest(play(setting, seed), everything), setting, seed, flush=True)
    for game in GAMES:
        for language in LANGUAGES:
            print(await digest(learn(game, language), everything), "lesson", game, language, flush=True)
            print(await digest(share(game, language), everything), "one device", game, language, flush=True)
    if out is not None:
        keep_bytes(out, b"\n".join(everything) + b"\n")


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--out", type=Path)
    wanted.add_argument("--seeds", type=int, default=len(LANGUAGES))
    chosen = wanted.parse_args()
    run(main(chosen.out, chosen.seeds))
