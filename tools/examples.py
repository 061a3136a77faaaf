"""The example positions next to the rules: what stands where, what is allowed, and which paths exist.

A test plays them, so that the pictures agree with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from foxden.games.foxrun.pieces import PICTURES, faction_of

ENVIRONMENTS = {
    "hen": "countryside", "pig": "countryside", "bear": "forest", "rabbit": "forest",
    "zebra": "savannah", "giraffe": "savannah", "dolphin": "sea", "octopus": "sea", "fox": "fox",
}  # fmt: skip


@dataclass(frozen=True)
class Thing:
    """Something drawn: its picture, where its middle is, how large; `worn`: what its marks do not say."""

    art: str
    x: float
    y: float
    size: float = 0.84
    kind: str = "pawn"
    marks: tuple[str, ...] = ()
    turned: int = 0
    shows: tuple[str, ...] = ()
    text: str = ""
    worn: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Ground:
    x: float
    y: float
    shape: str
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Example:
    game: str
    grounds: tuple[Ground, ...]
    things: tuple[Thing, ...]
    good: tuple[tuple[float, float], ...] = ()
    bad: tuple[tuple[float, float], ...] = ()
    way: tuple[tuple[float, float], ...] = ()
    texts: tuple[tuple[str, float, float], ...] = ()
    width: int = 100
    """Pixels for one space."""


# --- Foxy -------------------------------------------------------------------------------------------------


def show_card(nth: float, *animals: str) -> Thing:
    home = next(ENVIRONMENTS[animal] for animal in animals if animal in ENVIRONMENTS)
    rim = {"rim": "#f6c453"} if home == "fox" else {}
    return Thing("card", nth, 0, 0.96, "card", shows=animals, worn={home: "1"} | rim)


def show_number(nth: float, number: int, y: float = 0.85, *marks: str) -> Thing:
    return Thing("number", nth, y, 0.6, "note", marks, text=str(number))


def deal_cards(*cards: str, numbers: Sequence[int] = ()) -> Example:
    things = [show_card(nth, *card.split("+")) for nth, card in enumerate(cards)]
    things += [show_number(nth, number) for nth, number in enumerate(numbers)]
    return Example("foxy", (), tuple(things))


def count_points(*written: tuple[int, str, str]) -> Example:
    """Numbers with their marks, and what each is worth."""
    things = [show_number(nth, number, 0.0, *marks.split()) for nth, (number, marks, _) in enumerate(written)]
    worth = tuple((points, float(nth), 0.62) for nth, (_, _, points) in enumerate(written))
    return Example("foxy", (), tuple(things), texts=worth)


FOXY = {
    "foxy-cards": deal_cards("hen", "bear+cat", "zebra+giraffe", "dolphin+octopus+cat", "fox"),
    "foxy-exact": deal_cards("bear", "bear+rabbit", "hen+cat", "bear+cat", numbers=(1, 3, 2, 5)),
    "foxy-fox": deal_cards("hen", "pig", "bear+cat", "hen", "fox", numbers=(1, 1, 2, 2, 4)),
    "foxy-points": count_points((3, "", "+3"), (5, "", "+5"), (6, "crossed", "0")),
    "foxy-circle": count_points((4, "bet", "0"), (5, "bet", "+10")),
}

# --- Fowl Play! -------------------------------------------------------------------------------------------

Hex = tuple[int, int]
TUNNELS = ((0, 0), (6, -3), (3, -6), (-3, -3), (-6, 3), (-3, 6), (3, 3))


def place(at: Hex) -> tuple[float, float]:
    return at[0] + at[1] / 2, at[1] * sqrt(3) / 2


def distance(one: Hex, other: Hex) -> int:
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))


def lay_farm(middle: Hex, radius: int) -> tuple[Ground, ...]:
    """The part of the farmyard around a hex."""
    spaces = [(q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6]
    return tuple(
        Ground(*place(at), "hex", ("den",) * (distance(at, (0, 0)) < 2) + ("tunnel",) * (at in TUNNELS))
        for at in spaces
        if distance(at, middle) <= radius
    )


def show_fox(at: Hex, colour: str = "orange") -> Thing:
    return Thing("fox", *place(at), marks=(colour,))


def show_bird(x: float, y: float, bird: str) -> Thing:
    kind, colour, shape = bird.split()
    return Thing(kind, x, y, marks=(colour, shape))


def show_bird_card(x: float, y: float, bird: str, *marks: str) -> Thing:
    kind, colour, shape = bird.split()
    return Thing("card", x, y, 1.2, "card", (colour, shape, *marks), shows=(kind,))


TURKEY: Hex = (-2, 4)
FEARED: Hex = (1, 4)
FEAR_GOOD: tuple[Hex, ...] = ((-3, 4), (-3, 5), (-2, 3), (-2, 5), (-1, 3))
FEAR_BAD: tuple[Hex, ...] = ((-1, 4),)
DEN_BIRD: Hex = (-1, 0)
DEN_GOOD: tuple[Hex, ...] = ((-1, 1), (0, -1))
DEN_BAD: tuple[Hex, ...] = ((0, 0),)

FOWLPLAY = {
    "fowlplay-alike": Example(
        "fowlplay",
        (),
        (
            show_bird_card(0, 0, "duck brown square"),
            *(
                show_bird(1.5 + nth, -0.1, bird)
                for nth, bird in enumerate(
                    ("duck black circle", "goose brown hexagon", "turkey white square", "chicken white circle")
                )
            ),
        ),
        good=((1.5, 0.6), (2.5, 0.6), (3.5, 0.6)),
        bad=((4.5, 0.6),),
    ),
    "fowlplay-den": Example(
        "fowlplay",
        lay_farm(DEN_BIRD, 2),
        (show_bird(*place(DEN_BIRD), "goose white circle"),),
        good=tuple(place(at) for at in DEN_GOOD),
        bad=tuple(place(at) for at in DEN_BAD),
    ),
    "fowlplay-fear": Example(
        "fowlplay",
        lay_farm((-1, 4), 2),
        (show_fox(FEARED), show_bird(*place(TURKEY), "turkey brown circle")),
        good=tuple(place(at) for at in FEAR_GOOD),
        bad=tuple(place(at) for at in FEAR_BAD),
    ),
    "fowlplay-tunnel": Example(
        "fowlplay",
        lay_farm((0, 0), 6),
        (show_fox((1, -1)), show_bird(*place((6, -4)), "duck black circle")),
        way=(place((1, -1)), place((0, 0)), place((6, -3))),
        width=52,
    ),
    "fowlplay-most": Example(
        "fowlplay",
        (),
        tuple(
            show_bird(float(nth), 0, bird)
            for nth, bird in enumerate(
                ("chicken brown circle", "chicken brown hexagon", "chicken brown square", "duck brown circle")
            )
        ),
        texts=(("+2", 4.0, 0.0),),
    ),
    "fowlplay-target": Example(
        "fowlplay",
        (),
        (
            show_bird_card(0, 0, "chicken brown hexagon", "target"),
            *(
                show_bird(1.5 + nth, -0.15, bird)
                for nth, bird in enumerate(("goose white hexagon", "chicken brown circle", "chicken brown hexagon"))
            ),
        ),
        texts=(("+1", 1.5, 0.55), ("+2", 2.5, 0.55), ("+4", 3.5, 0.55)),
    ),
}

# --- Fox on the Run ---------------------------------------------------------------------------------------


def at_space(name: str) -> tuple[float, float]:
    return float("abcde".index(name[0])), 5.0 - int(name[1])


def in_corner(name: str) -> tuple[float, float]:
    """A place for a mark that hides neither arrow nor pawn."""
    x, y = at_space(name)
    return x + 0.3, y + 0.3


def show_tile(name: str, tile: str) -> Thing:
    art, turned = PICTURES[tile]
    return Thing(art, *at_space(name), 0.96, "tile", turned=turned)


def show_pawns(pawns: Mapping[str, str]) -> list[Thing]:
    """Side by side where they share a space."""
    shown = []
    for name, space in pawns.items():
        company = [other for other, there in pawns.items() if there == space]
        x, y = at_space(space)
        size = 0.72 if len(company) == 1 else 0.5
        x += (company.index(name) - (len(company) - 1) / 2) * size
        shown.append(Thing(f"pawn-{name}", x, y, size, marks=(faction_of(name),)))
    return shown


@dataclass(frozen=True)
class Forest:
    """A position of Fox on the Run; tiles that are not named lie face down."""

    tiles: Mapping[str, str]
    pawns: Mapping[str, str]
    spaces: str
    """The corners of what is drawn: `a5 c3`."""
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    way: tuple[str, ...] = ()

    def draw(self) -> Example:
        (left, top), (right, bottom) = (at_space(name) for name in self.spaces.split())
        names = [f"{column}{row}" for column in "abcde" for row in range(1, 6)]
        shown = [name for name in names if left <= at_space(name)[0] <= right and top <= at_space(name)[1] <= bottom]
        pawns = {name: space for name, space in self.pawns.items() if space in shown}
        return Example(
            "foxrun",
            tuple(Ground(*at_space(name), "square") for name in shown),
            (*(show_tile(name, self.tiles.get(name, "down")) for name in shown), *show_pawns(pawns)),
            good=tuple(in_corner(name) for name in self.good),
            bad=tuple(in_corner(name) for name in self.bad),
            way=tuple(at_space(name) for name in self.way),
            width=64 if len(shown) == 25 else 100,
        )


STARTS = {"a5": "start", "b4": "start", "e1": "start"}
FORESTS = {
    "foxrun-start": Forest(
        STARTS, {"indigo": "e1", "scarlett": "a5", "zev": "b4", "puffer": "b4"}, "a5 e1"
    ),
    "foxrun-step": Forest(
        {**STARTS, "c3": "ul"},
        {"indigo": "c3", "scarlett": "a5", "zev": "a4", "puffer": "e5"},
        "b4 d2",
        good=("b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"),
    ),
    "foxrun-chain": Forest(
        {"a5": "start", "b5": "start", "e1": "start", "b4": "l", "a4": "u", "c3": "ul", "b3": "r", "a3": "d"},
        {"indigo": "c3", "scarlett": "a5", "zev": "a3", "puffer": "d4"},
        "a5 c3",
        way=("c3", "b4", "a4", "a5"),
    ),
    "foxrun-blocked": Forest(
        {**STARTS, "c2": "u", "c3": "d", "d2": "l"},
        {"indigo": "d2", "scarlett": "a5", "zev": "b4", "puffer": "c3"},
        "b3 d1",
        bad=("c3",),
        way=("d2", "c2"),
    ),
    "foxrun-turn": Forest(
        {**STARTS, "c3": "r", "b3": "u", "c2": "rd", "d3": "l"},
        {"indigo": "d3", "scarlett": "a5", "zev": "b4", "puffer": "c3"},
        "b4 d2",
        good=("b3", "c2"),
        bad=("d3", "d2"),
    ),
    "foxrun-swap": Forest(
        {**STARTS, "b5": "l", "a4": "u", "c4": "d"},
        {"indigo": "c3", "scarlett": "b5", "zev": "c4", "puffer": "d4"},
        "a5 c4",
        good=("a5", "b4", "a4"),
        bad=("c4", "c5"),
    ),
    "foxrun-guard": Forest(
        {**STARTS, "b5": "l", "a4": "u", "b3": "r"},
        {"indigo": "b5", "scarlett": "a5", "zev": "a4", "puffer": "c3"},
        "a5 c3",
        bad=("a5",),
    ),
}  # fmt: skip

EXAMPLES = {**FOXY, **FOWLPLAY, **{name: forest.draw() for name, forest in FORESTS.items()}}
