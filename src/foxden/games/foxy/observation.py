"""What a seat sees of Foxy as numbers: the top card and its own board. Covered cards are forgotten (FX-6)."""

from __future__ import annotations

from foxden.encoding import ActionRange, Encoding, Section, one_hot
from foxden.games.foxy.box import KINDS, TURNS
from foxden.games.foxy.names import FOXES
from foxden.games.foxy.numbers import ACTIONS, BET, EMPTY
from foxden.games.foxy.tensors import FoxyTensors
from foxden.games.foxy.view import FoxyOwn, FoxyShared, FoxyView

MOST_SEATS = 32_000
"""A bound for the observation; the rules have no limit (FX-5)."""
PARTS = (
    Section(
        "card", (KINDS + 1,), 0, 1, "the top card: the nine kinds, two natives per environment, the cat; then the Fox"
    ),
    Section(
        "numbers", (TURNS,), EMPTY, BET - 1, "the observer's number in each turn, −1 if there is none", private=True
    ),
    Section("circle", (TURNS,), 0, 1, "the turn whose number the observer has circled", private=True),
    Section("fox", (len(FOXES),), 0, 1, f"what the Fox asks for: {', '.join(FOXES)}"),
    Section("turn", (1,), 1, TURNS, "the turn"),
    Section("seats", (1,), 1, MOST_SEATS, "number of players"),
    Section("written", (1,), 0, MOST_SEATS, "how many have written in this turn"),
    Section("hard", (1,), 0, 1, "only exact numbers score"),
    Section("easy", (1,), 0, 1, "the last player to write reveals their number"),
    Section(
        "told", (2,), -1, MOST_SEATS, "who revealed their number of the previous turn, and the number; −1 if nobody did"
    ),
    Section("over", (1,), 0, 1, "the game is over"),
)


def observe(view: FoxyView) -> list[int]:
    shared, own = view.shared, view.own_part()
    board = own.numbers + ([] if own.now is None else [own.now])
    told = [-1, -1] if shared.told is None else [(shared.told.seat - own.seat) % shared.seats, shared.told.number]
    return [
        *one_hot(KINDS + 1, *shared.kinds),
        *(board + [EMPTY] * TURNS)[:TURNS],
        *one_hot(TURNS, -1 if own.bet is None else own.bet - 1),
        *one_hot(len(FOXES), FOXES.index(shared.fox)),
        shared.turn,
        shared.seats,
        shared.how_many,
        int(shared.hard),
        int(shared.easy),
        *told,
        int(shared.count is not None),
    ]


ENCODING: Encoding[FoxyShared, FoxyOwn] = Encoding(
    version=0,
    tensors=FoxyTensors(),
    actions=(
        ActionRange(0, BET, "write this number"),
        ActionRange(BET, ACTIONS - BET, "write this number less 1,000, and circle it"),
    ),
    parts=PARTS,
    observe=observe,
    together=True,
    absorb=lambda action: action % BET,  # FX-10: a circle that isn't available isn't drawn
    most_moves=lambda seats: TURNS * seats,
)
