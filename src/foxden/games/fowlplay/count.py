"""The score sheet in words: a column for each player, as in the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.fowlplay.box import BIRDS, FowlPlayBox
from foxden.games.fowlplay.names import FEATURES
from foxden.games.fowlplay.score import FEATURES as LINES
from foxden.games.fowlplay.score import MAJORITIES, UNKNOWN, FowlPlayScore, add_up

ONE_BIRD = {number: 1 << number - 1 for number in range(1, BIRDS + 1)}


class Survivors(msgspec.Struct, frozen=True, gc=False):
    """FP-21: what the birds on the board are worth to a target."""

    features: dict[str, int]
    target: int
    subtotal: int


class ScoreColumn(msgspec.Struct, frozen=True, gc=False):
    """One player's points. While targets are secret, it contains only the value of the caught birds."""

    majorities: dict[str, int]
    sets: int
    subtotal: int
    survivors: Survivors | None
    total: int


def write_columns(sheet: FowlPlayScore, target_known: bool) -> list[ScoreColumn]:
    return [write_column(sheet, seat, target_known) for seat in range(sheet.seats)]


def write_column(sheet: FowlPlayScore, seat: int, target_known: bool) -> ScoreColumn:
    majorities = {FEATURES[line]: int(sheet.majorities[seat * MAJORITIES + line]) for line in range(MAJORITIES)}
    subtotal = int(sheet.caught_points(seat))
    survivors = write_survivors(sheet, seat) if target_known else None
    total = subtotal + (survivors.subtotal if survivors else 0)
    return ScoreColumn(majorities, int(sheet.sets[seat]), subtotal, survivors, total)


def write_survivors(sheet: FowlPlayScore, seat: int) -> Survivors:
    features = {FEATURES[line]: int(sheet.survivors[seat * LINES + line]) for line in range(LINES)}
    return Survivors(features, int(sheet.target_alive[seat]), int(sheet.survivor_points(seat)))


def count_table(
    box: FowlPlayBox, caught: list[list[int]], alive: list[int], targets: list[int | None]
) -> FowlPlayScore:
    """The sheet of a game at a real table, by the printed numbers of birds and targets; targets can still be
    unknown."""
    chosen = [UNKNOWN if target is None else target - 1 for target in targets]
    return add_up(box.features, vec[i64]([bird_set(birds) for birds in caught]), bird_set(alive), vec[i64](chosen))


def bird_set(numbers: Iterable[int]) -> int:
    return reduce(or_, map(ONE_BIRD.__getitem__, numbers), 0)
