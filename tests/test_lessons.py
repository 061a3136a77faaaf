"""Lessons: every script is played against the rules, page by page, as a learner does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from foxden.game import Game, Refusal
from foxden.games import GAMES, default_data
from foxden.lesson import LEARNER, Lesson, LessonStep
from foxden.record import make
from foxden.scene import OwnScene, Scene, Stage
from foxden.state import State
from foxden.table.lesson import open_lesson
from foxden.text import LANGUAGES, say, speaker

SECONDS_A_WORD = 0.25
"""As people read a page, 240 words a minute."""
SECONDS_A_TOUCH = 1.5


def begin(game: Game[Any, Any], lesson: Lesson) -> State:
    state: State = game.read_setup(
        game.pack(default_data(game)), game.settle(lesson.options), lesson.seats, dict(lesson.setup)
    )
    return state


def play(game: Game[Any, Any], lesson: Lesson) -> State:
    """Every page; raises the Refusal of a move that the rules do not allow."""
    state = begin(game, lesson)
    for step in lesson.steps:
        play_page(game, state, step)
    return state


def play_page(game: Game[Any, Any], state: State, step: LessonStep) -> None:
    for text in step.wants:
        make(game, state.copy(), LEARNER, text)
    for seat, text in ([(LEARNER, step.wants[0])] if step.wants else []) + list(step.then):
        make(game, state, seat, text)


def lesson_of(name: str) -> Lesson:
    lesson = GAMES[name].lesson
    assert lesson is not None
    return lesson


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_allow_every_move_of_the_script(name: str) -> None:
    play(GAMES[name], lesson_of(name))


def test_fr_9_an_earlier_lesson_can_be_played_to_its_end_by_the_option_it_was_written_for() -> None:
    """For logs that were begun with it: a house is updated in the middle of a lesson."""
    foxrun = GAMES["foxrun"]
    (earlier,) = foxrun.earlier_lessons
    ended = foxrun.result(play(foxrun, earlier))
    assert ended
    assert ended.by == "freed"
    for options, lesson in (({"start-tile": "move"}, earlier), ({"start-tile": "turn"}, lesson_of("foxrun"))):
        assert open_lesson(foxrun, options).lesson is lesson


@pytest.mark.parametrize("name", GAMES)
def test_a_script_with_an_illegal_move_is_found(name: str) -> None:
    """Planted: the first move of a bot is made twice."""
    lesson = lesson_of(name)
    nth = next(nth for nth, step in enumerate(lesson.steps) if step.then)
    steps = list(lesson.steps)
    steps[nth] = replace(steps[nth], then=steps[nth].then[:1] * 2)
    with pytest.raises(Refusal):
        play(GAMES[name], replace(lesson, steps=tuple(steps)))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_ringed_is_there(name: str) -> None:
    game, lesson = GAMES[name], lesson_of(name)
    state, names = begin(game, lesson), [f"player {seat}" for seat in range(lesson.seats)]
    for step in lesson.steps:
        view, speak = game.look(state, LEARNER), speaker("en")
        moves = state.moves(LEARNER)
        shown = names_in(
            game.stage(view, speak), game.show(view, names, speak), game.show_own(view, moves, names, speak)
        )
        assert set(step.ring) <= shown, step.words
        play_page(game, state, step)


def names_in(stage: Stage, scene: Scene, own: OwnScene) -> set[str]:
    zones = {zone.id for zone in stage.zones} | {space.id for zone in stage.zones for space in zone.spaces}
    pieces = {piece.id for zone in [*scene.zones, *own.zones] for piece in zone.pieces}
    toggle = {"toggle"} if own.number and own.number.toggle else set()
    return zones | pieces | {button.id for button in own.buttons} | toggle


@pytest.mark.parametrize("name", GAMES)
def test_whenever_a_move_is_wanted_the_learner_is_asked(name: str) -> None:
    game, lesson = GAMES[name], lesson_of(name)
    state = begin(game, lesson)
    for step in lesson.steps:
        assert not step.wants or state.must(LEARNER), step.words
        play_page(game, state, step)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_takes_less_than_two_minutes(name: str, language: str) -> None:
    steps = lesson_of(name).steps
    words = sum(any(sign.isalnum() for sign in word) for step in steps for word in say(language, step.words).split())
    assert words * SECONDS_A_WORD + 2 * len(steps) * SECONDS_A_TOUCH < 120


def test_the_learner_frees_scarlett() -> None:
    ended = GAMES["foxrun"].result(play(GAMES["foxrun"], lesson_of("foxrun")))
    assert ended
    assert (ended.ranks[LEARNER], ended.by) == (1, "freed")


def test_the_learner_wins_the_count_by_the_circle() -> None:
    """Both have a number crossed out, so that it is seen; and the coach's sums are right."""
    ended = GAMES["foxy"].result(play(GAMES["foxy"], lesson_of("foxy")))
    assert ended
    assert ended.details
    assert ended.details["exact"][:5] == [1, 3, 2, 5, 4]
    assert ended.ranks == [1, 2]
    assert ended.details["bet_points"] == [8, 0]
    assert all(ended.details["crosses"])


def test_the_learner_catches_a_duck_that_shares_nothing_with_the_target() -> None:
    game = GAMES["fowlplay"]
    shared: Any = game.look_shared(play(game, lesson_of("fowlplay")))
    caught, target = (set(shared.cards[bird - 1].split()) for bird in (*shared.caught[LEARNER], 19))
    assert caught.isdisjoint(target)
