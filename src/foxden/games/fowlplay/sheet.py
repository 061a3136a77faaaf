"""The score sheet in words: a column for each player, as in the rulebook."""

from __future__ import annotations

import msgspec

from foxden.games.fowlplay.names import FEATURES
from foxden.games.fowlplay.score import FEATURES as LINES
from foxden.games.fowlplay.score import MAJORITIES, Sheet


class Survivors(msgspec.Struct, frozen=True):
    """FP-21: what the birds on the board are worth to a target."""

    features: dict[str, int]
    target: int
    subtotal: int


class Column(msgspec.Struct, frozen=True):
    """One player's points. While a target is secret, only what the caught birds are worth is in it."""

    majorities: dict[str, int]
    sets: int
    subtotal: int
    survivors: Survivors | None
    total: int


def write_column(sheet: Sheet, seat: int, target_known: bool) -> Column:
    majorities = {FEATURES[line]: int(sheet.majorities[seat * MAJORITIES + line]) for line in range(MAJORITIES)}
    subtotal = int(sheet.caught_points(seat))
    survivors = write_survivors(sheet, seat) if target_known else None
    total = subtotal + (survivors.subtotal if survivors else 0)
    return Column(majorities, int(sheet.sets[seat]), subtotal, survivors, total)


def write_survivors(sheet: Sheet, seat: int) -> Survivors:
    features = {FEATURES[line]: int(sheet.survivors[seat * LINES + line]) for line in range(LINES)}
    return Survivors(features, int(sheet.target_alive[seat]), int(sheet.survivor_points(seat)))
