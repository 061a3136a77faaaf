"""Foxy's bots: a memory, and what to make of it. The level is the memory."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from foxden import FORM
from foxden.botkit.advice import Advice
from foxden.botkit.bot import Bot
from foxden.botkit.level import Level
from foxden.chance import FastRng
from foxden.games.foxy.box import FOX, FoxyBox, pack_box
from foxden.games.foxy.data import default_box
from foxden.games.foxy.memory import Belief, Memory, learn, question_of
from foxden.games.foxy.names import FOX_NAME, FOXES, mask_of
from foxden.games.foxy.numbers import BET
from foxden.games.foxy.reach import reach_of
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import as_counted
from foxden.games.foxy.view import FoxyOwn, FoxyShared
from foxden.state import Moves, State
from foxden.view import View

GAMES = 30_000 if FORM == "compiled" else 300
"""Games imagined to learn how far a memory can be trusted."""
AT_ONCE = GAMES // 60
"""Games imagined between checks for a new question: a few milliseconds."""
DOUBT = 1
"""If the memory has never been in such a situation, write this much less than it says."""


class FoxyBot(Bot):
    """Watches the cards come and go; its choices depend only on its memory and its seed."""

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        super().__init__(seat, level, seed)
        self.cards: dict[int, list[str]] = {}

    def watch(self, view: View) -> None:
        assert isinstance(view.shared, FoxyShared)
        self.cards[view.shared.turn] = view.shared.card

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        assert isinstance(view.shared, FoxyShared)
        assert isinstance(view.own, FoxyOwn)
        shared, turn = view.shared, view.shared.turn
        belief, row, recalled = self.consider(view, redealt)
        if belief.seen(row) == 0:
            return max(0, recalled - DOUBT)
        may_bet = shared.seats > 1 and view.own.bet in (None, turn)
        if may_bet and self.level.bets and belief.is_time(turn - 1, row):
            return BET + int(belief.bet(row))
        return int(belief.estimate(row))

    def advise(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> Advice:
        """A hint: whether the written number seems low or high; before there is one, a rough range."""
        assert isinstance(view.own, FoxyOwn)
        assert isinstance(view.shared, FoxyShared)
        belief, row, recalled = self.consider(view, redealt)
        known = belief.seen(row) > 0
        written = view.own.now
        if written is not None:
            return compare(written, int(belief.middle(row)) if known else recalled)
        low = int(belief.quantile(row, 0.2)) if known else recalled - DOUBT
        high = int(belief.quantile(row, 0.8)) if known else recalled + DOUBT
        if high - low < 2:
            low, high = low - 1, high + 1
        return hint_at(low, high, *reach_of(view.shared.card, view.shared.turn, view.shared.fox))

    def rehearse(self) -> Iterator[None]:
        """Prepare for the most common box and variant."""
        box, memory = default_box(), (self.level.fade, self.level.confuse)
        study = study_of(tuple(box.kinds), tuple(box.cards), USUAL, memory)
        while study.left:
            study.go_on(AT_ONCE)
            yield

    def consider(self, view: View, redealt: State) -> tuple[Belief, int, int]:
        """The study, this turn's situation in it, and what memory says. Only the box of the redealt state is used:
        which animals exist, and on which cards."""
        assert isinstance(view.shared, FoxyShared)
        assert isinstance(redealt, Foxy)
        self.watch(view)
        shared, turn = view.shared, view.shared.turn
        fox = FOXES.index(shared.fox)
        belief = study_of(
            tuple(redealt.box.kinds),
            tuple(redealt.box.cards),
            (fox, shared.hard, shared.seats == 1),
            (self.level.fade, self.level.confuse),
        ).finish()
        recalled = self.recall(turn, redealt.box, fox)
        card = as_counted(self.mask(turn, redealt.box), fox)
        return belief, int(belief.row(turn - 1, question_of(card), recalled)), recalled

    def recall(self, turn: int, box: FoxyBox, fox: int) -> int:
        """What the memory holds now. The same seed forgets the same things."""
        memory = Memory(self.level.fade, self.level.confuse)
        for earlier in range(1, turn):
            rng = FastRng(self.seed, earlier)
            memory.forget(rng)
            if earlier in self.cards:
                memory.keep(as_counted(self.mask(earlier, box), fox), rng)
        memory.forget(FastRng(self.seed, turn))
        return int(memory.recall(as_counted(self.mask(turn, box), fox), fox))

    def mask(self, turn: int, box: FoxyBox) -> int:
        animals = self.cards[turn]
        return FOX if animals == [FOX_NAME] else mask_of(box.kinds, animals)


def hint_at(low: int, high: int, least: int, most: int) -> Advice:
    """A rough range, without what the card itself rules out."""
    low, high = min(max(low, least), most), max(min(high, most), least)
    if low == high:
        return Advice("foxy-hint-only", {"number": low})
    return Advice("foxy-hint-range", {"low": low, "high": high})


def compare(written: int, likely: int) -> Advice:
    """How a number compares with this memory's median."""
    if written == likely:
        return Advice("foxy-hint-right")
    return Advice("foxy-hint-low" if written < likely else "foxy-hint-high", {"by": min(abs(written - likely), 3)})


Variant = tuple[int, bool, bool]
"""What the Fox asks; whether it is a hard game; whether it is solo."""
USUAL: Variant = (0, False, False)


class Study:
    """How far a memory can be trusted with a box and a variant: imagined bit by bit, or the rest at once, with the same
    result."""

    def __init__(self, box: FoxyBox, variant: Variant, memory: tuple[float, float]) -> None:
        self.box = box
        self.fox, hard, alone = variant
        self.belief = Belief(hard, alone)
        self.memory = memory
        self.rng = FastRng(0)
        self.left = GAMES

    def go_on(self, games: int) -> None:
        games = min(games, self.left)
        learn(self.box, self.fox, self.belief, *self.memory, games, self.rng)
        self.left -= games

    def finish(self) -> Belief:
        if self.left:
            self.go_on(self.left)
        return self.belief


@lru_cache(maxsize=32)
def study_of(kinds: tuple[str, ...], cards: tuple[int, ...], variant: Variant, memory: tuple[float, float]) -> Study:
    """One for each box, variant and memory."""
    return Study(pack_box(list(kinds), list(cards)), variant, memory)
