"""A review for the page, with the positions of its key moments as the player to move saw them."""

from __future__ import annotations

from functools import partial

import msgspec

from foxden.game import View
from foxden.record import Record, set_up
from foxden.replay import PUBLIC, Projector, Seen
from foxden.review.review import Review, retell, review_partial
from foxden.review.timeline import Timeline
from foxden.scene import Say, Stage
from foxden.text import say


class ReviewHeadings(msgspec.Struct, frozen=True):
    """The headings of a review, in the reader's language."""

    title: str
    moments: str
    no_moments: str
    known: str
    true: str
    how: str
    table: str
    number: str
    what: str
    choice: str
    luck: str
    known_of: list[str]
    """Heading of each seat's column: its chance from what it knew …"""
    true_of: list[str]
    """… and from the true position."""
    before: list[str]
    """Heading of each key moment."""


class ShownReview(msgspec.Struct, frozen=True):
    """A review with the position before each of its key moments, in the same order."""

    review: Review
    headings: ReviewHeadings
    own_box: bool
    """Whether it was played with a non-standard box."""
    stage: Stage | None = None
    """None if the moves are unknown, as for a game at a real table."""
    positions: list[Seen] = []


def show_review(record: Record, timeline: Timeline | None, language: str) -> ShownReview:
    """`timeline`: None for a game at a real table, of which only the end is known."""
    own_box = record.data != "default"
    if timeline is None:
        told = review_partial(record, language)
        return ShownReview(told, head_up(told), own_box)
    told = retell(record, timeline, language)
    movers = [timeline.steps[moment.number - 1].seat for moment in told.moments]
    positions = [
        Projector(record, PUBLIC if mover is None else str(mover), language).show_one(moment.number - 1)
        for moment, mover in zip(told.moments, movers, strict=True)
    ]
    game, state = set_up(record)
    stage = game.stage(View(game.look_shared(state), None), Projector(record, PUBLIC, language).say)
    return ShownReview(told, head_up(told), own_box, stage, positions)


def head_up(told: Review) -> ReviewHeadings:
    tell: Say = partial(say, told.language)
    return ReviewHeadings(
        title=tell("review-title", game=told.title),
        moments=tell("review-moments"),
        no_moments=tell("review-no-moments"),
        known=tell("review-graph-known"),
        true=tell("review-graph-true"),
        how=tell("review-graph-how"),
        table=tell("review-table"),
        number=tell("review-number"),
        what=tell("review-what"),
        choice=tell("review-choice"),
        luck=tell("review-luck"),
        known_of=[tell("review-known-of", name=name) for name in told.names],
        true_of=[tell("review-true-of", name=name) for name in told.names],
        before=[tell("review-before", number=moment.number) for moment in told.moments],
    )
