"""Information-set Monte Carlo tree search for all games, over their rules and their guide. Compiled.

Each iteration deals anew what the searching seat cannot see, walks down the tree, adds one move to it, plays on
quickly and counts what came of it. Each seat walks a tree of its own (Cowling, Powley, Whitehouse 2012, "multiple
observers"): it branches by what that seat sees. A move made face down is one and the same for all others, so nobody
answers what they cannot know, and choices made at the same time are made without each other. Where the game hides
nothing from one seat that another sees, all walk the same tree. Chance is sampled; what it brings to light branches.
Every seat wants its own value, and seats of one team have the same.
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
"""A move face down, as others see it: beyond all numbers of moves."""
DEPTH: Final = 64
"""So long a way down is foreseen; a longer one takes a little more time."""
LOOK_AT_CLOCK: Final = 8
"""So many iterations are made between two looks at the clock."""


@final
class Search:
    """One seat thinking about one position. The same state as that seat sees it, rng and iterations: the same move."""

    def __init__(
        self, guide: Guide, state: State, seat: i64, rng: Rng, positions: i64 = 0, is_open: bool = False
    ) -> None:
        """`positions`: so many may be looked at first, to solve an ending. `is_open`: as if all lay open to everybody,
        which only those look at who look back."""
        self.guide = guide
        self.is_open = is_open
        self.root = state.copy() if is_open else guide.redeal(state, seat, Sorter())
        self.seat = seat
        self.first = seat
        """Who acts at the root: whoever searches, unless they look on (`look_on`)."""
        self.rng = rng
        self.iterations: i64 = 0
        trees: i64 = state.seats if guide.hides and not is_open else 1
        self.tree = Tree(trees)
        self.at = vec[i64]([0] * trees)
        """The node that each tree is at, on the way down."""
        self.tried = vec[i64]([0] * DEPTH)
        self.actors = vec[i64]([0] * DEPTH)
        self.depth: i64 = 0
        """How many moves were made on the way down: which tries, and by whom."""
        self.values = vec[float]([0.0] * int(state.seats))
        self.sums = vec[float]([0.0] * int(state.seats))
        """What became of it for each seat in the second half of looking on."""
        self.summed = 0.0
        self.sifted = guide.sift(self.root, seat, positions) if positions > 0 else None

    def run(self, iterations: i64, seconds: float) -> i64:
        """Think on for so many iterations, or so long (0: no matter how long). Returns the best move so far."""
        if self.sifted is not None and self.sifted.count() == 1:
            return self.sifted.nth(0)
        until = perf_counter() + seconds
        for done in range(iterations):
            if seconds > 0 and done > 0 and done % LOOK_AT_CLOCK == 0 and perf_counter() > until:
                break
            self.iterate()
        return self.tree.move(self.tree.best(self.tree_of(self.seat)))

    def look_on(self, iterations: i64) -> None:
        """Think about a position in which somebody else is to act, or chance. The first half finds out what they do."""
        self.first = self.root.waits_for()
        for done in range(iterations):
            self.iterate()
            if done * 2 >= iterations:
                self.summed += 1.0
                for seat in range(i64(len(self.sums))):
                    self.sums[seat] += self.values[seat]

    def hope(self, seat: i64) -> float:
        """What a seat could hope for, as whoever has looked on sees it; from 0 to 1."""
        return self.sums[seat] / max(self.summed, 1.0)

    def glance(self, deals: i64) -> i64:
        """Look no further than one's own turn: the move after which it ends best, over some deals; any of equals."""
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
        """What the searching seat can hope for with its best move, from 0 to 1."""
        best = self.tree.best(self.tree_of(self.seat))
        return 1.0 if best == NONE else self.tree.mean(best)  # 1: an ending was solved, or there is no choice

    def tree_of(self, seat: i64) -> i64:
        """Which tree a seat walks; its root has the same number."""
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
        """Down to a move never tried before, inclusive. Does the game go on there?"""
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
        """Every seat goes on in its tree by what it has seen: the move, who is asked next, what came to light."""
        for tree in range(i64(len(self.at))):
            news: i64 = 0
            if learnt:
                news = self.guide.news(state, tree)
            shown: i64 = move
            if secret and tree != actor and not self.is_open:
                shown = HIDDEN
            self.at[tree] = self.tree.kid(self.at[tree], (news * 8 + after) * 8192 + shown)

    def moves(self, state: State, actor: i64) -> Moves:
        """At the root, what was sifted."""
        if self.sifted is not None and self.depth == 0:
            return self.sifted
        return self.guide.moves(state, actor)

    def choose(self, state: State, actor: i64) -> i64:
        """What this seat tries, one step further down."""
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
        """What became of it, for every move on the way, as the one who made it sees it."""
        for step in range(self.depth):
            self.tree.count(self.tried[step], self.values[self.actors[step]])
