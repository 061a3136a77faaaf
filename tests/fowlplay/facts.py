"""What holds in every position of Fowl Play!, and what is hidden in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from foxden.games.fowlplay.board import HEXES
from foxden.games.fowlplay.box import BIRDS, FLOCK, FLOCKS, TUNNELS
from foxden.games.fowlplay.data import MOST_LAST_BIRDS, MOST_TURN_CARDS
from foxden.games.fowlplay.editor import IN_BOX
from foxden.games.fowlplay.names import DEN_NAMES, HEX_NAMES, TYPES
from foxden.games.fowlplay.numbers import CHOOSE, EMPTY, NONE, OVER
from foxden.games.fowlplay.rules import FowlPlay


def check_pieces(state: FowlPlay) -> None:
    """Each bird is alive on one hex or caught once; each card is in one place; each fox stands alone."""
    yard, cards = state.yard, state.cards
    caught = Counter(bird for seat in range(state.seats) for bird in range(BIRDS) if yard.caught[seat] >> bird & 1)
    alive = [bird for bird in range(BIRDS) if state.alive() >> bird & 1]
    assert sorted([*caught.elements(), *alive]) == list(range(BIRDS))
    assert state.birds_left == len(alive)
    foxes = [int(yard.fox[seat]) for seat in range(state.seats) if yard.fox[seat] != NONE]
    places = [int(yard.at[bird]) for bird in alive] + foxes
    assert len(set(places)) == len(places)
    assert sum(yard.on[space] != EMPTY for space in range(HEXES)) == len(places)
    discards = [card for card in range(BIRDS) if cards.discards >> card & 1]
    hands = [int(card) for card in (*cards.hands, *cards.target, *cards.chosen) if card != NONE]
    deck = [int(card) for card in cards.deck][cards.drawn :]
    assert sorted([*hands, *deck, *discards]) == list(range(BIRDS))


def hidden(state: FowlPlay, viewer: int | None) -> dict[str, object]:
    """The cards hidden from this viewer, where another card of the same group could be there instead."""
    if state.phase == OVER:
        return {}
    cards = state.cards
    places: dict[str, list[int]] = {"the deck": [int(card) for card in cards.deck][cards.drawn :]}
    for seat in range(state.seats):
        if seat != viewer:
            held = [int(card) for card in cards.hands][seat * 4 : seat * 4 + 4]
            places[f"the hand of seat {seat}"] = sorted(card for card in held if card != NONE)
            places[f"the target of seat {seat}"] = [int(cards.target[seat])]
            if state.phase == CHOOSE:
                places[f"the card seat {seat} has chosen"] = [int(cards.chosen[seat])]
    places = {name: held for name, held in places.items() if held and held != [NONE]}
    return {name: held for name, held in places.items() if can_vary(state, name, places)}


def can_vary(state: FowlPlay, name: str, places: dict[str, list[int]]) -> bool:
    groups = {int(state.cards.group[card]) for card in places[name]}
    elsewhere = {int(state.cards.group[card]) for other, held in places.items() if other != name for card in held}
    return bool(groups & elsewhere) or (name == "the deck" and len(places[name]) > 1)


CENTRE = "0,0"
OUTSIDE = [name for name in HEX_NAMES if name != CENTRE and name not in DEN_NAMES]


@st.composite
def boxes(draw: st.DrawFn) -> dict[str, Any]:
    """Whatever an owner's box may hold (FP-3 to FP-6, FP-17)."""
    places = draw(st.permutations(OUTSIDE))
    tunnels, footprints = places[: TUNNELS - 1], places[TUNNELS:]
    standing = draw(st.none() | st.permutations(TYPES) | arranged())
    box = {
        "cards": draw(st.permutations(IN_BOX)),
        "tunnels": [CENTRE, *tunnels],
        "flocks": [footprints[first * FLOCK : (first + 1) * FLOCK] for first in range(FLOCKS)],
        "last_birds": draw(st.integers(1, MOST_LAST_BIRDS)),
        "turn_cards": {players: draw(st.integers(1, MOST_TURN_CARDS)) for players in ("2", "3", "4")},
    }
    return box if standing is None else box | {"standing": standing}


@st.composite
def arranged(draw: st.DrawFn) -> list[list[str]]:
    """FP-5: every bird in its place, those of one type in one corner."""
    types = draw(st.permutations(TYPES))
    return [draw(st.permutations([bird for bird in IN_BOX if bird.startswith(kind)])) for kind in types]
