"""What bots know about Fowl Play! beyond the rules. Compiled.

What a catch is worth, which bird steps matter, and how to play quick games.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.bits import BIT, count_bits, lowest_bit, nth_bit
from foxden.chance import Rng
from foxden.games.fowlplay.board import HEXES, NEIGHBOURS
from foxden.games.fowlplay.box import BIRDS, DIRECTIONS, TUNNELS, WORDS
from foxden.games.fowlplay.inference import adjust_targets
from foxden.games.fowlplay.numbers import (
    BIRDS_MOVE,
    EMPTY,
    FOX,
    FOXES_MOVE,
    NONE,
    OVER,
    PLACE,
    STOP,
    TO_BIRD,
    TO_FOX,
)
from foxden.games.fowlplay.plain_guide import PlainFowlPlay, share_first
from foxden.games.fowlplay.redeal import redeal
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.score import FEATURES, TYPES_FROM, FowlPlayScore
from foxden.games.fowlplay.yard import FIRST_WAY, IN_WORD_STEPS, INSIDE, NO_MORE, Yard
from foxden.state import CHANCE, NOBODY, Moves, State

HORIZON: Final = 2
"""Rounds in a quick game after the current one; then the sheet is added up as it stands."""
WIDTH: Final = 8
"""Bird steps considered at a time, besides taking none."""
LEAD: Final = 6.0
"""A lead of this many points before the end is worth winning three games out of four."""
NOWHERE: Final = vec[i64]([0] * (HEXES + 1))


class FowlPlayGuide(PlainFowlPlay):
    """Catches worthwhile birds, moves the birds that matter, and looks a few rounds ahead."""

    def __init__(self) -> None:
        PlainFowlPlay.__init__(self)
        self.explore = 0.4
        self.suspects = True
        """Whether it infers targets from what their owners catch."""

    def imagine(self, state: State, viewer: i64, rng: Rng) -> State:
        """A deal in which targets fit what their owners have caught."""
        assert isinstance(state, FowlPlay)
        twin = redeal(state, int(viewer), rng)
        if self.suspects and twin.phase != OVER:
            adjust_targets(twin, viewer, rng)
        return twin

    def moves(self, state: State, seat: i64) -> Moves:
        assert isinstance(state, FowlPlay)
        if state.phase == BIRDS_MOVE:
            return shortlist(state, seat)
        if state.phase == PLACE:
            return one_colour(state)
        return state.moves(seat)

    def end_turn(self, state: State, seat: i64, rng: Rng) -> None:
        """FP-14: a fox's second step."""
        assert isinstance(state, FowlPlay)
        while state.phase == FOXES_MOVE and state.waits_for() == seat:
            state.play(seat, pick_fox_step(state, seat, rng))

    def playout(self, state: State, rng: Rng) -> None:
        assert isinstance(state, FowlPlay)
        last = state.round + HORIZON
        while state.phase != OVER and state.round <= last:
            seat = state.waits_for()
            if seat == CHANCE:
                state.fall(rng)
            elif seat == NOBODY:
                return
            else:
                state.play(seat, pick(state, seat, rng))

    def rate(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, FowlPlay)
        sheet = state.sheet()
        over = state.phase == OVER
        if over:
            share_first(sheet, values)
        ahead = leads(sheet)
        for seat in range(state.seats):
            hope = 1.0 / (1.0 + exp(-1.1 * float(ahead[seat]) / LEAD))
            values[seat] = 0.85 * values[seat] + 0.15 * hope if over else hope


def leads(sheet: FowlPlayScore) -> vec[i64]:
    """Each seat's lead over, or gap to, the best of the others."""
    totals = vec[i64]([0] * sheet.seats)
    best: i64 = -99
    second: i64 = -99
    for seat in range(sheet.seats):
        total = sheet.total(seat)
        totals[seat] = total
        second = max(second, min(best, total))
        best = max(best, total)
    for seat in range(sheet.seats):
        totals[seat] -= second if totals[seat] == best else best
    return totals


def one_colour(state: FowlPlay) -> Moves:
    """FP-8: foxes differ in nothing but their colour, so one colour is enough to think about."""
    colours = state.free_colours()
    return state.den_spaces(colours & -colours)


# --- what a bird is worth -----------------------------------------------------------------------------------


def find_rare(state: FowlPlay, seat: i64) -> i64:
    """The birds of the types of which this seat has caught fewest."""
    features = state.yard.box.features
    mine = state.yard.caught[seat]
    least: i64 = 99
    rare: i64 = 0
    for kind in range(i64(TYPES_FROM), i64(FEATURES)):
        count = count_bits(mine & features[kind])
        if count < least:
            least = count
            rare = 0
        if count == least:
            rare |= features[kind]
    return rare


def worth(state: FowlPlay, seat: i64, bird: i64, rare: i64) -> i64:
    """Value of catching this bird, in quarters of a point: what it adds to the catch minus what it was worth alive."""
    kin = state.yard.box.kin
    mine = state.yard.caught[seat]
    total: i64 = 8 if rare >> bird & 1 else 2
    total += 2 if mine & kin[bird * 2] else 4
    total += 2 if mine & kin[bird * 2 + 1] else 4
    return total - loss(state, seat, bird)


def loss(state: FowlPlay, seat: i64, bird: i64) -> i64:
    """What this bird's death costs a seat through its target (FP-21), in quarters of a point."""
    target = state.cards.target[seat]
    if target == NONE:
        return 0
    if target == bird:
        return 16
    return state.yard.box.shared[target * BIRDS + bird] * 3


# --- foxes --------------------------------------------------------------------------------------------------


def mark_reach(state: FowlPlay, fox: i64, mark: i64, reach: vec[i64]) -> None:
    """Mark the hexes on which this fox can catch a bird with two steps (FP-14)."""
    box, neighbours = state.yard.box, NEIGHBOURS
    for index in range(fox * 6, fox * 6 + 6):
        mark_beyond(state.yard, neighbours[index], mark, reach)
    if box.is_tunnel(fox):
        for index in range(i64(TUNNELS)):
            mark_beyond(state.yard, box.tunnels[index], mark, reach)


def mark_beyond(yard: Yard, first: i64, mark: i64, reach: vec[i64]) -> None:
    there, neighbours, box = yard.on[first], NEIGHBOURS, yard.box
    if there >= FOX:
        return
    reach[first] |= mark
    if there != EMPTY:
        return
    for index in range(first * 6, first * 6 + 6):
        reach[neighbours[index]] |= mark
    if box.is_tunnel(first):
        for index in range(i64(TUNNELS)):
            reach[box.tunnels[index]] |= mark


def best_behind(state: FowlPlay, seat: i64, first: i64, rare: i64) -> i64:
    """Value of the best bird a fox can catch with this step and those left after it; -99: none."""
    yard = state.yard
    there = yard.on[first]
    if there != EMPTY:
        return worth(state, seat, there, rare) + 1
    best: i64 = -99
    if state.left > 1:
        ways = INSIDE[first] & ~yard.free[first]
        while ways:
            bird = yard.on[NEIGHBOURS[first * DIRECTIONS + FIRST_WAY[ways]]]
            ways &= ways - 1
            if bird < FOX:
                best = max(best, worth(state, seat, bird, rare))
    return best


def pick_fox_step(state: FowlPlay, seat: i64, rng: Rng) -> i64:
    """A step towards the best bird in reach, if it is worth it; otherwise any."""
    yard = state.yard
    here = yard.fox[seat]
    choices = state.fox_choices(seat)
    rare = find_rare(state, seat)
    best: i64 = 0
    found: i64 = -1
    ways = choices & ~BIT[NO_MORE]
    if state.left == 1:  # with the last step, only a bird next to the fox can be caught, or one behind a tunnel
        ways &= ~yard.free[here]
    while ways:
        move = yard.fox_step(here, lowest_bit(ways))
        ways &= ways - 1
        value = best_behind(state, seat, move - TO_FOX, rare)
        if value > best:
            best = value
            found = move
    if found >= 0:
        return found
    return pick_harmless(yard, here, choices, rng)


def pick_harmless(yard: Yard, here: i64, choices: i64, rng: Rng) -> i64:
    """Any step, except onto a bird that is better left alive."""
    count = count_bits(choices)
    for _attempt in range(i64(3)):
        move = yard.fox_step(here, nth_bit(choices, rng.below(count)))
        if move == STOP or yard.on[move - TO_FOX] == EMPTY:
            return move
    return yard.fox_step(here, nth_bit(choices, count - 1))


# --- birds --------------------------------------------------------------------------------------------------


def shortlist(state: FowlPlay, seat: i64) -> Moves:
    """The bird steps that change most who can catch whom, and taking none."""
    if state.count_moves(seat) <= WIDTH:
        return state.moves(seat)
    yard, card, neighbours = state.yard, state.cards.chosen[seat], NEIGHBOURS
    at, reach, rare = yard.at, mark_everyone(state, seat), find_rare(state, seat)
    kept = vec[i64]([STOP] * (WIDTH + 1))
    ranks = vec[i64]([-99] * (WIDTH + 1))
    for word in range(i64(WORDS)):
        steps = yard.steps_with(card, word)
        while steps:
            step = word * IN_WORD_STEPS + lowest_bit(steps)
            steps &= steps - 1
            bird = step // 6
            to = neighbours[at[bird] * 6 + step % 6]
            rank = interest(state, seat, bird, reach[at[bird]], reach[to], rare)
            if rank > ranks[WIDTH - 1]:
                insert(kept, ranks, TO_BIRD + bird * HEXES + to, rank)
    kept[WIDTH] = STOP
    return Moves(kept)


def mark_everyone(state: FowlPlay, seat: i64) -> vec[i64]:
    """For each hex: whether this seat's fox can catch a bird there (1), and whether another can (2)."""
    reach = NOWHERE[:]
    fox = state.yard.fox
    for other in range(state.seats):
        if fox[other] != NONE:
            mark_reach(state, fox[other], 1 if other == seat else 2, reach)
    return reach


def interest(state: FowlPlay, seat: i64, bird: i64, before: i64, after: i64, rare: i64) -> i64:
    """What a bird step does for this seat, by which foxes' reach it enters or leaves."""
    if before == after:
        return -50
    mine = (after & 1) - (before & 1)
    theirs = (after >> 1) - (before >> 1)
    return mine * worth(state, seat, bird, rare) - theirs * (8 + loss(state, seat, bird))


def insert(kept: vec[i64], ranks: vec[i64], move: i64, rank: i64) -> None:
    """Insert into the shortlist, best first; it is better than the last."""
    place: i64 = WIDTH - 1
    while place > 0 and ranks[place - 1] < rank:
        place -= 1
    index: i64 = WIDTH - 1
    while index > place:
        kept[index] = kept[index - 1]
        ranks[index] = ranks[index - 1]
        index -= 1
    kept[place] = move
    ranks[place] = rank


def pick(state: FowlPlay, seat: i64, rng: Rng) -> i64:
    """A move for a quick game: birds mostly stay where they are."""
    if state.phase == FOXES_MOVE:
        return pick_fox_step(state, seat, rng)
    if state.phase == BIRDS_MOVE and rng.below(4) != 0:
        return STOP
    return state.any_move(seat, rng)
