"""Moves, chance and setups as the record writes them."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from foxden.game import Contents, Refusal, Value
from foxden.games.fowlplay.board import HEXES, NUMBERS, PLACES
from foxden.games.fowlplay.box import BIRDS, FLOCK, FowlPlayBox
from foxden.games.fowlplay.cards import HAND
from foxden.games.fowlplay.chosen import choose_first
from foxden.games.fowlplay.names import DEN_NAMES, FOXES, HEX_NAMES, list_birds
from foxden.games.fowlplay.numbers import ACTIONS, DRAW, NONE, STOP, TO_BIRD, TO_DEN, TO_FOX, TO_PLAY
from foxden.games.fowlplay.rules import DEN_SPACES, FowlPlay, set_up
from foxden.games.fowlplay.score import FEATURES, TYPES_FROM


def write(move: int) -> str:
    if move < TO_PLAY:
        return f"target {move + 1}"
    if move < TO_DEN:
        return f"play {move - TO_PLAY + 1}"
    if move < TO_BIRD:
        colour, space = divmod(move - TO_DEN, DEN_SPACES)
        return f"den {FOXES[colour]} {DEN_NAMES[space]}"
    if move < TO_FOX:
        bird, to = divmod(move - TO_BIRD, HEXES)
        return f"bird {bird + 1} {HEX_NAMES[to]}"
    if move < STOP:
        return f"fox {HEX_NAMES[move - TO_FOX]}"
    return "stop"


MOVES = {write(move): move for move in range(ACTIONS)}


def read(text: str) -> int:
    if text not in MOVES:
        raise Refusal("record", "fowlplay-no-move", text=text)
    return MOVES[text]


# --- chance ---------------------------------------------------------------------------------------------


def write_chance(state: FowlPlay) -> str:
    """The deck as it was just reshuffled, including the cards drawn from it since."""
    return "reshuffle " + " ".join(str(card + 1) for card in state.cards.deck)


def read_chance(state: FowlPlay, text: str) -> None:
    """FP-18: the discard pile in any order becomes the deck."""
    if state.phase != DRAW:
        raise Refusal("FP-18", "fowlplay-no-reshuffle-now")
    kind, *cards = text.split(" ")
    discards = {str(card) for card in list_birds(state.cards.discards)}
    if kind != "reshuffle" or len(cards) != len(discards) or set(cards) != discards:
        raise Refusal("FP-18", "fowlplay-reshuffle-discards")
    state.reshuffle(vec[i64]([int(card) - 1 for card in cards]))


# --- setup ----------------------------------------------------------------------------------------------


def write_setup(state: FowlPlay) -> Contents:
    """The setup of a state as dealt, before any move."""
    hands, deck = [card + 1 for card in state.cards.hands], [card + 1 for card in state.cards.deck]
    return {
        "birds": {str(bird + 1): list(PLACES[state.yard.at[bird]]) for bird in range(BIRDS)},
        "hands": [hands[seat * HAND : seat * HAND + HAND] for seat in range(state.seats)],
        "deck": deck,
        "first": int(state.first),
    }


def read_setup(box: FowlPlayBox, options: Mapping[str, Value], seats: int, setup: Contents) -> FowlPlay:
    if not isinstance(setup, dict):
        raise Refusal("record", "fowlplay-setup-parts")
    at = read_birds(box, setup.get("birds"))
    hands, deck = read_cards(seats, setup.get("hands"), setup.get("deck"))
    first = read_first(seats, setup.get("first"))
    if choose_first(options, seats) not in (NONE, first):
        raise Refusal("FP-8", "fowlplay-setup-first-chosen")
    return set_up(box, vec[i64](at), vec[i64](hands), vec[i64](deck), first)


def read_first(seats: int, first: object) -> int:
    if not isinstance(first, int) or not is_number(first) or not 0 <= first < seats:
        raise Refusal("FP-8", "fowlplay-setup-first")
    return first


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def are_numbers(values: object) -> bool:
    return isinstance(values, list) and all(is_number(value) for value in values)


def read_birds(box: FowlPlayBox, birds: object) -> list[int]:
    """FP-5: each bird on a hex; the nine of a type fill one corner."""
    if not isinstance(birds, dict) or set(birds) != {str(bird + 1) for bird in range(BIRDS)}:
        raise Refusal("FP-1", "fowlplay-setup-birds")
    if not all(are_numbers(place) and tuple(place) in NUMBERS for place in birds.values()):
        raise Refusal("FP-2", "fowlplay-setup-hexes")
    at = [NUMBERS[tuple(birds[str(bird + 1)])] for bird in range(BIRDS)]
    corners = sorted(sorted(box.flocks[start : start + FLOCK]) for start in range(0, BIRDS, FLOCK))
    types = [box.features[feature] for feature in range(TYPES_FROM, FEATURES)]
    if sorted(sorted(at[bird] for bird in range(BIRDS) if birds >> bird & 1) for birds in types) != corners:
        raise Refusal("FP-5", "fowlplay-setup-flocks")
    if not stand_as_chosen(box, at):
        raise Refusal("FP-5", "fowlplay-setup-standing")
    return at


def stand_as_chosen(box: FowlPlayBox, at: list[int]) -> bool:
    """FP-5: check the birds' places against those chosen by the box's owner."""
    if len(box.standing):
        return at == list(box.standing)
    for kind, corner in enumerate(box.corners):
        first = next(bird for bird in range(BIRDS) if box.features[TYPES_FROM + kind] >> bird & 1)
        if at[first] not in box.flocks[corner * FLOCK : corner * FLOCK + FLOCK]:
            return False
    return True


def read_cards(seats: int, hands: object, deck: object) -> tuple[list[int], list[int]]:
    """FP-7: four cards each; the rest is the deck."""
    if not isinstance(hands, list) or len(hands) != seats or not all(are_numbers(hand) for hand in hands):
        raise Refusal("FP-7", "fowlplay-setup-hands")
    if not isinstance(deck, list) or not are_numbers(deck) or not all(len(hand) == HAND for hand in hands):
        raise Refusal("FP-7", "fowlplay-setup-hands")
    dealt = [card - 1 for hand in hands for card in hand]
    rest = [card - 1 for card in deck]
    if sorted(dealt + rest) != list(range(BIRDS)):
        raise Refusal("FP-7", "fowlplay-setup-cards")
    return dealt, rest
