"""Statistics of Fox on the Run: results by side and character, and how games end."""

from __future__ import annotations

from foxden.botkit.review import ReviewTable
from foxden.games.foxrun.names import CHARACTER_NAMES, ENDINGS, name_ending
from foxden.games.foxrun.result import Side, find_winners
from foxden.games.foxrun.rules import FoxRun
from foxden.games.foxrun.words import proper
from foxden.scene import Say
from foxden.statkit import Figures, StatKit, Sums, write_mean, write_share

SIDES: tuple[Side, ...] = ("foxes", "guardians")


def count_figures(state: FoxRun, seat: int) -> Figures:
    """FR-4: with two a seat plays a whole side, with four one character each."""
    side: Side = "foxes" if state.plays_foxes(seat) else "guardians"
    won = int(state.wins(seat))
    ended_by = name_ending(state.ended_by)
    assert ended_by is not None
    played = [name for pawn, name in enumerate(CHARACTER_NAMES) if state.player[pawn] == seat]
    figures: Figures = {f"side {side}": (won, 1), f"turns {side}": (int(state.turn) + 1, 1)}
    figures |= {f"character {name}": (won, 1) for name in played}
    return figures | {f"end {side} {ended_by}": (won, 1)}


def tell(sums: Sums, say: Say) -> list[ReviewTable]:
    tables = [write_sides(sums, say), write_characters(sums, say), write_ends(sums, say)]
    return [table for table in tables if table.rows]


def write_sides(sums: Sums, say: Say) -> ReviewTable:
    rows = [
        [say("foxrun-side", side=side), write_share(sums[name], say), write_mean(turns, say), str(turns.games)]
        for side in SIDES
        if (name := f"side {side}") in sums and (turns := sums[f"turns {side}"])
    ]
    columns = [say("foxrun-row-side"), say("stat-won"), say("foxrun-stat-turns"), say("stat-games")]
    return ReviewTable(say("foxrun-stat-title", by="side"), columns, rows)


def write_characters(sums: Sums, say: Say) -> ReviewTable:
    rows = [
        [proper(name), write_share(sums[f"character {name}"], say), str(sums[f"character {name}"].games)]
        for name in CHARACTER_NAMES
        if f"character {name}" in sums
    ]
    columns = [say("foxrun-stat-character"), say("stat-won"), say("stat-games")]
    return ReviewTable(say("foxrun-stat-title", by="character"), columns, rows, [say("foxrun-stat-both")])


def write_ends(sums: Sums, say: Say) -> ReviewTable:
    """The most frequent first."""
    found = [(sums[name].games, side, ending) for side in SIDES for ending in ENDINGS
             if (name := f"end {side} {ending}") in sums]  # fmt: skip
    found.sort(key=lambda each: -each[0])
    rows = [
        [
            say("foxrun-side", side=side),
            say("foxrun-stat-end", by=ending),
            say("foxrun-result", won=str(find_winners(ending) == side).lower()),
            str(games),
        ]
        for games, side, ending in found
    ]
    columns = [say("foxrun-row-side"), say("foxrun-stat-ending"), say("foxrun-row-result"), say("stat-games")]
    return ReviewTable(say("foxrun-stat-title", by="end"), columns, rows)


STATISTICS = StatKit(count_figures, tell)
