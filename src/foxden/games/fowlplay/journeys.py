"""Where a bird or a fox can get with its remaining steps: the shortest way to every hex more than one step away. A step
costs nothing else, so the shortest way is the cheapest; of equally short ways, a fox prefers the ground to a tunnel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from foxden.games.fowlplay.board import CENTRE, HEXES, NUMBERS
from foxden.games.fowlplay.box import FEARLESS
from foxden.games.fowlplay.hunt import AROUND, from_bits, measure_board, survey
from foxden.games.fowlplay.names import HEX_NAMES
from foxden.games.fowlplay.notation import write
from foxden.games.fowlplay.numbers import STOP, TO_BIRD, TO_FOX
from foxden.games.fowlplay.scene import find_choices, name_fox_step
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared, FowlPlayView
from foxden.scene import Journey, Say
from foxden.state import Moves

Way = tuple[int, ...]
"""The hexes of a path, from first to last."""


def find_journeys(view: FowlPlayView, moves: Moves, path: Sequence[str], say: Say) -> list[Journey]:
    shared, own = view.shared, view.own_part()
    if own.seat not in shared.acting or shared.steps_left < 2:
        return []
    listed = moves.to_list()
    if shared.phase == "birds":
        return find_bird_journeys(shared, listed, path, say)
    return find_fox_journeys(shared, own, listed, path, say)


def walk(start: int, first: Sequence[int], steps: int, step_on: Callable[[int, int], int]) -> Iterator[Way]:
    """The shortest path to each hex two or more steps away. `first`: hexes one step away; `step_on`: where a hex leads
    with this many steps left, as a set of bits."""
    ways: list[Way] = [(hexagon,) for hexagon in first]
    known = sum(1 << hexagon for hexagon in first) | 1 << start
    for left in range(steps - 1, 0, -1):
        further: list[Way] = []
        for way in ways:
            there = step_on(way[-1], left) & ~known
            known |= there
            further += [(*way, hexagon) for hexagon in from_bits(there)]
        yield from further
        ways = further


# --- birds --------------------------------------------------------------------------------------------------


def find_bird_journeys(shared: FowlPlayShared, moves: list[int], path: Sequence[str], say: Say) -> list[Journey]:
    """FP-11 to FP-13, for the touched bird; its first steps come from the rules."""
    steps = [divmod(move - TO_BIRD, HEXES) for move in moves if move != STOP]
    first = [(bird, to) for bird, to in steps if [f"bird-{bird + 1}"] == list(path)]
    if not first:
        return []
    bird = first[0][0]
    start, there = NUMBERS[shared.birds[str(bird + 1)]], survey(shared)
    closed = there.taken | there.foxes | there.tunnels
    fear = measure_board(tuple(from_bits(there.foxes)))

    def step_on(here: int, _left: int) -> int:
        least = min(fear[here], FEARLESS)
        return sum(1 << to for to in from_bits(AROUND[here] & ~closed) if fear[to] >= least)

    numbers, labels = TO_BIRD + bird * HEXES, find_choices(tuple(shared.cards), say)
    return [
        tell(start, way, [numbers + to for to in way], labels[numbers + way[-1]].label, [*path], say)
        for way in walk(start, [to for _, to in first], shared.steps_left, step_on)
    ]


# --- foxes --------------------------------------------------------------------------------------------------


def find_fox_journeys(
    shared: FowlPlayShared, own: FowlPlayOwn, moves: list[int], path: Sequence[str], say: Say
) -> list[Journey]:
    """FP-14: over the ground or through tunnels; FP-15: up to the first bird; FP-16: in round 1 across the centre, but
    not to it."""
    fox = shared.foxes[own.seat]
    if path or fox is None:
        return []
    start, there = NUMBERS[fox.at], survey(shared)
    no_end = 1 << CENTRE if shared.round == 1 else 0

    def step_on(here: int, left: int) -> int:
        if there.taken >> here & 1:
            return 0
        tunnels = there.tunnels if there.tunnels >> here & 1 else 0
        return (AROUND[here] | tunnels) & ~there.foxes & ~(no_end if left == 1 else 0)

    first = sorted((move - TO_FOX for move in moves if move != STOP), key=lambda to: AROUND[start] >> to & 1 == 0)
    return [
        tell(start, way, [TO_FOX + to for to in way], name_fox_step(shared, own, way[-2], way[-1], say), [], say)
        for way in walk(start, first, shared.steps_left, step_on)
    ]


def tell(start: int, way: Way, moves: list[int], last: str, path: list[str], say: Say) -> Journey:
    """`last`: the label of its last step."""
    label = say("fowlplay-journey", step=last, steps=len(way))
    names = [HEX_NAMES[hexagon] for hexagon in (start, *way)]
    return Journey([*path, names[-1]], [write(move) for move in moves], label, names)
