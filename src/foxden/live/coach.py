"""What a lesson's coach says, and which choices a seat is offered meanwhile."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from foxden.live import wire
from foxden.scene import Number, OwnScene
from foxden.table.lesson import LessonProgress
from foxden.text import say


def coach(lesson: LessonProgress, language: str) -> wire.Coach:
    step = lesson.step
    return wire.Coach(
        words=say(language, step.words),
        page=lesson.page,
        pages=len(lesson.lesson.steps),
        waits_for=waits_for(lesson),
        ring=[] if lesson.answered else list(step.ring),
    )


def waits_for(lesson: LessonProgress) -> Literal["reader", "move", "script", "nobody"]:
    if lesson.answered:
        return "script"
    if lesson.is_last:
        return "nobody"
    return "move" if lesson.wants_move else "reader"


def restrict(own: OwnScene, lesson: LessonProgress) -> OwnScene:
    """Offer only what the script allows, one step at a time."""
    own = replace(own, reach=None)
    if not lesson.wants_move:
        return replace(own, ask="", choices=[], buttons=[], number=None)
    step = lesson.step
    if own.number is not None:
        return replace(own, number=restrict_number(own.number, step.wants))
    if step.free:
        return own
    choices = [choice for choice in own.choices if choice.move in step.wants]
    touched = {target for choice in choices for path in (choice.path, *choice.also) for target in path}
    return replace(own, choices=choices, buttons=[button for button in own.buttons if button.id in touched])


def restrict_number(number: Number, wants: tuple[str, ...]) -> Number:
    """Offer the toggle that goes with a number only when the lesson gets to it."""
    toggle = number.toggle
    if toggle is not None and any(text.endswith(toggle.text) for text in wants):
        return number
    return replace(number, toggle=None)
