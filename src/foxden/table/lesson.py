"""A lesson at a table: how far somebody is in it, what may be done on a page, and how pages are turned.

Folded from the table's log like the table itself, so a lesson goes on where it was after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from foxden.bots.levels import LEVELS
from foxden.game import Game, Refusal, Value
from foxden.lesson import LEARNER, Lesson, LessonStep, ScriptedMove
from foxden.record import replay
from foxden.state import State
from foxden.table import events as ev

if TYPE_CHECKING:
    from foxden.table.table import Table

Mark = tuple[int, int, int]
T = TypeVar("T")
LINES = 40


class Course:
    """A page is done when it is read or its move is made, and the script has made the moves that follow."""

    def __init__(self, game: Game[Any, Any]) -> None:
        if game.lesson is None:
            raise Refusal("lesson", "lesson-none")
        self.game = game
        self.lesson: Lesson = game.lesson
        self.page = 0
        self.answered = False
        self.made = 0
        """How many of the script's moves of this page."""
        self.begun = [0]
        """The moves in the record when each page began."""

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.page]

    @property
    def is_last(self) -> bool:
        return self.page == len(self.lesson.steps) - 1

    @property
    def wants_move(self) -> bool:
        return bool(self.step.wants) and not self.answered

    def set_up(self, box: Any, options: Mapping[str, Value]) -> State:
        state: State = self.game.read_setup(box, options, self.lesson.seats, dict(self.lesson.setup))
        return state

    def check(self, seat: int, text: str) -> None:
        """A move that would leave the script is answered by the coach."""
        if seat != LEARNER or not self.wants_move:
            raise Refusal("lesson", "lesson-not-now")
        if text not in self.step.wants and not self.step.free:
            raise self.why_not()

    def why_not(self) -> Refusal:
        """What the coach says to whatever else is done or touched."""
        return Refusal("lesson", self.step.otherwise or self.step.words)

    def next_entry(self) -> ScriptedMove | None:
        """What the script does now."""
        return self.step.then[self.made] if self.answered else None

    # --- what has happened ------------------------------------------------------------------------------

    def moved(self, moves: int) -> None:
        """Somebody has moved; there are so many moves in the record now."""
        if self.answered:
            self.made += 1
        self.answered = True
        self.go_on(moves)

    def read(self, moves: int) -> None:
        self.answered = True
        self.go_on(moves)

    def go_on(self, moves: int) -> None:
        if self.made == len(self.step.then) and not self.is_last:
            self.begun.append(moves)
            self.open_page(self.page + 1)

    def open_page(self, page: int) -> None:
        self.page, self.answered, self.made = page, False, 0
        del self.begun[page + 1 :]


# --- asking -------------------------------------------------------------------------------------------------


def begin_lesson(table: Table, guest: str, name: str, now: float) -> list[ev.AnyEvent]:
    """Whoever learns sits down, the others are bots, and it begins."""
    assert table.course is not None
    happened: list[ev.AnyEvent] = []

    def happen(events: list[ev.AnyEvent]) -> None:
        for event in events:
            table.apply(event)
        happened.extend(events)

    happen(table.sit(guest, name, now))
    for _ in range(table.course.lesson.seats - 1):
        happen(table.add_bot(guest, LEVELS[table.game.name][0].name, now))
    happen(table.get_ready(guest, "lesson", now))
    happen(table.start(guest, now))
    return happened


def turn_page(table: Table, guest: str, page: int, now: float) -> list[ev.AnyEvent]:
    """Back to any page before; or on, and where a move is wanted it is shown."""
    course = table.course
    if course is None or page > course.page + 1:
        raise Refusal("lesson", "lesson-none")
    if LEARNER not in table.seats_of(guest):
        raise Refusal("table", "table-not-your-seat")
    if page <= course.page:
        return [ev.Paged(at=now, page=page)]
    if course.answered or course.is_last:
        return []
    if course.wants_move:
        return table.make(LEARNER, course.step.wants[0], "bot", now)
    return [ev.Paged(at=now, page=page)]


def mark_of(table: Table) -> Mark | None:
    """Where the script stands, when it is its turn."""
    course = table.course
    if course is None or course.next_entry() is None:
        return None
    return course.page, course.made, table.turn


def follow_script(table: Table, mark: Mark, now: float) -> list[ev.AnyEvent]:
    """The next move of the script, or all that are left on this page. Out of date, it is no event at all."""
    course = table.course
    if course is None or mark_of(table) != mark:
        return []
    left = course.step.then[course.made :]
    if course.step.at_once:
        return [ev.Moved(at=now, seat=seat, text=text, by="bot") for seat, text in left]
    seat, text = left[0]
    return table.make(seat, text, "bot", now)


# --- what has happened --------------------------------------------------------------------------------------


def turn_to(table: Table, page: int) -> None:
    """On to the next page, or back: then the game is again as it was when that page began."""
    course, record = table.course, table.record()
    assert course is not None
    assert table.recorder is not None
    if page > course.page:
        course.read(len(record.moves))
        return
    del record.moves[course.begun[page] :]
    record.result = None
    for moment in replay(record):
        table.recorder.state = moment.state
    course.open_page(page)
    table.phase = "playing"
    table.turn += 1
    table.steps.clear()


def keep_lines(table: Table, lines: list[T]) -> list[T]:
    """Of a log, which has a line for each move: the last ones. In a lesson all those of moves that stand, for when a
    page is turned back, what came after it has not happened."""
    if table.course is None or table.recorder is None:
        return lines[-LINES:]
    return lines[: sum(seat is not None for seat, _ in table.record().moves)]
