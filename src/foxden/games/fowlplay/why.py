"""Why a move is not allowed: the first rule that stands in its way. Asked only of moves that are not legal."""

from foxden.game import Refusal
from foxden.games.fowlplay.board import CENTRE, DEN, HEXES, distance
from foxden.games.fowlplay.names import PLACE_NAMES
from foxden.games.fowlplay.numbers import (
    BIRDS_MOVE,
    CHOOSE,
    DRAW,
    EMPTY,
    FOX,
    FOXES_MOVE,
    NONE,
    OVER,
    PLACE,
    STOP,
    TARGET,
    TO_BIRD,
    TO_DEN,
    TO_FOX,
    TO_PLAY,
    TO_TARGET,
)
from foxden.games.fowlplay.rules import DEN_SPACES, FowlPlay


def why_not(state: FowlPlay, seat: int, move: int) -> Refusal:
    if state.phase == OVER:
        return Refusal("FP-17", "game-over")
    if state.phase == DRAW:
        return Refusal("FP-18", "fowlplay-reshuffle-first")
    if not state.must(seat) and not state.can_change():
        return why_not_now(state)
    if state.phase != phase_of(state, move):
        return wrong_time(state, move) if state.must(seat) else others_choose(state)
    if state.phase == BIRDS_MOVE:
        return why_no_bird_step(state, seat, *divmod(move - TO_BIRD, HEXES))
    if state.phase == FOXES_MOVE:
        return why_no_fox_step(state, seat, move)
    if state.phase == PLACE:
        return why_no_den(state, *divmod(move - TO_DEN, DEN_SPACES))
    return why_no_card(state, seat, move)


def phase_of(state: FowlPlay, move: int) -> int:
    """When such a move is made."""
    if move == STOP:
        return BIRDS_MOVE if state.phase == BIRDS_MOVE else FOXES_MOVE
    starts = [(TO_FOX, FOXES_MOVE), (TO_BIRD, BIRDS_MOVE), (TO_DEN, PLACE), (TO_PLAY, CHOOSE), (TO_TARGET, TARGET)]
    return next(phase for start, phase in starts if move >= start)


def why_not_now(state: FowlPlay) -> Refusal:
    """Others are asked."""
    acting = int(state.waits_for()) + 1
    if state.phase == PLACE:
        return Refusal("FP-8", "fowlplay-not-your-den", player=acting)
    return Refusal("FP-10", "fowlplay-not-your-turn", player=acting)


def others_choose(state: FowlPlay) -> Refusal:
    """This seat has chosen, and waits."""
    return Refusal("FP-7" if state.phase == TARGET else "FP-9", "fowlplay-others-choose")


def wrong_time(state: FowlPlay, move: int) -> Refusal:
    """Something else is asked for now."""
    if state.phase == TARGET:
        return Refusal("FP-7", "fowlplay-target-first")
    if move < TO_PLAY:
        return Refusal("FP-7", "fowlplay-target-final")
    if state.phase == PLACE:
        return Refusal("FP-8", "fowlplay-den-first")
    if TO_DEN <= move < TO_BIRD:
        return Refusal("FP-8", "fowlplay-den-final")
    if state.phase == CHOOSE:
        return Refusal("FP-9", "fowlplay-card-first")
    if move < TO_DEN:
        return Refusal("FP-9", "fowlplay-card-final")
    if state.phase == BIRDS_MOVE:
        return Refusal("FP-11", "fowlplay-birds-now")
    return Refusal("FP-14", "fowlplay-foxes-now")


def why_no_card(state: FowlPlay, seat: int, move: int) -> Refusal:
    if state.phase == TARGET:
        card = move - TO_TARGET
        if state.cards.target[seat] == card:
            return Refusal("FP-7", "fowlplay-chosen-already")
        return Refusal("FP-7", "fowlplay-not-in-hand", card=card + 1)
    card = move - TO_PLAY
    if state.cards.chosen[seat] == card:
        return Refusal("FP-9", "fowlplay-chosen-already")
    if state.cards.target[seat] == card:
        return Refusal("FP-7", "fowlplay-target-stays")
    return Refusal("FP-9", "fowlplay-not-in-hand", card=card + 1)


def why_no_den(state: FowlPlay, colour: int, space: int) -> Refusal:
    if state.has_colour(colour):
        return Refusal("FP-8", "fowlplay-colour-taken")
    return Refusal("FP-8", "fowlplay-den-taken", hex=PLACE_NAMES[DEN[space]])


def why_no_bird_step(state: FowlPlay, seat: int, bird: int, to: int) -> Refusal:
    yard, card = state.yard, int(state.cards.chosen[seat])
    here, name = int(yard.at[bird]), PLACE_NAMES[to]
    if here == NONE:
        return Refusal("FP-15", "fowlplay-bird-caught", bird=bird + 1)
    if not yard.box.shares(card, bird):
        return Refusal("FP-11", "fowlplay-nothing-shared", bird=bird + 1, card=card + 1)
    if distance(here, to) != 1:
        return Refusal("FP-11", "fowlplay-bird-too-far", bird=bird + 1, hex=name)
    if yard.on[to] != EMPTY:
        return Refusal("FP-12", "fowlplay-fox-there" if yard.on[to] >= FOX else "fowlplay-bird-there", hex=name)
    if yard.box.is_tunnel(to):
        return Refusal("FP-12", "fowlplay-tunnel", hex=name)
    return Refusal("FP-13", "fowlplay-fear", bird=bird + 1, before=nearest(state, here), after=nearest(state, to))


def nearest(state: FowlPlay, hexagon: int) -> int:
    """FP-13: how far the nearest fox is."""
    return min(distance(hexagon, int(state.yard.fox[seat])) for seat in range(state.seats))


def why_no_fox_step(state: FowlPlay, seat: int, move: int) -> Refusal:
    if move == STOP:
        return Refusal("FP-16", "fowlplay-must-leave")
    yard, to = state.yard, move - TO_FOX
    here, name = int(yard.fox[seat]), PLACE_NAMES[to]
    if to == here:
        return Refusal("FP-14", "fowlplay-fox-here", hex=name)
    if distance(here, to) != 1 and not yard.box.is_tunnel(here):
        return Refusal("FP-14", "fowlplay-fox-too-far", hex=name)
    if distance(here, to) != 1 and not yard.box.is_tunnel(to):
        return Refusal("FP-14", "fowlplay-no-tunnel", hex=name)
    if yard.on[to] >= FOX:
        return Refusal("FP-14", "fowlplay-fox-there", hex=name)
    assert to == CENTRE, "whatever else forbids a step has been named"
    return Refusal("FP-16", "fowlplay-no-end-there")
