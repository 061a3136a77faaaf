"""Positions drawn as text, in the same signs as `picture.draw` uses, the whole farmyard or a piece of it.

    4,-6  tbs  .   +     the hex a row starts with is named at least once, by its coordinates or as people call it
        .  ORA  .        a row lies half a hex, two signs, to the right of the row above

`tbs` is the turkey, brown, square; `ORA` the orange fox; `.` an empty hex, `+` one the test asks about; `(.)` a tunnel
entrance, `-` an empty den space. What is not drawn is not there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from foxden.data import read_data
from foxden.game import Result
from foxden.games import GAMES, data_file
from foxden.games.fowlplay.board import NUMBERS, PLACES
from foxden.games.fowlplay.box import FowlPlayBox
from foxden.games.fowlplay.names import FOXES, PLACE_NAME, name_birds
from foxden.games.fowlplay.numbers import NONE, TO_PLAY
from foxden.games.fowlplay.picture import sign_bird
from foxden.games.fowlplay.rules import FowlPlay, set_up
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared

GAME = GAMES["fowlplay"]
BOX: FowlPlayBox = GAME.pack(read_data(data_file(GAME)))

BIRD = {sign_bird(name): bird for bird, name in enumerate(name_birds(BOX))}
FOX = {colour[:3].upper(): seat for seat, colour in enumerate(FOXES)}
LABEL = re.compile(r"(-?\d,-?\d|[A-HJ-N]\d+)$")
COORDINATES = {name: place for place, name in PLACE_NAME.items()}


def card(name: str) -> int:
    """A bird or card as it is drawn, to its printed number."""
    return BIRD[name] + 1


def read_drawing(drawing: str) -> dict[str, str]:
    """What is drawn on each hex."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    rows = [[(cell.start() + len(cell[0]) // 2, cell[0]) for cell in re.finditer(r"\S+", line)] for line in lines]
    labelled = next(index for index, row in enumerate(rows) if LABEL.match(row[0][1]))
    first = rows[labelled][0][1]
    q, r = map(int, COORDINATES.get(first, first).split(","))
    top, left = r - labelled, rows[labelled][1][0] - 4 * q - 2 * r
    drawn: dict[str, str] = {}
    for index, row in enumerate(rows):
        for column, sign in row:
            if not LABEL.match(sign):
                q, off = divmod(column - left - 2 * (top + index), 4)
                assert off == 0, f"{sign} stands between two hexes: {lines[index]}"
                check_sign(q, top + index, sign)
                drawn[f"{q},{top + index}"] = sign
    return drawn


def check_sign(q: int, r: int, sign: str) -> None:
    """A drawing must match the ground."""
    assert (q, r) in NUMBERS, f"{q},{r} is outside"
    assert sign in {".", "+", "-", "(.)", *BIRD, *FOX}, f"what is {sign}?"
    if sign in (".", "+", "-", "(.)"):
        assert (sign == "(.)") == BOX.is_tunnel(NUMBERS[q, r]), f"{sign} on {q},{r}"


def marked(drawing: str) -> set[str]:
    return {place for place, sign in read_drawing(drawing).items() if sign == "+"}


def draw_farm(
    drawing: str, plays: Mapping[str, str], *, turn: int = 2, foxes: Mapping[str, str] | None = None
) -> FowlPlay:
    """The bird phase of a round. `plays`: each seat's fox and the card it plays; `foxes`: those not in the drawing."""
    drawn = read_drawing(drawing) | {place: fox[:3].upper() for fox, place in (foxes or {}).items()}
    at = [NONE] * 36
    for place, sign in drawn.items():
        if sign in BIRD:
            at[BIRD[sign]] = hexagon(place)
    state = set_up(BOX, vec[i64](at), *deal_for(list(plays.values())), 0)
    state.birds_left = sum(place != NONE for place in at)
    for seat, colour in enumerate(plays):
        state.cards.lay_aside(seat, state.cards.hands[seat * 4 + 3])
        state.colour[seat] = FOXES.index(colour)
        state.yard.stand_fox(seat, next(hexagon(place) for place, sign in drawn.items() if sign == colour[:3].upper()))
    state.round = turn
    state.begin_round()
    for seat, played in enumerate(plays.values()):
        state.play(seat, TO_PLAY + BIRD[played])
    return state


def hexagon(place: str) -> int:
    q, r = place.split(",")
    return NUMBERS[int(q), int(r)]


def deal_for(played: list[str]) -> tuple[vec[i64], vec[i64]]:
    """Hands in which everyone has the card to play, and the rest of the deck."""
    cards = [BIRD[sign] for sign in played]
    others = [number for number in range(36) if number not in cards]
    hands = [[number, *(others.pop() for _ in range(3))] for number in cards]
    return vec[i64]([number for hand in hands for number in hand]), vec[i64](others)


# --- what is seen -----------------------------------------------------------------------------------------


def public(state: FowlPlay) -> FowlPlayShared:
    return cast(FowlPlayShared, GAME.look(state, None).shared)


def own(state: FowlPlay, seat: int) -> FowlPlayOwn:
    return cast(FowlPlayOwn, GAME.look(state, seat).own)


def phase(state: FowlPlay) -> str:
    return public(state).phase


def result(state: FowlPlay) -> Result:
    ended = GAME.result(state)
    assert ended is not None
    return ended


# --- asking and playing ---------------------------------------------------------------------------------


def offered(state: FowlPlay, kind: str = "") -> set[str]:
    """The acting seat's moves of one kind: their texts after this prefix."""
    texts = [GAME.write(move) for move in state.moves(state.waits_for()).to_list()]
    return {text.removeprefix(kind).strip() for text in texts if text.startswith(kind)}


def steps_of(state: FowlPlay, bird: str) -> set[str]:
    """Where this bird may step."""
    return offered(state, f"bird {card(bird)} ")


def say(state: FowlPlay, *texts: str) -> FowlPlay:
    """The acting seat, whoever it is, makes these legal moves."""
    for text in texts:
        seat, move = state.waits_for(), GAME.read(text)
        assert state.moves(seat).has(move), f"{text} is not legal for seat {seat}: {sorted(offered(state))}"
        state.play(seat, move)
    return state


def to_foxes(state: FowlPlay) -> FowlPlay:
    """Nobody moves another bird."""
    while phase(state) == "birds":
        say(state, "stop")
    return state


def place_of(state: FowlPlay, bird: str) -> str | None:
    at = state.yard.at[BIRD[bird]]
    return None if at == NONE else f"{PLACES[at][0]},{PLACES[at][1]}"
