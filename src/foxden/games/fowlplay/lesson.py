"""The lesson of Fowl Play!: a target, a goose brought to safety, a tunnel, and a duck to catch."""

from foxden.lesson import Lesson, LessonStep

CHICKENS, DUCKS, GEESE, TURKEYS = (range(first, 37, 4) for first in (1, 2, 3, 4))
CORNERS = (
    (CHICKENS, "0,-6 1,-6 2,-6 -1,-5 0,-5 1,-5 -2,-4 -1,-4 0,-4"),
    (DUCKS, "6,-4 4,-6 5,-6 6,-6 4,-5 5,-5 6,-5 4,-4 5,-4"),
    (GEESE, "-6,4 -5,4 -4,4 -6,5 -4,6 -4,5 -6,6 -5,6 -5,5"),
    (TURKEYS, "0,4 1,4 2,4 -1,5 0,5 1,5 -2,6 -1,6 0,6"),
)
"""The black duck on a circle stands next to a tunnel, and so does the brown goose on a hexagon."""
HANDS = [[5, 7, 19, 28], [30, 33, 14, 24]]


def settle_birds() -> dict[str, list[int]]:
    return {
        str(bird): [int(part) for part in place.split(",")]
        for birds, places in CORNERS
        for bird, place in zip(birds, places.split(), strict=True)
    }


SETUP = {
    "birds": settle_birds(),
    "hands": HANDS,
    "deck": [card for card in range(1, 37) if card not in HANDS[0] + HANDS[1]],
    "first": 0,
}

LESSON = Lesson(
    seats=2,
    setup=SETUP,
    steps=(
        LessonStep("fowlplay-lesson-target", ring=("card-19",), wants=("target 19",), then=((1, "target 14"),)),
        LessonStep("fowlplay-lesson-den", ring=("fox-orange", "1,-1"), wants=("den orange 1,-1",),
             then=((1, "den black -1,0"),)),
        LessonStep("fowlplay-lesson-card", ring=("card-7",), wants=("play 7",), then=((1, "play 33"),)),
        LessonStep("fowlplay-lesson-goose", ring=("bird-19", "-3,5"), wants=("bird 19 -3,5",)),
        LessonStep("fowlplay-lesson-further", ring=("bird-19", "-3,4"), wants=("bird 19 -3,4",)),
        LessonStep("fowlplay-lesson-enough", ring=("stop",), wants=("stop",), then=((1, "stop"),)),
        LessonStep("fowlplay-lesson-hole", ring=("0,0",), wants=("fox 0,0",)),
        LessonStep("fowlplay-lesson-tunnel", ring=("6,-3",), wants=("fox 6,-3",),
                   then=((1, "fox -2,0"), (1, "fox -3,0"))),
        LessonStep("fowlplay-lesson-again", ring=("card-5",), wants=("play 5",), then=((1, "play 30"),)),
        LessonStep("fowlplay-lesson-fear", ring=("bird-2", "stop"), wants=("stop",), then=((1, "stop"),)),
        LessonStep("fowlplay-lesson-catch", ring=("bird-2",), wants=("fox 6,-4",), then=((1, "fox -4,0"), (1, "stop"))),
        LessonStep("fowlplay-lesson-caught", ring=("caught-0",)),
        LessonStep("fowlplay-lesson-alive", ring=("target",)),
        LessonStep("fowlplay-lesson-end"),
    ),
)  # fmt: skip
