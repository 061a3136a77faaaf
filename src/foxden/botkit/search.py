"""Information-set Monte Carlo tree search for all games, over their rules and their guide. Compiled.

Each iteration deals anew what the searching seat cannot see, walks down the tree, adds one move to it, plays on
quickly and counts what came of it. Each seat walks a tree of its own (Cowling, Powley, Whitehouse 2012, "multiple
observers"): it branches by what that seat sees. A move made face down is one and the same for all others, so nobody
answers what they cannot know, and choices made at the same time are made without each other. Where the game hides
nothing from one seat that another sees, all walk the same tree. Chance is sampled; what it brings to light branches.
Every seat wants its own value, and seats of one team have the same.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.botkit.guide import Guide, Sorter
from foxden.chance import Rng
from foxden.state import CHANCE, NOBODY, Moves, State

HIDDEN: Final = 8191
"""A move face down, as others see it: beyond all numbers of moves."""
LOOK_AT_CLOCK: Final = 8
"""So many iterations are made between two looks at the clock."""


@final
class Node:
    """What a seat knows at one moment: its moves there, and what became of them."""

    def __init__(self, key: i64, sibling: "Node | None") -> None:
        self.key = key
        self.sibling = sibling
        self.kids: Node | None = None
        self.moves = vec[i64]()
        self.visits = vec[i64]()
        self.chances = vec[i64]()
        """How often each move could have been chosen; in some deals it cannot."""
        self.totals = vec[float]()

    def kid(self, key: i64) -> "Node":
        """The node behind this observation, made if it is not there."""
        kid = self.kids
        while kid is not None:
            if kid.key == key:
                return kid
            kid = kid.sibling
        made = Node(key, self.kids)
        self.kids = made
        return made

    def place(self, move: i64, guess: i64) -> i64:
        """Where this move stands. Moves come in the same order nearly every time, so the guess is mostly right."""
        count: i64 = len(self.moves)
        if guess < count and self.moves[guess] == move:
            return guess
        for index in range(count):
            if self.moves[index] == move:
                return index
        self.moves = append(self.moves, move)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.totals = append(self.totals, 0.0)
        return count

    def best(self) -> i64:
        """The move that was tried most; of equals, the one that did better."""
        best: i64 = 0
        for index in range(i64(1), len(self.moves)):
            more = self.visits[index] - self.visits[best]
            if more > 0 or (more == 0 and self.totals[index] > self.totals[best]):
                best = index
        return self.moves[best]


@final
class Search:
    """One seat thinking about one position. The same state as that seat sees it, rng and iterations: the same move."""

    def __init__(self, guide: Guide, state: State, seat: i64, rng: Rng, positions: i64 = 0) -> None:
        """`positions`: so many may be looked at first, to solve an ending."""
        self.guide = guide
        self.root = guide.redeal(state, seat, Sorter())
        self.seat = seat
        self.rng = rng
        self.iterations: i64 = 0
        self.trees: list[Node] = [Node(0, None) for _ in range(int(state.seats) if guide.hides else 1)]
        self.at: list[Node] = self.trees[:]
        self.path: list[Node] = []
        self.picked = vec[i64]()
        self.actors = vec[i64]()
        self.values = vec[float]([0.0] * int(state.seats))
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
        return self.trees[self.tree_of(self.seat)].best()

    def glance(self, deals: i64) -> i64:
        """Look no further than one's own turn: the move after which it ends best, over some deals; any of equals."""
        node = self.trees[self.tree_of(self.seat)]
        count = self.root.moves(self.seat).count()
        first = self.rng.below(count)
        for _ in range(deals):
            state = self.guide.imagine(self.root, self.seat, self.rng)
            moves = state.moves(self.seat)
            for step in range(count):
                move = moves.nth((first + step) % count)
                after = state.copy()
                after.play(self.seat, move)
                self.guide.end_turn(after, self.seat, self.rng)
                self.guide.rate(after, self.values)
                place = node.place(move, step)
                node.visits[place] += 1
                node.totals[place] += self.values[self.seat]
        return node.best()

    def worth(self) -> float:
        """What the searching seat can hope for with its best move, from 0 to 1."""
        node = self.trees[self.tree_of(self.seat)]
        if len(node.moves) == 0:
            return 1.0  # an ending was solved, or there is no choice
        at = node.place(node.best(), 0)
        return node.totals[at] / float(max(node.visits[at], 1))

    def tree_of(self, seat: i64) -> i64:
        return seat if self.guide.hides else 0

    # --- one iteration ----------------------------------------------------------------------------------

    def iterate(self) -> None:
        state = self.guide.imagine(self.root, self.seat, self.rng)
        self.iterations += 1
        self.path = []
        self.picked = vec[i64](capacity=16)
        self.actors = vec[i64](capacity=16)
        for tree in range(i64(len(self.trees))):
            self.at[tree] = self.trees[tree]
        if self.descend(state):
            self.guide.playout(state, self.rng)
        self.guide.rate(state, self.values)
        self.count()

    def descend(self, state: State) -> bool:
        """Down to a move never tried before, inclusive. Does the game go on there?"""
        actor = self.seat
        while True:
            node = self.at[self.tree_of(actor)]
            grown = self.choose(node, state, actor)
            move = node.moves[self.picked[len(self.picked) - 1]]
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
            self.step(state, actor, HIDDEN if secret else move, move, after, state.revealed != before)
            actor = after

    def step(self, state: State, actor: i64, seen: i64, move: i64, after: i64, learnt: bool) -> None:
        """Every seat goes on in its tree by what it has seen: the move, who is asked next, what came to light."""
        for tree in range(i64(len(self.at))):
            news: i64 = self.guide.news(state, tree) if learnt else 0
            shown = move if tree == actor else seen
            self.at[tree] = self.at[tree].kid((news * 8 + after) * 8192 + shown)

    def moves(self, state: State, actor: i64) -> Moves:
        """At the root, what was sifted."""
        if self.sifted is not None and len(self.path) == 0:
            return self.sifted
        return self.guide.moves(state, actor)

    def choose(self, node: Node, state: State, actor: i64) -> bool:
        """Pick a move by UCB1, counting only when it could be chosen. Is it one never tried before?"""
        moves = self.moves(state, actor)
        untried: i64 = 0
        fresh: i64 = -1
        best: i64 = -1
        highest = -1.0
        guess: i64 = 0
        for index in range(moves.count()):
            place = node.place(moves.nth(index), guess)
            guess = place + 1
            node.chances[place] += 1
            visits = node.visits[place]
            if visits == 0:
                untried += 1
                if untried == 1 or self.rng.below(untried) == 0:
                    fresh = place
            elif untried == 0:
                bound = upper(node.totals[place], visits, node.chances[place], self.guide.explore)
                if bound > highest:
                    highest = bound
                    best = place
        picked = fresh if fresh >= 0 else best
        self.path.append(node)
        self.picked = append(self.picked, picked)
        self.actors = append(self.actors, actor)
        return fresh >= 0

    def count(self) -> None:
        """What became of it, for every move on the way, as the one who made it sees it."""
        for step in range(i64(len(self.path))):
            node = self.path[step]
            node.visits[self.picked[step]] += 1
            node.totals[self.picked[step]] += self.values[self.actors[step]]


def upper(total: float, visits: i64, chances: i64, explore: float) -> float:
    """How good a move may be, if we were unlucky with it so far (UCB1)."""
    tried = float(visits)
    return total / tried + explore * sqrt(log(float(chances)) / tried)
