"""The score sheet of Fowl Play! row by row, as in the rulebook, with every point explained: everyone's when the game is
over, and during it the seat's own, as if the game ended now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from foxden.game import rank
from foxden.games.fowlplay.count import ScoreColumn
from foxden.games.fowlplay.names import COLOURS, FEATURES, SHAPES, TYPES
from foxden.games.fowlplay.score import rank_key
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared
from foxden.games.fowlplay.words import count_feature, count_types, having, name_bird, name_card
from foxden.scene import Cell, Column, Names, Piece, Row, Say, Sheet
from foxden.text import list_up

NOTHING = "–"
UNKNOWN = "?"


@dataclass(frozen=True)
class SheetPlan:
    """The columns and targets to write. Everything else follows from who caught what."""

    shared: FowlPlayShared = field(compare=False)
    columns: list[ScoreColumn] = field(compare=False)
    names: tuple[str, ...]
    seats: tuple[int, ...]
    targets: tuple[int | None, ...]
    """None for a target that is still unknown."""
    caught: tuple[tuple[int, ...], ...]
    say: Say

    @property
    def known(self) -> list[int]:
        return [target for target in self.targets if target is not None]


def plan_sheet(
    shared: FowlPlayShared,
    names: Names,
    seats: Iterable[int],
    columns: list[ScoreColumn],
    targets: Sequence[int | None],
    say: Say,
) -> SheetPlan:
    caught = tuple(tuple(birds) for birds in shared.caught)
    return SheetPlan(shared, columns, tuple(names), tuple(seats), tuple(targets), caught, say)


def write_sheet(shared: FowlPlayShared, names: Names, say: Say) -> Sheet:
    assert shared.secrets, "only when the game is over are the targets revealed"
    plan = plan_sheet(shared, names, range(len(names)), shared.sheet, shared.secrets.targets, say)
    rows = [*write_caught(plan), *write_survivors(plan), total_row(say("fowlplay-row-total"), totals(plan))]
    return write_on(plan, say("fowlplay-sheet"), [*rows, write_places(plan)])


def write_own(shared: FowlPlayShared, own: FowlPlayOwn, names: Names, say: Say) -> Sheet | None:
    """The seat's own column if the game ended now; None before it has a target."""
    if own.target is None or shared.secrets:
        return None
    return write_column(plan_sheet(shared, names, [own.seat], [own.column], [own.target], say))


@lru_cache(maxsize=1024)
def write_column(plan: SheetPlan) -> Sheet:
    """Cached, because it changes only when a bird is caught but is shown after every step."""
    total = total_row(plan.say("fowlplay-row-total"), totals(plan))
    return write_on(plan, plan.say("fowlplay-own-sheet"), [*write_caught(plan), *write_survivors(plan), total])


def write_on(plan: SheetPlan, label: str, rows: list[Row]) -> Sheet:
    return Sheet(label, [Column(plan.names[seat], seat) for seat in plan.seats], rows)


def write_points(points: int, why: str) -> Cell:
    return Cell(str(points) if points else NOTHING, points, why)


def total_row(label: str, numbers: list[int]) -> Row:
    return Row(label, [Cell(str(number)) for number in numbers], marks=["total"])


def totals(plan: SheetPlan) -> list[int]:
    return [column.total for column in plan.columns]


def picture(feature: str, label: str) -> Piece:
    """An icon for what a row counts."""
    return Piece(f"row-{feature}", "note", feature, label)


# --- part 1: birds caught ---------------------------------------------------------------------------------


def write_caught(plan: SheetPlan) -> list[Row]:
    sets = [write_points(column.sets, explain_sets(plan, nth)) for nth, column in enumerate(plan.columns)]
    return [
        *(write_majority(plan, feature) for feature in (*SHAPES, *COLOURS)),
        Row(plan.say("fowlplay-row-sets"), sets),
        total_row(plan.say("fowlplay-row-caught"), [column.subtotal for column in plan.columns]),
    ]


def write_majority(plan: SheetPlan, feature: str) -> Row:
    """FP-19"""
    counts = [len(having(plan.shared, birds, feature)) for birds in plan.shared.caught]
    cells = [
        write_points(column.majorities[feature], explain_majority(plan, nth, feature, counts))
        for nth, column in enumerate(plan.columns)
    ]
    label = plan.say("fowlplay-row-most", feature=feature)
    return Row(label, cells, piece=picture(feature, label))


def explain_majority(plan: SheetPlan, nth: int, feature: str, counts: list[int]) -> str:
    seat, most = plan.seats[nth], max(counts)
    if most == 0:
        return plan.say("fowlplay-why-none")
    birds = count_feature(feature, counts[seat], plan.say)
    first = [other for other, count in enumerate(counts) if count == most and other != seat]
    others = list_up(plan.say, [plan.names[other] for other in first])
    if counts[seat] < most:
        return plan.say("fowlplay-why-fewer", birds=birds, names=others, most=most)
    points = plan.columns[nth].majorities[feature]
    if first:
        return plan.say("fowlplay-why-tied", birds=birds, names=others, points=points)
    return plan.say("fowlplay-why-most", birds=birds, points=points)


def explain_sets(plan: SheetPlan, nth: int) -> str:
    """FP-20"""
    caught = plan.shared.caught[plan.seats[nth]]
    sets = min(len(having(plan.shared, caught, kind)) for kind in TYPES)
    points = plan.columns[nth].sets
    return plan.say("fowlplay-why-sets", birds=count_types(plan.shared, caught, plan.say), sets=sets, points=points)


# --- part 2: birds that survive ---------------------------------------------------------------------------


def write_survivors(plan: SheetPlan) -> list[Row]:
    """FP-21"""
    subtotals = [column.survivors.subtotal if column.survivors else 0 for column in plan.columns]
    return [
        Row(plan.say("fowlplay-row-target"), [write_target(plan, target) for target in plan.targets]),
        *(write_alive(plan, feature) for feature in list_features(plan)),
        Row(plan.say("fowlplay-row-saved"), [write_saved(plan, target) for target in plan.targets]),
        total_row(plan.say("fowlplay-row-survivors"), subtotals),
    ]


def list_features(plan: SheetPlan) -> list[str]:
    """All features on everyone's sheet; on a seat's own only those that can score."""
    if len(plan.seats) > 1:
        return list(FEATURES)
    return [feature for feature in FEATURES if having(plan.shared, plan.known, feature)]


def write_target(plan: SheetPlan, target: int | None) -> Cell:
    if target is None:
        return Cell(UNKNOWN)
    return Cell(str(target), why=name_card(plan.shared, target, plan.say), marks=["target"])


def write_alive(plan: SheetPlan, feature: str) -> Row:
    alive = len(having(plan.shared, map(int, plan.shared.birds), feature))
    why = plan.say("fowlplay-why-alive", birds=count_feature(feature, alive, plan.say), points=alive)
    like = having(plan.shared, plan.known, feature)
    label = plan.say("fowlplay-row-alive", feature=feature)
    cells = [write_points(alive, why) if target in like else Cell(NOTHING) for target in plan.targets]
    return Row(label, cells, piece=picture(feature, label))


def write_saved(plan: SheetPlan, target: int | None) -> Cell:
    """The target bird itself."""
    if target is None:
        return Cell(NOTHING)
    bird = name_bird(plan.shared, target, plan.say, "the")
    if str(target) in plan.shared.birds:
        return write_points(1, plan.say("fowlplay-why-saved", bird=bird))
    hunter = next(seat for seat, birds in enumerate(plan.shared.caught) if target in birds)
    return write_points(0, plan.say("fowlplay-why-lost", bird=bird, name=plan.names[hunter]))


# --- who has won ------------------------------------------------------------------------------------------


def rank_columns(shared: FowlPlayShared) -> list[int]:
    """FP-22"""
    return rank([weigh_column(shared, seat) for seat in range(len(shared.sheet))])


def weigh_column(shared: FowlPlayShared, seat: int) -> tuple[int, int, int]:
    column = shared.sheet[seat]
    return rank_key(column.total, column.survivors.target if column.survivors else 0, len(shared.caught[seat]))


def write_places(plan: SheetPlan) -> Row:
    ranks = rank_columns(plan.shared)
    cells = [
        Cell(str(place), why=explain_place(plan, seat), marks=["won"] if place == 1 else [])
        for seat, place in enumerate(ranks)
    ]
    return Row(plan.say("fowlplay-row-place"), cells, marks=["total"])


def explain_place(plan: SheetPlan, seat: int) -> str:
    """What decided the place: the first tie-break in which nobody is equal."""
    keys = [weigh_column(plan.shared, other) for other in range(len(plan.seats))]
    decided = ("points", "target", "fewer")
    by = next((name for upto, name in enumerate(decided, 1) if is_alone(keys, keys[seat][:upto])), "shared")
    return plan.say("fowlplay-why-place", by=by, n=len(plan.shared.caught[seat]))


def is_alone(keys: list[tuple[int, int, int]], key: tuple[int, ...]) -> bool:
    return sum(other[: len(key)] == key for other in keys) == 1
