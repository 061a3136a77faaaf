"""A lesson at a table: how far the learner is, what each page allows, and how pages are turned.

Folded from the table's log like the table itself, so a lesson resumes where it was after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from foxden.game import Game, Refusal, Value
from foxden.lesson import LEARNER, Lesson, LessonStep, ScriptedMove
from foxden.state import State
from foxden.table.game_so_far import GameSoFar

Mark = tuple[int, int, int]
"""The position in a script: the page, how many of its moves were made, and the turn."""


class LessonProgress(msgspec.Struct, frozen=True):
    """A page is finished when it is read or its move is made, and the script has made the moves that follow."""

    lesson: Lesson
    page: int = 0
    answered: bool = False
    made: int = 0
    """How many of the script's moves on this page have been made."""
    begun: tuple[GameSoFar, ...] = ()
    """The game at the start of each page."""

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.page]

    @property
    def is_last(self) -> bool:
        return self.page == len(self.lesson.steps) - 1

    @property
    def wants_move(self) -> bool:
        return bool(self.step.wants) and not self.answered

    def check(self, seat: int, text: str) -> None:
        """Refuse a move that isn't in the script, with the coach's words."""
        if seat != LEARNER or not self.wants_move:
            raise Refusal("lesson", "lesson-not-now")
        if text not in self.step.wants and not self.step.free:
            raise self.why_not()

    def why_not(self) -> Refusal:
        """What the coach says when the learner does or touches anything else; never a repetition of what was just
        said."""
        return Refusal("lesson", self.step.otherwise or "lesson-not-that")

    def next_entry(self) -> ScriptedMove | None:
        """The script's next move."""
        return self.step.then[self.made] if self.answered and self.made < len(self.step.then) else None

    def mark(self, turn: int) -> Mark | None:
        """The position in the script, if it is the script's turn."""
        return None if self.next_entry() is None else (self.page, self.made, turn)

    # --- what has happened ------------------------------------------------------------------------------

    def begin(self, played: GameSoFar) -> LessonProgress:
        return replace(self, begun=(played,))

    def moved(self, played: GameSoFar) -> LessonProgress:
        """The progress after a move, which led to this game."""
        return replace(self, answered=True, made=self.made + int(self.answered)).go_on(played)

    def read(self, played: GameSoFar) -> LessonProgress:
        return replace(self, answered=True).go_on(played)

    def go_on(self, played: GameSoFar) -> LessonProgress:
        if self.made < len(self.step.then) or self.is_last:
            return self
        return replace(self, begun=(*self.begun, played)).open_page(self.page + 1)

    def open_page(self, page: int) -> LessonProgress:
        return replace(self, page=page, answered=False, made=0, begun=self.begun[: page + 1])


def open_lesson(game: Game[Any, Any], options: Mapping[str, Value]) -> LessonProgress:
    """The lesson of a table with these options. An old log continues with the script it started with."""
    if game.lesson is None:
        raise Refusal("lesson", "lesson-none")
    earlier = (lesson for lesson in game.earlier_lessons if game.settle(lesson.options) == game.settle_written(options))
    return LessonProgress(next(earlier, game.lesson))


def set_up_lesson(game: Game[Any, Any], lesson: Lesson, box: Any, options: Mapping[str, Value]) -> State:
    state: State = game.read_setup(box, options, lesson.seats, dict(lesson.setup))
    return state
