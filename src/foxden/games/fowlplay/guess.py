"""Guesses which moves a seat meant by touches that did nothing."""

from __future__ import annotations

from collections.abc import Sequence

from foxden.games.fowlplay.board import HEXES, NUMBERS, distance
from foxden.games.fowlplay.box import BIRDS
from foxden.games.fowlplay.hunt import AROUND, from_bits
from foxden.games.fowlplay.names import DEN_NAMES, FOXES, HEX
from foxden.games.fowlplay.numbers import TO_BIRD, TO_DEN, TO_FOX, TO_PLAY, TO_TARGET
from foxden.games.fowlplay.rules import DEN_SPACES
from foxden.games.fowlplay.view import FowlPlayShared, FowlPlayView


def guess_moves(view: FowlPlayView, path: Sequence[str]) -> list[int]:
    """Most likely first."""
    shared, touched = view.shared, path[-1]
    if touched.startswith("card-"):
        return guess_card(shared, touched)
    if shared.phase == "den":
        return guess_den(path) or guess_fox(shared, touched)
    if shared.phase == "birds":
        return guess_bird(shared, path)
    return guess_fox(shared, touched)


def guess_card(shared: FowlPlayShared, touched: str) -> list[int]:
    """FP-7, FP-9: a target, or a card to play."""
    cards = {f"card-{card + 1}": card for card in range(BIRDS)}
    start = TO_TARGET if shared.phase == "target" else TO_PLAY
    return [start + cards[touched]] if touched in cards else []


def guess_den(path: Sequence[str]) -> list[int]:
    """FP-8: a fox and a den space, whichever was touched first."""
    colours = [FOXES.index(name) for name in FOXES if f"fox-{name}" in path]
    spaces = [DEN_NAMES.index(name) for name in path if name in DEN_NAMES]
    return [TO_DEN + colour * DEN_SPACES + space for colour in colours for space in spaces]


def guess_bird(shared: FowlPlayShared, path: Sequence[str]) -> list[int]:
    """FP-11 to FP-13: another bird than the one touched before, or a step of that one."""
    there, other = find_hex(shared, path[-1]), find_bird(shared, path[-1])
    bird = find_bird(shared, path[-2]) if len(path) > 1 else None
    if there is None:
        return []
    if bird is None or (other is not None and distance(NUMBERS[shared.birds[str(bird + 1)]], there) > 1):
        return guess_fox(shared, path[-1]) if other is None else any_step(shared, other, there)
    return [TO_BIRD + bird * HEXES + there]


def any_step(shared: FowlPlayShared, bird: int, here: int) -> list[int]:
    """Where a bird could go: empty hexes first, because they say more about why it can't."""
    full = {NUMBERS[place] for place in shared.birds.values()}
    return [TO_BIRD + bird * HEXES + to for to in sorted(from_bits(AROUND[here]), key=lambda to: to in full)]


def guess_fox(shared: FowlPlayShared, touched: str) -> list[int]:
    """FP-14: a hex to go to; during the bird phase, only a touched fox counts."""
    there = find_hex(shared, touched)
    foxes = [NUMBERS[fox.at] for fox in shared.foxes if fox]
    if there is None or (shared.phase == "birds" and there not in foxes):
        return []
    return [TO_FOX + there]


def find_hex(shared: FowlPlayShared, touched: str) -> int | None:
    """The hex of a target: a hex, a bird or a fox."""
    birds = {f"bird-{bird}": NUMBERS[place] for bird, place in shared.birds.items()}
    foxes = {f"fox-{fox.colour}": NUMBERS[fox.at] for fox in shared.foxes if fox}
    return (HEX | birds | foxes).get(touched)


def find_bird(shared: FowlPlayShared, touched: str) -> int | None:
    """The bird that is there, counted from 0."""
    there = find_hex(shared, touched)
    return next((int(bird) - 1 for bird, place in shared.birds.items() if NUMBERS[place] == there), None)
