"""Fowl Play! reviewed: what each catch and each surviving bird was worth in the end."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.review import Decision, ReviewTable
from foxden.games.fowlplay.box import BIRDS, FowlPlayBox
from foxden.games.fowlplay.names import list_birds, name_birds
from foxden.games.fowlplay.numbers import FOXES_MOVE, NONE, TO_FOX
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.score import UNKNOWN, FowlPlayScore, add_up
from foxden.games.fowlplay.words import capitalize, sign, spell_bird
from foxden.scene import Names, Say
from foxden.state import State

Catch = list[int]
"""A set of birds for each seat."""


def count_ending(box: FowlPlayBox, caught: Catch, targets: list[int]) -> FowlPlayScore:
    """FP-19 to FP-21: the points if the game ended this way."""
    alive = (1 << BIRDS) - 1
    for birds in caught:
        alive &= ~birds
    return add_up(box.features, vec[i64](caught), alive, vec[i64](targets))


def weigh_catch(box: FowlPlayBox, caught: Catch, targets: list[int], seat: int, bird: int) -> tuple[int, int]:
    """What leaving this bird alive would have cost its hunter, and what the catch cost the others together. Majorities
    (FP-19), sets (FP-20) and survivors (FP-21) are all recounted."""
    without = [birds & ~(1 << bird) if each == seat else birds for each, birds in enumerate(caught)]
    now, then = count_ending(box, caught, targets), count_ending(box, without, targets)
    own = int(now.total(seat)) - int(then.total(seat))
    others = [int(now.total(each)) - int(then.total(each)) for each in range(len(caught)) if each != seat]
    return own, sum(others)


def weigh_survivor(box: FowlPlayBox, target: int, bird: int) -> int:
    """FP-21: a point for each feature shared with the target, and one more for the target itself."""
    if target == UNKNOWN:
        return 0
    return int(box.shared[target * BIRDS + bird]) + (target == bird)


def list_tables(states: Sequence[State], names: Names, say: Say) -> list[ReviewTable]:
    last = states[-1]
    assert isinstance(last, FowlPlay)
    seats = range(last.seats)
    caught = [int(last.yard.caught[seat]) for seat in seats]
    return write_tables(last.yard.box, caught, [int(last.cards.target[seat]) for seat in seats], names, say)


def write_tables(box: FowlPlayBox, caught: Catch, targets: list[int], names: Names, say: Say) -> list[ReviewTable]:
    return [write_catches(box, caught, targets, names, say), write_saved(box, caught, targets, names, say)]


def write_catches(box: FowlPlayBox, caught: Catch, targets: list[int], names: Names, say: Say) -> ReviewTable:
    known = name_birds(box)
    rows = []
    for seat, birds in enumerate(caught):
        weighed = [(weigh_catch(box, caught, targets, seat, number - 1), number) for number in list_birds(birds)]
        for (own, others), number in sorted(weighed, key=lambda each: (-each[0][0], each[1])):
            bird = capitalize(spell_bird(known[number - 1], say))
            rows.append([names[seat], bird, sign(own), sign(others)])
    columns = [say("review-player"), *(say("fowlplay-review-column", of=of) for of in ("bird", "own", "others"))]
    return ReviewTable(say("fowlplay-review-catches"), columns, rows, [say("fowlplay-review-catches-how")])


def write_saved(box: FowlPlayBox, caught: Catch, targets: list[int], names: Names, say: Say) -> ReviewTable:
    """The surviving birds, and what each is worth to whom."""
    known = name_birds(box)
    rows = []
    for bird in range(BIRDS):
        if not any(birds >> bird & 1 for birds in caught):
            worths = [weigh_survivor(box, target, bird) for target in targets]
            rows.append([capitalize(spell_bird(known[bird], say)), *(sign(worth) for worth in worths)])
    columns = [say("fowlplay-review-column", of="bird"), *names]
    return ReviewTable(say("fowlplay-review-saved"), columns, rows, [say("fowlplay-review-saved-how")])


def explain(decision: Decision, names: Names, say: Say) -> str:
    """Explain a fox's step: a catch that cost survivors (FP-21), or a missed catch (FP-15)."""
    before = decision.before
    assert isinstance(before, FowlPlay)
    if before.phase != FOXES_MOVE:
        return ""
    known = name_birds(before.yard.box)
    bird = bird_at(before, decision.move)
    if bird != NONE:
        cost = weigh_survivor(before.yard.box, int(before.cards.target[decision.seat]), bird)
        name = spell_bird(known[bird], say, "the")
        return say("fowlplay-review-cost", bird=capitalize(name), points=cost) if cost else ""
    missed = NONE if decision.best is None else bird_at(before, decision.best)
    if missed == NONE:
        return ""
    return say("fowlplay-review-missed", bird=capitalize(spell_bird(known[missed], say, "the")))


def bird_at(state: FowlPlay, move: int) -> int:
    """The bird that this step of a fox would catch, or NONE."""
    if not TO_FOX <= move < TO_FOX + len(state.yard.on):
        return NONE
    there = int(state.yard.on[move - TO_FOX]) if move - TO_FOX < len(state.yard.on) else NONE
    return there if 0 <= there < BIRDS else NONE
