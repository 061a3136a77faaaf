"""What lies in the box (data.toml), packed as the rules use it. Compiled.

Cards and birds are numbered from 0 in the order of the cards' printed numbers, which start at 1.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.games.fowlplay.board import HEXES
from foxden.games.fowlplay.score import FEATURES

BIRDS: Final = 36
FLOCK: Final = 9
FLOCKS: Final = 4
TUNNELS: Final = 7
SHARING: Final = 24
"""Of the 36 birds, the 12 that differ in type, colour and shape share nothing with a card; the others do."""

BIT: Final = vec[i64]([1 << bird for bird in range(BIRDS)])
"""A set of one bird or card. From a table, because compiled code computes `1 << bird` in 32 bits."""
ALL: Final = (1 << BIRDS) - 1

FEARLESS: Final = 3
"""FP-13: a fox so far away, or farther, frightens no bird."""


@final
class FowlPlayBox:
    """The birds of each feature, the tunnels, where the flocks stand, and when the game ends."""

    def __init__(
        self, features: vec[i64], tunnels: vec[i64], flocks: vec[i64], turn_cards: vec[i64], last_birds: i64
    ) -> None:
        """`features`: ten sets of birds; `flocks`: nine hexes each; `turn_cards`: by number of players."""
        self.features = features
        self.tunnels = tunnels
        self.flocks = flocks
        self.turn_cards = turn_cards
        self.last_birds = last_birds
        self.movable = list_movable(features)
        self.calm = list_calm(tunnels)

    def is_tunnel(self, hexagon: i64) -> bool:
        for index in range(TUNNELS):
            if self.tunnels[index] == hexagon:
                return True
        return False

    def shares(self, card: i64, bird: i64) -> bool:
        """FP-11: have they a feature in common?"""
        for feature in range(FEATURES):
            if self.features[feature] >> card & self.features[feature] >> bird & 1:
                return True
        return False

    def __reduce__(self) -> tuple[object, ...]:
        tables = [list(self.features), list(self.tunnels), list(self.flocks), list(self.turn_cards)]
        return pack_box, (*tables, int(self.last_birds))


def list_movable(features: vec[i64]) -> vec[i64]:
    """FP-11: 24 entries a card, the birds that share a feature with it."""
    listed = vec[i64](capacity=BIRDS * SHARING)
    for card in range(BIRDS):
        shared: i64 = 0
        for feature in range(FEATURES):
            if features[feature] >> card & 1:
                shared |= features[feature]
        for bird in range(BIRDS):
            if shared >> bird & 1:
                listed = append(listed, bird)
    return listed


def list_calm(tunnels: vec[i64]) -> vec[i64]:
    """How far each hex is from a fox while there is none: FEARLESS; but 0 where no bird may go (FP-12)."""
    calm = vec[i64]([FEARLESS] * HEXES + [0])
    for index in range(TUNNELS):
        calm[tunnels[index]] = 0
    return calm


def pack_box(
    features: list[int], tunnels: list[int], flocks: list[int], turn_cards: list[int], last_birds: int
) -> FowlPlayBox:
    return FowlPlayBox(vec[i64](features), vec[i64](tunnels), vec[i64](flocks), vec[i64](turn_cards), last_birds)
