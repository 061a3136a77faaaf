"""The planted faults of `make mutants` match the current sources; otherwise they couldn't be planted."""

from __future__ import annotations

import pytest

from foxden.games import GAMES
from foxden.rulebook import rules
from tests.mutants import ROOT, Mutant, read_mutants

MUTANTS = [mutant for game in GAMES for mutant in read_mutants(game)]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_planted_fault_has_one_place(mutant: Mutant) -> None:
    source = (ROOT / "src" / "foxden" / "games" / mutant.game / mutant.file).read_text(encoding="utf-8")
    assert source.count(mutant.old) == 1
    assert mutant.new != mutant.old


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_planted_fault(game: str) -> None:
    assert {rule for rule in rules(game) if rule not in {mutant.rule for mutant in MUTANTS}} == set()
