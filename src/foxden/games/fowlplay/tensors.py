"""Fowl Play! as numbers: a step is the bird and one of six ways, not the hex, of which there are 127. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from foxden.games.fowlplay.board import HEXES, NEIGHBOURS, PLACES, WALL
from foxden.games.fowlplay.box import BIRDS, DIRECTIONS, TUNNELS, WORDS
from foxden.games.fowlplay.cards import HAND
from foxden.games.fowlplay.numbers import (
    BIRDS_MOVE,
    CHOOSE,
    FOXES_MOVE,
    NONE,
    OVER,
    STOP,
    TO_BIRD,
    TO_FOX,
)
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.yard import IN_WORD_STEPS
from foxden.state import State
from foxden.tensors import NO_ACTION, Tensors, clear, mark_one

# Targets, cards and dens have the numbers of their moves.
BIRD_WAY: Final = 96
FOX_WAY: Final = 312
FOX_TUNNEL: Final = 318
NO_STEP: Final = 325
ACTIONS: Final = 326
BIRD_BYTE: Final = 12
BIRD_BYTES: Final = 27
FOX_BYTE: Final = 39
"""Where steps start in the mask: at whole bytes, so that the yard's own sets can be copied."""
BYTE: Final = 255

# Where each part of an observation begins; observation.py says what is in it.
PHASE: Final = 0
ASKED: Final = 7
FIRST: Final = 11
ORDER: Final = 15
REST: Final = 19
"""Round, steps left, captured, turn cards, those turned, deck, birds left, the birds the game ends with."""
BIRD_AT: Final = 27
CAUGHT: Final = 135
FOXES: Final = 279
COLOURS: Final = 291
PLAYED: Final = 295
IN_HAND: Final = 439
TARGETS: Final = 475
CHOSEN: Final = 511
DISCARDS: Final = 547
SIZE: Final = 583

Q: Final = vec[i64]([q for q, _ in PLACES])
R: Final = vec[i64]([r for _, r in PLACES])


@final
class FowlPlayTensors(Tensors):
    def __init__(self) -> None:
        Tensors.__init__(self, ACTIONS, SIZE)

    def encode(self, state: State, seat: i64, move: i64) -> i64:
        assert isinstance(state, FowlPlay)
        if move < TO_BIRD:
            return move
        if move == STOP:
            return NO_STEP
        if move >= TO_FOX:
            return fox_action(state, seat, move - TO_FOX)
        bird = (move - TO_BIRD) // HEXES
        return BIRD_WAY + bird * DIRECTIONS + way_to(state.yard.at[bird], (move - TO_BIRD) % HEXES)

    def decode(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, FowlPlay)
        if action < BIRD_WAY:
            return action
        if action == NO_STEP:
            return STOP
        if action >= FOX_TUNNEL:
            return TO_FOX + state.yard.box.tunnels[action - FOX_TUNNEL]
        if action >= FOX_WAY:
            return step_from(state.yard.fox[seat], action - FOX_WAY, TO_FOX)
        bird = (action - BIRD_WAY) // DIRECTIONS
        return step_from(state.yard.at[bird], (action - BIRD_WAY) % DIRECTIONS, TO_BIRD + bird * HEXES)

    def mark(self, state: State, seat: i64, into: vec[u8], start: i64) -> None:
        assert isinstance(state, FowlPlay)
        clear(into, start, self.mask_bytes)
        if not state.must(seat):
            return
        if state.phase == BIRDS_MOVE:
            mark_birds(state, seat, into, start + BIRD_BYTE)
            mark_one(into, start, NO_STEP)
        elif state.phase == FOXES_MOVE:
            choices = state.fox_choices(seat)
            into[start + FOX_BYTE] = u8(choices & BYTE)
            into[start + FOX_BYTE + 1] = u8(choices >> 8)
        else:
            for index in range(state.count_moves(seat)):
                mark_one(into, start, state.nth_move(seat, index))

    def write(self, state: State, seat: i64, into: vec[i16], start: i64) -> None:
        assert isinstance(state, FowlPlay)
        for index in range(start, start + SIZE):
            into[index] = 0
        into[start + PHASE + state.phase] = 1
        write_turn(state, seat, into, start)
        write_birds(state, into, start + BIRD_AT)
        for other in range(state.seats):
            write_seat(state, other, (other - seat + state.seats) % state.seats, into, start)
        write_cards(state, seat, into, start)


def way_to(here: i64, there: i64) -> i64:
    """The direction of a neighbouring hex."""
    for way in range(i64(DIRECTIONS)):
        if NEIGHBOURS[here * DIRECTIONS + way] == there:
            return way
    return NO_ACTION


def step_from(here: i64, way: i64, kind: i64) -> i64:
    """A step in this direction as a move of this kind, legal or not."""
    if here == NONE or NEIGHBOURS[here * DIRECTIONS + way] == WALL:
        return NO_ACTION
    return kind + NEIGHBOURS[here * DIRECTIONS + way]


def fox_action(state: FowlPlay, seat: i64, to: i64) -> i64:
    """The action of a fox's move: a step, or a tunnel if the hex isn't adjacent."""
    way = way_to(state.yard.fox[seat], to)
    if way != NO_ACTION:
        return FOX_WAY + way
    for tunnel in range(i64(TUNNELS)):
        if state.yard.box.tunnels[tunnel] == to:
            return FOX_TUNNEL + tunnel
    return NO_ACTION


def mark_birds(state: FowlPlay, seat: i64, into: vec[u8], start: i64) -> None:
    """The yard's four words of 54 steps each, as bytes."""
    card = state.cards.chosen[seat]
    yard = state.yard
    word: i64 = 0
    shift: i64 = 0
    steps = yard.steps_with(card, 0)
    for index in range(start, start + BIRD_BYTES):
        byte = steps >> shift
        shift += 8
        if shift >= IN_WORD_STEPS:
            shift -= IN_WORD_STEPS
            word += 1
            if word < WORDS:
                steps = yard.steps_with(card, word)
                byte |= steps << (8 - shift)
        into[index] = u8(byte & BYTE)


def write_turn(state: FowlPlay, seat: i64, into: vec[i16], start: i64) -> None:
    seats = state.seats
    into[start + FIRST + (state.first - seat + seats) % seats] = 1
    moving = state.phase == BIRDS_MOVE or state.phase == FOXES_MOVE  # noqa: PLR1714 - compiled code compares faster
    for place in range(seats):
        into[start + ASKED + (place - seat + seats) % seats] = i16(state.asked >> place & 1)
        if moving or state.phase == OVER:
            into[start + ORDER + (state.order[place] - seat + seats) % seats] = i16(place + 1)
    rest = start + REST
    into[rest] = i16(state.round)
    into[rest + 1] = i16(state.left if moving else 0)
    into[rest + 2] = i16(1 if state.captured else 0)
    into[rest + 3] = i16(state.yard.box.turn_cards[seats])
    into[rest + 4] = i16(state.turned)
    into[rest + 5] = i16(len(state.cards.deck) - state.cards.drawn)
    into[rest + 6] = i16(state.birds_left)
    into[rest + 7] = i16(state.yard.box.last_birds)


def write_birds(state: FowlPlay, into: vec[i16], start: i64) -> None:
    """On the board or not, and where."""
    at = state.yard.at
    for bird in range(i64(BIRDS)):
        if at[bird] != NONE:
            into[start + bird * 3] = 1
            into[start + bird * 3 + 1] = i16(Q[at[bird]])
            into[start + bird * 3 + 2] = i16(R[at[bird]])


def write_seat(state: FowlPlay, seat: i64, place: i64, into: vec[i16], start: i64) -> None:
    """What is public about a seat: its fox, the birds it has caught, the card it has played."""
    caught = state.yard.caught[seat]
    bird: i64 = start + CAUGHT + place * BIRDS
    while caught:
        into[bird] = i16(caught & 1)
        caught >>= 1
        bird += 1
    fox = state.yard.fox[seat]
    if fox != NONE:
        into[start + FOXES + place * 3] = 1
        into[start + FOXES + place * 3 + 1] = i16(Q[fox])
        into[start + FOXES + place * 3 + 2] = i16(R[fox])
    into[start + COLOURS + place] = i16(state.colour[seat] + 1)
    revealed = state.phase == BIRDS_MOVE or state.phase == FOXES_MOVE or state.phase == OVER  # noqa: PLR1714
    if revealed:
        into[start + PLAYED + place * BIRDS + state.cards.chosen[seat]] = 1


def write_cards(state: FowlPlay, seat: i64, into: vec[i16], start: i64) -> None:
    """The seat's own hand, target and choice; the discards."""
    cards = state.cards
    for slot in range(seat * HAND, seat * HAND + HAND):
        if cards.hands[slot] != NONE:
            into[start + IN_HAND + cards.hands[slot]] = 1
    if cards.target[seat] != NONE:
        into[start + TARGETS + cards.target[seat]] = 1
    if state.phase == CHOOSE and cards.chosen[seat] != NONE:
        into[start + CHOSEN + cards.chosen[seat]] = 1
    discards = cards.discards
    card: i64 = start + DISCARDS
    while discards:
        into[card] = i16(discards & 1)
        discards >>= 1
        card += 1
