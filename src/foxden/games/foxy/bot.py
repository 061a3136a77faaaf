"""Foxy's bots: a memory, and what to make of it. The level is the memory."""

from __future__ import annotations

from functools import lru_cache

from foxden import FORM
from foxden.bots.advice import Advice
from foxden.bots.bot import Bot
from foxden.bots.level import Level
from foxden.chance import FastRng
from foxden.game import View
from foxden.games.foxy.deck import FOX, Box, pack_box
from foxden.games.foxy.memory import Belief, Memory, learn, question_of
from foxden.games.foxy.names import FOX_NAME, FOXES, mask_of
from foxden.games.foxy.rules import BET, Foxy
from foxden.games.foxy.score import as_counted
from foxden.games.foxy.view import Own, Shared
from foxden.state import Moves, State

GAMES = 30_000 if FORM == "compiled" else 300
"""So many games are imagined to know how far a memory can be trusted."""
DOUBT = 1
"""Where a memory has never been in such a case, one less than it says is written."""


class FoxyBot(Bot):
    """Watches the cards come and go; what it does with them is decided by its memory and its seed alone."""

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        super().__init__(seat, level, seed)
        self.cards: dict[int, list[str]] = {}

    def watch(self, view: View) -> None:
        assert isinstance(view.shared, Shared)
        self.cards[view.shared.turn] = view.shared.card

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        assert isinstance(view.shared, Shared)
        assert isinstance(view.own, Own)
        shared, turn = view.shared, view.shared.turn
        belief, row, recalled = self.consider(view, redealt)
        if belief.seen(row) == 0:
            return max(0, recalled - DOUBT)
        may_bet = shared.seats > 1 and view.own.bet in (None, turn)
        if may_bet and self.level.bets and belief.is_time(turn - 1, row):
            return BET + int(belief.bet(row))
        return int(belief.estimate(row))

    def advise(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> Advice:
        """Of the number that stands there, whether it seems low or high; before there is one, roughly where to look."""
        assert isinstance(view.own, Own)
        belief, row, recalled = self.consider(view, redealt)
        known = belief.seen(row) > 0
        written = view.own.now
        if written is not None:
            return compare(written, int(belief.middle(row)) if known else recalled)
        low = int(belief.quantile(row, 0.2)) if known else recalled - DOUBT
        high = int(belief.quantile(row, 0.8)) if known else recalled + DOUBT
        if high - low < 2:
            low, high = low - 1, high + 1
        return Advice("foxy-hint-range", {"low": max(low, 0), "high": high})

    def consider(self, view: View, redealt: State) -> tuple[Belief, int, int]:
        """What is believed, where in it this turn is found, and what memory says. Of the redealt state only the box is
        asked for: which animals there are, and on which cards."""
        assert isinstance(view.shared, Shared)
        assert isinstance(redealt, Foxy)
        self.watch(view)
        shared, turn = view.shared, view.shared.turn
        fox = FOXES.index(shared.fox)
        belief = believe(
            tuple(redealt.box.kinds),
            tuple(redealt.box.cards),
            (fox, shared.hard, shared.seats == 1),
            (self.level.fade, self.level.confuse),
        )
        recalled = self.recall(turn, redealt.box, fox)
        card = as_counted(self.mask(turn, redealt.box), fox)
        return belief, int(belief.row(turn - 1, question_of(card), recalled)), recalled

    def recall(self, turn: int, box: Box, fox: int) -> int:
        """What memory says now. The same seed forgets the same things."""
        memory = Memory(self.level.fade, self.level.confuse)
        for earlier in range(1, turn):
            rng = FastRng(self.seed, earlier)
            memory.forget(rng)
            if earlier in self.cards:
                memory.keep(as_counted(self.mask(earlier, box), fox), rng)
        memory.forget(FastRng(self.seed, turn))
        return int(memory.recall(as_counted(self.mask(turn, box), fox), fox))

    def mask(self, turn: int, box: Box) -> int:
        animals = self.cards[turn]
        return FOX if animals == [FOX_NAME] else mask_of(box.kinds, animals)


def compare(written: int, likely: int) -> Advice:
    """How a number compares to what this memory takes for the middle."""
    if written == likely:
        return Advice("foxy-hint-right")
    return Advice("foxy-hint-low" if written < likely else "foxy-hint-high", {"by": min(abs(written - likely), 3)})


@lru_cache(maxsize=32)
def believe(
    kinds: tuple[str, ...], cards: tuple[int, ...], variant: tuple[int, bool, bool], memory: tuple[float, float]
) -> Belief:
    """Imagined once for each box, variant and memory."""
    fox, hard, alone = variant
    belief = Belief(hard, alone)
    learn(pack_box(list(kinds), list(cards)), fox, belief, *memory, GAMES, FastRng(0))
    return belief
