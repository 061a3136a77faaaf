"""Fox on the Run dealt. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.foxrun.board import INDIGO, PUFFER, SCARLETT, SPACES, ZEV
from foxden.games.foxrun.box import FoxRunBox
from foxden.games.foxrun.rules import FoxRun

DRAWN: Final = -1
"""Characters are dealt at random."""


def deal(box: FoxRunBox, seats: int, start_ends_turn: bool, lead: i64, rng: Rng) -> FoxRun:
    """FR-2: tiles laid at random; FR-4: characters dealt at random, or by seats from `lead` on."""
    mix = box.mix[:]
    rng.shuffle(mix)
    tiles = vec[i64]([0] * SPACES)
    laid = 0
    for space in range(SPACES):
        if box.start_tiles >> space & 1 == 0:
            tiles[space] = mix[laid]
            laid += 1
    player = deal_characters(seats, rng) if lead == DRAWN else seat_characters(seats, lead)
    return FoxRun(box, tiles, player, start_ends_turn)


def partner(pawn: i64) -> i64:
    """Indigo and Scarlett, Zev and Puffer."""
    return pawn ^ 2


def deal_characters(seats: i64, rng: Rng) -> vec[i64]:
    """FR-4: everyone draws one; a player alone in a faction also plays its other character."""
    drawn = vec[i64]([INDIGO, PUFFER, SCARLETT, ZEV])
    rng.shuffle(drawn)
    if seats == 2 and partner(drawn[0]) == drawn[1]:
        drawn[1] = drawn[2]
    return hand_out(drawn, seats)


def seat_characters(seats: i64, lead: i64) -> vec[i64]:
    """FR-4, as chosen: the first seat has this character, and its partner too if alone; then come the others."""
    other = lead ^ 3
    if seats == 4:
        return hand_out(vec[i64]([lead, partner(lead), other, partner(other)]), seats)
    return hand_out(vec[i64]([lead, other, partner(other)]), seats)


def hand_out(characters: vec[i64], seats: i64) -> vec[i64]:
    """The seat of each pawn: one each in this order; leftover pawns go to their partners' players."""
    player = vec[i64]([-1, -1, -1, -1])
    for seat in range(seats):
        player[characters[seat]] = seat
    for pawn in range(4):
        if player[pawn] < 0:
            player[pawn] = player[partner(pawn)]
    return player
