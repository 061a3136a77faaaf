"""Animals and cards of Foxy in words."""

from __future__ import annotations

from functools import lru_cache

from foxden.games.foxy.names import FOX_NAME
from foxden.scene import Say
from foxden.text import list_up

ANIMALS = {
    "hen": "foxy-hen",
    "pig": "foxy-pig",
    "bear": "foxy-bear",
    "rabbit": "foxy-rabbit",
    "zebra": "foxy-zebra",
    "giraffe": "foxy-giraffe",
    "dolphin": "foxy-dolphin",
    "octopus": "foxy-octopus",
    "cat": "foxy-cat",
}
"""The animals we have words for; an owner's own are named as in their data file."""


def name_animal(name: str, form: str, number: int, say: Say) -> str:
    """`a`: one of them; `ask`: how many of them; `name`: the kind; `count`: so many of them."""
    if name in ANIMALS:
        return say(ANIMALS[name], form=form, n=number)
    return say("foxy-other-animal", name=name, form=form, n=number)


def list_animals(animals: list[str], form: str, say: Say) -> str:
    return join_animals(tuple(animals), form, say)


@lru_cache(maxsize=4096)
def join_animals(animals: tuple[str, ...], form: str, say: Say) -> str:
    """Cached, because the top card is named in several places after every number written."""
    return list_up(say, [name_animal(name, form, 1, say) for name in animals])


def count_animals(counts: dict[str, int], say: Say) -> str:
    """`3 bears and 2 cats`."""
    return list_up(say, [name_animal(name, "count", number, say) for name, number in counts.items()])


def name_card(animals: list[str], say: Say) -> str:
    return say("foxy-the-fox") if animals == [FOX_NAME] else list_animals(animals, "a", say)
