"""docs/research.md: its examples run, and its tables say what the games say of themselves."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tools.figures import RESEARCH, fill, research_tables

EXAMPLES = re.findall(r"^```python\n(.*?)^```", RESEARCH.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(example: str) -> None:
    run = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_there_are_examples_of_every_door() -> None:
    imported = {name for each in EXAMPLES for name in re.findall(r"foxden\.(?:doors\.)?(\w+)", each)}
    assert imported >= {"pettingzoo", "openspiel", "vector", "textarena", "reading"}


def test_the_tables_say_what_the_games_say() -> None:
    text = RESEARCH.read_text(encoding="utf-8")
    assert fill(text, research_tables()) == text, "stale: make figures"
