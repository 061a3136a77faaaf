"""The form for correcting Fowl Play!'s box: tunnels, footprints, card numbers, and the birds' starting places."""

from __future__ import annotations

from itertools import product

from foxden.data import Contents
from foxden.forms.box import Amount, BoxEditor, BoxPart, Mark, Marks, Order
from foxden.forms.entry import Entry
from foxden.forms.form import Answer, Ask, Fields
from foxden.games.fowlplay.board import PLACES
from foxden.games.fowlplay.box import BIRDS, FLOCK, FLOCKS, TUNNELS
from foxden.games.fowlplay.data import MOST_LAST_BIRDS, MOST_TURN_CARDS
from foxden.games.fowlplay.names import COLOURS, HEX_NAMES, SHAPES, TYPES
from foxden.games.fowlplay.scene import lay_space
from foxden.games.fowlplay.words import spell_bird
from foxden.scene import Piece, Say, Space

CORNERS = [str(corner) for corner in range(1, FLOCKS + 1)]
PLAYERS = ("2", "3", "4")
STANDING = ("random", "types", "birds")
"""FP-5: at random; each type in a given corner, arranged at random; or every bird in a given place."""
IN_BOX = [" ".join(bird) for bird in product(TYPES, COLOURS, SHAPES)]
"""The birds in box order, a row of nine for each type."""


# --- what is asked ----------------------------------------------------------------------------------------


def parts(contents: Contents, say: Say) -> list[BoxPart]:
    board, cards = say("fowlplay-box-board"), say("fowlplay-box-cards")
    ways = [Answer(way, say("fowlplay-box-stand", way=way)) for way in STANDING]
    return [
        Marks(board, say("fowlplay-box-board-how"), "space-{space}", lay_board(say), list_marks(say)),
        Ask(say("fowlplay-box-standing"), "standing", ways),
        *ask_places(contents, say),
        Order(cards, say("fowlplay-box-cards-how"), "card-{place}", list_numbers(), show_birds(say), on_board=False),
        Amount(say("fowlplay-box-last-birds"), "last-birds", 1, MOST_LAST_BIRDS),
        *(Amount(say("fowlplay-box-turn-cards", n=int(n)), f"turn-cards-{n}", 1, MOST_TURN_CARDS) for n in PLAYERS),
    ]


def lay_board(say: Say) -> list[Space]:
    grounds = tuple(say("fowlplay-ground", ground=ground) for ground in ("tunnel", "den", "centre"))
    return [lay_space(number, is_tunnel=False, grounds=grounds) for number in range(len(PLACES))]


def list_marks(say: Say) -> list[Mark]:
    tunnel = say("fowlplay-ground", ground="tunnel")
    corners = [(f"flock-{corner}", say("fowlplay-box-corner", corner=int(corner))) for corner in CORNERS]
    return [
        Mark("tunnel", tunnel, TUNNELS, Piece("tunnel", "note", "", tunnel, text="●")),
        *(Mark(name, label, FLOCK, Piece(name, "note", "", label, text=name[-1])) for name, label in corners),
    ]


def ask_places(contents: Contents, say: Say) -> list[BoxPart]:
    """The form part for where types or birds stand; none while chance decides or a corner lacks spaces."""
    standing = contents.get("standing")
    if standing is None or any(len(flock) != FLOCK for flock in contents["flocks"]):
        return []
    if isinstance(standing[0], str):
        label, how = say("fowlplay-box-types"), say("fowlplay-box-types-how")
        corners = [Space(each, say("fowlplay-box-corner", corner=int(each)), x=int(each) - 1, y=0) for each in CORNERS]
        return [Order(label, how, "corner-{place}", corners, show_types(say), on_board=False)]
    label, how = say("fowlplay-box-birds"), say("fowlplay-box-birds-how")
    return [Order(label, how, "bird-{place}", lay_flocks(contents, say), show_birds(say), on_board=True)]


def lay_flocks(contents: Contents, say: Say) -> list[Space]:
    """The spaces with footprints, each named by its corner and its number there."""
    board = {space.id: space for space in lay_board(say)}
    return [
        Space(f"{corner}-{nth}", board[name].label, board[name].x, board[name].y, "hex")
        for corner, flock in zip(CORNERS, contents["flocks"], strict=True)
        for nth, name in enumerate(flock, start=1)
    ]


def list_numbers() -> list[Space]:
    return [Space(str(nth + 1), str(nth + 1), x=nth % FLOCK, y=nth // FLOCK) for nth in range(BIRDS)]


def show_birds(say: Say) -> list[Piece]:
    return [show_features(features, say) for features in IN_BOX]


def show_features(features: str, say: Say) -> Piece:
    kind, colour, shape = features.split()
    return Piece(features, "pawn", kind, spell_bird(features, say), marks=[colour, shape])


def show_types(say: Say) -> list[Piece]:
    return [Piece(kind, "pawn", kind, say("fowlplay-kind", kind=kind), marks=["brown"]) for kind in TYPES]


# --- fields and contents ----------------------------------------------------------------------------------


def spread(contents: Contents) -> Fields:
    spaces: Fields = dict.fromkeys([f"space-{name}" for name in contents["tunnels"]], "tunnel")
    for corner, flock in zip(CORNERS, contents["flocks"], strict=True):
        spaces |= dict.fromkeys([f"space-{name}" for name in flock], f"flock-{corner}")
    return {
        **spaces,
        **{f"card-{number}": features for number, features in enumerate(contents["cards"], start=1)},
        "last-birds": contents["last_birds"],
        **{f"turn-cards-{players}": contents["turn_cards"][players] for players in PLAYERS},
        **spread_standing(contents),
    }


def spread_standing(contents: Contents) -> Fields:
    """The places of types and birds, always filled, so that there is something to show if people choose them."""
    standing = contents.get("standing")
    way = "random" if standing is None else "types" if isinstance(standing[0], str) else "birds"
    types = standing if standing is not None and way == "types" else TYPES
    birds = sort_birds(contents) if way == "birds" else IN_BOX
    return {
        "standing": way,
        **{f"corner-{corner}": kind for corner, kind in zip(CORNERS, types, strict=True)},
        **{f"bird-{place}": features for place, features in zip(list_footprints(), birds, strict=True)},
    }


def sort_birds(contents: Contents) -> list[str]:
    """The birds of each corner in the order in which `gather` lists its spaces."""
    sorted_birds = []
    for flock, birds in zip(contents["flocks"], contents["standing"], strict=True):
        stands = dict(zip(flock, birds, strict=True))
        sorted_birds += [stands[name] for name in HEX_NAMES if name in stands]
    return sorted_birds


def list_footprints() -> list[str]:
    return [f"{corner}-{nth}" for corner in CORNERS for nth in range(1, FLOCK + 1)]


def gather(entry: Entry) -> Contents:
    marks = {name: entry.text(f"space-{name}") for name in HEX_NAMES}
    contents = {
        "cards": [entry.text(f"card-{number}") for number in range(1, BIRDS + 1)],
        "tunnels": [name for name, mark in marks.items() if mark == "tunnel"],
        "flocks": [[name for name, mark in marks.items() if mark == f"flock-{corner}"] for corner in CORNERS],
        "last_birds": entry.number("last-birds", 0, MOST_LAST_BIRDS) or 0,
        "turn_cards": {players: entry.number(f"turn-cards-{players}", 0, MOST_TURN_CARDS) or 0 for players in PLAYERS},
    }
    standing = gather_standing(entry)
    return contents if standing is None else contents | {"standing": standing}


def gather_standing(entry: Entry) -> list[str] | list[list[str]] | None:
    if entry.text("standing") == "types":
        return [entry.text(f"corner-{corner}") for corner in CORNERS]
    if entry.text("standing") == "birds":
        birds = [entry.text(f"bird-{place}") for place in list_footprints()]
        return [birds[first : first + FLOCK] for first in range(0, BIRDS, FLOCK)]
    return None


EDITOR = BoxEditor("fowlplay-box-intro", parts, spread, gather)
