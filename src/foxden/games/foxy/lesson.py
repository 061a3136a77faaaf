"""The lesson of Foxy: five cards to remember, fifteen that are filled in for you, and the count."""

from foxden.lesson import Lesson, LessonStep, ScriptedMove

DECK = [
    ["hen"], ["hen", "pig"], ["bear", "cat"], ["hen", "cat"], ["fox"],
    ["zebra"], ["dolphin"], ["pig"], ["zebra", "giraffe"], ["bear"],
    ["octopus", "cat"], ["rabbit"], ["hen", "pig"], ["giraffe"], ["dolphin", "octopus"],
    ["bear", "rabbit"], ["pig"], ["zebra", "cat"], ["octopus"], ["bear", "rabbit", "cat"],
]  # fmt: skip
AFTERWARDS = ((1, 1), (1, 1), (2, 2), (3, 3), (2, 3), (4, 4), (1, 1), (6, 7), (2, 2), (4, 4), (5, 7), (4, 4), (7, 8),
              (3, 2), (13, 9))  # fmt: skip
"""What the script writes for the learner and the bot after the fifth card."""


def wind_on() -> tuple[ScriptedMove, ...]:
    return tuple((seat, str(number)) for numbers in AFTERWARDS for seat, number in enumerate(numbers))


LESSON = Lesson(
    seats=2,
    setup={"deck": DECK},
    steps=(
        LessonStep("foxy-lesson-first", ring=("pile",), wants=("1",), then=((1, "1"),)),
        LessonStep("foxy-lesson-second", ring=("pile",), wants=("3",), then=((1, "3"),)),
        LessonStep("foxy-lesson-third", wants=("2",), otherwise="foxy-lesson-third-again", then=((1, "1"),)),
        LessonStep("foxy-lesson-fourth", wants=("5",), free=True, then=((1, "6"),)),
        LessonStep(
            "foxy-lesson-fox", ring=("toggle",), wants=("4!",), otherwise="foxy-lesson-fox-again", then=((1, "4"),)
        ),
        LessonStep("foxy-lesson-bet", ring=("board",), then=wind_on(), at_once=True),
        LessonStep("foxy-lesson-count"),
        LessonStep("foxy-lesson-end"),
    ),
)
