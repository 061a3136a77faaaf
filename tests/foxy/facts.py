"""What holds in every position of Foxy, and what is hidden in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from foxden.games.foxy.box import FOX, TURNS
from foxden.games.foxy.data import CARDS
from foxden.games.foxy.editor import CODES, read_code
from foxden.games.foxy.names import ENVIRONMENTS, join
from foxden.games.foxy.numbers import EMPTY, NEVER
from foxden.games.foxy.rules import Foxy


def check_pieces(state: Foxy) -> None:
    """19 cards of the box and the Fox; full boxes up to this turn, empty ones after it; one circle at most."""
    deck = Counter(int(card) for card in state.deck)
    assert deck.total() == TURNS
    assert deck.pop(FOX) == 1
    assert deck <= Counter(int(card) for card in state.box.cards)
    for seat in range(state.seats):
        board = [int(state.number(seat, turn)) for turn in range(TURNS)]
        written = state.turn + (state.turn < TURNS and state.has_written(seat))
        assert all(0 <= number <= 999 for number in board[:written])
        assert set(board[written:]) <= {EMPTY}
        assert state.bets[seat] == NEVER or 0 <= state.bets[seat] < written
        assert state.bets[seat] == NEVER or state.seats > 1


def hidden(state: Foxy, viewer: int | None) -> dict[str, object]:
    if state.turn == TURNS:
        return {}
    things: dict[str, object] = {
        "covered cards": [int(card) for card in state.deck][: state.turn],
        "cards to come": [int(card) for card in state.deck][state.turn + 1 :],
    }
    others = [seat for seat in range(state.seats) if seat != viewer]
    numbers = [
        int(state.number(seat, turn)) for seat in others for turn in range(state.turn + 1)
        if state.number(seat, turn) != EMPTY and not is_told(state, seat, turn)
    ]  # fmt: skip
    things["others' numbers"] = numbers
    if state.seats > 1 and len(numbers) > 3:
        things["others' bets"] = [int(state.bets[seat]) for seat in others]
    return {name: value for name, value in things.items() if value}


def is_told(state: Foxy, seat: int, turn: int) -> bool:
    return state.teller == seat and turn == state.turn - 1


NATIVES = ["bear", "crab", "deer", "dolphin", "giraffe", "hen", "lynx", "mole-rat", "octopus", "pig", "rabbit", "zebra"]

UNDRAWN = ("crab", "deer", "lynx", "mole-rat")
"""Those of which we have no picture."""


CARD_CODES = st.lists(st.sampled_from(CODES), min_size=CARDS, max_size=CARDS)
"""Made once: to make a strategy takes longer than to draw from it."""


@st.composite
def boxes(draw: st.DrawFn) -> dict[str, Any]:
    """Whatever an owner's box may hold (FX-1 to FX-3)."""
    names = draw(st.permutations(NATIVES))
    natives = {each: list(names[2 * nth : 2 * nth + 2]) for nth, each in enumerate(ENVIRONMENTS)}
    drawn = {each: draw(CARD_CODES) for each in ENVIRONMENTS}
    cards = {each: Counter(join(read_code(code, natives[each])) for code in codes) for each, codes in drawn.items()}
    return {"animals": natives, "cards": {each: dict(counted) for each, counted in cards.items()}}
