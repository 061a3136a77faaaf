"""From data.toml to the box the rules play with."""

from __future__ import annotations

from functools import cache
from itertools import product

from foxden.data import Contents, read_data, require_parts, wrong_form
from foxden.games.fowlplay.about import HOME
from foxden.games.fowlplay.board import CENTRE, DEN
from foxden.games.fowlplay.box import FLOCK, FLOCKS, TUNNELS, FowlPlayBox, pack_box
from foxden.games.fowlplay.names import COLOURS, FEATURES, HEX, SHAPES, TYPES
from foxden.refusal import DataError

PARTS = ("cards", "tunnels", "flocks", "last_birds", "turn_cards", "standing")
HOW_MANY = {"tunnels": "fowlplay-data-tunnels", "flocks": "fowlplay-data-flocks"}
MOST_LAST_BIRDS = 35
MOST_TURN_CARDS = 6


@cache
def default_box() -> FowlPlayBox:
    """The standard box, packed once because it never changes."""
    return pack(read_data(HOME / "data.toml"))


def pack(contents: Contents) -> FowlPlayBox:
    require_parts(contents, PARTS)
    tunnels = read_tunnels(contents)
    flocks = read_flocks(contents, tunnels)
    features = read_cards(contents)
    corners, at = read_standing(contents, flocks)
    return pack_box(features, tunnels, flocks, read_turn_cards(contents), read_last_birds(contents), corners, at)


def read_cards(contents: Contents) -> list[int]:
    """FP-1, FP-4: every combination of type, colour and shape once. Returns the birds of each feature."""
    cards = contents.get("cards")
    wanted = [" ".join(bird) for bird in product(TYPES, COLOURS, SHAPES)]
    if not isinstance(cards, list) or len(cards) != len(wanted):
        raise wrong_form("cards")
    for number, card in enumerate(cards, start=1):
        if card not in wanted:
            raise DataError("FP-4", "fowlplay-data-card", number=number, card=card)
        if cards.index(card) != number - 1:
            raise DataError("FP-1", "fowlplay-data-card-twice", card=card)
    return [sum(1 << bird for bird, card in enumerate(cards) if feature in card.split()) for feature in FEATURES]


def read_hexes(part: str, names: object, count: int) -> list[int]:
    """Read a list of distinct hexes."""
    if not isinstance(names, list):
        raise wrong_form(part)
    for name in names:
        if not isinstance(name, str) or name not in HEX:
            raise DataError("FP-2", "fowlplay-data-hex", hex=name)
        if names.count(name) > 1:
            raise DataError("FP-3", "fowlplay-data-hex-twice", hex=name)
    if len(names) != count:
        raise DataError("FP-3", HOW_MANY[part], n=len(names))
    return [HEX[name] for name in names]


def read_tunnels(contents: Contents) -> list[int]:
    """FP-2: seven, one of them the centre."""
    tunnels = read_hexes("tunnels", contents.get("tunnels"), TUNNELS)
    if CENTRE not in tunnels:
        raise DataError("FP-2", "fowlplay-data-centre")
    if set(tunnels) & set(DEN):
        raise DataError("FP-2", "fowlplay-data-den")
    return tunnels


def read_flocks(contents: Contents, tunnels: list[int]) -> list[int]:
    """FP-3: four groups of nine spaces, neither tunnels nor den."""
    flocks = contents.get("flocks")
    if not isinstance(flocks, list) or len(flocks) != FLOCKS:
        raise wrong_form("flocks")
    spaces = [space for flock in flocks for space in read_hexes("flocks", flock, FLOCK)]
    if len(set(spaces)) != len(spaces):
        raise DataError("FP-3", "fowlplay-data-flocks-share")
    if set(spaces) & {*tunnels, *DEN}:
        raise DataError("FP-3", "fowlplay-data-flocks-where")
    return spaces


def is_count(number: object, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 0 < number <= most


def read_last_birds(contents: Contents) -> int:
    """FP-17"""
    birds = contents.get("last_birds")
    if not isinstance(birds, int) or not is_count(birds, MOST_LAST_BIRDS):
        raise DataError("FP-17", "fowlplay-data-last-birds")
    return birds


def read_turn_cards(contents: Contents) -> list[int]:
    """FP-6: by the number of players."""
    cards = contents.get("turn_cards")
    if not isinstance(cards, dict) or set(cards) != {"2", "3", "4"}:
        raise wrong_form("turn_cards")
    for players, count in cards.items():
        if not is_count(count, MOST_TURN_CARDS):
            raise DataError("FP-6", "fowlplay-data-turn-cards", players=players)
    return [0, 0, *(cards[players] for players in ("2", "3", "4"))]


def read_standing(contents: Contents, spaces: list[int]) -> tuple[list[int], list[int]]:
    """FP-5, as chosen by the owner: the corner of each type, or the hex of each bird; None if chance decides."""
    standing = contents.get("standing")
    if standing is None:
        return [], []
    if not isinstance(standing, list) or len(standing) != FLOCKS:
        raise wrong_form("standing")
    if all(isinstance(kind, str) for kind in standing):
        if sorted(standing) != sorted(TYPES):
            raise DataError("FP-5", "fowlplay-data-types")
        return [standing.index(kind) for kind in TYPES], []
    return [], read_places(contents["cards"], standing, spaces)


def read_places(cards: list[str], standing: list[object], spaces: list[int]) -> list[int]:
    """Where each bird stands, in the order of their numbers."""
    at = [-1] * len(cards)
    for corner, birds in enumerate(standing):
        if not isinstance(birds, list) or len(birds) != FLOCK or not all(bird in cards for bird in birds):
            raise wrong_form("standing")
        if len({bird.split()[0] for bird in birds}) > 1:
            raise DataError("FP-5", "fowlplay-data-mixed")
        for nth, bird in enumerate(birds):
            at[cards.index(bird)] = spaces[corner * FLOCK + nth]
    if -1 in at:
        raise DataError("FP-5", "fowlplay-data-bird-twice")
    return at
