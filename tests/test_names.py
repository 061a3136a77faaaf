"""No two classes share a name, so a name is never ambiguous."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "foxden"


def test_no_two_classes_share_a_name() -> None:
    found = Counter(
        node.name
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert {name for name, times in found.items() if times > 1} == set()
