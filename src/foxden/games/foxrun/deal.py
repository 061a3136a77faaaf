"""Fox on the Run dealt. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.foxrun.board import INDIGO, PUFFER, SCARLETT, SPACES, ZEV
from foxden.games.foxrun.box import FoxRunBox
from foxden.games.foxrun.rules import FoxRun


def deal(box: FoxRunBox, seats: int, start_ends_turn: bool, rng: Rng) -> FoxRun:
    """FR-2: tiles laid at random; FR-4: characters dealt at random."""
    mix = box.mix[:]
    rng.shuffle(mix)
    tiles = vec[i64]([0] * SPACES)
    laid = 0
    for space in range(SPACES):
        if box.start_tiles >> space & 1 == 0:
            tiles[space] = mix[laid]
            laid += 1
    return FoxRun(box, tiles, deal_characters(seats, rng), start_ends_turn)


def partner(pawn: i64) -> i64:
    """Indigo and Scarlett, Zev and Puffer."""
    return pawn ^ 2


def deal_characters(seats: i64, rng: Rng) -> vec[i64]:
    """FR-4: everyone draws one; whoever is alone in a faction also plays its other character."""
    drawn = vec[i64]([INDIGO, PUFFER, SCARLETT, ZEV])
    rng.shuffle(drawn)
    if seats == 2 and partner(drawn[0]) == drawn[1]:
        drawn[1] = drawn[2]
    player = vec[i64]([-1, -1, -1, -1])
    for seat in range(seats):
        player[drawn[seat]] = seat
    for pawn in range(4):
        if player[pawn] < 0:
            player[pawn] = player[partner(pawn)]
    return player
