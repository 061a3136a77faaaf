"""How games of Fowl Play! are reviewed: the calibration of search values."""

from __future__ import annotations

from pathlib import Path

from foxden.botkit.curve import read_curves
from foxden.botkit.review import ReviewKit, ReviewTable
from foxden.forms.entry import Entry
from foxden.games.fowlplay.box import BIRDS, FowlPlayBox
from foxden.games.fowlplay.companion import read
from foxden.games.fowlplay.count import bird_set
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.score import UNKNOWN
from foxden.games.fowlplay.worths import explain, list_tables, write_tables
from foxden.scene import Names, Say

CURVES = Path(__file__).parent / "curves.json"


def find_stage(state: FowlPlay) -> float:
    """FP-17: how near the end is, by birds or by turn cards."""
    box = state.yard.box
    birds = (BIRDS - state.birds_left) / max(1, BIRDS - int(box.last_birds))
    return max(birds, state.turned / max(1, int(box.turn_cards[state.seats])))


def list_partial_tables(entry: Entry, box: FowlPlayBox, names: Names, say: Say) -> list[ReviewTable]:
    """Tables for a game at a real table, from the catches and targets entered."""
    found = read(entry)
    targets = [UNKNOWN if target is None else target - 1 for target in found.targets]
    return write_tables(box, [bird_set(birds) for birds in found.birds], targets, names, say)


REVIEW = ReviewKit(
    curves=read_curves(CURVES),
    stage=find_stage,
    iterations=500,
    explain=explain,
    tables=list_tables,
    partial_tables=list_partial_tables,
)
