"""The score sheet of Fowl Play! (FP-19 to FP-22), for a game here or on a real table. Compiled.

It needs only who caught which birds, which survive, and the targets. Sets of birds are bit masks.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.bits import count_bits

# The features in the order of the sheet: three shapes, three colours, four types.
FEATURES: Final = 10
MAJORITIES: Final = 6
TYPES_FROM: Final = 6
TYPES: Final = 4
UNKNOWN: Final = -1


@final
class FowlPlayScore:
    """Everyone's points, row by row: `majorities` has 6 entries per seat, `survivors` 10, the others 1."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.majorities = vec[i64]([0] * (seats * MAJORITIES))
        self.sets = vec[i64]([0] * seats)
        self.survivors = vec[i64]([0] * (seats * FEATURES))
        self.target_alive = vec[i64]([0] * seats)
        self.birds = vec[i64]([0] * seats)
        """How many each has caught: not points, but the last tie-break (FP-22)."""

    def caught_points(self, seat: i64) -> i64:
        """The sheet's first subtotal."""
        points = self.sets[seat]
        for feature in range(i64(MAJORITIES)):
            points += self.majorities[seat * MAJORITIES + feature]
        return points

    def survivor_points(self, seat: i64) -> i64:
        """The sheet's second subtotal."""
        points = self.target_alive[seat]
        for feature in range(i64(FEATURES)):
            points += self.survivors[seat * FEATURES + feature]
        return points

    def total(self, seat: i64) -> i64:
        return self.caught_points(seat) + self.survivor_points(seat)

    def key(self, seat: i64) -> tuple[int, int, int]:
        return rank_key(int(self.total(seat)), int(self.target_alive[seat]), int(self.birds[seat]))


def rank_key(points: int, target_alive: int, birds: int) -> tuple[int, int, int]:
    """FP-22: most points, then whose target survived, then who caught fewer; higher is better."""
    return points, target_alive, -birds


def add_up(features: vec[i64], caught: vec[i64], alive: i64, targets: vec[i64]) -> FowlPlayScore:
    """The whole sheet. `features`: the birds of each feature; `caught`: one set per seat; a target can be UNKNOWN."""
    sheet = FowlPlayScore(len(caught))
    for feature in range(i64(MAJORITIES)):
        add_majority(sheet, features, feature, caught)
    for seat in range(sheet.seats):
        sheet.birds[seat] = count_bits(caught[seat])
        sheet.sets[seat] = 4 * count_sets(features, caught[seat])
        if targets[seat] != UNKNOWN:
            add_survivors(sheet, features, seat, alive, targets[seat])
    return sheet


def add_majority(sheet: FowlPlayScore, features: vec[i64], feature: i64, caught: vec[i64]) -> None:
    """FP-19: the player with the most birds of this feature scores the number of types among them; ties score in
    full."""
    most: i64 = 0
    for seat in range(sheet.seats):
        most = max(most, count_bits(caught[seat] & features[feature]))
    if most == 0:
        return
    for seat in range(sheet.seats):
        birds = caught[seat] & features[feature]
        if count_bits(birds) == most:
            sheet.majorities[seat * MAJORITIES + feature] = count_types(features, birds)


def count_types(features: vec[i64], birds: i64) -> i64:
    types: i64 = 0
    for feature in range(i64(TYPES_FROM), i64(FEATURES)):
        if birds & features[feature]:
            types += 1
    return types


def count_sets(features: vec[i64], birds: i64) -> i64:
    """FP-20: as many complete sets of the four types as there are birds of the rarest."""
    sets = count_bits(birds & features[TYPES_FROM])
    for feature in range(i64(TYPES_FROM + 1), i64(FEATURES)):
        sets = min(sets, count_bits(birds & features[feature]))
    return sets


def add_survivors(sheet: FowlPlayScore, features: vec[i64], seat: i64, alive: i64, target: i64) -> None:
    """FP-21: a point for each feature a survivor shares with the target, and one if the target itself survives."""
    for feature in range(i64(FEATURES)):
        if features[feature] >> target & 1:
            sheet.survivors[seat * FEATURES + feature] = count_bits(alive & features[feature])
    sheet.target_alive[seat] = alive >> target & 1
