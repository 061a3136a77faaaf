"""Every record that was ever kept as an example is reviewed, or refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxden.record import Violation, decode
from foxden.review.review import review
from tests.review.games import hasty

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
LINES = [
    pytest.param(line, id=f"{path.stem}-{number}")
    for path in sorted(RECORDS.glob("*.jsonl"))
    for number, line in enumerate(path.read_bytes().splitlines(), start=1)
    if line.strip()
]


@pytest.mark.parametrize("line", LINES)
def test_it_is_reviewed_if_it_is_over(line: bytes) -> None:
    record = decode(line)
    if record.result is None and record.partial is not True:
        with pytest.raises(Violation) as refused:
            review(record, "en")
        assert refused.value.refusal.key == "review-running"
        return
    found = review(record, "en", appraiser=None if record.partial is True else hasty(record.game))
    for seat in range(len(record.seats) if found.lines else 0):
        changes = sum(step.luck[seat] + (step.choice if step.seat == seat else 0) for step in found.lines)
        assert found.known[seat] + changes == found.lines[-1].known[seat]
