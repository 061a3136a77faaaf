"""A first game that teaches the rules; the learner plays the fox."""

from __future__ import annotations

from foxden.lesson import Lesson, LessonStep

LESSON = Lesson(
    seats=2,
    setup={},
    steps=(
        LessonStep("hounds-lesson-goal", ring=("fox",)),
        LessonStep("hounds-lesson-step", ring=("fox",), wants=("e1-d2",), then=((1, "b8-c7"),)),
        LessonStep("hounds-lesson-hounds", ring=("hound-1",)),
        LessonStep("hounds-lesson-back", ring=("fox",), wants=("d2-e1", "d2-c1"), then=((1, "d8-e7"),)),
        LessonStep("hounds-lesson-end"),
    ),
)
