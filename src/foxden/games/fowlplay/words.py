"""Birds, foxes, cards and features in words, with the articles and endings each language needs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product

from foxden.games.fowlplay.names import COLOURS, PLACE_NAME, SHAPES, TYPES
from foxden.games.fowlplay.view import FowlPlayShared, Place
from foxden.scene import Say
from foxden.text import list_up


@cache
def id_of_hex(place: Place) -> str:
    """The hex's name in records and scenes."""
    return f"{place[0]},{place[1]}"


@cache
def name_hex(place: Place) -> str:
    """The hex's name for people."""
    return PLACE_NAME[id_of_hex(place)]


def name_bird(shared: FowlPlayShared, number: int, say: Say, form: str = "name") -> str:
    """`white square goose`; in the form `the`, as subject or object of a sentence: `the white square goose`."""
    return spell_bird(shared.cards[number - 1], say, form)


@lru_cache(maxsize=1024)
def spell_bird(features: str, say: Say, form: str = "name") -> str:
    """From its features, as a view lists them."""
    kind, colour, shape = features.split()
    return say("fowlplay-bird", kind=kind, colour=colour, shape=shape, form=form)


def name_card(shared: FowlPlayShared, number: int, say: Say) -> str:
    return spell_card(shared.cards[number - 1], number, say)


@lru_cache(maxsize=1024)
def spell_card(features: str, number: int, say: Say) -> str:
    return say("fowlplay-card", number=number, bird=spell_bird(features, say))


@lru_cache(maxsize=1024)
def name_fox(colour: str, say: Say, form: str = "name") -> str:
    """`orange fox`; as `subject` or `object` of a sentence, which German tells apart: `the orange fox`."""
    return say("fowlplay-fox", colour=colour, form=form)


def capitalize(said: str) -> str:
    """Capitalize the first letter. (Python's own would lower-case the rest.)"""
    return said[:1].upper() + said[1:]


def sign(points: int) -> str:
    """A number with a proper plus or minus sign."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


TYPE_OF = {f"{kind} {colour} {shape}": TYPES.index(kind) for kind, colour, shape in product(TYPES, COLOURS, SHAPES)}
"""By what a card or bird shows, as a view lists it."""


# --- counts -----------------------------------------------------------------------------------------------


def count_feature(feature: str, birds: int, say: Say) -> str:
    """`3 circles`, `1 brown bird`, `2 geese`."""
    return say("fowlplay-count", feature=feature, n=birds)


def having(shared: FowlPlayShared, birds: Iterable[int], feature: str) -> list[int]:
    """The birds that have this feature. (No feature's name is part of another's.)"""
    return [bird for bird in birds if feature in shared.cards[bird - 1]]


def count_types(shared: FowlPlayShared, birds: Iterable[int], say: Say, least: int = 0) -> str:
    """`2 chickens, 1 duck, 0 geese and 3 turkeys`, or only types with at least this many."""
    counts, cards = [0] * len(TYPES), shared.cards
    for bird in birds:
        counts[TYPE_OF[cards[bird - 1]]] += 1
    return list_types(tuple(counts), say, least)


@lru_cache(maxsize=1 << 10)
def count_yard(birds: tuple[str, ...], cards: tuple[str, ...], say: Say) -> str:
    """The types of the birds on the board. Cached, because it changes only when one is caught."""
    counts = [0] * len(TYPES)
    for bird in birds:
        counts[TYPE_OF[cards[int(bird) - 1]]] += 1
    return list_types(tuple(counts), say, 0)


@lru_cache(maxsize=1 << 14)
def list_types(counts: tuple[int, ...], say: Say, least: int) -> str:
    counted = zip(TYPES, counts, strict=True)
    return list_up(say, [count_feature(kind, count, say) for kind, count in counted if count >= least])
