"""The form for correcting Foxy's box: the animals, and how many of each card it has."""

from __future__ import annotations

from collections import Counter

from foxden.data import Contents
from foxden.forms.box import BoxEditor, BoxPart, Counts, Label, Texts
from foxden.forms.entry import Entry
from foxden.forms.form import Fields, Group
from foxden.games.foxy.data import CARDS
from foxden.games.foxy.names import CAT_NAME, ENVIRONMENTS, join
from foxden.games.foxy.words import name_card
from foxden.scene import Piece, Say

CODES = ("1", "2", "12", "1c", "2c", "12c")
"""The cards of an environment: by its first and second native and the cat, so that animals can be renamed."""
LONGEST_NAME = 20


def parts(contents: Contents, say: Say) -> list[BoxPart]:
    places = {each: say("foxy-environment", environment=each) for each in ENVIRONMENTS}
    groups = [Group(place, list_cards(contents, each, say)) for each, place in places.items()]
    return [
        Counts(say("foxy-box-cards"), say("foxy-box-cards-how"), "card-{thing}", groups, CARDS),
        Texts(say("foxy-box-animals"), say("foxy-box-animals-how"), list_names(say), LONGEST_NAME),
    ]


def list_names(say: Say) -> list[Label]:
    return [
        Label(f"animal-{each}-{nth}", say("foxy-box-native", environment=each, nth=nth))
        for each in ENVIRONMENTS
        for nth in (1, 2)
    ]


def list_cards(contents: Contents, environment: str, say: Say) -> list[Piece]:
    natives = contents["animals"][environment]
    cards = {f"{environment}-{code}": read_code(code, natives) for code in CODES}
    return [Piece(thing, "card", "card", name_card(animals, say), shows=animals) for thing, animals in cards.items()]


def read_code(code: str, natives: list[str]) -> list[str]:
    known = {"1": natives[0], "2": natives[1], "c": CAT_NAME}
    return [known[sign] for sign in code]


def spread(contents: Contents) -> Fields:
    fields: Fields = {}
    for environment in ENVIRONMENTS:
        natives = contents["animals"][environment]
        fields |= {f"animal-{environment}-{nth}": name for nth, name in enumerate(natives, start=1)}
        times = count_cards(contents["cards"][environment])
        fields |= {f"card-{environment}-{code}": times[frozenset(read_code(code, natives))] for code in CODES}
    return fields


def count_cards(cards: dict[str, int]) -> Counter[frozenset[str]]:
    """By the animals they show, in whatever order a data file names them."""
    counted: Counter[frozenset[str]] = Counter()
    for card, times in cards.items():
        counted[frozenset(name.strip() for name in card.split("+"))] += times
    return counted


def gather(entry: Entry) -> Contents:
    animals = {each: [entry.text(f"animal-{each}-{nth}") for nth in (1, 2)] for each in ENVIRONMENTS}
    return {"animals": animals, "cards": {each: gather_cards(entry, each, animals[each]) for each in ENVIRONMENTS}}


def gather_cards(entry: Entry, environment: str, natives: list[str]) -> dict[str, int]:
    """Cards with a count of zero are left out."""
    times = {code: entry.number(f"card-{environment}-{code}", 0, CARDS) for code in CODES}
    return {join(read_code(code, natives)): n for code, n in times.items() if n}


EDITOR = BoxEditor("foxy-box-intro", parts, spread, gather)
