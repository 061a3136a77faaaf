"""A whole review: made once from a record, then put into words in any language."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from foxden.botkit.review import Appraiser, Decision, ReviewTable
from foxden.game import AnyGame, View
from foxden.record import Record, broken, find_game, open_box, replay
from foxden.record_check import check, read_entry
from foxden.replay import fit, speaker
from foxden.review.moments import Turning, find_moments
from foxden.review.timeline import Progress, Step, Timeline, appraise
from foxden.scene import Names, Say
from foxden.state import State
from foxden.statkit import write_decimal

MOST_SEATS = 60
CROWD = 6
"""With more seats than this, only the table says it."""
MOST_MOVES = 4_000
"""A table's log can have more, but nobody has ever played that long."""
PER_CENT = 10_000
"""Millionths."""


class ToldMoment(msgspec.Struct, frozen=True):
    """A key moment in words, with the position before it."""

    number: int
    seat: int
    words: str
    picture: str
    """As text."""


class ToldMove(msgspec.Struct, frozen=True):
    """One row of the table behind the graph."""

    number: int
    seat: int | None
    words: str
    known: list[int]
    true: list[int]
    choice: int
    luck: list[int]
    """In millionths."""


class Review(msgspec.Struct, frozen=True):
    """A review in one language. Chances are in millionths, so that sums are exact."""

    game: str
    title: str
    language: str
    names: list[str]
    known: list[int]
    true: list[int]
    lines: list[ToldMove]
    moments: list[ToldMoment]
    tables: list[ReviewTable]
    notes: list[str]


def review(
    record: Record, language: str, progress: Progress | None = None, appraiser: Appraiser | None = None
) -> Review:
    """The record is checked first (`admit`)."""
    admit(record)
    if record.partial is True:
        return review_partial(record, language)
    timeline, states = appraise(record, progress, appraiser)
    return Teller(record, timeline, states, language).tell()


def retell(record: Record, timeline: Timeline, language: str) -> Review:
    """Put an earlier timeline into words; its record was admitted then."""
    return Teller(record, timeline, [moment.state.copy() for moment in replay(record)], language).tell()


def admit(record: Record) -> None:
    """Raises a Violation if a record can't be reviewed: what is wrong with it, or that its game isn't over."""
    check(record)
    if record.partial is not True:
        refuse_running(record)
        refuse_crowd(record)
        refuse_endless(record)


def refuse_endless(record: Record) -> None:
    if len(record.moves) > MOST_MOVES:
        raise broken("review-endless", most=MOST_MOVES)


def refuse_crowd(record: Record) -> None:
    """Refuse too many seats: every move changes everybody's chances, so the cost grows with the square of the seats."""
    if len(record.seats) > MOST_SEATS:
        raise broken("review-crowd", most=MOST_SEATS)


def refuse_running(record: Record) -> None:
    """Refuse a running game: nobody is allowed to know what is hidden in it."""
    if record.result is None:
        raise broken("review-running")


def review_partial(record: Record, language: str) -> Review:
    """Review a game from a real table: only its end is known, so there are no chances, only the score sheet."""
    game, say = find_game(record), speaker(record, language)
    names = [fit(seat.name) for seat in record.seats]
    tables = []
    if game.review is not None and game.review.partial_tables is not None:
        tables = game.review.partial_tables(read_entry(record), open_box(game, record.data), names, say)
    return Review(game.name, game.title, language, names, [], [], [], [], tables, [say("review-partial")])


class Teller:
    """Puts a timeline into words."""

    def __init__(self, record: Record, timeline: Timeline, states: list[State], language: str) -> None:
        self.game: AnyGame = find_game(record)
        self.timeline = timeline
        self.states = states
        self.language = language
        self.names: Names = [fit(seat.name) for seat in record.seats]
        self.say: Say = speaker(record, language)

    def tell(self) -> Review:
        kit, timeline = self.game.review, self.timeline
        moments = [self.tell_moment(turning) for turning in find_moments(timeline)]
        tables = [self.sum_up(), *self.compare_partners()]
        if kit is not None and kit.tables is not None:
            tables += kit.tables(self.states, self.names, self.say)
        lines = [self.tell_step(step) for step in timeline.steps]
        names = list(self.names)
        title = self.game.title
        known, true = timeline.known, timeline.true
        return Review(self.game.name, title, self.language, names, known, true, lines, moments, tables, self.notes())

    def tell_step(self, step: Step) -> ToldMove:
        words = self.done(step.number, step.seat, step.text)
        return ToldMove(step.number, step.seat, words, step.known, step.true, step.choice, step.luck)

    def done(self, number: int, seat: int | None, text: str) -> str:
        """What was done, as the player's own log says it."""
        if seat is None:
            return self.say("replay-chance")
        if self.game.can_resign(len(self.names)) and text == "resign":
            return self.say("log-resigned", name=self.names[seat])
        view = self.game.look(self.states[number - 1], seat)
        return self.game.tell(view, self.names[seat], self.game.read(text), self.say)

    def tell_moment(self, turning: Turning) -> ToldMoment:
        step = self.timeline.steps[turning.number - 1]
        done = self.add_news(turning.number, self.done(step.number, step.seat, step.text))
        words = {"name": self.names[turning.seat], "before": per_cent(turning.before)}
        if turning.by_choice:
            after = per_cent(turning.awaited)
            said = [self.say("review-moment-choice", done=done, after=after, **words), *self.tell_best(step)]
        else:
            expected, after = per_cent(turning.awaited), per_cent(turning.after)
            said = [self.say("review-moment-luck", done=done, expected=expected, after=after, **words)]
        said += self.explain(step) if turning.by_choice else []
        before = self.states[turning.number - 1]
        viewer = step.seat if step.seat is not None else turning.seat
        return ToldMoment(turning.number, turning.seat, " ".join(said), self.game.draw(self.game.look(before, viewer)))

    def add_news(self, number: int, done: str) -> str:
        """The same with what was revealed."""
        before, after = (View(self.game.look_shared(self.states[at]), None) for at in (number - 1, number))
        return self.game.add_news(done, before, after, self.names, self.say).rstrip(".")

    def tell_best(self, step: Step) -> list[str]:
        if step.best is None or step.seat is None:
            return []
        return [self.say("review-best", best=self.done(step.number, step.seat, step.best))]

    def explain(self, step: Step) -> list[str]:
        kit = self.game.review
        if kit is None or kit.explain is None or step.seat is None:
            return []
        best = None if step.best is None else self.game.read(step.best)
        before, after = self.states[step.number - 1], self.states[step.number]
        said = kit.explain(Decision(before, step.seat, self.game.read(step.text), best, after), self.names, self.say)
        return [said] if said else []

    # --- all in all -------------------------------------------------------------------------------------------

    def sum_up(self) -> ReviewTable:
        """For every seat: its chance at the start, the sum of its choices and of its luck, and its chance at the end.
        They add up."""
        say, timeline = self.say, self.timeline
        columns = ["review-player", "review-at-first", "review-choice", "review-luck", "review-at-last", "review-worst"]
        rows = []
        for seat, name in enumerate(self.names):
            own = [step for step in timeline.steps if step.seat == seat]
            choice = sum(step.choice for step in own)
            luck = sum(step.luck[seat] for step in timeline.steps)
            last = timeline.steps[-1].known[seat] if timeline.steps else timeline.known[seat]
            worst = min(own, key=lambda step: step.choice, default=None)
            cells = [show(timeline.known[seat], say), signed(choice, say), signed(luck, say), show(last, say)]
            rows.append([name, *cells, "" if worst is None else label(worst, signed(worst.choice, say), say)])
        return ReviewTable(say("review-sum"), [say(key) for key in columns], rows, [say("review-sum-how")])

    def compare_partners(self) -> list[ReviewTable]:
        """For seats that win together: whose choices mattered, and which ones most."""
        kit, say = self.game.review, self.say
        teams = kit.teams(self.states[0]) if kit is not None and kit.teams is not None else []
        rows = []
        for seat, team in enumerate(teams):
            own = [step for step in self.timeline.steps if step.seat == seat]
            if teams.count(team) > 1 and own:
                most = max(own, key=lambda step: abs(step.choice))
                with_whom = [self.names[other] for other, its in enumerate(teams) if its == team and other != seat]
                done = self.done(most.number, most.seat, most.text)
                told = label(most, f"{done} ({signed(most.choice, say)})", say)
                brought = signed(sum(step.choice for step in own), say)
                rows.append([self.names[seat], ", ".join(with_whom), brought, told])
        if not rows:
            return []
        columns = ["review-player", "review-partner", "review-choice", "review-weightiest"]
        return [ReviewTable(say("review-partners"), [say(key) for key in columns], rows, [say("review-partners-how")])]

    def notes(self) -> list[str]:
        """Luck and choice in a sentence for each seat, and what the deal itself gave to whom."""
        told = [self.tell_seat(seat) for seat in range(len(self.names))] if len(self.names) <= CROWD else []
        gifts = [true - known for true, known in zip(self.timeline.true, self.timeline.known, strict=True)]
        seat = max(range(len(gifts)), key=lambda each: gifts[each])
        if gifts[seat] >= 5 * PER_CENT:
            told.append(self.say("review-deal", name=self.names[seat], gift=per_cent(gifts[seat])))
        return told

    def tell_seat(self, seat: int) -> str:
        """In whole points that add up, because readers will check."""
        steps = self.timeline.steps
        last = per_cent(steps[-1].known[seat] if steps else self.timeline.known[seat])
        first = per_cent(self.timeline.known[seat])
        choice = per_cent(sum(step.choice for step in steps if step.seat == seat))
        luck = last - first - choice
        signs = {"choices": tell_sign(choice), "lucks": tell_sign(luck)}
        points = {"first": first, "last": last, "choice": abs(choice), "luck": abs(luck)}
        return self.say("review-told", name=self.names[seat], **points, **signs)


def by_move(moments: Iterable[ToldMoment]) -> list[list[ToldMoment]]:
    """The moments of each move together: one can matter for its choice and for its luck."""
    found: dict[int, list[ToldMoment]] = {}
    for told in moments:
        found.setdefault(told.number, []).append(told)
    return list(found.values())


def tell_sign(change: int) -> str:
    return "cost" if change < 0 else "brought" if change else "nothing"


def per_cent(chance: int) -> int:
    """For display only; sums use unrounded values."""
    return round(chance / PER_CENT)


def label(step: Step, words: str, say: Say) -> str:
    """Words about a move, with its number in front."""
    return say("list-labelled", label=step.number, text=words)


def show(chance: int, say: Say) -> str:
    return say("stat-percent", percent=write_decimal(chance / PER_CENT, say))


def signed(change: int, say: Say) -> str:
    return write_decimal(change / PER_CENT, say, signed=True)
