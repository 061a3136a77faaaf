"""The deals of the day on a server: how they are chosen, and how everyone can verify that they were fixed in advance.

The server keeps one permanent secret. The seed of a day is HMAC-SHA-256 of that secret and the date; its SHA-256 is
shown from the day before, and the seed itself from the day after. Each game deals from its own seed, derived from the
day's, so that one game's seed reveals nothing about the others.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache

import msgspec

from foxden.botkit.daily import DailyTask
from foxden.chance import TableRng
from foxden.game import Refusal
from foxden.games import GAMES
from foxden.live.days import date_of, read_date
from foxden.store.store import Store
from foxden.table.daily import kit_of
from foxden.table.deal import commit

SECRET = "daily-secret"
FORMAT = "foxden-day/1"


class DayProof(msgspec.Struct, frozen=True, kw_only=True):
    """A day that is over, with everything needed to deal it again."""

    format: str = FORMAT
    day: str
    commitment: str
    seed: str
    tasks: dict[str, DailyTask]
    """By game."""


async def keep_secret(store: Store) -> bytes:
    """The server's secret, shared by all its processes and created on first use."""
    await store.put(SECRET, secrets.token_bytes(32))
    kept = await store.get(SECRET)
    assert kept is not None
    return kept


def seed_of(secret: bytes, day: int) -> str:
    return hmac.new(secret, f"foxden day {date_of(day)}".encode(), hashlib.sha256).hexdigest()


@lru_cache(256)
def deal_day(seed: str, game: str, day: int) -> DailyTask:
    """Deal a game's task from a day's seed."""
    own = hmac.new(bytes.fromhex(seed), f"foxden daily {game}".encode(), hashlib.sha256).digest()
    return kit_of(GAMES[game]).deal(TableRng(own, "daily"), day)


def daily_games() -> list[str]:
    return [name for name, game in GAMES.items() if game.daily is not None]


def prove_day(secret: bytes, day: int) -> DayProof:
    seed = seed_of(secret, day)
    tasks = {game: deal_day(seed, game, day) for game in daily_games()}
    return DayProof(day=date_of(day), commitment=commit(seed), seed=seed, tasks=tasks)


def verify_day(proof: DayProof) -> None:
    """Check that everything was dealt from the committed seed. Raises a Refusal."""
    try:
        day, commitment = read_date(proof.day), commit(proof.seed)
    except ValueError:
        raise Refusal("record", "deal-commitment") from None
    if commitment != proof.commitment:
        raise Refusal("record", "deal-commitment")
    for game, task in proof.tasks.items():
        if game not in GAMES or deal_day(proof.seed, game, day) != task:
            raise Refusal("record", "day-dealt-otherwise", game=game)
