"""The score sheet of Fowl Play! row by row, as the rulebook prints it, every point explained: everyone's when the game
is over, and while it is played one's own, as if it ended now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from foxden.game import rank
from foxden.games.fowlplay.count import Column
from foxden.games.fowlplay.names import COLOURS, FEATURES, SHAPES, TYPES
from foxden.games.fowlplay.score import rank_key
from foxden.games.fowlplay.view import Own, Shared
from foxden.games.fowlplay.words import count_feature, count_types, having, name_bird, name_card
from foxden.scene import Cell, Names, Piece, Row, Say, Sheet
from foxden.scene import Column as Heading
from foxden.text import list_up

NOTHING = "–"
UNKNOWN = "?"


@dataclass(frozen=True)
class Paper:
    """Whose columns are written, with whose targets. All else follows from who has caught what."""

    shared: Shared = field(compare=False)
    columns: list[Column] = field(compare=False)
    names: tuple[str, ...]
    seats: tuple[int, ...]
    targets: tuple[int | None, ...]
    """Nothing for a target that nobody has told yet."""
    caught: tuple[tuple[int, ...], ...]
    say: Say

    @property
    def known(self) -> list[int]:
        return [target for target in self.targets if target is not None]


def take_paper(
    shared: Shared, names: Names, seats: Iterable[int], columns: list[Column], targets: Sequence[int | None], say: Say
) -> Paper:
    caught = tuple(tuple(birds) for birds in shared.caught)
    return Paper(shared, columns, tuple(names), tuple(seats), tuple(targets), caught, say)


def write_sheet(shared: Shared, names: Names, say: Say) -> Sheet:
    assert shared.secrets, "only when the game is over are the targets revealed"
    paper = take_paper(shared, names, range(len(names)), shared.sheet, shared.secrets.targets, say)
    rows = [*write_caught(paper), *write_survivors(paper), total_row(say("fowlplay-row-total"), totals(paper))]
    return write_on(paper, say("fowlplay-sheet"), [*rows, write_places(paper)])


def write_own(shared: Shared, own: Own, names: Names, say: Say) -> Sheet | None:
    """One's own column if the game ended now; nothing to write before one has a target."""
    if own.target is None or shared.secrets:
        return None
    return write_column(take_paper(shared, names, [own.seat], [own.column], [own.target], say))


@lru_cache(maxsize=1024)
def write_column(paper: Paper) -> Sheet:
    """Kept, because it changes only when a bird is caught, and is shown after every step."""
    total = total_row(paper.say("fowlplay-row-total"), totals(paper))
    return write_on(paper, paper.say("fowlplay-own-sheet"), [*write_caught(paper), *write_survivors(paper), total])


def write_on(paper: Paper, label: str, rows: list[Row]) -> Sheet:
    return Sheet(label, [Heading(paper.names[seat], seat) for seat in paper.seats], rows)


def write_points(points: int, why: str) -> Cell:
    return Cell(str(points) if points else NOTHING, points, why)


def total_row(label: str, numbers: list[int]) -> Row:
    return Row(label, [Cell(str(number)) for number in numbers], marks=["total"])


def totals(paper: Paper) -> list[int]:
    return [column.total for column in paper.columns]


def picture(feature: str, label: str) -> Piece:
    """What a row counts, as an icon."""
    return Piece(f"row-{feature}", "note", feature, label)


# --- part 1: birds caught ---------------------------------------------------------------------------------


def write_caught(paper: Paper) -> list[Row]:
    sets = [write_points(column.sets, explain_sets(paper, nth)) for nth, column in enumerate(paper.columns)]
    return [
        *(write_majority(paper, feature) for feature in (*SHAPES, *COLOURS)),
        Row(paper.say("fowlplay-row-sets"), sets),
        total_row(paper.say("fowlplay-row-caught"), [column.subtotal for column in paper.columns]),
    ]


def write_majority(paper: Paper, feature: str) -> Row:
    """FP-19"""
    counts = [len(having(paper.shared, birds, feature)) for birds in paper.shared.caught]
    cells = [
        write_points(column.majorities[feature], explain_majority(paper, nth, feature, counts))
        for nth, column in enumerate(paper.columns)
    ]
    label = paper.say("fowlplay-row-most", feature=feature)
    return Row(label, cells, piece=picture(feature, label))


def explain_majority(paper: Paper, nth: int, feature: str, counts: list[int]) -> str:
    seat, most = paper.seats[nth], max(counts)
    if most == 0:
        return paper.say("fowlplay-why-none")
    birds = count_feature(feature, counts[seat], paper.say)
    first = [other for other, count in enumerate(counts) if count == most and other != seat]
    others = list_up(paper.say, [paper.names[other] for other in first])
    if counts[seat] < most:
        return paper.say("fowlplay-why-fewer", birds=birds, names=others, most=most)
    points = paper.columns[nth].majorities[feature]
    if first:
        return paper.say("fowlplay-why-tied", birds=birds, names=others, points=points)
    return paper.say("fowlplay-why-most", birds=birds, points=points)


def explain_sets(paper: Paper, nth: int) -> str:
    """FP-20"""
    caught = paper.shared.caught[paper.seats[nth]]
    sets = min(len(having(paper.shared, caught, kind)) for kind in TYPES)
    points = paper.columns[nth].sets
    return paper.say("fowlplay-why-sets", birds=count_types(paper.shared, caught, paper.say), sets=sets, points=points)


# --- part 2: birds that survive ---------------------------------------------------------------------------


def write_survivors(paper: Paper) -> list[Row]:
    """FP-21"""
    subtotals = [column.survivors.subtotal if column.survivors else 0 for column in paper.columns]
    return [
        Row(paper.say("fowlplay-row-target"), [write_target(paper, target) for target in paper.targets]),
        *(write_alive(paper, feature) for feature in list_features(paper)),
        Row(paper.say("fowlplay-row-saved"), [write_saved(paper, target) for target in paper.targets]),
        total_row(paper.say("fowlplay-row-survivors"), subtotals),
    ]


def list_features(paper: Paper) -> list[str]:
    """All of them on everyone's sheet; on one's own those that can score."""
    if len(paper.seats) > 1:
        return list(FEATURES)
    return [feature for feature in FEATURES if having(paper.shared, paper.known, feature)]


def write_target(paper: Paper, target: int | None) -> Cell:
    if target is None:
        return Cell(UNKNOWN)
    return Cell(str(target), why=name_card(paper.shared, target, paper.say), marks=["target"])


def write_alive(paper: Paper, feature: str) -> Row:
    alive = len(having(paper.shared, map(int, paper.shared.birds), feature))
    why = paper.say("fowlplay-why-alive", birds=count_feature(feature, alive, paper.say), points=alive)
    like = having(paper.shared, paper.known, feature)
    label = paper.say("fowlplay-row-alive", feature=feature)
    cells = [write_points(alive, why) if target in like else Cell(NOTHING) for target in paper.targets]
    return Row(label, cells, piece=picture(feature, label))


def write_saved(paper: Paper, target: int | None) -> Cell:
    """The target bird itself."""
    if target is None:
        return Cell(NOTHING)
    bird = name_bird(paper.shared, target, paper.say, "the")
    if str(target) in paper.shared.birds:
        return write_points(1, paper.say("fowlplay-why-saved", bird=bird))
    hunter = next(seat for seat, birds in enumerate(paper.shared.caught) if target in birds)
    return write_points(0, paper.say("fowlplay-why-lost", bird=bird, name=paper.names[hunter]))


# --- who has won ------------------------------------------------------------------------------------------


def rank_columns(shared: Shared) -> list[int]:
    """FP-22"""
    return rank([weigh_column(shared, seat) for seat in range(len(shared.sheet))])


def weigh_column(shared: Shared, seat: int) -> tuple[int, int, int]:
    column = shared.sheet[seat]
    return rank_key(column.total, column.survivors.target if column.survivors else 0, len(shared.caught[seat]))


def write_places(paper: Paper) -> Row:
    ranks = rank_columns(paper.shared)
    cells = [
        Cell(str(place), why=explain_place(paper, seat), marks=["won"] if place == 1 else [])
        for seat, place in enumerate(ranks)
    ]
    return Row(paper.say("fowlplay-row-place"), cells, marks=["total"])


def explain_place(paper: Paper, seat: int) -> str:
    """What decided it: the first thing in which nobody is equal."""
    keys = [weigh_column(paper.shared, other) for other in range(len(paper.seats))]
    decided = ("points", "target", "fewer")
    by = next((name for upto, name in enumerate(decided, 1) if is_alone(keys, keys[seat][:upto])), "shared")
    return paper.say("fowlplay-why-place", by=by, n=len(paper.shared.caught[seat]))


def is_alone(keys: list[tuple[int, int, int]], key: tuple[int, ...]) -> bool:
    return sum(other[: len(key)] == key for other in keys) == 1
