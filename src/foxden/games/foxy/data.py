"""From data.toml to the box the rules play with."""

from __future__ import annotations

import re
from functools import cache

from foxden.data import Contents, read_data, require_parts, wrong_form
from foxden.games.foxy.about import HOME
from foxden.games.foxy.box import FoxyBox, pack_box
from foxden.games.foxy.names import CAT_NAME, ENVIRONMENTS, FOX_NAME, fault_of, mask_of
from foxden.refusal import DataError

NAME = re.compile("[a-z]+(-[a-z]+)*")
CARDS = 12
"""In each environment."""


@cache
def default_box() -> FoxyBox:
    """The standard box, packed once because it never changes."""
    return pack(read_data(HOME / "data.toml"))


def pack(contents: Contents) -> FoxyBox:
    require_parts(contents, ("animals", "cards"))
    kinds = read_animals(contents)
    cards = read_environments(contents, "cards")
    return pack_box(kinds, [card for name in ENVIRONMENTS for card in read_cards(kinds, name, cards[name])])


def read_environments(contents: Contents, part: str) -> Contents:
    found = contents.get(part)
    if not isinstance(found, dict) or set(found) != set(ENVIRONMENTS):
        raise wrong_form(part)
    return found


def read_animals(contents: Contents) -> list[str]:
    """FX-1: nine kinds: two natives per environment, and the cat."""
    animals = read_environments(contents, "animals")
    for environment, natives in animals.items():
        if not isinstance(natives, list) or len(natives) != 2:
            raise wrong_form(f"animals.{environment}")
        for name in natives:
            if not isinstance(name, str) or not NAME.fullmatch(name) or name in (CAT_NAME, FOX_NAME):
                raise DataError("FX-1", "foxy-data-name", name=name)
    kinds = [name for environment in ENVIRONMENTS for name in animals[environment]]
    for name in kinds:
        if kinds.count(name) > 1:
            raise DataError("FX-1", "foxy-data-twice", name=name)
    return [*kinds, CAT_NAME]


def read_cards(kinds: list[str], environment: str, cards: object) -> list[int]:
    """FX-2: twelve cards, each with one or both natives of the environment, and perhaps a cat."""
    if not isinstance(cards, dict):
        raise wrong_form(f"cards.{environment}")
    masks: list[int] = []
    for text, times in cards.items():
        if isinstance(times, bool) or not isinstance(times, int) or not 1 <= times <= 12:
            raise DataError("FX-3", "foxy-data-times", card=text, times=str(times))
        masks += [read_card(kinds, environment, str(text))] * times
    if len(masks) != CARDS:
        raise DataError("FX-2", "foxy-data-many", environment=environment, n=len(masks))
    return masks


def read_card(kinds: list[str], environment: str, text: str) -> int:
    animals = [name.strip() for name in text.split("+")]
    first = ENVIRONMENTS.index(environment) * 2
    at_home = [*kinds[first : first + 2], CAT_NAME]
    for name in animals:
        if name not in at_home:
            raise DataError("FX-2", "foxy-data-stranger", environment=environment, card=text, animal=name or "-")
    fault = fault_of(kinds, animals)
    if fault:
        raise DataError("FX-2", fault)
    return mask_of(kinds, animals)
