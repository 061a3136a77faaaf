"""From data.toml to the box the rules play with."""

from __future__ import annotations

import re
from functools import cache

from foxden.data import Contents, read_data
from foxden.games.foxy.about import HOME
from foxden.games.foxy.box import FoxyBox, pack_box
from foxden.games.foxy.names import CAT_NAME, ENVIRONMENTS, FOX_NAME, fault_of, mask_of
from foxden.refusal import DataError
from foxden.text import say

NAME = re.compile("[a-z]+(-[a-z]+)*")


@cache
def default_box() -> FoxyBox:
    """The box that comes with the game: never changed, so packed once."""
    return pack(read_data(HOME / "data.toml"))


def pack(contents: Contents) -> FoxyBox:
    unknown = sorted(map(str, set(contents) - {"animals", "cards"}))
    if unknown:
        raise DataError(f"{unknown[0]}: not part of this box (animals, cards are)")
    kinds = read_animals(contents)
    cards = read_environments(contents, "cards", "the cards of")
    return pack_box(kinds, [card for name in ENVIRONMENTS for card in read_cards(kinds, name, cards[name])])


def read_environments(contents: Contents, part: str, wanted: str) -> Contents:
    found = contents.get(part)
    if not isinstance(found, dict) or set(found) != set(ENVIRONMENTS):
        raise DataError(f"{part}: {wanted} countryside, forest, savannah and sea are wanted")
    return found


def read_animals(contents: Contents) -> list[str]:
    """FX-1: nine kinds, two natives an environment and the cat."""
    animals = read_environments(contents, "animals", "the natives of")
    for environment, natives in animals.items():
        if not isinstance(natives, list) or len(natives) != 2:
            raise DataError(f"animals.{environment}: a list of its two natives is wanted")
        for name in natives:
            if not isinstance(name, str) or not NAME.fullmatch(name) or name in (CAT_NAME, FOX_NAME):
                raise DataError(f"animals.{environment}: {name!r} is no name of a native; small letters are wanted")
    kinds = [name for environment in ENVIRONMENTS for name in animals[environment]]
    for name in kinds:
        if kinds.count(name) > 1:
            raise DataError(f"animals: {name} is named twice; nine different kinds are wanted")
    return [*kinds, CAT_NAME]


def read_cards(kinds: list[str], environment: str, cards: object) -> list[int]:
    """FX-2: twelve cards, each with one or both natives of the environment, and perhaps a cat."""
    if not isinstance(cards, dict):
        raise DataError(f"cards.{environment}: its cards are wanted, and how often the box holds each")
    masks: list[int] = []
    for text, times in cards.items():
        if isinstance(times, bool) or not isinstance(times, int) or not 1 <= times <= 12:
            raise DataError(f"cards.{environment}: {text} = {times!r}: how often is wanted, from 1 to 12")
        masks += [read_card(kinds, environment, str(text))] * times
    if len(masks) != 12:
        raise DataError(f"cards.{environment}: {len(masks)} cards; an environment has 12")
    return masks


def read_card(kinds: list[str], environment: str, text: str) -> int:
    animals = [name.strip() for name in text.split("+")]
    first = ENVIRONMENTS.index(environment) * 2
    at_home = [*kinds[first : first + 2], CAT_NAME]
    for name in animals:
        if name not in at_home:
            raise DataError(f"cards.{environment}: {text!r}: {name or 'nothing'} does not live there")
    fault = fault_of(kinds, animals)
    if fault:
        raise DataError(f"cards.{environment}: {text!r}: {say('en', fault)}")
    return mask_of(kinds, animals)
