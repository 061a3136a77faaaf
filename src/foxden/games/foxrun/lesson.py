"""The lesson of Fox on the Run: Indigo crosses the forest in three steps, and Scarlett prepares his path."""

from foxden.lesson import Lesson, LessonStep

TILES = {
    "a1": "r", "a2": "rd", "a3": "d", "a4": "u",
    "b1": "u", "b2": "ur", "b3": "r", "b5": "r",
    "c1": "l", "c2": "ud", "c3": "ul", "c4": "l", "c5": "d",
    "d1": "d", "d2": "u", "d3": "r", "d4": "l", "d5": "dl",
    "e2": "rl", "e3": "u", "e4": "d", "e5": "l",
}  # fmt: skip
ROLES = [["indigo", "scarlett"], ["zev", "puffer"]]

UNTIL_SCARLETT_GOES = (
    LessonStep("foxrun-lesson-foxes", ring=("pawn-indigo", "pawn-scarlett")),
    LessonStep("foxrun-lesson-wolf", ring=("pawn-zev",)),
    LessonStep("foxrun-lesson-step", ring=("d2",), wants=("step d2",)),
    LessonStep("foxrun-lesson-over", ring=("d2",), then=((1, "step c4"),)),
    LessonStep("foxrun-lesson-scarlett", ring=("b5",), wants=("step b5",), then=((1, "step a4"), (1, "reveal b3"))),
    LessonStep("foxrun-lesson-zev", ring=("b3",)),
    LessonStep("foxrun-lesson-closer", ring=("c3",), wants=("step c3",), then=((1, "step d4"), (1, "turn c4 90"))),
    LessonStep("foxrun-lesson-puffer", ring=("c4",)),
)
THE_END = (
    LessonStep("foxrun-lesson-chain", ring=("b4",), wants=("step b4",)),
    LessonStep("foxrun-lesson-freed"),
)

LESSON = Lesson(
    seats=2,
    setup={"tiles": TILES, "roles": ROLES},
    steps=(
        *UNTIL_SCARLETT_GOES,
        LessonStep("foxrun-lesson-away", ring=("c5",), wants=("step c5",)),
        LessonStep("foxrun-lesson-swap", ring=("b4", "b5"), wants=("swap b4 b5",), then=((1, "step a5"),)),
        LessonStep("foxrun-lesson-start-tile", ring=("a5", "pawn-zev")),
        *THE_END,
    ),
)

EARLIER_LESSON = Lesson(
    seats=2,
    setup={"tiles": {**TILES, "b5": "l", "c4": "d", "c5": "r"}, "roles": ROLES},
    options={"start-tile": "move"},
    steps=(
        *UNTIL_SCARLETT_GOES,
        LessonStep("foxrun-lesson-home", ring=("a5",), wants=("step a5",)),
        LessonStep(
            "foxrun-lesson-swap", ring=("b4", "b5"), wants=("swap b4 b5",), then=((1, "step a3"), (1, "reveal b2"))
        ),
        LessonStep("foxrun-lesson-alone", ring=("pawn-zev", "pawn-scarlett")),
        *THE_END,
    ),
)
"""For old logs, from the time when only the movement ended on a start tile."""
