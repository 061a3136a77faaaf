"""How games of Foxy are reviewed: a player who has seen all cards could know what their own numbers are worth.

Search doesn't help here; instead, games with the same cards are continued by bots of the two middle levels.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.curve import Situation, read_curves
from foxden.botkit.review import WHOLE, Appraiser, ReviewKit, ReviewTable, in_whole
from foxden.chance import FastRng
from foxden.forms.entry import Entry
from foxden.games.foxy.bot import study_of
from foxden.games.foxy.box import TURNS, FoxyBox
from foxden.games.foxy.companion import look, read
from foxden.games.foxy.levels import BOTS
from foxden.games.foxy.mistakes import explain, list_tables, write_tables
from foxden.games.foxy.numbers import BET, EMPTY, NEVER
from foxden.games.foxy.outlook import Futures, Habits, foresee, share_out
from foxden.games.foxy.result import result
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import SOLO_LIMIT, exact_numbers, miss, score
from foxden.scene import Names, Say
from foxden.state import State

TYPICAL = BOTS.levels[1:3]
"""An average person's memory, and that of a frequent player."""
DECKS, PLAYERS = 150, 12
CURVES = Path(__file__).parent / "curves.json"


@lru_cache(maxsize=8)
def habits_of(kinds: tuple[str, ...], cards: tuple[int, ...], fox: int, hard: bool, alone: bool) -> list[Habits]:
    memories = [(level.fade, level.confuse) for level in TYPICAL]
    return [Habits(study_of(kinds, cards, (fox, hard, alone), memory).finish(), *memory) for memory in memories]


class FoxyAppraiser:
    def __init__(self, kit: ReviewKit, seed: int) -> None:
        self.kit = kit
        self.seed = seed
        self.ahead: dict[tuple[int, ...], Futures] = {}
        """Possible continuations, by the cards shown."""
        self.counted: dict[tuple[int, ...], list[int]] = {}
        """The exact numbers by deck; one game has one deck."""
        self.likely: dict[tuple[tuple[int, ...], int, bool, int], vec[float]] = {}
        """What a seat may still score: by deck, points without a circle, whether that is still available, and turn."""

    # --- what a review asks -----------------------------------------------------------------------------

    def known(self, state: State, seats: Iterable[int]) -> dict[int, int]:
        assert isinstance(state, Foxy)
        if state.over():
            shares = share_result(state)
            return {seat: shares[seat] for seat in seats}
        return {seat: self.hope(state, seat, int(state.now[seat]), int(state.bets[seat])) for seat in seats}

    def true(self, state: State) -> list[int]:
        assert isinstance(state, Foxy)
        if state.over():
            return share_result(state)
        seats = range(state.seats)
        points = [self.points(state, seat, int(state.now[seat]), int(state.bets[seat])) for seat in seats]
        prospects = [self.prospects(state, seat) for seat in seats]
        if state.is_solo():
            return [in_whole(sum(prospects[0][: max(SOLO_LIMIT + 1 - points[0], 0)]))]
        return [in_whole(share) for share in share_out(vec[i64](points), prospects)]

    def awaited(self, state: State, seat: int, move: int) -> int:
        """The expected value with the number written, before the next card."""
        assert isinstance(state, Foxy)
        circled = move >= BET
        return self.hope(state, seat, move % BET, int(state.turn) if circled else self.kept(state, seat))

    def best(self, state: State, seat: int) -> int | None:
        """The exact number, circled if that is better than waiting."""
        assert isinstance(state, Foxy)
        exact = self.exact(state)[state.turn]
        if not state.can_bet(seat):
            return exact
        plain = self.hope(state, seat, exact, self.kept(state, seat))
        return BET + exact if self.hope(state, seat, exact, int(state.turn)) > plain else exact

    def deeper(self) -> Appraiser | None:
        return None

    # --- how it is found --------------------------------------------------------------------------------

    @staticmethod
    def kept(state: Foxy, seat: int) -> int:
        """The turn of an earlier circle, or NEVER: the one of this turn is not final."""
        return NEVER if state.bets[seat] == state.turn else int(state.bets[seat])

    def prospects(self, state: Foxy, seat: int) -> vec[float]:
        """What this seat is likely to score from its first unwritten turn on, with the cards that really come: what
        players did who had as many points by then, with these cards."""
        now = int(state.now[seat])
        plain, turn = self.points(state, seat, now, NEVER), int(state.turn) + (now != EMPTY)
        circle = bool(state.bets[seat] == NEVER) and not state.is_solo()
        case = tuple(state.deck), plain, circle, turn
        if case not in self.likely:
            self.likely[case] = self.foresee(state, TURNS).prospects(plain, circle, turn)
        return self.likely[case]

    def hope(self, state: Foxy, seat: int, now: int, bet: int) -> int:
        futures = self.foresee(state, int(state.turn) + 1)
        turn = int(state.turn) + (now != EMPTY)
        rng = FastRng(self.seed, int(state.turn))  # imagine the same opponents before and after a number
        circle = bet == NEVER and not state.is_solo()
        seats = min(int(state.seats), PLAYERS + 1)  # the best of a dozen others stands for the best of a crowd
        points, plain = self.points(state, seat, now, bet), self.points(state, seat, now, NEVER)
        share = futures.known_share(points, plain, circle, turn, seats, rng)
        situation = Situation(turn / TURNS)  # as after the next card, which then moves the chance only by what it shows
        return self.kit.straighten(share, int(state.seats), situation)

    def points(self, state: Foxy, seat: int, now: int, bet: int) -> int:
        """Points so far, including this turn; in a solo game, the deviation."""
        exact, hard = self.exact(state), state.variants.hard
        numbers = [int(state.numbers[turn * state.seats + seat]) for turn in range(state.turn)]
        numbers += [] if now == EMPTY else [now]
        if state.is_solo():
            return sum(int(miss(number, exact[turn])) for turn, number in enumerate(numbers))
        return sum(int(score(number, turn == bet, exact[turn], hard)) for turn, number in enumerate(numbers))

    def exact(self, state: Foxy) -> list[int]:
        deck = tuple(state.deck)
        if deck not in self.counted:
            self.counted = {deck: [int(number) for number in exact_numbers(state.deck, state.variants.fox)]}
        return self.counted[deck]

    def foresee(self, state: Foxy, shown: int) -> Futures:
        seen = tuple(state.deck[:shown])
        if seen not in self.ahead:
            box, fox = state.box, int(state.variants.fox)
            habits = habits_of(tuple(box.kinds), tuple(box.cards), fox, state.variants.hard, state.is_solo())
            certain = shown == TURNS
            futures = Futures(1, DECKS * PLAYERS) if certain else Futures(DECKS, PLAYERS)
            foresee(box, state.deck, shown, fox, habits, futures, FastRng(self.seed, shown))
            self.ahead[seen] = futures
        return self.ahead[seen]


def share_result(state: Foxy) -> list[int]:
    over = result(state)
    assert over is not None
    return [WHOLE // max(over.ranks.count(1), 1) if rank == 1 else 0 for rank in over.ranks]


def list_partial_tables(entry: Entry, box: FoxyBox, names: Names, say: Say) -> list[ReviewTable]:
    """Tables for a game at a real table, from the cards and numbers entered."""
    count = look(read(entry, box), box).count
    return [] if count is None or not count.cards else write_tables(count, names, say)


REVIEW = ReviewKit(
    curves=read_curves(CURVES),
    own=FoxyAppraiser,
    explain=explain,
    tables=list_tables,
    partial_tables=list_partial_tables,
)
