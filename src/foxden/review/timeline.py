"""The chances of every seat after every move of a record, each change split into choice and luck.

docs/review.md defines `choice` and `luck`, and says why.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from foxden.botkit.review import Appraiser
from foxden.game import AnyGame
from foxden.record import RESIGN, Record, broken, encode, find_game, replay
from foxden.review.search_appraiser import SearchAppraiser
from foxden.state import State

Progress = Callable[[int, int], None]
"""How many moves are done, of how many."""
DEEPER = 8
"""How many moves, those that seem to matter most, are searched longer."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, or chance, and the chances after it, of each seat; in millionths."""

    number: int
    seat: int | None
    text: str
    known: list[int]
    true: list[int]
    choice: int
    """For the seat that moved: the change in its chance from what it chose …"""
    luck: list[int]
    """… and for each seat: the change in its chance from everything else."""
    revealed: bool
    """Whether it revealed anything."""
    best: str | None = None
    """A better move, as far as that seat could know."""


class Timeline(msgspec.Struct, frozen=True):
    known: list[int]
    """Each seat's chance before the first move, from what it could know."""
    true: list[int]
    steps: list[Step]

    def before(self, step: Step) -> list[int]:
        """Each seat's chance before this step, from what it could know."""
        return self.steps[step.number - 2].known if step.number > 1 else self.known


def seed_of(record: Record) -> int:
    """The same record gives the same review, whoever asks for it."""
    return int.from_bytes(hashlib.sha256(encode(record)).digest()[:6], "big")


def make_appraiser(game: AnyGame, seed: int) -> Appraiser:
    kit = game.review
    if kit is None:
        raise broken("review-no-kit", game=game.title)
    return kit.own(kit, seed) if kit.own is not None else SearchAppraiser(game, kit, seed)


def appraise(
    record: Record, progress: Progress | None = None, appraiser: Appraiser | None = None
) -> tuple[Timeline, list[State]]:
    """Appraise the whole game; also returns all its positions, the setup first. `appraiser` replaces the usual one, for
    tests in a hurry."""
    states = [moment.state.copy() for moment in replay(record)]
    return Appraisal(record, states, appraiser).run(progress), states


class Appraisal:
    """A game under review: first all of it, then once more the moments that matter."""

    def __init__(self, record: Record, states: list[State], appraiser: Appraiser | None = None) -> None:
        self.moves = record.moves
        self.states = states
        self.game = find_game(record)
        self.appraiser = appraiser if appraiser is not None else make_appraiser(self.game, seed_of(record))
        self.seats = range(len(record.seats))
        self.is_open = self.game.review is not None and self.game.review.teams is not None
        """Whether everybody knows the same, so that one evaluation is enough."""
        self.known: list[list[int]] = []
        self.true: list[list[int]] = []
        self.awaited: dict[int, int] = {}
        """For moves that revealed something, by number: the value its seat could expect."""

        self.closer: dict[int, Appraiser] = {}
        """By number of the move: the appraiser that looked closer at it."""

    def run(self, progress: Progress | None) -> Timeline:
        for number in range(len(self.states)):
            self.look_at(number)
            if progress is not None:
                progress(number, len(self.moves))
        self.look_closer()
        steps = [self.take_apart(number) for number in range(1, len(self.states))]
        return Timeline(self.known[0], self.true[0], steps)

    def look_at(self, number: int) -> None:
        """During somebody's turn, or if nobody else sees what they did, only their own chance is evaluated again."""
        state, seats = self.states[number], self.seats
        seat = self.moves[number - 1][0] if number else None
        quiet = seat is not None and not self.is_revealing(number)
        goes_on = quiet and state.waits_for() == seat
        alone = not self.is_open and (goes_on or (quiet and self.is_secret(number)))
        found = self.appraiser.known(state, [seat] if alone and seat is not None else seats)
        self.known.append([found[each] if each in found else self.known[-1][each] for each in seats])
        self.true.append(self.true[-1] if goes_on else self.appraiser.true(state))
        if self.is_choice(number) and self.is_revealing(number):
            self.awaited[number] = self.await_move(self.appraiser, number)

    def is_choice(self, number: int) -> bool:
        """Whether it is a player's move, and not a resignation."""
        return number > 0 and self.moves[number - 1][0] is not None and self.moves[number - 1][1] != RESIGN

    def is_secret(self, number: int) -> bool:
        return self.is_choice(number) and self.game.is_secret(self.game.read(self.moves[number - 1][1]))

    def is_revealing(self, number: int) -> bool:
        return number > 0 and self.states[number].revealed != self.states[number - 1].revealed

    def await_move(self, appraiser: Appraiser, number: int) -> int:
        seat, text = self.moves[number - 1]
        assert seat is not None
        return appraiser.awaited(self.states[number - 1], seat, self.game.read(text))

    # --- once more ------------------------------------------------------------------------------------------

    def look_closer(self) -> None:
        """Look longer at apparent blunders: they count only if a longer search agrees."""
        deeper = self.appraiser.deeper()
        if deeper is None:
            return
        chosen = [number for number in range(1, len(self.states)) if self.is_choice(number)]
        for number in sorted(chosen, key=self.choice_of)[:DEEPER]:
            for near in (number - 1, number):
                found = deeper.known(self.states[near], self.seats)
                self.known[near] = [found[each] for each in self.seats]
            if number in self.awaited:
                self.awaited[number] = self.await_move(deeper, number)
            self.closer[number] = deeper

    # --- what was choice, what was luck ---------------------------------------------------------------------

    def choice_of(self, number: int) -> int:
        """The expected value of the move minus the expected value before it."""
        seat = self.moves[number - 1][0]
        if seat is None or not self.is_choice(number):
            return 0
        return self.awaited.get(number, self.known[number][seat]) - self.known[number - 1][seat]

    def take_apart(self, number: int) -> Step:
        seat, text = self.moves[number - 1]
        choice = self.choice_of(number)
        luck = [now - was for now, was in zip(self.known[number], self.known[number - 1], strict=True)]
        if seat is not None:
            luck[seat] -= choice
        revealing = self.is_revealing(number)
        known, true = self.known[number], self.true[number]
        return Step(number, seat, text, known, true, choice, luck, revealing, self.name_best(number, choice))

    def name_best(self, number: int, choice: int) -> str | None:
        seat, text = self.moves[number - 1]
        if seat is None or choice >= 0:
            return None
        best = self.closer.get(number, self.appraiser).best(self.states[number - 1], seat)
        return None if best is None or best == self.game.read(text) else self.game.write(best)
