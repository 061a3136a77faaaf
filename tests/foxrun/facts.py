"""What holds in every position of Fox on the Run, and what is hidden in it."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from foxden.games.foxrun.board import INDIGO, PUFFER, SCARLETT, SPACES, ZEV
from foxden.games.foxrun.data import TILES
from foxden.games.foxrun.editor import KINDS
from foxden.games.foxrun.names import CHARACTER_NAMES, SPACE_NAMES
from foxden.games.foxrun.numbers import OVER
from foxden.games.foxrun.rules import FoxRun


def check_pieces(state: FoxRun) -> None:
    """25 tiles, 3 of them start tiles; four pawns on the board, on face-up tiles, none where it may not be."""
    starts = [space for space in range(SPACES) if state.start_tiles >> space & 1]
    assert len(starts) == 3
    assert all(state.tiles[space] == 0 for space in starts)
    arrows = [int(state.tiles[space]) for space in range(SPACES) if space not in starts]
    assert sorted(tile.bit_count() for tile in arrows) == sorted(int(tile).bit_count() for tile in state.box.mix)
    assert state.down & state.start_tiles == 0
    at = list(state.at)
    assert all(0 <= space < SPACES and not state.down >> space & 1 for space in at)
    shared = {(one, other) for one in range(4) for other in range(one) if at[one] == at[other]}
    allowed = {(ZEV, PUFFER)} if state.phase != OVER else {(ZEV, PUFFER), (SCARLETT, INDIGO), (ZEV, INDIGO)}
    assert shared <= allowed


def hidden(state: FoxRun, viewer: int | None) -> dict[str, object]:
    down = [int(state.tiles[space]) for space in range(SPACES) if state.down >> space & 1]
    return {"face-down tiles": down} if state.phase != OVER and len(set(down)) > 1 else {}


@st.composite
def boxes(draw: st.DrawFn) -> dict[str, Any]:
    """Whatever an owner's box may hold (FR-1, FR-3, FR-5)."""
    indigo, scarlett, pair = draw(st.lists(st.sampled_from(SPACE_NAMES), min_size=3, max_size=3, unique=True))
    return {
        "tiles": draw(st.lists(st.sampled_from(KINDS), min_size=TILES, max_size=TILES)),
        "order": draw(st.permutations(CHARACTER_NAMES)),
        "starts": {"indigo": indigo, "puffer": pair, "scarlett": scarlett, "zev": pair},
    }
