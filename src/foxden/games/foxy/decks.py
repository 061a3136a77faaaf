"""Other decks and variants of Foxy worth trying."""

from __future__ import annotations

from collections.abc import Callable

from foxden.data import Contents
from foxden.labkit import Variation


def deck(single: int, pair: int, with_cat: int, all_three: int) -> Callable[[Contents], Contents]:
    """Cards per environment with one native, with both, with one and a cat, with both and a cat."""

    def change(contents: Contents) -> Contents:
        cards = {place: count_cards(natives, single, pair, with_cat, all_three) for place, natives in places(contents)}
        return {**contents, "cards": cards}

    return change


def places(contents: Contents) -> list[tuple[str, list[str]]]:
    return list(contents["animals"].items())


def count_cards(natives: list[str], single: int, pair: int, with_cat: int, all_three: int) -> dict[str, int]:
    one, other = natives
    both = f"{one} + {other}"
    return {
        one: single,
        other: single,
        both: pair,
        f"{one} + cat": with_cat,
        f"{other} + cat": with_cat,
        f"{both} + cat": all_three,
    }


VARIATIONS = (
    Variation("few-pairs", "more single animals: 4, 4, 1 in each environment", deck(4, 1, 1, 1)),
    Variation("many-pairs", "more pairs: 2, 2, 5 in each environment", deck(2, 5, 1, 1)),
    Variation("many-cats", "more cats: half of all cards", deck(2, 2, 2, 2)),
    Variation("fox-most", "the Fox asks for the kind seen most often", options={"fox": "most-seen"}),
    Variation("fox-singles", "the Fox asks for cards with one animal", options={"fox": "singles"}),
    Variation("fox-cat", "the Fox is a cat", options={"fox": "cat"}),
    Variation("hard", "numbers too low score nothing", options={"hard": True}),
    Variation("easy", "the last to write reveals their number", options={"easy": True}),
)
