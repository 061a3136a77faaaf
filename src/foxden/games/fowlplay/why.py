"""Why a move isn't allowed: the first rule against it. Only called for illegal moves."""

from foxden.game import Refusal
from foxden.games.fowlplay.board import CENTRE, DEN, HEXES, distance
from foxden.games.fowlplay.names import FOXES, PLACE_NAMES, name_birds
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
from foxden.games.fowlplay.rules import COLOURS, DEN_SPACES, FowlPlay
from foxden.refusal import Phrase, Player, Several


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
    """The phase such a move belongs to."""
    if move == STOP:
        return BIRDS_MOVE if state.phase == BIRDS_MOVE else FOXES_MOVE
    starts = [(TO_FOX, FOXES_MOVE), (TO_BIRD, BIRDS_MOVE), (TO_DEN, PLACE), (TO_PLAY, CHOOSE), (TO_TARGET, TARGET)]
    return next(phase for start, phase in starts if move >= start)


def why_not_now(state: FowlPlay) -> Refusal:
    """It is somebody else's turn."""
    acting = Player(int(state.waits_for()))
    if state.phase == PLACE:
        return Refusal("FP-8", "fowlplay-not-your-den", player=acting)
    return Refusal("FP-10", "fowlplay-not-your-turn", player=acting)


def others_choose(state: FowlPlay) -> Refusal:
    """This seat has chosen and is waiting for others."""
    return Refusal("FP-7" if state.phase == TARGET else "FP-9", "fowlplay-others-choose")


def wrong_time(state: FowlPlay, move: int) -> Refusal:
    """This kind of move doesn't belong to the current phase."""
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
    for seat in range(state.seats):
        if state.colour[seat] == colour:
            free = [fox_named(other) for other in range(COLOURS) if not state.has_colour(other)]
            taken = Refusal("FP-8", "fowlplay-colour-taken", player=Player(seat))
            return taken.but("fowlplay-foxes-free", foxes=Several(tuple(free)))
    free_spaces = [PLACE_NAMES[DEN[other]] for other in range(DEN_SPACES) if state.free_spaces() >> other & 1]
    there = Player(int(state.yard.on[DEN[space]]) - FOX)
    return Refusal("FP-8", "fowlplay-fox-there", hex=PLACE_NAMES[DEN[space]], player=there).but(
        "fowlplay-dens-free", places=Several(tuple(free_spaces))
    )


def why_no_bird_step(state: FowlPlay, seat: int, bird: int, to: int) -> Refusal:
    yard, card = state.yard, int(state.cards.chosen[seat])
    here, hexagon, named = int(yard.at[bird]), PLACE_NAMES[to], bird_named(state, bird)
    if here == NONE:
        return Refusal("FP-15", "fowlplay-bird-caught", bird=named)
    if not yard.box.shares(card, bird):
        shared = Refusal("FP-11", "fowlplay-nothing-shared", bird=named, card=bird_named(state, card, "name"))
        features = name_birds(yard.box)[card].split()
        moves = [Phrase("fowlplay-all", {"feature": each}) for each in features]
        return shared.but("fowlplay-card-moves", birds=Several(tuple(moves)))
    return add_bird_steps(why_no_such_step(state, bird, to, hexagon, named), state, seat, bird)


def why_no_such_step(state: FowlPlay, bird: int, to: int, hexagon: str, named: Phrase) -> Refusal:
    """FP-11 to FP-13, of a bird that this seat may move."""
    yard, here = state.yard, int(state.yard.at[bird])
    if distance(here, to) != 1:
        return Refusal("FP-11", "fowlplay-bird-too-far", bird=named, hex=hexagon)
    if yard.on[to] >= FOX:
        return Refusal("FP-12", "fowlplay-fox-there", hex=hexagon, player=Player(int(yard.on[to]) - FOX))
    if yard.on[to] != EMPTY:
        return Refusal("FP-12", "fowlplay-bird-there", hex=hexagon, bird=bird_named(state, int(yard.on[to])))
    if yard.box.is_tunnel(to):
        return Refusal("FP-12", "fowlplay-tunnel", hex=hexagon)
    return Refusal("FP-13", "fowlplay-fear", bird=named, before=nearest(state, here), after=nearest(state, to))


def nearest(state: FowlPlay, hexagon: int) -> int:
    """FP-13: how far the nearest fox is."""
    return min(distance(hexagon, int(state.yard.fox[seat])) for seat in range(state.seats))


def why_no_fox_step(state: FowlPlay, seat: int, move: int) -> Refusal:
    if move == STOP:
        return Refusal("FP-16", "fowlplay-must-leave")
    places = [PLACE_NAMES[legal - TO_FOX] for legal in state.moves(seat).to_list() if legal != STOP]
    return why_no_fox_there(state, seat, move - TO_FOX).but("fowlplay-fox-can", places=Several(tuple(places)))


def why_no_fox_there(state: FowlPlay, seat: int, to: int) -> Refusal:
    yard, here, name = state.yard, int(state.yard.fox[seat]), PLACE_NAMES[to]
    if to == here:
        return Refusal("FP-14", "fowlplay-fox-here", hex=name)
    if distance(here, to) != 1 and not yard.box.is_tunnel(here):
        return Refusal("FP-14", "fowlplay-fox-too-far", hex=name)
    if distance(here, to) != 1 and not yard.box.is_tunnel(to):
        return Refusal("FP-14", "fowlplay-no-tunnel", hex=name)
    if yard.on[to] >= FOX:
        return Refusal("FP-14", "fowlplay-fox-there", hex=name, player=Player(int(yard.on[to]) - FOX))
    assert to == CENTRE, "whatever else forbids a step has been named"
    return Refusal("FP-16", "fowlplay-no-end-there")


# --- in words ---------------------------------------------------------------------------------------------


def bird_named(state: FowlPlay, bird: int, form: str = "the") -> Phrase:
    kind, colour, shape = name_birds(state.yard.box)[bird].split()
    return Phrase("fowlplay-bird", {"kind": kind, "colour": colour, "shape": shape, "form": form})


def fox_named(colour: int) -> Phrase:
    return Phrase("fowlplay-fox", {"colour": FOXES[colour], "form": "name"})


def add_bird_steps(refusal: Refusal, state: FowlPlay, seat: int, bird: int) -> Refusal:
    """Where this bird could go instead."""
    steps = [divmod(move - TO_BIRD, HEXES) for move in state.moves(seat).to_list() if move != STOP]
    places = [PLACE_NAMES[to] for mover, to in steps if mover == bird]
    return refusal.but("fowlplay-bird-can", places=Several(tuple(places)), n=len(places))
