"""The contents of the box (data.toml), packed for the rules. Compiled.

Cards and birds are numbered from 0 in the order of the cards' printed numbers, which start at 1.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.bits import BIT
from foxden.games.fowlplay.board import HEXES, NEIGHBOURS, WALL
from foxden.games.fowlplay.score import FEATURES, MAJORITIES, TYPES_FROM

BIRDS: Final = 36
FLOCK: Final = 9
FLOCKS: Final = 4
TUNNELS: Final = 7
SHARING: Final = 24
"""How many of the 36 birds share a feature with a card: all but the 12 that differ in type, colour and shape."""

DIRECTIONS: Final = 6
WORDS: Final = 4
IN_WORD: Final = 9
"""A set of steps is four words, of nine birds each. A bird has six bits, one for each direction."""
ALL_WAYS: Final = 63

ALL: Final = (1 << BIRDS) - 1

FEARLESS: Final = 3
"""FP-13: at this distance or farther, a fox frightens no bird."""


@final
class FowlPlayBox:
    """The birds of each feature, the tunnels, where the flocks stand, and when the game ends."""

    def __init__(
        self,
        features: vec[i64],
        tunnels: vec[i64],
        flocks: vec[i64],
        turn_cards: vec[i64],
        last_birds: i64,
        corners: vec[i64],
        standing: vec[i64],
    ) -> None:
        """`features`: ten sets of birds; `flocks`: nine hexes each; `turn_cards`: by number of players; `corners`: the
        flock of each type, `standing`: the hex of each bird; both empty if chance decides."""
        self.features = features
        self.tunnels = tunnels
        self.flocks = flocks
        self.turn_cards = turn_cards
        self.last_birds = last_birds
        self.corners = corners
        self.standing = standing
        self.shared = list_shared(features)
        self.kin = list_kin(features)
        self.movable = list_movable(self.shared)
        self.beyond = list_beyond(tunnels)
        self.ground = list_ground(self.beyond)

    def is_tunnel(self, hexagon: i64) -> bool:
        return self.beyond[hexagon] != 0

    def shares(self, card: i64, bird: i64) -> bool:
        """FP-11: whether they share a feature."""
        return self.shared[card * BIRDS + bird] != 0

    def __reduce__(self) -> tuple[object, ...]:
        tables = [list(self.features), list(self.tunnels), list(self.flocks), list(self.turn_cards)]
        return pack_box, (*tables, int(self.last_birds), list(self.corners), list(self.standing))


def list_shared(features: vec[i64]) -> vec[i64]:
    """How many features each card or bird shares with each bird."""
    listed = vec[i64]([0] * (BIRDS * BIRDS))
    for card in range(i64(BIRDS)):
        for bird in range(i64(BIRDS)):
            for feature in range(i64(FEATURES)):
                listed[card * BIRDS + bird] += features[feature] >> card & features[feature] >> bird & 1
    return listed


def list_kin(features: vec[i64]) -> vec[i64]:
    """Two sets per bird: those of its type with its shape, and those with its colour."""
    listed = vec[i64](capacity=BIRDS * 2)
    for bird in range(i64(BIRDS)):
        for feature in range(i64(MAJORITIES)):
            for kind in range(i64(TYPES_FROM), i64(FEATURES)):
                both = features[feature] & features[kind]
                if both >> bird & 1:
                    listed = append(listed, both)
    return listed


def list_movable(shared: vec[i64]) -> vec[i64]:
    """FP-11: for each card the set of all steps of the birds that share a feature with it."""
    listed = vec[i64](capacity=BIRDS * WORDS)
    for card in range(i64(BIRDS)):
        for first in range(i64(0), i64(BIRDS), i64(IN_WORD)):
            steps: i64 = 0
            for bird in range(first, first + IN_WORD):
                if shared[card * BIRDS + bird]:
                    steps |= BIT[(bird - first) * DIRECTIONS] * ALL_WAYS
            listed = append(listed, steps)
    return listed


def list_beyond(tunnels: vec[i64]) -> vec[i64]:
    """FP-14: for each hex the entrances a tunnel leads to, except adjacent ones, as bits, and one more bit if it is an
    entrance itself."""
    one: i64 = 1
    beyond = vec[i64]([0] * (HEXES + 1))
    for here in range(i64(TUNNELS)):
        beyond[tunnels[here]] = one << TUNNELS
        for there in range(i64(TUNNELS)):
            if here != there and not is_next_to(tunnels[here], tunnels[there]):
                beyond[tunnels[here]] |= one << there
    return beyond


def list_ground(beyond: vec[i64]) -> vec[i64]:
    """FP-12: for each hex the directions where birds can go: inside the farmyard, and not onto a tunnel."""
    ground = vec[i64]([0] * (HEXES + 1))
    for here in range(i64(HEXES)):
        way: i64 = 1
        for index in range(here * DIRECTIONS, here * DIRECTIONS + DIRECTIONS):
            if NEIGHBOURS[index] != WALL and beyond[NEIGHBOURS[index]] == 0:
                ground[here] |= way
            way <<= 1
    return ground


def is_next_to(here: i64, there: i64) -> bool:
    for index in range(here * DIRECTIONS, here * DIRECTIONS + DIRECTIONS):
        if NEIGHBOURS[index] == there:
            return True
    return False


def pack_box(
    features: list[int],
    tunnels: list[int],
    flocks: list[int],
    turn_cards: list[int],
    last_birds: int,
    corners: list[int],
    standing: list[int],
) -> FowlPlayBox:
    return FowlPlayBox(
        vec[i64](features),
        vec[i64](tunnels),
        vec[i64](flocks),
        vec[i64](turn_cards),
        last_birds,
        vec[i64](corners),
        vec[i64](standing),
    )
