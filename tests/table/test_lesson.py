"""A lesson at a table: who may turn its pages, what its script does, and what is left of it in the log."""

from __future__ import annotations

import random

import msgspec
import pytest

from foxden.game import Refusal
from foxden.games import GAMES
from foxden.live.coach import coach
from foxden.record_check import check
from foxden.table import events as ev
from foxden.table.events import decode_event, encode_event
from foxden.table.lesson import begin_lesson, follow_script, keep_lines, mark_of, turn_page
from foxden.table.table import Table, open_table

NOW = 1000.0


class Lesson:
    """Ada learns; what happens is written, read and folded, as a server does."""

    def __init__(self, game: str) -> None:
        options = GAMES[game].settle({})
        self.opened = ev.Opened(
            at=NOW, game=game, host="Ada", options=options, clock=ev.Clock(), seed="5e" * 32, lesson=True
        )
        self.table = Table(self.opened, "lesson-1")
        self.log = [encode_event(event) for event in begin_lesson(self.table, "Ada", "Ada", NOW)]

    def happen(self, events: list[ev.AnyEvent]) -> None:
        for event in events:
            self.log.append(encode_event(event))
            self.table.apply(decode_event(self.log[-1]))

    @property
    def page(self) -> int:
        assert self.table.course is not None
        return self.table.course.page

    def turn(self, page: int) -> None:
        self.happen(turn_page(self.table, "Ada", page, NOW))
        mark = mark_of(self.table)
        while mark is not None:
            self.happen(follow_script(self.table, mark, NOW))
            mark = mark_of(self.table)

    def to_the_end(self) -> None:
        assert self.table.course is not None
        while not self.table.course.is_last:
            self.turn(self.page + 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_from_its_log_at_every_moment(game: str) -> None:
    lesson = Lesson(game)
    lesson.to_the_end()
    lesson.turn(3)
    lesson.to_the_end()
    for length in range(5, len(lesson.log) + 1):
        again = open_table("lesson-1", lesson.opened, [decode_event(line) for line in lesson.log[:length]])
    assert again.course is not None
    assert again.state.freeze() == lesson.table.state.freeze()
    assert again.course.page == lesson.page
    assert coach(again.course, "de").words


@pytest.mark.parametrize("game", GAMES)
def test_a_page_turned_back_is_as_it_was(game: str) -> None:
    lesson = Lesson(game)
    seen = []
    while lesson.table.course and not lesson.table.course.is_last:
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
    lines: list[str] = []
    for _ in range(60):
        written = len(lesson.log)
        lesson.turn(chance.randint(0, lesson.page) if chance.random() < 0.2 else lesson.page + 1)
        for event in map(decode_event, lesson.log[written:]):
            if isinstance(event, ev.Moved):
                lines.append(event.text)
        lines = keep_lines(lesson.table, lines)
        assert lines == [text for seat, text in lesson.table.record().moves if seat is not None]


def test_in_a_game_only_the_last_lines_are_kept() -> None:
    table = Table(msgspec.structs.replace(Lesson("foxrun").opened, lesson=False), "game-1")
    assert keep_lines(table, list(range(100))) == list(range(60, 100))


def test_only_whoever_learns_turns_the_pages() -> None:
    lesson = Lesson("foxrun")
    with pytest.raises(Refusal, match="table-not-your-seat"):
        turn_page(lesson.table, "Ben", 1, NOW)
    for page in (2, 99):
        with pytest.raises(Refusal, match="lesson-none"):
            turn_page(lesson.table, "Ada", page, NOW)


def test_a_move_that_leaves_the_script_is_refused_in_the_coachs_words() -> None:
    lesson = Lesson("foxrun")
    with pytest.raises(Refusal, match="lesson-not-now"):
        lesson.table.move("Ada", 0, lesson.table.turn, "step d2", NOW)
    lesson.turn(1)
    lesson.turn(2)
    with pytest.raises(Refusal, match="foxrun-lesson-step"):
        lesson.table.move("Ada", 0, lesson.table.turn, "step d1", NOW)
    lesson.happen(lesson.table.move("Ada", 0, lesson.table.turn, "step d2", NOW))
    assert lesson.page == 3


def test_where_any_number_is_fine_the_learners_own_stays() -> None:
    lesson = Lesson("foxy")
    for page in (1, 2, 3):
        lesson.turn(page)
    lesson.happen(lesson.table.move("Ada", 0, lesson.table.turn, "9", NOW))
    lesson.to_the_end()
    assert (0, "9") in lesson.table.record().moves
    assert lesson.table.phase == "over"
    check(lesson.table.full_record())


def test_a_script_out_of_date_does_nothing() -> None:
    lesson = Lesson("foxy")
    lesson.happen(lesson.table.move("Ada", 0, lesson.table.turn, "1", NOW))
    mark = mark_of(lesson.table)
    assert mark is not None
    lesson.happen(turn_page(lesson.table, "Ada", 0, NOW))
    assert follow_script(lesson.table, mark, NOW) == []


def test_at_an_ordinary_table_there_are_no_pages() -> None:
    opened = ev.Opened(at=NOW, game="foxy", host="Ada", options=GAMES["foxy"].settle({}), clock=ev.Clock(), seed="00")
    with pytest.raises(Refusal, match="lesson-none"):
        turn_page(Table(opened, "plain"), "Ada", 0, NOW)


def test_nothing_of_a_lesson_can_be_taken_back_but_by_turning_a_page() -> None:
    lesson = Lesson("foxrun")
    for page in (1, 2, 3):
        lesson.turn(page)
    assert not lesson.table.can_undo(0)
