"""Positions of Fox on the Run drawn as text, in the way `picture.draw` draws them.

5  S#   ·    ·    ·    ·        # a start tile, · a face-down tile, arrows a face-up one;
4  ·    PZ#  ·    ·    ·        before it who stands there: I, P, S, Z.
3  ·    ·    ·    ·    ·
2  ·    ·    ·    ↑→   ·
1  ·    ·    ·    I←   #
   a    b    c    d    e
"""

from __future__ import annotations

from textwrap import dedent

from librt.vecs import vec
from mypy_extensions import i64

from foxden.games import default_data
from foxden.games.foxrun import FOXRUN
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.names import CHARACTER, SPACE, TILE
from foxden.games.foxrun.numbers import STEP
from foxden.games.foxrun.picture import ARROW_SIGNS
from foxden.games.foxrun.rules import FoxRun

BOX = FOXRUN.pack(default_data(FOXRUN))
INITIALS = {name[0].upper(): pawn for name, pawn in CHARACTER.items()}
SIGNS = {sign: TILE[arrows] for arrows, sign in ARROW_SIGNS.items()}


def position(
    drawing: str, turn: str, *, under: dict[str, str] | None = None, start_tile: str = "turn", phase: int = STEP
) -> FoxRun:
    """The drawn position with one character to act, a seat each; `under`: what face-down tiles hide (else ↑)."""
    tiles, at, down, starts = [0] * SPACES, [-1] * 4, 0, 0
    for space, token in read_tokens(drawing).items():
        pawns = "".join(sign for sign in token if sign in INITIALS)
        tile = token[len(pawns) :]
        for initial in pawns:
            at[INITIALS[initial]] = space
        if tile == "#":
            starts |= 1 << space
        elif tile == "·":
            down |= 1 << space
            tiles[space] = 1
        else:
            tiles[space] = SIGNS[tile]
    for name, arrows in (under or {}).items():
        tiles[SPACE[name]] = SIGNS[arrows]
    state = FoxRun(BOX, vec[i64](tiles), vec[i64]([0, 1, 2, 3]), start_tile == "turn")
    state.at, state.down, state.start_tiles = vec[i64](at), down, starts
    state.pawn, state.phase = CHARACTER[turn], phase
    state.turn = list(BOX.order).index(CHARACTER[turn])
    return state


def read_tokens(drawing: str) -> dict[int, str]:
    rows = [line.split() for line in dedent(drawing).splitlines() if line.strip()[:1].isdigit()]
    return {SPACE[f"{column}{row[0]}"]: token for row in rows for column, token in zip("abcde", row[1:], strict=True)}


def board(state: FoxRun) -> dict[int, str]:
    """What the public sees on the board, to be held against a drawing read by `read_tokens`."""
    return read_tokens(FOXRUN.draw(FOXRUN.look(state, None)))


def legal(state: FoxRun) -> set[str]:
    """What the one who is asked may do, as texts."""
    return {FOXRUN.write(move) for move in state.moves(state.waits_for()).to_list()}


def play(state: FoxRun, *texts: str) -> FoxRun:
    for text in texts:
        move = FOXRUN.read(text)
        assert text in legal(state), f"{text} is not legal; {sorted(legal(state))} are"
        state.play(state.waits_for(), move)
    return state


def stands(state: FoxRun, name: str) -> str:
    return next(space for space, number in SPACE.items() if number == state.at[CHARACTER[name]])


def to_act(state: FoxRun) -> str:
    return next(name for name, pawn in CHARACTER.items() if pawn == state.pawn)
