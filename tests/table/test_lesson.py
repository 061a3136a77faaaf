"""A lesson at a table: who can turn its pages, what its script does, and what remains in the log."""

from __future__ import annotations

import random

import pytest

from foxden.game import Refusal
from foxden.games import GAMES
from foxden.live.coach import coach
from foxden.record_check import check
from foxden.table import events as ev
from foxden.table import requests as rq
from foxden.table.asks import ScriptContinues
from foxden.table.events import decode_event
from foxden.table.lesson import LessonProgress
from foxden.table.log_lines import LogLine, keep_lines
from foxden.table.opening import begin_lesson
from tests.table.company import SEED, Company, seated

NOW = 1000.0


class Lesson(Company):
    """Ada is the learner; events are written, read and folded, as on a server."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.open(begin_lesson("Ada", "Ada", game, SEED, NOW))

    @property
    def progress(self) -> LessonProgress:
        assert self.table.lesson is not None
        return self.table.lesson

    @property
    def page(self) -> int:
        return self.progress.page

    def turn(self, page: int) -> None:
        self.does("Ada", rq.Page, page=page)
        while (mark := self.progress.mark(self.table.turn)) is not None:
            self.happen(self.decide(ScriptContinues(mark)))

    def to_the_end(self) -> None:
        while not self.progress.is_last:
            self.turn(self.page + 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_from_its_log_at_every_moment(game: str) -> None:
    lesson = Lesson(game)
    lesson.to_the_end()
    lesson.turn(3)
    lesson.to_the_end()
    again = lesson.reopened()
    assert again.lesson is not None
    assert again.state.freeze() == lesson.table.state.freeze()
    assert again.lesson.page == lesson.page
    assert coach(again.lesson, "de").words


@pytest.mark.parametrize("game", GAMES)
def test_a_page_turned_back_is_as_it_was(game: str) -> None:
    lesson = Lesson(game)
    seen = []
    while not lesson.progress.is_last:
        seen.append(lesson.table.state.freeze())
        lesson.turn(lesson.page + 1)
    for page, before in reversed(list(enumerate(seen))):
        lesson.turn(page)
        assert lesson.table.phase == "playing"
        assert lesson.table.state.freeze() == before


@pytest.mark.parametrize("game", GAMES)
def test_what_is_undone_is_struck_out_of_the_log(game: str) -> None:
    """To and fro, and all the way: what is left are the lines of the moves in the record, in their order."""
    lesson, chance = Lesson(game), random.Random(5)
    lines: tuple[LogLine, ...] = ()
    for _ in range(60):
        written = len(lesson.log)
        lesson.turn(chance.randint(0, lesson.page) if chance.random() < 0.2 else lesson.page + 1)
        for event in map(decode_event, lesson.log[written:]):
            if isinstance(event, ev.Moved):
                lines = (*lines, LogLine(0, lambda _, text=event.text: text))  # type: ignore[misc]
        lines = keep_lines(lesson.table, lines)
        told = [line.tell("en") for line in lines]
        assert told == [text for seat, text in lesson.table.record().moves if seat is not None]


def test_in_a_game_only_the_last_lines_are_kept() -> None:
    lines = tuple(LogLine(number, str) for number in range(100))
    assert keep_lines(seated("foxrun", "Ada", "Ben").table, lines) == lines[60:]


def test_only_whoever_learns_turns_the_pages() -> None:
    lesson = Lesson("foxrun")
    with pytest.raises(Refusal, match="table-not-your-seat"):
        lesson.asks("Ben", rq.Page, page=1)
    for page in (2, 99):
        with pytest.raises(Refusal, match="lesson-none"):
            lesson.asks("Ada", rq.Page, page=page)


def test_a_move_that_leaves_the_script_is_refused_with_what_the_coach_has_not_said() -> None:
    lesson = Lesson("foxrun")
    with pytest.raises(Refusal, match="lesson-not-now"):
        lesson.asks("Ada", rq.Move, seat=0, turn=lesson.table.turn, text="step d2")
    lesson.turn(1)
    lesson.turn(2)
    with pytest.raises(Refusal, match="lesson-not-that"):
        lesson.asks("Ada", rq.Move, seat=0, turn=lesson.table.turn, text="step d1")
    lesson.happen(lesson.asks("Ada", rq.Move, seat=0, turn=lesson.table.turn, text="step d2"))
    assert lesson.page == 3


def test_where_any_number_is_fine_the_learners_own_stays() -> None:
    lesson = Lesson("foxy")
    for page in (1, 2, 3):
        lesson.turn(page)
    lesson.happen(lesson.asks("Ada", rq.Move, seat=0, turn=lesson.table.turn, text="9"))
    lesson.to_the_end()
    assert (0, "9") in lesson.table.record().moves
    assert lesson.table.phase == "over"
    check(lesson.table.full_record())


def test_a_script_out_of_date_does_nothing() -> None:
    lesson = Lesson("foxy")
    lesson.happen(lesson.asks("Ada", rq.Move, seat=0, turn=lesson.table.turn, text="1"))
    mark = lesson.progress.mark(lesson.table.turn)
    assert mark is not None
    lesson.does("Ada", rq.Page, page=0)
    assert lesson.decide(ScriptContinues(mark)) == []


def test_at_an_ordinary_table_there_are_no_pages() -> None:
    with pytest.raises(Refusal, match="lesson-none"):
        Company("foxy").asks("Ada", rq.Page, page=0)


def test_nothing_of_a_lesson_can_be_taken_back_but_by_turning_a_page() -> None:
    lesson = Lesson("foxrun")
    for page in (1, 2, 3):
        lesson.turn(page)
    assert not lesson.table.can_undo(0)
