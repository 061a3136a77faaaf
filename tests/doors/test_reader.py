"""The agents of examples/reader: they play by words alone, on the ladder, against our levels."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from foxden.bots.match import invite, seat_bot
from foxden.chance import FastRng
from foxden.doors.reading import ReadGame
from foxden.lab.ladder import LadderDeal, play_deal
from tests.command import foxden

EXAMPLE = Path(__file__).parents[2] / "examples" / "reader" / "reader.py"
PROGRAM = """
import re, sys
told = sys.stdin.read()
assert told.startswith("# "), "the rules come first"
print("Hm. The last of them: [" + re.findall(r"^(\\S.*?) = ", told, re.MULTILINE)[-1] + "]")
"""


def test_the_ladder_rates_an_agent_that_reads_and_writes(tmp_path: Path) -> None:
    report = tmp_path / "standing.json"
    asked = [
        "--bot",
        f"{EXAMPLE}:NoteTaker",
        "--neighbours",
        "--minutes",
        "0.05",
        "--jobs",
        "1",
        "--report",
        str(report),
    ]
    said = foxden("ladder", "foxy", *asked)
    assert said.returncode == 0, said.stderr
    written = json.loads(report.read_text(encoding="utf-8"))
    played = {each["other"]: each for each in written["standings"] if each["one"] == "NoteTaker"}
    assert {"cub", "aesop", "reynard", "kitsune"} <= set(played), "against every level"
    assert played["cub"]["won"] >= played["cub"]["lost"]
    assert "NoteTaker" in {each["name"] for each in written["elo"]} or not played["cub"]["games"]


def test_who_takes_notes_counts_right() -> None:
    won = [play_deal(LadderDeal("foxy", 2, invite("foxy", f"{EXAMPLE}:NoteTaker"), invite("foxy", "cub"), number))
           for number in range(1, 4)]  # fmt: skip
    assert all(each.shares == [1.0, 1.0] for each in won)


def test_a_program_is_told_the_rules_and_the_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    monkeypatch.setenv("FOXDEN_READER", f"{sys.executable} {tmp_path}/program.py")
    game = ReadGame("foxrun", 2)
    state: Any = game.deal(FastRng(1))
    seat = int(state.waits_for())
    bot: Any = seat_bot("foxrun", invite("foxrun", f"{EXAMPLE}:Program"), seat, 1)
    moves = state.moves(seat)
    assert bot.choose(game.game.look(state, seat), state, moves) in moves.to_list()
