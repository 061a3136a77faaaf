"""Continues an earlier game from one of its moments, with one of its seats against bots.

The log of such a table is like any other: the earlier game's setup, its moves up to that moment, and then what is
played now. So bots have watched all of it, and no other code needs to know.

Hidden things stay where they were. That reveals nothing: the earlier game is over, so its record is public to those who
have it, and at the new table each seat sees only what it can see, as always. Redealt, it would be a different game, and
you couldn't find out what a better move would have brought. Chance from here on is drawn again.
"""

from __future__ import annotations

from foxden.bots.levels import LEVELS
from foxden.game import Refusal
from foxden.record import Record, encode, find_game
from foxden.table import around
from foxden.table import events as ev
from foxden.table.opening import FirstEvents

LARGEST = 200_000
"""The largest record in bytes, because all of it is written again."""
LEVEL = 2
"""A good opponent that thinks quickly."""


def begin_again(guest: str, record: Record, number: int, seat: int, seed: str, now: float) -> list[ev.AnyEvent]:
    """Start from before this move. The record has been checked, and its game is over."""
    if not (0 < number <= len(record.moves) and 0 <= seat < len(record.seats)):
        raise Refusal("table", "again-nowhere")
    if len(encode(record)) > LARGEST:
        raise Refusal("table", "again-too-large")
    game = find_game(record)
    first = FirstEvents(
        ev.Opened(
            at=now,
            game=game.name,
            rules=game.rules,
            host=guest,
            options=record.options,
            clock=ev.Clock(),
            seed=seed,
            data=record.data,
            pace="brisk",
            setup=record.setup,
        )
    )
    levels = LEVELS[game.name]
    bot = levels[min(LEVEL, len(levels) - 1)].name
    for each, told in enumerate(record.seats):
        if each == seat:
            first.happen(around.sit(first.table, guest, told.name, now))
        else:
            first.happen(around.add_bot(first.table, guest, bot, None, now))
    first.begin(guest, "again", now)
    first.happen([repeat(entry, seat, now) for entry in record.moves[: number - 1]])
    return first.log


def repeat(entry: tuple[int | None, str], seat: int, now: float) -> ev.AnyEvent:
    mover, text = entry
    if mover is None:
        return ev.Fell(at=now, text=text)
    return ev.Moved(at=now, seat=mover, text=text, by="person" if mover == seat else "bot")
