"""Games of Foxy drawn as text: a row a turn, the card, then what each seat writes, in the order of the seats.

    hen + cat | 2  3
    fox       | 2! 1
    pig       | .  1

`!` is the circle, a dot a box that is still empty.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import FastRng
from foxden.data import read_data
from foxden.game import Result
from foxden.games import data_file
from foxden.games.foxy import FOXY
from foxden.games.foxy.box import FOX, TURNS
from foxden.games.foxy.names import FOXES, mask_of
from foxden.games.foxy.notation import read, read_variants
from foxden.games.foxy.rules import Foxy, set_up
from foxden.games.foxy.score import exact_numbers

DATA = read_data(data_file(FOXY))
BOX = FOXY.pack(DATA)


def card(text: str) -> int:
    return FOX if text.strip() == "fox" else mask_of(BOX.kinds, [name.strip() for name in text.split("+")])


def exact(cards: str, fox: str = "kinds") -> list[int]:
    """The exact numbers of cards divided by commas."""
    return list(exact_numbers(vec[i64]([card(text) for text in cards.split(",")]), FOXES.index(fox)))


def fill(cards: list[int]) -> list[int]:
    """These cards first; then whatever the box still holds, the Fox last if it is not among them."""
    rest = list(BOX.cards)
    for shown in cards:
        if shown != FOX:
            rest.remove(shown)
    if FOX in cards:
        return cards + rest[: TURNS - len(cards)]
    return cards + rest[: TURNS - 1 - len(cards)] + [FOX]


def game(table: str, **options: str | bool) -> Foxy:
    """Play what is drawn, each move only if it is legal."""
    rows = [row.split("|") for row in table.strip().splitlines()]
    writes = [row[1].split() for row in rows]
    deck = fill([card(row[0]) for row in rows])
    state = set_up(BOX, vec[i64](deck), len(writes[0]), read_variants(FOXY.settle(options)))
    for turn, row in enumerate(writes):
        for seat, text in enumerate(row):
            if text != ".":
                assert state.turn == turn, "a row before is not full"
                write(state, seat, text)
    return state


def write(state: Foxy, seat: int, text: str) -> None:
    assert may(state, seat, text), f"seat {seat} may not write {text}"
    state.play(seat, read(text))


def may(state: Foxy, seat: int, text: str) -> bool:
    return state.moves(seat).has(read(text))


def finish(state: Foxy, number: str = "0") -> Result:
    """Everyone writes the same to the end: 0 gives no points and is never crossed out."""
    while not state.over():
        write(state, state.waits_for(), number)
    return outcome(state)


def outcome(state: Foxy) -> Result:
    result = FOXY.result(state)
    assert result is not None
    return result


def finish_exactly(state: Foxy) -> Result:
    """Everyone writes the exact number to the end."""
    numbers = exact_numbers(state.deck, state.variants.fox)
    while not state.over():
        write(state, state.waits_for(), str(numbers[state.turn]))
    return outcome(state)


def deal(seats: int, seed: int = 1, **options: str | bool) -> Foxy:
    return FOXY.deal(BOX, FOXY.settle(options), seats, FastRng(seed))
