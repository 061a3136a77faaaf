"""Fowl Play! at a real table: who caught which birds, and everyone's targets, scored by the rules."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from foxden.forms.companion import Companion
from foxden.forms.entry import Entry
from foxden.forms.form import Form, Give, Group, Pick, Problem, Tally
from foxden.games.fowlplay.about import LEAST, MOST, NAME, TITLE
from foxden.games.fowlplay.box import BIRDS, FowlPlayBox
from foxden.games.fowlplay.count import count_table, write_column, write_columns
from foxden.games.fowlplay.names import COLOURS, SHAPES, TYPES, name_birds
from foxden.games.fowlplay.pieces import show_bird
from foxden.games.fowlplay.result import rank_seats
from foxden.games.fowlplay.sheet import (
    SheetPlan,
    explain_place,
    plan_sheet,
    rank_columns,
    total_row,
    totals,
    write_caught,
    write_on,
    write_places,
    write_survivors,
)
from foxden.games.fowlplay.speech import say_winner
from foxden.games.fowlplay.view import FowlPlayShared, Secrets
from foxden.games.fowlplay.words import capitalize, count_types, name_bird
from foxden.result import Result
from foxden.scene import Cell, Piece, Row, Say, Sheet
from foxden.text import list_up

START = 4


# --- what can be entered ----------------------------------------------------------------------------------


def form(box: FowlPlayBox, say: Say) -> Form:
    groups = list_groups(box, say)
    return Form(
        game=NAME,
        title=TITLE,
        intro=say("fowlplay-score-intro"),
        least=LEAST,
        most=MOST,
        start=START,
        parts=[
            Give(say("fowlplay-score-caught"), say("fowlplay-score-caught-how"), "caught-{seat}-{thing}", groups),
            Pick(say("fowlplay-score-targets"), say("fowlplay-score-targets-how"), "target-{seat}", groups),
        ],
        hand=True,
    )


def list_groups(box: FowlPlayBox, say: Say) -> list[Group]:
    """The birds grouped by type, colour and shape, whatever their cards' numbers."""
    known = name_birds(box)
    shared = unplayed([], [], box)
    groups = []
    for kind in TYPES:
        numbers = [known.index(f"{kind} {colour} {shape}") + 1 for colour in COLOURS for shape in SHAPES]
        groups.append(Group(say("fowlplay-kind", kind=kind), [show_thing(shared, number, say) for number in numbers]))
    return groups


def show_thing(shared: FowlPlayShared, number: int, say: Say) -> Piece:
    return msgspec.structs.replace(show_bird(shared, number, say), id=str(number))


# --- what was entered -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EnteredFowlPlay:
    """A finished game, as far as it was entered."""

    birds: list[list[int]]
    targets: list[int | None]

    @property
    def alive(self) -> list[int]:
        gone = {bird for birds in self.birds for bird in birds}
        return [bird for bird in range(1, BIRDS + 1) if bird not in gone]

    @property
    def is_complete(self) -> bool:
        """Whether everything needed was entered. It is possible that nobody caught anything: such games end by the turn
        cards (FP-17)."""
        return None not in self.targets


def read(entry: Entry) -> EnteredFowlPlay:
    seats = entry.seats(LEAST, MOST, START)
    birds = [[bird for bird in range(1, BIRDS + 1) if entry.is_set(f"caught-{seat}-{bird}")] for seat in range(seats)]
    return EnteredFowlPlay(birds, [read_target(entry, seat) for seat in range(seats)])


def read_target(entry: Entry, seat: int) -> int | None:
    text = entry.text(f"target-{seat}")
    return int(text) if text in {str(bird) for bird in range(1, BIRDS + 1)} else None


def unplayed(caught: list[list[int]], targets: list[int | None], box: FowlPlayBox) -> FowlPlayShared:
    """The end of a game of which nothing else is known, in the form of a game played here."""
    found = EnteredFowlPlay(caught, targets)
    counted = count_table(box, caught, found.alive, targets)
    known = [target for target in targets if target is not None]
    return FowlPlayShared(
        cards=name_birds(box),
        tunnels=[],
        round=0,
        phase="over",
        acting=[],
        ready=[],
        first=0,
        order=[],
        steps_left=0,
        birds={str(bird): (0, 0) for bird in found.alive},
        foxes=[],
        played=None,
        caught=caught,
        birds_left=len(found.alive),
        last_birds=int(box.last_birds),
        captured=False,
        turn_cards=0,
        turn_cards_turned=0,
        deck=0,
        discards=[],
        sheet=[write_column(counted, seat, target is not None) for seat, target in enumerate(targets)],
        secrets=Secrets(known, [], []),
    )


# --- what comes of it -------------------------------------------------------------------------------------


def score(entry: Entry, box: FowlPlayBox, say: Say) -> Tally:
    found = read(entry)
    names = entry.names(len(found.birds), say)
    shared = unplayed(found.birds, found.targets, box)
    plan = plan_sheet(shared, names, range(len(names)), shared.sheet, found.targets, say)
    problems = [*find_twice_caught(found, plan), *find_shared_targets(found, plan)]
    is_over = found.is_complete and not problems
    return Tally(
        sheet=write_sheet(plan, is_over),
        problems=problems,
        missing=list_missing(found, plan),
        notes=[say("fowlplay-in-yard", birds=count_types(shared, found.alive, say))]
        if any(found.birds)
        else [say("fowlplay-missing-birds")],
        result=say_result(plan) if is_over else "",
    )


def write_sheet(plan: SheetPlan, is_over: bool) -> Sheet:
    rows = [*write_caught(plan), name_targets(plan), *write_survivors(plan)[1:]]
    rows.append(total_row(plan.say("fowlplay-row-total"), totals(plan)))
    return write_on(plan, plan.say("fowlplay-sheet"), [*rows, write_places(plan)] if is_over else rows)


def name_targets(plan: SheetPlan) -> Row:
    """Name targets by their birds: an owner's cards may have other numbers (FP-4)."""
    birds = [name_bird(plan.shared, target, plan.say) if target else "?" for target in plan.targets]
    return Row(plan.say("fowlplay-row-target"), [Cell(bird, marks=["target"]) for bird in birds])


def say_result(plan: SheetPlan) -> str:
    """Who won, and what decided it if points alone didn't."""
    ranks = rank_columns(plan.shared)
    won, points = say_winner(plan.shared, plan.names, plan.say), totals(plan)
    if points.count(max(points)) == 1:
        return won
    return f"{won} {explain_place(plan, ranks.index(1))}"


def find_twice_caught(found: EnteredFowlPlay, plan: SheetPlan) -> list[Problem]:
    """FP-15: a bird that is caught leaves the yard, so nobody else can catch it."""
    problems = []
    for bird in range(1, BIRDS + 1):
        seats = [seat for seat, birds in enumerate(found.birds) if bird in birds]
        if len(seats) > 1:
            named = capitalize(name_bird(plan.shared, bird, plan.say, "the"))
            who = list_up(plan.say, [plan.names[seat] for seat in seats])
            words = plan.say("fowlplay-caught-twice", bird=named, names=who)
            problems.append(Problem([f"caught-{seat}-{bird}" for seat in seats], words, "FP-15"))
    return problems


def find_shared_targets(found: EnteredFowlPlay, plan: SheetPlan) -> list[Problem]:
    """FP-1, FP-7: there is one card of each bird."""
    problems = []
    for target in sorted({target for target in found.targets if target}):
        seats = [seat for seat, chosen in enumerate(found.targets) if chosen == target]
        if len(seats) > 1:
            who = list_up(plan.say, [plan.names[seat] for seat in seats])
            named = name_bird(plan.shared, target, plan.say, "the")
            words = plan.say("fowlplay-target-twice", bird=named, names=who)
            problems.append(Problem([f"target-{seat}" for seat in seats], words, "FP-7"))
    return problems


def list_missing(found: EnteredFowlPlay, plan: SheetPlan) -> list[str]:
    who = [plan.names[seat] for seat, target in enumerate(found.targets) if target is None]
    return [plan.say("fowlplay-missing-targets", names=list_up(plan.say, who))] if who else []


def result(entry: Entry, box: FowlPlayBox) -> Result | None:
    found = read(entry)
    caught = [bird for birds in found.birds for bird in birds]
    if not found.is_complete or len(set(caught)) < len(caught) or len(set(found.targets)) < len(found.targets):
        return None
    sheet = count_table(box, found.birds, found.alive, found.targets)
    columns = write_columns(sheet, target_known=True)
    return Result([column.total for column in columns], rank_seats(sheet))


COMPANION = Companion(form, score, result)
