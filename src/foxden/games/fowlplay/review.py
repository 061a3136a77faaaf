"""How games of Fowl Play! are reviewed: the calibration of search values."""

from __future__ import annotations

from foxden.botkit.review import ReviewKit, ReviewTable
from foxden.forms.entry import Entry
from foxden.games.fowlplay.box import FowlPlayBox
from foxden.games.fowlplay.companion import read
from foxden.games.fowlplay.count import bird_set
from foxden.games.fowlplay.score import UNKNOWN
from foxden.games.fowlplay.worths import explain, list_tables, write_tables
from foxden.scene import Names, Say

CURVES = {2: (-0.223, 0.97), 3: (-0.617, 0.884), 4: (-0.677, 1.071)}


def list_partial_tables(entry: Entry, box: FowlPlayBox, names: Names, say: Say) -> list[ReviewTable]:
    """Tables for a game at a real table, from the catches and targets entered."""
    found = read(entry)
    targets = [UNKNOWN if target is None else target - 1 for target in found.targets]
    return write_tables(box, [bird_set(birds) for birds in found.birds], targets, names, say)


REVIEW = ReviewKit(
    curves=CURVES, iterations=500, explain=explain, tables=list_tables, partial_tables=list_partial_tables
)
