"""The search tree: what was tried, and with what results. Compiled.

A *node* is what a seat knows at one moment; below it are its *tries*, one for each move that could be made there. Both
are numbers, and their data is in a few long arrays, because an object for each would cost more than a quick game.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.state import Moves

NONE: Final = -1

# A node has four numbers: its parent and the observation between them, its first try and its last.
NODE: Final = 4
ABOVE: Final = 0
SEEN: Final = 1
FIRST: Final = 2
LAST: Final = 3

# A try has four numbers, and separately the sum of its values.
TRY: Final = 4
MOVE: Final = 0
VISITS: Final = 1
CHANCES: Final = 2
"""How often the move could have been chosen; in some deals it can't."""
NEXT: Final = 3
"""The next try of the same node."""

ROOM: Final = 64
"""Initial capacity, doubled when used up. A power of two."""


@final
class Tree:
    """Several trees, one for each root; roots are the nodes from 0 on."""

    def __init__(self, roots: i64) -> None:
        self.nodes = vec[i64]([0] * (ROOM * NODE))
        self.node_count: i64 = 0
        self.tries = vec[i64]([0] * (ROOM * TRY))
        self.totals = vec[float]([0.0] * ROOM)
        self.try_count: i64 = 0
        self.slots = vec[i64]([NONE] * (ROOM * 2))
        """Nodes by parent and observation: a hash table, at most half full."""
        for _ in range(roots):
            self.add_node(NONE, 0)

    # --- nodes ------------------------------------------------------------------------------------------

    def kid(self, node: i64, seen: i64) -> i64:
        """The child for this observation, created if necessary."""
        nodes, slots = self.nodes, self.slots
        last: i64 = len(slots) - 1
        slot = scatter(node, seen) & last
        while slots[slot] != NONE:
            kid = slots[slot]
            if nodes[kid * NODE + SEEN] == seen and nodes[kid * NODE + ABOVE] == node:
                return kid
            slot = (slot + 1) & last
        made = self.add_node(node, seen)
        slots[slot] = made
        if self.node_count * 2 > len(slots):
            self.slots = self.spread()
        return made

    def add_node(self, above: i64, seen: i64) -> i64:
        added = self.node_count
        if (added + 1) * NODE > len(self.nodes):
            self.nodes = widen(self.nodes)
        start = added * NODE
        self.nodes[start + ABOVE] = above
        self.nodes[start + SEEN] = seen
        self.nodes[start + FIRST] = NONE
        self.nodes[start + LAST] = NONE
        self.node_count = added + 1
        return added

    def spread(self) -> vec[i64]:
        """Rehash all nodes into a table twice as long."""
        nodes = self.nodes
        slots = vec[i64]([NONE] * (len(self.slots) * 2))
        last: i64 = len(slots) - 1
        for node in range(self.node_count):
            slot = scatter(nodes[node * NODE + ABOVE], nodes[node * NODE + SEEN]) & last
            while slots[slot] != NONE:
                slot = (slot + 1) & last
            slots[slot] = node
        return slots

    # --- tries ------------------------------------------------------------------------------------------

    def find(self, node: i64, move: i64, before: i64) -> i64:
        """The try of this move, created if necessary. Moves usually come in the same order, so it is mostly the one
        after `before`; NONE: the first."""
        tries = self.tries
        first = self.nodes[node * NODE + FIRST]
        guess = first if before == NONE else tries[before * TRY + NEXT]
        if guess != NONE and tries[guess * TRY + MOVE] == move:
            return guess
        while first != NONE:
            if tries[first * TRY + MOVE] == move:
                return first
            first = tries[first * TRY + NEXT]
        return self.add_try(node, move)

    def add_try(self, node: i64, move: i64) -> i64:
        added = self.try_count
        if (added + 1) * TRY > len(self.tries):
            self.tries = widen(self.tries)
            self.totals = widen_totals(self.totals)
        start = added * TRY
        self.tries[start + MOVE] = move
        self.tries[start + VISITS] = 0
        self.tries[start + CHANCES] = 0
        self.tries[start + NEXT] = NONE
        last = self.nodes[node * NODE + LAST]
        if last == NONE:
            self.nodes[node * NODE + FIRST] = added
        else:
            self.tries[last * TRY + NEXT] = added
        self.nodes[node * NODE + LAST] = added
        self.try_count = added + 1
        return added

    def move(self, tried: i64) -> i64:
        return self.tries[tried * TRY + MOVE]

    def is_new(self, tried: i64) -> bool:
        return self.tries[tried * TRY + VISITS] == 0

    def count(self, tried: i64, value: float) -> None:
        """Count one more try with this value."""
        self.tries[tried * TRY + VISITS] += 1
        self.totals[tried] += value

    def mean(self, tried: i64) -> float:
        """The average value."""
        return self.totals[tried] / float(max(self.tries[tried * TRY + VISITS], 1))

    def choose(self, node: i64, moves: Moves, explore: float, rng: Rng) -> i64:
        """An untried move, if there is any; otherwise by UCB1, counting only deals in which the move was available."""
        untried: i64 = 0
        fresh: i64 = NONE
        best: i64 = NONE
        highest = -1.0
        tried: i64 = NONE
        asked: i64 = 0
        logarithm = 0.0
        for index in range(moves.count()):
            tried = self.find(node, moves.nth(index), tried)
            tries = self.tries
            chances = tries[tried * TRY + CHANCES] + 1
            tries[tried * TRY + CHANCES] = chances
            visits = tries[tried * TRY + VISITS]
            if visits == 0:
                untried += 1
                if untried == 1 or rng.below(untried) == 0:
                    fresh = tried
            elif untried == 0:
                if chances != asked:  # usually all were available equally often
                    asked = chances
                    logarithm = log(float(chances))
                bound = upper(self.totals[tried], visits, logarithm, explore)
                if bound > highest:
                    highest = bound
                    best = tried
        return fresh if fresh != NONE else best

    def best(self, node: i64) -> i64:
        """The most tried move; of equals, the better one. NONE if nothing was tried."""
        tries = self.tries
        best = self.nodes[node * NODE + FIRST]
        other = best
        while other != NONE:
            more = tries[other * TRY + VISITS] - tries[best * TRY + VISITS]
            if more > 0 or (more == 0 and self.totals[other] > self.totals[best]):
                best = other
            other = tries[other * TRY + NEXT]
        return best


def upper(total: float, visits: i64, logarithm: float, explore: float) -> float:
    """The upper confidence bound of a move (UCB1)."""
    tried = float(visits)
    return total / tried + explore * sqrt(logarithm / tried)


def scatter(node: i64, seen: i64) -> i64:
    """A hash of node and observation. No product reaches 63 bits."""
    mixed = (node * 0x2C1B3C6D + (seen ^ seen >> 26)) & 0x7FFFFFFF
    return mixed * 0x297A2D39 >> 16


def widen(row: vec[i64]) -> vec[i64]:
    """A copy twice as long."""
    wider = vec[i64]([0] * (len(row) * 2))
    for index in range(len(row)):
        wider[index] = row[index]
    return wider


def widen_totals(row: vec[float]) -> vec[float]:
    wider = vec[float]([0.0] * (len(row) * 2))
    for index in range(len(row)):
        wider[index] = row[index]
    return wider
