"""Information-set Monte Carlo tree search for all games, over their rules and their guide. Compiled.

Each iteration redeals what the searching seat can't see, walks down the tree, adds one move to it, plays a quick game
and counts the result. Each seat has its own tree (Cowling, Powley, Whitehouse 2012, "multiple observers"): it branches
by what that seat sees. A face-down move looks the same to all others, so nobody reacts to what they can't know, and
simultaneous choices are independent. If no seat sees more than another, all share one tree. Chance is sampled; what it
reveals branches. Every seat maximises its own value, and seats of one team share theirs.
"""

from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.guide import Guide, Sorter
from foxden.botkit.tree import NONE, Tree, widen
from foxden.chance import Rng
from foxden.state import CHANCE, NOBODY, Moves, State

HIDDEN: Final = 8191
"""A face-down move as others see it: above all move numbers."""
DEPTH: Final = 64
"""Expected depth; deeper paths take a little more time."""
LOOK_AT_CLOCK: Final = 8
"""Iterations between checks of the clock."""


@final
class Search:
    """One seat's search in one position. The same view, rng and iterations give the same move."""

    def __init__(
        self, guide: Guide, state: State, seat: i64, rng: Rng, positions: i64 = 0, is_open: bool = False
    ) -> None:
        """`positions`: how many may be used first to solve an ending. `is_open`: search as if everything were visible,
        for reviews only."""
        self.guide = guide
        self.is_open = is_open
        self.root = state.copy() if is_open else guide.redeal(state, seat, Sorter())
        self.seat = seat
        self.first = seat
        """The seat to act at the root: the searching seat, except in `look_on`."""
        self.rng = rng
        self.iterations: i64 = 0
        trees: i64 = state.seats if guide.hides and not is_open else 1
        self.tree = Tree(trees)
        self.at = vec[i64]([0] * trees)
        """The current node of each tree on the way down."""
        self.tried = vec[i64]([0] * DEPTH)
        self.actors = vec[i64]([0] * DEPTH)
        self.depth: i64 = 0
        """Number of moves made on the way down; their tries and seats follow."""
        self.values = vec[float]([0.0] * int(state.seats))
        self.sums = vec[float]([0.0] * int(state.seats))
        """Each seat's summed values in the second half of `look_on`."""
        self.summed = 0.0
        self.sifted = guide.sift(self.root, seat, positions) if positions > 0 else None

    def run(self, iterations: i64, seconds: float) -> i64:
        """Search for this many iterations or seconds (0: no time limit). Returns the best move so far."""
        if self.sifted is not None and self.sifted.count() == 1:
            return self.sifted.nth(0)
        until = perf_counter() + seconds
        for done in range(iterations):
            if seconds > 0 and done > 0 and done % LOOK_AT_CLOCK == 0 and perf_counter() > until:
                break
            self.iterate()
        return self.tree.move(self.tree.best(self.tree_of(self.seat)))

    def look_on(self, iterations: i64) -> None:
        """Search a position in which another seat or chance acts. The first half finds out what they do."""
        self.first = self.root.waits_for()
        for done in range(iterations):
            self.iterate()
            if done * 2 >= iterations:
                self.summed += 1.0
                for seat in range(i64(len(self.sums))):
                    self.sums[seat] += self.values[seat]

    def hope(self, seat: i64) -> float:
        """A seat's expected value after `look_on`, from 0 to 1."""
        return self.sums[seat] / max(self.summed, 1.0)

    def glance(self, deals: i64) -> i64:
        """Look no further than the seat's own turn: the move with the best average value at its end, over some deals;
        ties at random."""
        tree, root = self.tree, self.tree_of(self.seat)
        count = self.root.count_moves(self.seat)
        first = self.rng.below(count)
        for _ in range(deals):
            state = self.guide.imagine(self.root, self.seat, self.rng)
            moves = state.moves(self.seat)
            tried: i64 = NONE
            for step in range(count):
                move = moves.nth((first + step) % count)
                after = state.copy()
                after.play(self.seat, move)
                self.guide.end_turn(after, self.seat, self.rng)
                self.guide.rate(after, self.values)
                tried = tree.find(root, move, tried)
                tree.count(tried, self.values[self.seat])
        return tree.move(tree.best(root))

    def worth(self) -> float:
        """The searching seat's expected value with its best move, from 0 to 1."""
        best = self.tree.best(self.tree_of(self.seat))
        return 1.0 if best == NONE else self.tree.mean(best)  # 1: an ending was solved, or there is no choice

    def tree_of(self, seat: i64) -> i64:
        """The tree of a seat; its root has the same number."""
        if len(self.at) > 1:
            return seat
        return 0

    # --- one iteration ----------------------------------------------------------------------------------

    def iterate(self) -> None:
        state = self.root.copy() if self.is_open else self.guide.imagine(self.root, self.seat, self.rng)
        self.iterations += 1
        self.depth = 0
        for tree in range(i64(len(self.at))):
            self.at[tree] = tree
        if self.descend(state):
            self.guide.playout(state, self.rng)
        self.guide.rate(state, self.values)
        self.count()

    def descend(self, state: State) -> bool:
        """Walk down to the first untried move and make it. Returns whether the game goes on."""
        actor = self.first
        while actor == CHANCE:
            state.fall(self.rng)
            actor = state.waits_for()
        while True:
            tried = self.choose(state, actor)
            grown = self.tree.is_new(tried)
            move = self.tree.move(tried)
            secret = self.guide.is_secret(state, move)
            before = state.revealed
            state.play(actor, move)
            after = state.waits_for()
            while after == CHANCE:
                state.fall(self.rng)
                after = state.waits_for()
            if after == NOBODY:
                return False
            if grown:
                return True
            self.step(state, actor, move, secret, after, state.revealed != before)
            actor = after

    def step(self, state: State, actor: i64, move: i64, secret: bool, after: i64, learnt: bool) -> None:
        """Every seat moves on in its tree by what it saw: the move, who is asked next, what was revealed."""
        for tree in range(i64(len(self.at))):
            news: i64 = 0
            if learnt:
                news = self.guide.news(state, tree)
            shown: i64 = move
            if secret and tree != actor and not self.is_open:
                shown = HIDDEN
            self.at[tree] = self.tree.kid(self.at[tree], (news * 8 + after) * 8192 + shown)

    def moves(self, state: State, actor: i64) -> Moves:
        """The moves to consider; at the root, the sifted ones."""
        if self.sifted is not None and self.depth == 0:
            return self.sifted
        return self.guide.moves(state, actor)

    def choose(self, state: State, actor: i64) -> i64:
        """Choose this seat's next move on the way down."""
        node = self.at[self.tree_of(actor)]
        tried = self.tree.choose(node, self.moves(state, actor), self.guide.explore, self.rng)
        if self.depth == len(self.tried):
            self.tried = widen(self.tried)
            self.actors = widen(self.actors)
        self.tried[self.depth] = tried
        self.actors[self.depth] = actor
        self.depth += 1
        return tried

    def count(self) -> None:
        """Update every move on the path with the result for the seat that made it."""
        for step in range(self.depth):
            self.tree.count(self.tried[step], self.values[self.actors[step]])
