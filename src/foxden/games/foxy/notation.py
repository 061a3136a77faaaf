"""Moves and setups as the record writes them."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from foxden.game import Contents, Refusal, Value
from foxden.games.foxy.box import FOX, TURNS, FoxyBox
from foxden.games.foxy.names import FOX_NAME, FOXES, fault_of, mask_of, name_card
from foxden.games.foxy.numbers import ACTIONS, BET
from foxden.games.foxy.rules import Foxy, Variants, set_up


def write(move: int) -> str:
    return f"{move - BET}!" if move >= BET else f"{move}"


MOVES = {write(move): move for move in range(ACTIONS)}


def read(text: str) -> int:
    if text not in MOVES:
        raise Refusal("record", "foxy-no-move", text=text)
    return MOVES[text]


def write_setup(state: Foxy) -> Contents:
    return {"deck": [name_card(state.box, card) for card in state.deck]}


def read_setup(box: FoxyBox, options: Mapping[str, Value], seats: int, setup: Contents) -> Foxy:
    deck = read_deck(box, setup.get("deck") if isinstance(setup, dict) else None)
    return set_up(box, vec[i64](deck), seats, read_variants(options))


def read_variants(options: Mapping[str, Value]) -> Variants:
    return Variants(FOXES.index(str(options["fox"])), bool(options["hard"]), bool(options["easy"]))


def read_deck(box: FoxyBox, deck: object) -> list[int]:
    """FX-4: nineteen cards, none more often than the box has it (FX-3), and the Fox."""
    if not isinstance(deck, list) or len(deck) != TURNS:
        raise Refusal("FX-4", "foxy-setup-deck")
    cards = [read_card(box, turn, animals) for turn, animals in enumerate(deck, 1)]
    if cards.count(FOX) != 1:
        raise Refusal("FX-4", "foxy-setup-fox")
    mix = list(box.cards)
    for turn, card in enumerate(cards, 1):
        if card != FOX and cards.count(card) > mix.count(card):
            raise Refusal("FX-3", "foxy-setup-mix", turn=turn)
    return cards


def read_card(box: FoxyBox, turn: int, animals: object) -> int:
    """FX-2: one to three animals that can be on one card."""
    if animals == [FOX_NAME]:
        return FOX
    if not isinstance(animals, list) or not all(isinstance(name, str) and name in box.kinds for name in animals):
        raise Refusal("FX-1", "foxy-setup-animals", turn=turn)
    fault = fault_of(box.kinds, animals)
    if fault:
        raise Refusal("FX-2", fault)
    return mask_of(box.kinds, animals)
