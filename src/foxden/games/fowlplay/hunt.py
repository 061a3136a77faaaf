"""What a viewer can work out from what lies open: which birds a fox can get, what fears it, what a catch is worth."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.fowlplay.board import HEXES, NEIGHBOURS, NUMBERS, WALL, distance
from foxden.games.fowlplay.count import bird_set
from foxden.games.fowlplay.names import FEATURES
from foxden.games.fowlplay.rules import FOX_STEPS
from foxden.games.fowlplay.score import UNKNOWN, add_up
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared, Place

AROUND: list[frozenset[int]] = [
    frozenset(int(near) for near in NEIGHBOURS[here * 6 : here * 6 + 6] if near != WALL) for here in range(HEXES)
]


# --- near and far -----------------------------------------------------------------------------------------


def list_foxes(shared: FowlPlayShared) -> list[int]:
    """The hexes with a fox."""
    return [NUMBERS[fox.at] for fox in shared.foxes if fox]


def measure_fear(place: Place, foxes: list[int]) -> int:
    """FP-13: how far the nearest of these foxes is."""
    here = NUMBERS[place]
    return min(distance(here, fox) for fox in foxes)


def find_prey(shared: FowlPlayShared, seat: int) -> list[int]:
    """FP-14, FP-15: the birds that this seat's fox can catch in one move, or with the steps left in it."""
    fox = shared.foxes[seat]
    if fox is None:
        return []
    birds = {NUMBERS[place]: int(bird) for bird, place in shared.birds.items()}
    tunnels = frozenset(NUMBERS[place] for place in shared.tunnels)
    start, steps = NUMBERS[fox.at], steps_of(shared, seat)
    return sorted(birds[at] for at in reach(start, steps, frozenset(birds), frozenset(list_foxes(shared)), tunnels))


@lru_cache(maxsize=1024)
def reach(
    start: int, steps: int, birds: frozenset[int], foxes: frozenset[int], tunnels: frozenset[int]
) -> frozenset[int]:
    """The hexes with a bird that so many steps lead to; kept, because every player at a table asks for the same."""
    here, prey = frozenset({start}), frozenset[int]()
    for _ in range(steps):
        there = here.union(*[AROUND[at] for at in here], tunnels if here & tunnels else ()) - here - foxes
        prey |= there & birds
        here = there - birds
    return prey


def steps_of(shared: FowlPlayShared, seat: int) -> int:
    """In the middle of a fox's move it has only the rest of it."""
    return shared.steps_left if shared.phase == "foxes" and seat in shared.acting else FOX_STEPS


def find_hunters(shared: FowlPlayShared, bird: int) -> list[int]:
    """The seats whose foxes can catch this bird in one move."""
    return [seat for seat in range(len(shared.foxes)) if bird in find_prey(shared, seat)]


# --- points -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def group_features(cards: tuple[str, ...]) -> vec[i64]:
    """The birds of each feature, as a box has them."""
    return vec[i64]([bird_set([bird for bird, card in enumerate(cards, 1) if name in card]) for name in FEATURES])


def weigh(shared: FowlPlayShared, own: FowlPlayOwn, birds: Iterable[int]) -> dict[int, int]:
    """By how much one's own score changes, if the game ended now, when one's own fox catches each of these birds."""
    features = group_features(tuple(shared.cards))
    alive = bird_set(map(int, shared.birds))
    targets = [UNKNOWN] * len(shared.caught)
    targets[own.seat] = UNKNOWN if own.target is None else own.target - 1
    worth = {}
    for bird in birds:
        caught = [bird_set(had) for had in shared.caught]
        caught[own.seat] |= bird_set([bird])
        sheet = add_up(features, vec[i64](caught), alive & ~bird_set([bird]), vec[i64](targets))
        worth[bird] = int(sheet.total(own.seat)) - own.column.total
    return worth
