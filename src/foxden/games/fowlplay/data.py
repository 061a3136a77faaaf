"""From data.toml to the box the rules play with."""

from __future__ import annotations

from functools import cache
from itertools import product

from foxden.data import Contents, read_data
from foxden.games.fowlplay.about import HOME
from foxden.games.fowlplay.board import CENTRE, DEN
from foxden.games.fowlplay.box import FLOCK, FLOCKS, TUNNELS, FowlPlayBox, pack_box
from foxden.games.fowlplay.names import COLOURS, FEATURES, HEX, SHAPES, TYPES
from foxden.refusal import DataError

PARTS = ("cards", "tunnels", "flocks", "last_birds", "turn_cards")


@cache
def default_box() -> FowlPlayBox:
    """The box that comes with the game: never changed, so packed once."""
    return pack(read_data(HOME / "data.toml"))


def pack(contents: Contents) -> FowlPlayBox:
    unknown = sorted(set(contents) - set(PARTS))
    if unknown:
        raise DataError(f"{unknown[0]}: not part of this box ({', '.join(PARTS)} are)")
    tunnels = read_tunnels(contents)
    flocks = read_flocks(contents, tunnels)
    return pack_box(read_cards(contents), tunnels, flocks, read_turn_cards(contents), read_last_birds(contents))


def read_cards(contents: Contents) -> list[int]:
    """FP-1, FP-4: every combination of type, colour and shape once. Returns the birds of each feature."""
    cards = contents.get("cards")
    wanted = [" ".join(bird) for bird in product(TYPES, COLOURS, SHAPES)]
    if not isinstance(cards, list) or len(cards) != len(wanted):
        raise DataError("cards: a list of the 36 cards, in the order of their numbers, is wanted")
    for number, card in enumerate(cards, start=1):
        if card not in wanted:
            raise DataError(f'cards: number {number}, {card!r}, is no card; "duck brown square" would be one')
        if cards.index(card) != number - 1:
            raise DataError(f"cards: {card!r} stands there twice")
    return [sum(1 << bird for bird, card in enumerate(cards) if feature in card.split()) for feature in FEATURES]


def read_hexes(part: str, names: object, count: int) -> list[int]:
    """So many different hexes."""
    if not isinstance(names, list) or len(names) != count:
        raise DataError(f"{part}: a list of {count} hexes is wanted")
    for name in names:
        if not isinstance(name, str) or name not in HEX:
            raise DataError(f'{part}: {name!r} is no hex; "0,0" is the centre and "6,-6" a corner')
        if names.count(name) > 1:
            raise DataError(f"{part}: {name} stands there twice")
    return [HEX[name] for name in names]


def read_tunnels(contents: Contents) -> list[int]:
    """FP-2: seven, one of them the centre."""
    tunnels = read_hexes("tunnels", contents.get("tunnels"), TUNNELS)
    if CENTRE not in tunnels:
        raise DataError("tunnels: the centre, 0,0, is one of them")
    if set(tunnels) & set(DEN):
        raise DataError("tunnels: the spaces around the centre are for the foxes to start on")
    return tunnels


def read_flocks(contents: Contents, tunnels: list[int]) -> list[int]:
    """FP-3: four groups of nine spaces, neither tunnels nor den."""
    flocks = contents.get("flocks")
    if not isinstance(flocks, list) or len(flocks) != FLOCKS:
        raise DataError("flocks: four lists of nine hexes are wanted")
    spaces = [space for flock in flocks for space in read_hexes("flocks", flock, FLOCK)]
    if len(set(spaces)) != len(spaces):
        raise DataError("flocks: two flocks share a hex")
    if set(spaces) & {*tunnels, *DEN}:
        raise DataError("flocks: birds start neither in the den nor on a tunnel entrance")
    return spaces


def is_count(number: object, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 0 < number <= most


def read_last_birds(contents: Contents) -> int:
    """FP-17"""
    birds = contents.get("last_birds")
    if not isinstance(birds, int) or not is_count(birds, 35):
        raise DataError("last_birds: a number from 1 to 35 is wanted")
    return birds


def read_turn_cards(contents: Contents) -> list[int]:
    """FP-6: by the number of players."""
    cards = contents.get("turn_cards")
    if not isinstance(cards, dict) or set(cards) != {"2", "3", "4"}:
        raise DataError("turn_cards: how many are used by 2, by 3 and by 4 players is wanted")
    for players, count in cards.items():
        if not is_count(count, 6):
            raise DataError(f"turn_cards: {players} players use 1 to 6 of them, not {count!r}")
    return [0, 0, *(cards[players] for players in ("2", "3", "4"))]
