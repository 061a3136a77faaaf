"""What a viewer can work out from public information: which birds a fox can catch, which fear it, and what a catch is
worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.fowlplay.board import HEXES, NEIGHBOURS, NUMBERS, PLACES, WALL, distance
from foxden.games.fowlplay.count import bird_set
from foxden.games.fowlplay.names import FEATURES, NUMBER_OF
from foxden.games.fowlplay.rules import FOX_STEPS
from foxden.games.fowlplay.score import UNKNOWN, add_up
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared, Place, find_alive

AROUND = [sum(1 << int(near) for near in NEIGHBOURS[here * 6 : here * 6 + 6] if near != WALL) for here in range(HEXES)]
"""The hexes around each, as a set of bits."""
ONE_HEX = [1 << hexagon for hexagon in range(HEXES)]
ONE_PLACE = dict(zip(PLACES, ONE_HEX, strict=True))


# --- near and far -----------------------------------------------------------------------------------------


def list_foxes(shared: FowlPlayShared) -> list[int]:
    """The hexes with a fox."""
    return [NUMBERS[fox.at] for fox in shared.foxes if fox]


def measure_fear(place: Place, foxes: list[int]) -> int:
    """FP-13: how far the nearest of these foxes is."""
    here = NUMBERS[place]
    return min([measure_from(fox)[here] for fox in foxes])


@lru_cache(maxsize=1 << 13)
def measure_board(hexes: tuple[int, ...]) -> list[int]:
    """Distance of each hex to the nearest of these. Cached, because foxes don't move during the bird phase, and tunnels
    never."""
    return list(map(min, zip(*map(measure_from, hexes), strict=True)))


@lru_cache(maxsize=1 << 10)
def measure_places(hexes: tuple[int, ...]) -> dict[Place, int]:
    """The same by place."""
    return dict(zip(PLACES, measure_board(hexes), strict=True))


@cache
def measure_from(hexagon: int) -> list[int]:
    return [distance(here, hexagon) for here in range(HEXES)]


class Surveyed:
    """Facts derived from a position, computed lazily and once."""

    def __init__(self, shared: FowlPlayShared) -> None:
        self.shared = shared
        self.foxes = to_bits(list_foxes(shared))
        self.taken = sum(map(ONE_PLACE.__getitem__, shared.birds.values()))
        """The hexes with a bird."""
        self.tunnels = join_hexes(tuple(shared.tunnels))
        self.prey: dict[int, list[int]] = {}

    @cached_property
    def birds(self) -> dict[Place, int]:
        """By their places."""
        return dict(zip(self.shared.birds.values(), map(NUMBER_OF.__getitem__, self.shared.birds), strict=True))

    @cached_property
    def caught(self) -> tuple[int, ...]:
        """The birds each seat has caught, as sets."""
        return tuple(map(bird_set, self.shared.caught))

    def find_bird(self, hexagon: int) -> int | None:
        """The bird on this hex, if any."""
        return self.birds[PLACES[hexagon]] if self.taken & ONE_HEX[hexagon] else None

    def find_prey(self, seat: int) -> list[int]:
        if seat not in self.prey:
            self.prey[seat] = self.look_for_prey(seat)
        return self.prey[seat]

    def look_for_prey(self, seat: int) -> list[int]:
        fox = self.shared.foxes[seat]
        if fox is None:
            return []
        start, steps = NUMBERS[fox.at], steps_of(self.shared, seat)
        prey = reach(start, steps, self.taken, self.foxes, self.tunnels)
        return sorted([self.birds[PLACES[at]] for at in from_bits(prey)])


class Survey:
    """Caches the last position: all viewers of a table ask about the same one, one after the other."""

    last: Surveyed | None = None


def survey(shared: FowlPlayShared) -> Surveyed:
    last = Survey.last
    if last is None or last.shared is not shared:
        last = Survey.last = Surveyed(shared)
    return last


def find_prey(shared: FowlPlayShared, seat: int) -> list[int]:
    """FP-14, FP-15: the birds that this seat's fox can catch in one move, or with the steps left in it."""
    return survey(shared).find_prey(seat)


def to_bits(hexes: Iterable[int]) -> int:
    """Hexes as a set of bits; none may be there twice."""
    return sum(map(ONE_HEX.__getitem__, hexes))


@lru_cache(maxsize=16)
def join_hexes(places: tuple[Place, ...]) -> int:
    """The same for places that stay, such as tunnels."""
    return to_bits({NUMBERS[place] for place in places})


def from_bits(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


def reach(start: int, steps: int, birds: int, foxes: int, tunnels: int) -> int:
    """The hexes with a bird reachable in this many steps, as a set of bits."""
    here, prey = 1 << start, 0
    for _ in range(steps):
        there = (spread(here) | tunnels if here & tunnels else spread(here)) & ~(here | foxes)
        prey |= there & birds
        here = there & ~birds
    return prey


@lru_cache(maxsize=1 << 12)
def spread(hexes: int) -> int:
    """The hexes around all of these. Cached, because foxes stay while birds move."""
    around = 0
    while hexes:
        highest = hexes.bit_length() - 1
        around |= AROUND[highest]
        hexes ^= ONE_HEX[highest]
    return around


def steps_of(shared: FowlPlayShared, seat: int) -> int:
    """Steps the fox has: two, or what is left in the middle of its move."""
    return shared.steps_left if shared.phase == "foxes" and seat in shared.acting else FOX_STEPS


def find_hunters(shared: FowlPlayShared, bird: int) -> list[int]:
    """The seats whose foxes can catch this bird in one move."""
    there = survey(shared)
    return [seat for seat in range(len(shared.foxes)) if bird in there.find_prey(seat)]


# --- points -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def group_features(cards: tuple[str, ...]) -> vec[i64]:
    """The birds of each feature, as a box has them."""
    return vec[i64]([bird_set([bird for bird, card in enumerate(cards, 1) if name in card]) for name in FEATURES])


class Scores(dict[int, int]):
    """What a seat would score if the game ended after it caught each bird; computed lazily, and cached until a bird is
    caught."""

    def __init__(self, cards: tuple[str, ...], caught: tuple[int, ...], seat: int, target: int) -> None:
        self.features = group_features(cards)
        self.alive = find_alive(caught)
        self.caught = caught
        self.seat = seat
        targets = [UNKNOWN] * len(caught)
        targets[seat] = target
        self.targets = vec[i64](targets)

    def __missing__(self, bird: int) -> int:
        one, caught = bird_set([bird]), list(self.caught)
        caught[self.seat] |= one
        sheet = add_up(self.features, vec[i64](caught), self.alive & ~one, self.targets)
        score = self[bird] = int(sheet.total(self.seat))
        return score


@lru_cache(maxsize=2048)
def find_scores(cards: tuple[str, ...], caught: tuple[int, ...], seat: int, target: int) -> Scores:
    return Scores(cards, caught, seat, target)


def weigh(shared: FowlPlayShared, own: FowlPlayOwn, birds: list[int]) -> dict[int, int]:
    """How much the seat's own score would change by catching each of these birds, if the game ended then."""
    if not birds:
        return {}
    target = UNKNOWN if own.target is None else own.target - 1
    scores = find_scores(tuple(shared.cards), survey(shared).caught, own.seat, target)
    return {bird: scores[bird] - own.column.total for bird in birds}
