"""The end of Fox on the Run as a score sheet: who played whom, and which side has won."""

from __future__ import annotations

from foxden.games.foxrun.names import CHARACTER_NAMES
from foxden.games.foxrun.result import find_winners, side_of
from foxden.games.foxrun.view import FoxRunShared
from foxden.games.foxrun.words import proper
from foxden.scene import Cell, Column, Names, Row, Say, Sheet
from foxden.text import list_up


def write_sheet(shared: FoxRunShared, names: Names, say: Say) -> Sheet:
    """Who played whom, and which side has won and how."""
    seats = range(len(names))
    parts = [[name for name in CHARACTER_NAMES if shared.players[name] == seat] for seat in seats]
    sides = [side_of(part[0]) for part in parts]
    winners = find_winners(shared.ended_by) if shared.ended_by else None
    why = say("foxrun-over", by=str(shared.ended_by))
    characters = [Cell(list_up(say, [proper(name) for name in part])) for part in parts]
    return Sheet(
        say("foxrun-sheet"),
        [Column(names[seat], seat) for seat in seats],
        [
            Row(say("foxrun-row-characters"), characters),
            Row(say("foxrun-row-side"), [Cell(say("foxrun-side", side=side)) for side in sides]),
            Row(say("foxrun-row-result"), [write_result(side == winners, why, say) for side in sides], marks=["total"]),
        ],
        counted=False,
    )


def write_result(won: bool, why: str, say: Say) -> Cell:
    return Cell(say("foxrun-result", won=str(won).lower()), why=why, marks=["won"] if won else [])
