"""The rulebooks, sentence by sentence (docs/rules/book): every row has its rule and its test, every rule its row."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foxden.games import GAMES
from foxden.rulebook import rules

ROOT = Path(__file__).parents[1]
BOOKS = ROOT / "docs" / "rules" / "book"
ROW = re.compile(r"^\| (?P<fact>.+) \| (?P<rule>.*) \| (?P<test>.*) \|$")


def rows_of(text: str) -> list[re.Match[str]]:
    """All rows except headings and separator lines."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    found = [ROW.match(line) for line in lines if not line.startswith("|--") and not line.endswith("| rule | test |")]
    assert all(found), "every row has three columns"
    return [row for row in found if row]


def book(game: str) -> str:
    return (BOOKS / f"{game}.md").read_text(encoding="utf-8")


def list_tests() -> set[str]:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    return set(re.findall(r"^ *(?:async )?def (test_\w+)\(", source, re.MULTILINE))


def find_faults(game: str, text: str) -> list[str]:
    """Rows without a rule or with an unknown one, rules without a row, and tests that don't exist."""
    known, tests, rows = rules(game), list_tests(), rows_of(text)
    faults = [row["fact"] for row in rows if row["rule"] not in known]
    faults += [f"{row['fact']}: {row['test']}" for row in rows if row["test"].strip("`") not in tests]
    return faults + sorted(set(known) - {row["rule"] for row in rows})


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_its_rule_and_its_test_and_every_rule_its_sentence(game: str) -> None:
    assert find_faults(game, book(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_missing_rule_row_or_test_is_found(game: str) -> None:
    """Planted: a row without a rule, a test that is not there, a rule whose rows are all gone."""
    text, row = book(game), rows_of(book(game))[0]
    assert find_faults(game, text.replace(f"| {row['rule']} |", "|  |", 1))
    assert find_faults(game, text.replace(row["test"], "`test_not_there`", 1))
    gone = "\n".join(line for line in text.splitlines() if f"| {row['rule']} |" not in line)
    assert find_faults(game, gone) == [row["rule"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_test_that_a_row_names_is_named_after_a_rule_or_a_guarantee(game: str) -> None:
    """Whichever rule's number a test has in its name, the row is of this game."""
    letters = GAMES[game].prefix.lower()
    for row in rows_of(book(game)):
        numbered = re.match(r"`test_(f[xpr])_\d", row["test"])
        assert numbered is None or numbered[1] == letters, row["fact"]
