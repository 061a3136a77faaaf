"""Problems and endings of Fox on the Run, proved: can this side win within some turns, whatever anybody does and
whatever lies face down? Compiled.

Proof-number search, depth first (df-pn, Nagai 2002): always expand the open node that takes the least to prove or
refute. A position is *proved* if the side that is asked about wins, and *refuted* if the others can keep it from
winning before the turns are over. Whoever is on that side chooses one move that wins; the others, and whatever lies
face down, are held to find the one thing that refutes it. What a face-down tile shows is only known when it is turned
over, and then every kind that is still face down may be it.

The turns that are left are part of a position, so no position comes back below itself, and nothing depends on the way
that led to it. The table keeps positions whole: nothing that is proved hangs on a hash.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.botkit.guide import Sorter
from foxden.games.foxrun.board import PAWNS, SPACES
from foxden.games.foxrun.numbers import OVER
from foxden.games.foxrun.redeal import redeal
from foxden.games.foxrun.rules import FoxRun, foxes_win, is_fox
from foxden.state import Moves

PROVED: Final = 1
UNDECIDED: Final = 0
REFUTED: Final = -1

INFINITE: Final = 1 << 40
NO_MOVE: Final = -1
KEY: Final = 4
ENTRY: Final = 6
"""The four words of a position, its proof number, and its disproof number."""
ROOM: Final = 1 << 12


@final
class ProofTable:
    """Known positions: a hash table, at most half full, that compares whole positions."""

    def __init__(self) -> None:
        self.rows = vec[i64]([-1] * (ROOM * ENTRY))
        self.size: i64 = ROOM
        self.count: i64 = 0

    def find(self, key: vec[i64]) -> i64:
        """The slot of this position, used or free."""
        rows = self.rows
        last = self.size - 1
        slot = scatter(key[0], key[1], key[2], key[3]) & last
        while True:
            start = slot * ENTRY
            if rows[start + 4] < 0 or (
                rows[start] == key[0]
                and rows[start + 1] == key[1]
                and rows[start + 2] == key[2]
                and rows[start + 3] == key[3]
            ):
                return start
            slot = (slot + 1) & last

    def keep(self, key: vec[i64], prove: i64, refute: i64) -> None:
        start = self.find(key)
        rows = self.rows
        if rows[start + 4] < 0:
            self.count += 1
            for word in range(i64(KEY)):
                rows[start + word] = key[word]
        rows[start + 4] = prove
        rows[start + 5] = refute
        if self.count * 2 > self.size:
            self.grow()

    def grow(self) -> None:
        old, size = self.rows, self.size
        self.size = size * 2
        self.rows = vec[i64]([-1] * (size * 2 * ENTRY))
        key = vec[i64]([0] * KEY)
        for slot in range(size):
            if old[slot * ENTRY + 4] >= 0:
                for word in range(i64(KEY)):
                    key[word] = old[slot * ENTRY + word]
                start = self.find(key)
                for word in range(i64(ENTRY)):
                    self.rows[start + word] = old[slot * ENTRY + word]


@final
class Node:
    """A position, or a move that flips a tile not seen yet."""

    def __init__(self, state: FoxRun, move: i64) -> None:
        self.state = state
        self.move = move
        """NO_MOVE, or the move that flips a tile."""
        self.key = vec[i64]([0] * KEY)
        self.prove: i64 = 1
        self.refute: i64 = 1


@final
class Solver:
    """Decides whether a side, foxes or guardians, wins before some turn. Searches at most this many positions."""

    def __init__(self, foxes: bool, last: i64, positions: i64) -> None:
        self.foxes = foxes
        self.last = last
        """The turn, as the state counts them, before which it must be won."""
        self.left = positions
        self.table = ProofTable()

    def solve(self, state: FoxRun) -> i64:
        """PROVED, REFUTED, or UNDECIDED if the position limit is reached."""
        return self.decide(self.make_node(sort_hidden(state), NO_MOVE))

    def solve_move(self, state: FoxRun, move: i64) -> i64:
        """The same for the position after this move, whatever it flips."""
        return self.decide(self.after(sort_hidden(state), move))

    def winning_moves(self, state: FoxRun) -> Moves:
        """All proved winning moves of the seat to act."""
        moves = state.moves(state.waits_for())
        found = vec[i64](capacity=8)
        for index in range(moves.count()):
            if self.solve_move(state, moves.nth(index)) == PROVED:
                found = append(found, moves.nth(index))
        return Moves(found)

    def decide(self, node: Node) -> i64:
        while node.prove != 0 and node.refute != 0 and self.left > 0:
            self.look_into(node, INFINITE, INFINITE)
            self.look_up(node)
        if node.prove == 0:
            return PROVED
        return REFUTED if node.refute == 0 else UNDECIDED

    # --- nodes ------------------------------------------------------------------------------------------

    def make_node(self, state: FoxRun, move: i64) -> Node:
        node = Node(state, move)
        if state.phase == OVER:
            won = foxes_win(state.ended_by) == self.foxes
            node.prove = 0 if won else INFINITE
            node.refute = INFINITE if won else 0
        elif state.turn >= self.last:
            node.prove = INFINITE
            node.refute = 0
        else:
            pack_key(state, move, node.key)
            self.look_up(node)
        return node

    def look_up(self, node: Node) -> None:
        if node.prove == 0 or node.refute == 0:
            return
        rows = self.table.rows
        start = self.table.find(node.key)
        if rows[start + 4] >= 0:
            node.prove = rows[start + 4]
            node.refute = rows[start + 5]

    def after(self, state: FoxRun, move: i64) -> Node:
        """The node after a move. A tile it flips isn't seen yet, unless that ends the game."""
        after = state.copy()
        after.play(state.waits_for(), move)
        if after.phase != OVER and after.down != state.down:
            return self.make_node(state, move)
        return self.make_node(after, NO_MOVE)

    def list_kids(self, node: Node) -> list[Node]:
        state = node.state
        if node.move != NO_MOVE:
            return self.list_fates(state, node.move)
        moves = state.moves(state.waits_for())
        return [self.after(state, moves.nth(index)) for index in range(moves.count())]

    def list_fates(self, state: FoxRun, move: i64) -> list[Node]:
        """Every kind still face down, in turn, on the flipped space."""
        after = state.copy()
        after.play(state.waits_for(), move)
        turned = state.down & ~after.down
        space: i64 = 0
        while turned >> space & 1 == 0:
            space += 1
        fates: list[Node] = []
        met: i64 = 0
        one: i64 = 1
        for other in range(i64(SPACES)):
            tile = state.tiles[other]
            if state.down >> other & 1 and met >> tile & 1 == 0:
                met |= one << tile
                after = state.copy()
                after.tiles[other] = after.tiles[space]
                after.tiles[space] = tile
                after.play(state.waits_for(), move)
                fates.append(self.make_node(sort_hidden(after), NO_MOVE))
        return fates

    def chooses(self, node: Node) -> bool:
        """Whether the side in question chooses here; otherwise any refutation counts."""
        return node.move == NO_MOVE and is_fox(node.state.pawn) == self.foxes

    # --- the search -------------------------------------------------------------------------------------

    def look_into(self, node: Node, prove: i64, refute: i64) -> None:
        """Search below this node until its proof or disproof number reaches these limits."""
        self.left -= 1
        kids = self.list_kids(node)
        chooses = self.chooses(node)
        while True:
            least: i64 = INFINITE
            second: i64 = INFINITE
            total: i64 = 0
            best: i64 = 0
            for index in range(i64(len(kids))):
                kid = kids[index]
                self.look_up(kid)
                easy = kid.prove if chooses else kid.refute
                total = min(total + (kid.refute if chooses else kid.prove), i64(INFINITE))
                if easy < least:
                    second = least
                    least = easy
                    best = index
                elif easy < second:
                    second = easy
            node.prove = least if chooses else total
            node.refute = total if chooses else least
            if node.prove >= prove or node.refute >= refute or node.prove == 0 or node.refute == 0 or self.left <= 0:
                break
            kid = kids[best]
            if chooses:
                self.look_into(kid, min(prove, second + 1), min(refute - total + kid.refute, i64(INFINITE)))
            else:
                self.look_into(kid, min(prove - total + kid.prove, i64(INFINITE)), min(refute, second + 1))
        self.table.keep(node.key, node.prove, node.refute)


def scatter(one: i64, two: i64, three: i64, four: i64) -> i64:
    """A hash of a position. No product reaches 63 bits."""
    mixed = (one ^ one >> 31) & 0x7FFFFFFF
    mixed = (mixed * 0x2C1B3C6D + (two ^ two >> 29)) & 0x7FFFFFFF
    mixed = (mixed * 0x297A2D39 + (three ^ three >> 30)) & 0x7FFFFFFF
    mixed = (mixed * 0x2C1B3C6D + (four ^ four >> 28)) & 0x7FFFFFFF
    return (mixed * 0x297A2D39 >> 13) & 0x7FFFFFFF


def sort_hidden(state: FoxRun) -> FoxRun:
    """Sort the face-down tiles, so that positions differing only in them are equal."""
    return redeal(state, None, Sorter())


def pack_key(state: FoxRun, move: i64, key: vec[i64]) -> None:
    """Everything that distinguishes positions, and the turn, which gives the turns left."""
    word: i64 = 0
    for space in range(i64(15)):
        word = word * 16 + state.tiles[space]
    key[0] = word
    word = 0
    for space in range(i64(15), i64(SPACES)):
        word = word * 16 + state.tiles[space]
    for pawn in range(i64(PAWNS)):
        word = word * 32 + state.at[pawn]
    key[1] = word
    key[2] = (state.down << 25 | state.start_tiles) * 4 + state.phase
    quiet = state.quiet * 2 + (1 if state.turned_over else 0)
    key[3] = ((state.turn * 1024 + move + 1) * 256 + quiet) << 25 | state.used
