"""The rulebook's advice, shown to beginners when it matters."""

from __future__ import annotations

from typing import Final

from foxden.games.fowlplay.board import NUMBERS
from foxden.games.fowlplay.hunt import find_hunters, find_prey, list_foxes, measure_board, measure_fear, weigh
from foxden.games.fowlplay.names import TYPES
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared

TARGET: Final = "fowlplay-tip-target"
KEEP: Final = "fowlplay-tip-keep"
HIGH: Final = "fowlplay-tip-high"
LOW: Final = "fowlplay-tip-low"
SHIELD: Final = "fowlplay-tip-shield"
PULL: Final = "fowlplay-tip-pull"
SPARE: Final = "fowlplay-tip-spare"
MAJORITY: Final = "fowlplay-tip-majority"
BLUFF: Final = "fowlplay-tip-bluff"
VARIETY: Final = "fowlplay-tip-variety"
TIPS: Final = (TARGET, KEEP, HIGH, LOW, SHIELD, PULL, SPARE, MAJORITY, BLUFF, VARIETY)
"""Message keys, in the rulebook's order."""
NEAR = 4
"""Distance from a fox at which a target needs protection."""
LATE = 3
"""From this round on, others have started to guess."""


def find_tip(shared: FowlPlayShared, own: FowlPlayOwn) -> str:
    """The tip that matters most now; empty for a seat that isn't asked."""
    if own.seat not in shared.acting:
        return ""
    if shared.phase == "target":
        return TARGET
    if own.target is None:
        return ""
    if shared.phase == "play":
        return tip_for_card(shared, own, own.target)
    if shared.phase == "birds":
        return tip_for_birds(shared, own, own.target)
    return tip_for_fox(shared, own) if shared.phase == "foxes" else ""


def tip_for_card(shared: FowlPlayShared, own: FowlPlayOwn, target: int) -> str:
    """FP-9, FP-10"""
    if is_alive(shared, target) and any(seat != own.seat for seat in find_hunters(shared, target)):
        return HIGH
    away = tunnel_away(shared, own)
    if away == 0:
        return PULL
    return LOW if away <= 2 else KEEP


def tip_for_birds(shared: FowlPlayShared, own: FowlPlayOwn, target: int) -> str:
    """FP-11 to FP-13"""
    if tunnel_away(shared, own) == 0:
        return PULL
    if is_alive(shared, target) and measure_fear(shared.birds[str(target)], list_foxes(shared)) <= NEAR:
        return SHIELD
    return BLUFF if shared.round >= LATE and looks_careful(shared, own, target) else ""


def tip_for_fox(shared: FowlPlayShared, own: FowlPlayOwn) -> str:
    """FP-15, FP-19, FP-20"""
    prey = find_prey(shared, own.seat)
    if not prey:
        return ""
    caught = [type_of(shared, bird) for bird in shared.caught[own.seat]]
    is_lopsided = any(caught.count(kind) > 1 for kind in TYPES)
    if is_lopsided and any(type_of(shared, bird) not in caught for bird in prey):
        return VARIETY
    return SPARE if min(weigh(shared, own, prey).values()) < 0 else MAJORITY


def type_of(shared: FowlPlayShared, bird: int) -> str:
    return shared.cards[bird - 1].split()[0]


def is_alive(shared: FowlPlayShared, bird: int) -> bool:
    return str(bird) in shared.birds


def tunnel_away(shared: FowlPlayShared, own: FowlPlayOwn) -> int:
    """Distance from the seat's fox to the nearest entrance."""
    fox = shared.foxes[own.seat]
    assert fox is not None, "cards are played when all foxes are in the yard"
    return measure_board(tuple([NUMBERS[tunnel] for tunnel in shared.tunnels]))[NUMBERS[fox.at]]


def looks_careful(shared: FowlPlayShared, own: FowlPlayOwn, target: int) -> bool:
    """Whether this fox has caught birds, but never one like its target."""
    wanted = set(shared.cards[target - 1].split())
    caught = [set(shared.cards[bird - 1].split()) for bird in shared.caught[own.seat]]
    return bool(caught) and all(wanted.isdisjoint(each) for each in caught)
