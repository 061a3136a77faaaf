"""Our numbered rules: every number is a promise, so every number has its words and its test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foxden.games import GAMES
from foxden.rulebook import page, rules

HOW_MANY = {"foxy": ("FX", 20), "fowlplay": ("FP", 22), "foxrun": ("FR", 21)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_words(game: str) -> None:
    letters, last = HOW_MANY[game]
    assert list(rules(game)) == [f"{letters}-{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_named_after_it(game: str) -> None:
    tests = "\n".join(path.read_text() for path in (Path(__file__).parent / game).glob("test_*.py"))
    missing = [rule for rule in rules(game) if not re.search(f"def test_{rule.lower().replace('-', '_')}_", tests)]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_the_code_cites_exists(game: str) -> None:
    folder = Path(__file__).parents[1] / "src" / "foxden" / "games" / game
    cited = {
        rule
        for path in folder.glob("*.*")
        if path.suffix in (".py", ".toml")
        for rule in re.findall(r"F[XPR]-\d+", path.read_text())
    }
    assert cited <= set(rules(game))
    assert set(re.findall(r"F[XPR]-\d+", page(game))) == set(rules(game))
