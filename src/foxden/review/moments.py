"""The few moments that decided a game."""

from __future__ import annotations

import msgspec

from foxden.botkit.review import WHOLE
from foxden.review.timeline import Step, Timeline

MOST, LEAST = 5, 3
WORTH_A_WORD = WHOLE // 20
"""Smaller changes are reported only if there are too few others …"""
NOTHING = WHOLE // 100
"""… and changes smaller than this, never."""


class Turning(msgspec.Struct, frozen=True):
    """A move that changed a lot: for whom, and whether by choice or luck."""

    number: int
    seat: int
    by_choice: bool
    before: int
    awaited: int
    after: int


def find_moments(timeline: Timeline) -> list[Turning]:
    """The moments that changed the most, in the order in which they happened."""
    found = sorted((one for step in timeline.steps for one in read_step(timeline, step)), key=weigh, reverse=True)
    told = [one for one in found if weigh(one) >= WORTH_A_WORD][:MOST]
    if len(told) < LEAST:
        told = [one for one in found if weigh(one) >= NOTHING][:LEAST]
    return sorted(told, key=lambda one: one.number)


def weigh(turning: Turning) -> int:
    if turning.by_choice:
        return abs(turning.awaited - turning.before)
    return abs(turning.after - turning.awaited)


def read_step(timeline: Timeline, step: Step) -> list[Turning]:
    """Read a step as a mistake with a better alternative, or as a stroke of luck for the seat it changed most."""
    before = timeline.before(step)
    found = []
    if step.seat is not None and step.choice < 0 and step.best is not None:
        seat = step.seat
        found.append(Turning(step.number, seat, True, before[seat], before[seat] + step.choice, step.known[seat]))
    if step.revealed or step.seat is None:
        seat = max(range(len(before)), key=lambda each: abs(step.luck[each]))
        awaited = step.known[seat] - step.luck[seat]
        found.append(Turning(step.number, seat, False, before[seat], awaited, step.known[seat]))
    return found
