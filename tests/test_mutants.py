"""The planted faults of `make mutants` match the current sources; otherwise they couldn't be planted."""

from __future__ import annotations

import pytest

from tests.mutants import ATTACKS, ROOT, SETS, Mutant, needs_fault, read_mutants

MUTANTS = {name: read_mutants(name) for name in SETS}


@pytest.mark.parametrize(
    "mutant", [mutant for mutants in MUTANTS.values() for mutant in mutants], ids=lambda mutant: mutant.name
)
def test_a_planted_fault_has_one_place(mutant: Mutant) -> None:
    source = (ROOT / "src" / "foxden" / mutant.file).read_text(encoding="utf-8")
    assert source.count(mutant.old) == 1
    assert mutant.new != mutant.old


@pytest.mark.parametrize("name", SETS)
def test_every_rule_and_every_attack_has_a_planted_fault(name: str) -> None:
    assert set(needs_fault(name)) - {mutant.breaks for mutant in MUTANTS[name]} == set()


def test_every_fault_in_a_defence_is_for_a_test_that_is_named_with_its_attack() -> None:
    assert needs_fault(ATTACKS)
    assert {mutant.breaks for mutant in MUTANTS[ATTACKS]} - set(needs_fault(ATTACKS)) == set()
